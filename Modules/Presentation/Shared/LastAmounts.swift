public import TrackerDomain

/// The amounts that a tracker had last, to be chosen again.
public struct LastAmounts: Hashable, Sendable {
    private static let count = 3

    public struct Entry: Hashable, Sendable {
        public let amount: Amount
        /// The last day with it.
        public let day: Day
        /// "25 pages".
        public let text: String
    }

    /// At most three different ones, the latest first.
    public let entries: [Entry]
    /// That of the goal on the day to choose for; empty if it has none.
    public let unit: String

    /// - Parameter day: The day to choose for; what it has already is no choice.
    public init(of tracker: Tracker, for day: Day, _ language: Language) {
        let present = tracker.amounts[day]
        unit = tracker.measure(on: day)?.goal.unit ?? ""
        var entries: [Entry] = []
        for (amount, other) in zip(tracker.amounts.values, tracker.amounts.days).reversed()
        where other != day && amount != present && !entries.contains(where: { $0.amount == amount }) {
            entries.append(
                Entry(
                    amount: amount, day: other, text: AmountText.amount(amount, unit: unit, language)))
            if entries.count == Self.count { break }
        }
        self.entries = entries
    }
}
