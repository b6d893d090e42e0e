/// Remembers which questions to the terminal are still open.
struct QueryWatch {
    private(set) var hasBegun = false
    /// The terminal has told its keyboard flags, so it knows the protocol.
    var hasKeyboardFlags = false
    /// Until then an answer can still be expected.
    private(set) var deadline: ContinuousClock.Instant?
    private var open = 0

    private static let patience = Duration.milliseconds(500)

    var isWaiting: Bool {
        open > 0
    }

    mutating func asked() {
        hasBegun = true
        open += 1
        deadline = .now + Self.patience
    }

    mutating func answered() {
        open = max(open - 1, 0)
    }
}
