/// Decides when marks are saved: after their frame, once nothing is waited for, at the latest two seconds after the first of them.
package struct SavingTurn {
    private static let patience = Duration.seconds(2)

    /// The latest moment; nil while everything is saved.
    package private(set) var deadline: ContinuousClock.Instant?

    package init() {}

    /// True if the marks are to be saved now; to be asked after each frame.
    ///
    /// - Parameter mayWait: Whether input waits, or presses that count may go on.
    package mutating func comes(
        isSaving: Bool, mayWait: @autoclosure () -> Bool, at now: ContinuousClock.Instant
    ) -> Bool {
        guard isSaving else {
            deadline = nil
            return false
        }
        let latest = deadline ?? now + Self.patience
        let isNow = latest <= now || !mayWait()
        deadline = isNow ? nil : latest
        return isNow
    }
}
