import TrackerDomain
import TrackerPresentation

/// The sign in a cell of a month's table.
enum MarkdownSign: String, CaseIterable {
    case done = "✓"
    /// An amount that does not meet the goal, or counts for a sum.
    case begun = "◐"
    case missed = "✗"
    /// Skipped, or a day of a pause.
    case off = "–"

    var meaning: Phrase {
        switch self {
        case .done: .markDone
        case .begun: Phrase("begun", "начато")
        case .missed: .markMissed
        case .off: .markOff
        }
    }
}

/// A tracker on its days, for the tables of months.
struct MarkdownRow {
    /// Emoji and name, with formatting signs escaped.
    let title: String
    /// From the first to the last day with a sign; nil if there is none.
    let days: ClosedRange<Day>?
    private let tracker: Tracker
    private let done: DaySet
    private let missed: DaySet
    private let amounts: [Day: Amount]
    let notes: [Day: String]

    /// - Parameter range: The only days that may be missed; nil for all of them.
    init(_ tracker: Tracker, heading: String, in range: ClosedRange<Day>?, today: Day) {
        self.tracker = tracker
        title = "\(tracker.emoji) \(heading)".asMarkdown
        done = tracker.doneDays(today: today)
        let allMissed = tracker.plan(through: today).missed
        missed = range.map(allMissed.intersection) ?? allMissed
        var shown = tracker.recordedDays(today: today)
        shown.formUnion(missed)
        days = shown.first.flatMap { first in shown.last.map { first...$0 } }
        amounts = Dictionary(uniqueKeysWithValues: tracker.amounts.entries.map { ($0.day, $0.value) })
        notes = Dictionary(
            uniqueKeysWithValues: tracker.notes.entries.map { ($0.day, $0.value.text.asMarkdown) })
    }

    func sign(on day: Day) -> MarkdownSign? {
        switch tracker.tableMark(on: day, done: done) {
        case .done: .done
        case .skipped, .rest: .off
        case nil: amounts[day] != nil ? .begun : missed.contains(day) ? .missed : nil
        }
    }

    func isShown(in month: Month) -> Bool {
        // A library may span centuries, and one tracker few of its months.
        guard let days, days.overlaps(month.days) else { return false }
        return month.days.contains { sign(on: $0) != nil }
    }

    /// The completions and the sum of the amounts by unit: "12", "12; 48.5 km".
    func total(in month: Month, _ language: Language) -> String {
        var sums: [(unit: String, thousandths: Int)] = []
        for day in month.days {
            guard let amount = amounts[day] else { continue }
            let unit = tracker.measure(on: day)?.goal.unit ?? ""
            let index = sums.firstIndex { $0.unit == unit } ?? sums.endIndex
            if index == sums.endIndex { sums.append((unit, 0)) }
            sums[index].thousandths += amount.inThousandths
        }
        let amounts = sums.map {
            AmountText.amount(thousandths: $0.thousandths, unit: $0.unit, language).asMarkdown
        }
        let done = NumberText.whole(done.count(in: month.days), language)
        return ([done] + amounts).joined(separator: "; ")
    }
}

extension String {
    /// The text escaped for Markdown: a backslash precedes signs that format, link, tag or end a cell.
    var asMarkdown: String {
        marking(with: UInt8(ascii: "\\")) { Self.signsOfMarkdown.contains($0) }
    }

    private static let signsOfMarkdown = Set("\\`*_[]<>|~#&$=^".utf8)
}
