import TrackerDomain
import TrackerPresentation

/// A page for notes and wikis: a table for each month, the newest first, with the month's notes below it.
struct MarkdownExport {
    private let library: Library
    private let rows: [MarkdownRow]
    private let today: Day
    private let language: Language

    /// - Parameter days: The only days that are shown; nil for all of them.
    init(_ library: Library, in days: ClosedRange<Day>?, today: Day, language: Language) {
        self.library = library
        self.today = today
        self.language = language
        let trackers = library.sortedTrackers
        rows = zip(trackers, library.headings(of: trackers)).map {
            MarkdownRow($0, heading: $1, in: days, today: today)
        }
    }

    var bytes: [UInt8] { Array(text.utf8) }

    /// The number of trackers that have a day to show.
    var trackerCount: Int { rows.count { $0.days != nil } }

    private var text: String {
        let months = months.compactMap { section($0) }
        let legend = MarkdownSign.allCases.map { "\($0.rawValue) \($0.meaning(language))" }.joined(
            separator: ", ")
        let body =
            months.isEmpty
            ? [Phrase("There are no days yet.", "Дней пока нет.")(language)] : [legend] + months
        return (["# \(Phrase.trackersTitle(language))"] + body).joined(separator: "\n\n") + "\n"
    }

    /// All months that have data, and those between them, the newest first.
    private var months: [Month] {
        let days = rows.compactMap(\.days)
        guard let first = days.map(\.lowerBound).min(), let last = days.map(\.upperBound).max() else {
            return []
        }
        let oldest = Month(containing: first)
        return Array(sequence(first: Month(containing: last)) { $0 > oldest ? $0.adding(-1) : nil })
    }

    /// Nil for a month with nothing to show.
    private func section(_ month: Month) -> String? {
        let present = rows.filter { $0.isShown(in: month) }
        let notes = notes(of: month)
        guard !present.isEmpty || !notes.isEmpty else { return nil }
        var parts = ["## \(DateText.heading(month, language))"]
        if !present.isEmpty { parts.append(table(of: present, month)) }
        if !notes.isEmpty { parts.append(notes.joined(separator: "\n")) }
        return parts.joined(separator: "\n\n")
    }

    /// A column of a month's table: its heading, the rule below it, and its cells.
    private struct Column {
        let heading: String
        let rule: String
        let cell: (MarkdownRow) -> String
    }

    private func columns(_ month: Month) -> [Column] {
        let days = month.days.map { day in
            Column(
                heading: "\(day.components.day) \(Phrase.shortName(of: day.weekday)(language))", rule: ":-:"
            ) { $0.sign(on: day)?.rawValue ?? "" }
        }
        return [Column(heading: Phrase.columnTracker(language), rule: ":--", cell: \.title)] + days
            + [Column(heading: Phrase.total(language), rule: "--:") { $0.total(in: month, language) }]
    }

    private func table(of rows: [MarkdownRow], _ month: Month) -> String {
        let columns = columns(month)
        let lines =
            [columns.map(\.heading), columns.map(\.rule)] + rows.map { row in columns.map { $0.cell(row) } }
        return lines.map { "| " + $0.joined(separator: " | ") + " |" }.joined(separator: "\n")
    }

    private func notes(of month: Month) -> [String] {
        month.days.flatMap { day in
            rows.compactMap { row in
                row.notes[day].map { "- \(DateText.short(day, language)), \(row.title): \($0)" }
            }
        }
    }
}

extension Library {
    /// The names of trackers as headings; equal ones also have the category or the beginning of the id.
    func headings(of trackers: [Tracker]) -> [String] {
        let ways: [(Tracker) -> String] = [
            { $0.name }, { "\($0.name) (\(category($0.categoryID)?.name ?? ""))" },
            { "\($0.name) (\($0.id.description.prefix(8)))" }, { "\($0.name) (\($0.id))" },
        ]
        var headings = trackers.map(ways[0])
        for way in ways.dropFirst() {
            let counts = Dictionary(headings.map { ($0.lowercased(), 1) }, uniquingKeysWith: +)
            headings = zip(trackers, headings).map { counts[$1.lowercased()] == 1 ? $1 : way($0) }
        }
        return headings
    }
}
