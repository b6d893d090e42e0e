/// How much a generated library holds.
struct LibrarySize {
    /// What is asked of the habits.
    enum Habits: String {
        /// Each day of each.
        case daily
        /// A quarter each: with notes on a tenth of the days, three times a week, with skips, with amounts.
        case mixed
        /// So many times a week, a month, or in ten days, in turn.
        case quotas
        /// A quarter three times a week, and the others each day.
        case someQuotas = "some-quotas"
        /// A quarter 20 km a week, with amounts on the same days, and the others each day.
        case someSums = "some-sums"
    }

    let trackers: Int
    let years: Int
    let habits: Habits

    /// Reads `10x2`: ten trackers kept for two years; `10x2-mixed` for other habits.
    init?(_ text: String) {
        let (size, word) = (text.prefix { $0 != "-" }, text.drop { $0 != "-" }.dropFirst())
        guard let habits = word.isEmpty ? .daily : Habits(rawValue: String(word)) else { return nil }
        self.init(size, of: habits)
    }

    init?(_ text: some StringProtocol, of habits: Habits) {
        let parts = text.split(separator: "x", omittingEmptySubsequences: false).map { Int($0) }
        guard parts.count == 2, let trackers = parts[0], let years = parts[1], (1...9999).contains(trackers),
            (1...99).contains(years)
        else { return nil }
        self.trackers = trackers
        self.years = years
        self.habits = habits
    }
}
