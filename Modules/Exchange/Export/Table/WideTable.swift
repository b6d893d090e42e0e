import TrackerDomain

/// A row for each day from the first to the last, and a column for each tracker, as charts and pivots want it: the
/// amount, else 1 where it was done and s where it was skipped; empty otherwise.
struct WideTable {
    private static let date = "date"
    private let trackers: [Tracker]
    private let header: String

    init(_ library: Library) {
        trackers = library.sortedTrackers
        // By two of the words of long tables this would be taken for one.
        header = ([Self.date] + library.headings(of: trackers, taken: TableColumn.words)).map(TableText.cell)
            .joined(separator: ",")
    }

    var bytes: [UInt8] {
        var bytes = Array(header.utf8)
        bytes.append(TableText.lineEnd)
        guard let days else { return bytes }
        let amounts = trackers.map { tracker in
            Dictionary(uniqueKeysWithValues: tracker.amounts.entries.map { ($0.day, $0.value) })
        }
        for day in days {
            bytes.append(day, hyphened: true)
            for (tracker, amounts) in zip(trackers, amounts) {
                bytes.append(TableText.comma)
                if !amounts.isEmpty, let amount = amounts[day] {
                    bytes.append(contentsOf: amount.text.utf8)
                } else if tracker.completions.contains(day) {
                    bytes.append(UInt8(ascii: "1"))
                } else if tracker.skips.contains(day) {
                    bytes.append(UInt8(ascii: "s"))
                }
            }
            bytes.append(TableText.lineEnd)
        }
        return bytes
    }

    /// From the first to the last day that fills a cell.
    private var days: ClosedRange<Day>? {
        var days = DaySet()
        for tracker in trackers {
            days.formUnion(tracker.completions)
            days.formUnion(tracker.skips)
            for entry in tracker.amounts.entries { days.insert(entry.day) }
        }
        guard let first = days.first, let last = days.last else { return nil }
        return first...last
    }
}
