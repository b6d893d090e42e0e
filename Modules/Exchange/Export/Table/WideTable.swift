import TrackerDomain

/// A table for charts and pivots, with a row for each day and a column for each tracker.
///
/// A cell is 1 for a done day, s for a skipped and rest for a paused one; otherwise empty. A tracker with amounts
/// has a second column for them, whose heading has its goal: so numbers stay numbers, and a day that was merely
/// recorded differs from one that was done.
struct WideTable {
    fileprivate struct Column {
        let tracker: Tracker
        let done: DaySet
        let heading: WideHeading
        /// By day; there may be many.
        let amounts: [Day: Amount]
    }

    private let columns: [Column]

    init(_ library: Library, today: Day) {
        let trackers = library.sortedTrackers
        let ambiguousTrackers = library.ambiguousTrackers
        columns = trackers.flatMap { tracker in
            let parts: [WideHeading.Part] =
                tracker.goals == nil && tracker.amounts.isEmpty ? [.marks] : [.marks, .amounts]
            let done = tracker.doneDays(today: today)
            return parts.map { part in
                Column(
                    tracker: tracker, done: done,
                    heading: WideHeading(
                        tracker, category: library.category(tracker.categoryID)?.name ?? "",
                        needsID: ambiguousTrackers.contains(tracker.id), part: part),
                    amounts: part == .marks
                        ? [:]
                        : Dictionary(
                            uniqueKeysWithValues: tracker.amounts.entries.map { ($0.day, $0.value) }))
            }
        }
    }

    var bytes: [UInt8] {
        let headings = ["date"] + columns.map(\.heading.text)
        var bytes = Array(headings.map(TableText.cell).joined(separator: ",").utf8)
        bytes.append(TableText.lineEnd)
        guard let days else { return bytes }
        for day in days {
            bytes.append(day, hyphened: true)
            for column in columns {
                bytes.append(TableText.comma)
                switch column.heading.part {
                case .marks: bytes.append(marks: column, on: day)
                case .amounts:
                    if let amount = column.amounts[day] { bytes.append(contentsOf: amount.text.utf8) }
                }
            }
            bytes.append(TableText.lineEnd)
        }
        return bytes
    }

    /// From the first to the last day with a filled cell.
    private var days: ClosedRange<Day>? {
        var days = DaySet()
        for column in columns {
            switch column.heading.part {
            case .marks:
                days.formUnion(column.done)
                days.formUnion(column.tracker.skips)
                days.formUnion(column.tracker.pausedDays)
            case .amounts: days.formUnion(column.tracker.amounts.days)
            }
        }
        guard let first = days.first, let last = days.last else { return nil }
        return first...last
    }
}

extension [UInt8] {
    /// Appends all marks of a day: one that was skipped and done after all has both.
    fileprivate mutating func append(marks column: WideTable.Column, on day: Day) {
        var isFirst = true
        func isMarked(_ days: DaySet, _ sign: String) {
            guard days.contains(day) else { return }
            if !isFirst { append(UInt8(ascii: " ")) }
            append(contentsOf: sign.utf8)
            isFirst = false
        }
        isMarked(column.done, "1")
        isMarked(column.tracker.skips, "s")
        isMarked(column.tracker.pausedDays, "rest")
    }
}
