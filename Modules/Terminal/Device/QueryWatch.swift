/// Remembers which queries to the terminal are unanswered.
struct QueryWatch {
    private(set) var hasBegun = false
    /// The terminal has reported its keyboard flags, so it supports the protocol.
    var hasKeyboardFlags = false
    /// The time until which an answer may still come.
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
