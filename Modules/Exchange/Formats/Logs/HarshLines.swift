internal import TrackerDomain
internal import TrackerPresentation

/// A line of the list: `Gym: 3/7`, `Old habit: 1w: 2024-06-15`.
struct HarshHabitLine {
    let name: String
    let frequency: String
    /// The last day, as written in the file.
    let end: String?

    /// The possible numbers of fields.
    static let fields = 2...3

    static func fields(of text: String) -> [String] {
        // The blank at the end of a line may have been trimmed.
        (text + " ").parts(between: ": ")
    }

    init?(_ text: String) {
        let parts = HarshHabitLine.fields(of: text)
        guard HarshHabitLine.fields.contains(parts.count) else { return nil }
        name = parts[0]
        frequency = Name.collapsingSpace(parts[1])
        let last = parts.count == 3 ? Name.collapsingSpace(parts[2]) : ""
        end = last.isEmpty ? nil : last
    }

    /// The number of times and of days: `3/7`, `2w` for every 14 days, `0` for a habit that is only tracked.
    var times: (count: Int, days: Int)? {
        let parts = frequency.split(separator: "/", omittingEmptySubsequences: false).map(
            HarshHabitLine.number)
        switch (parts.count, parts[0], parts.count == 2 ? parts[1] : nil) {
        case (1, 0?, _): return (0, 1)
        case (1, let days?, _): return (1, days)
        case (2, let count?, let days?) where days > 0 && count <= days: return (count, days)
        default: return nil
        }
    }

    private static func number(_ text: Substring) -> Int? {
        let digits = text.hasSuffix("w") ? text.dropLast() : text
        return Int(digits: digits, 1...4).map { text.hasSuffix("w") ? $0 * 7 : $0 }
    }
}

/// A line of the log: `2025-01-15 : Meditated : y : felt good : 12.5`; empty last fields may be missing.
struct HarshLogLine {
    let day: Day?
    let name: String
    let mark: DraftDay.Mark?
    let note: String?
    let amount: Amount?
    /// The reason why the line cannot be used.
    let problem: BrokenLine.Problem?

    init(_ text: String) {
        var parts = (text + " ").parts(between: " : ")
        let count = parts.count
        while parts.count < 5 { parts.append("") }
        day = Day(iso: Name.collapsingSpace(parts[0]))
        name = Name.collapsingSpace(parts[1])
        let result = Name.collapsingSpace(parts[2])
        mark = DraftDay.Mark(letter: result)
        let note = Name.collapsingSpace(parts[3])
        self.note = note.isEmpty ? nil : note
        let number = Name.collapsingSpace(parts[4])
        let amount = Amount(decimal: number)
        // harsh writes 0 if no amount was given.
        self.amount = amount == .zero ? nil : amount
        problem =
            if !(3...5).contains(count) {
                .fields(count, needed: 3...5)
            } else if day == nil {
                .day(parts[0])
            } else if name.isEmpty {
                .name
            } else if mark == nil {
                .value(result)
            } else if amount == nil, Double(number) != nil {
                // harsh accepts NaN, 1e3 and negative numbers; it ignores text that is no number at all.
                .value(number)
            } else {
                nil
            }
    }
}
