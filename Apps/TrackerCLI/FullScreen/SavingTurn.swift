/// Decides when marks are saved: after their frame, once no input waits, at the latest two seconds after the first of them.
package struct SavingTurn {
    private static let patience = Duration.seconds(2)

    /// The latest moment; nil while everything is saved.
    package private(set) var deadline: ContinuousClock.Instant?

    package init() {}

    /// True if the marks are to be saved now; to be asked after each frame.
    package mutating func comes(
        isSaving: Bool, hasInput: @autoclosure () -> Bool, at now: ContinuousClock.Instant
    ) -> Bool {
        guard isSaving else {
            deadline = nil
            return false
        }
        let latest = deadline ?? now + Self.patience
        let isNow = latest <= now || !hasInput()
        deadline = isNow ? nil : latest
        return isNow
    }
}
