import Samples
import TrackerDomain
import TrackerExchange

/// What an import brought on 20 November 2026, in words that a test compares.
struct Brought {
    let imported: Imported

    init(
        _ files: KeyValuePairs<String, String>, as format: ImportFormat? = nil, into category: String? = nil,
        keepGoing: Bool = false
    ) throws(ImportFault) {
        try self.init(
            bytes: files.map { ($0.key, Array($0.value.utf8)) }, as: format, into: category,
            keepGoing: keepGoing)
    }

    init(
        bytes files: [(String, [UInt8])], as format: ImportFormat? = nil, into category: String? = nil,
        keepGoing: Bool = false
    ) throws(ImportFault) {
        var last: UInt64 = 0
        imported = try Import.read(
            ImportSource(ImportFiles(files: files.map { .init(path: $0.0, bytes: $0.1) })), format: format,
            into: category, keepGoing: keepGoing, today: "2026-11-20",
            newID: {
                last += 1
                return Identifier(high: 0, low: last)
            })
    }

    /// One file.
    init(_ text: String, as format: ImportFormat? = nil, keepGoing: Bool = false) throws(ImportFault) {
        try self.init(["file": text], as: format, keepGoing: keepGoing)
    }

    var library: Library { imported.library }

    /// All that each tracker is and holds, but for its look.
    var trackers: [String] { library.trackers.map { $0.told(in: library) } }

    /// The days of each tracker: done, amounts, skips, rests, notes.
    var days: [String] { library.trackers.map { "\($0.name): " + $0.toldDays } }

    /// The lines passed over: `file 3 day 2026-02-30`.
    var leftOut: [String] { imported.leftOut.map { "\($0.file) \($0.line) \($0.problem.told)" } }

    var dropped: [String] { imported.remarks.all(.dropped).map { "\($0.remark) \($0.count)" } }
    var unknownColumns: [String] { imported.unknownColumns.map { "\($0) \($1)" }.sorted() }
    var understood: [String] { imported.remarks.all(.assumption).map { "\($0.remark) \($0.count)" } }
}

extension Tracker {
    fileprivate func told(in library: Library) -> String {
        let rule = schedule(on: createdOn).map(\.text) ?? "event"
        let goal = goal(on: createdOn).map { ", \($0.text)" } ?? ""
        let category = library.category(categoryID)?.name ?? "?"
        let status = status == .active ? "" : ", \(status.text)"
        return "\(name) in \(category): \(rule)\(goal) from \(createdOn.iso)\(status); \(toldDays)"
    }

    fileprivate var toldDays: String {
        var parts = completions.map { "\($0.iso) done" }
        parts += amounts.entries.map { "\($0.day.iso) \($0.value.text)" }
        parts += skips.map { "\($0.iso) skip" } + pausedDays.map { "\($0.iso) rest" }
        parts += notes.entries.map { "\($0.day.iso) “\($0.value.text)”" }
        return parts.joined(separator: ", ")
    }
}

extension BrokenLine.Problem {
    fileprivate var told: String {
        switch self {
        case .day(let text): "day \(text)"
        case .ambiguousDay(let text, let dayFirst, let monthFirst): "\(text) \(dayFirst) or \(monthFirst)"
        case .secondDay(let day): "second day \(day)"
        case .eventValue: "event"
        case .value(let text): "value \(text)"
        case .ambiguousValue(let text): "either \(text)"
        case .otherUnit(let text, let unit): "unit \(text) not \(unit)"
        case .heading(let text): "heading \(text)"
        case .frequency(let text): "frequency \(text)"
        case .id(let text): "id \(text)"
        case .name: "name"
        case .fields(let count, let needed): "\(count) of \(needed.lowerBound) to \(needed.upperBound) fields"
        case .openQuote: "open quote"
        case .tooLong: "too long"
        case .cut: "cut"
        }
    }
}

/// The rule of each day as `Brought` tells it.
let everyDay = Schedule.everyDay.text
