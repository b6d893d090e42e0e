import TrackerDomain

/// A table with a row for each tracker and day that has data, and with all of that data.
///
/// A tracker is identified by its name, category and kind, and by its id if another one shares them.
struct LongTable {
    private static let header = "date,tracker,category,kind,mark,amount,unit,note,id\n"
    /// In bytes; unused capacity takes no memory.
    private static let typicalRowSize = 48
    private let library: Library
    private let today: Day
    private let trackers: [Tracker]
    /// The trackers that share name, category and kind with another.
    private let ambiguousTrackers: Set<Identifier>

    init(_ library: Library, today: Day) {
        self.library = library
        self.today = today
        trackers = library.sortedTrackers
        ambiguousTrackers = library.ambiguousTrackers
    }

    var bytes: [UInt8] {
        var bytes = Array(Self.header.utf8)
        bytes.reserveCapacity(trackers.reduce(0) { $0 + $1.marks.count } * Self.typicalRowSize)
        for tracker in trackers { append(tracker, to: &bytes) }
        return bytes
    }

    private func append(_ tracker: Tracker, to bytes: inout [UInt8]) {
        let category = library.category(tracker.categoryID)?.name ?? ""
        let kind = tracker.isEvent ? "event" : "habit"
        // The same in all rows of the tracker, of which there may be thousands.
        let subject = Array(",\(TableText.cell(tracker.name)),\(TableText.cell(category)),\(kind),".utf8)
        let ending = Array(",\(ambiguousTrackers.contains(tracker.id) ? tracker.id.description : "")\n".utf8)
        var amounts = tracker.amounts.entries[...]
        var notes = tracker.notes.entries[...]
        let done = tracker.doneDays(today: today)
        for day in tracker.recordedDays(today: today) {
            bytes.append(day, hyphened: true)
            bytes.append(contentsOf: subject)
            if let mark = tracker.tableMark(on: day, done: done) {
                bytes.append(contentsOf: mark.rawValue.utf8)
            }
            bytes.append(TableText.comma)
            if let entry = amounts.first, entry.day == day {
                amounts.removeFirst()
                let unit = tracker.measure(on: day)?.goal.unit ?? ""
                bytes.append(contentsOf: "\(entry.value.text),\(TableText.cell(unit)),".utf8)
            } else {
                bytes.append(TableText.comma)
                bytes.append(TableText.comma)
            }
            if let entry = notes.first, entry.day == day {
                notes.removeFirst()
                bytes.append(contentsOf: TableText.cell(entry.value.text).utf8)
            }
            bytes.append(contentsOf: ending)
        }
    }
}

extension Library {
    /// The trackers that share name, category and kind with another.
    var ambiguousTrackers: Set<Identifier> {
        let alike = Dictionary(grouping: trackers) { tracker in
            TrackerLabel(
                name: tracker.name, category: category(tracker.categoryID)?.name ?? "",
                isEvent: tracker.isEvent)
        }
        return Set(alike.values.filter { $0.count > 1 }.joined().map(\.id))
    }
}
