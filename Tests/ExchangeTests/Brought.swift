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

    /// A table of which a person has said something.
    init(_ text: String, into category: String? = nil, hints: TableHints, keepGoing: Bool = false)
        throws(ImportFault)
    {
        var last: UInt64 = 0
        imported = try Import.read(
            ImportSource(ImportFiles(files: [.init(path: "file", bytes: Array(text.utf8))])), into: category,
            hints: hints, keepGoing: keepGoing, today: "2026-11-20",
            newID: {
                last += 1
                return Identifier(high: 0, low: last)
            })
    }

    /// A database, which a program has read; tables by their names, with their columns in the first row.
    init(
        database tables: KeyValuePairs<String, [[String?]]>, version: Int = 0, as format: ImportFormat? = nil,
        keepGoing: Bool = false
    ) throws(ImportFault) {
        let tables = Dictionary(uniqueKeysWithValues: tables.map { ($0.key.lowercased(), $0.value) })
        let containers = Containers(
            files: { (_) throws(ContainerFault) in throw .noProgram },
            tables: { (_, _, queries) throws(ContainerFault) in
                Database(version: version, names: tables.keys.sorted(), rows: rows(of: tables, for: queries))
            })
        var last: UInt64 = 0
        imported = try Import.read(
            ImportSource(ImportFiles(files: [.init(path: "a.db", bytes: Array("SQLite format 3\0".utf8))])),
            format: format, containers: containers, keepGoing: keepGoing, today: "2026-11-20",
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
    var unknownColumns: [String] {
        imported.leftOutColumns.map { heading, column in
            "\(heading) \(column.count)" + (column.example.map { " “\($0)”" } ?? "")
        }.sorted()
    }
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
        var parts = marks.map { "\($0.iso) done" }
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
        case .noName(let text): "no name \(text)"
        case .fields(let count, let needed): "\(count) of \(needed.lowerBound) to \(needed.upperBound) fields"
        case .openQuote: "open quote"
        case .tooLong: "too long"
        case .cut: "cut"
        }
    }
}

/// The rule of each day as `Brought` tells it.
let everyDay = Schedule.everyDay.text

/// What a program reads of tables: a value for each column asked for, nil for one that is missing.
private func rows(
    of tables: [String: [[String?]]], for queries: [TableQuery]
) -> [TableQuery: [[String?]]] {
    var found: [TableQuery: [[String?]]] = [:]
    for query in queries {
        guard let table = tables[query.table.lowercased()] else { continue }
        let columns = table[0].map { $0?.lowercased() }
        found[query] = table.dropFirst().map { row in
            query.columns.map { name in columns.firstIndex(of: name.lowercased()).flatMap { row[$0] } }
        }
    }
    return found
}
