internal import TrackerData
internal import TrackerDomain

/// This program's own JSON document, as `JSONExport` writes it.
///
/// Rejects unknown keys, as their author meant them to have an effect.
enum TrackerJSON: LibraryFormat {
    static let name = "tracker"

    /// The versions of documents that there are: 1, 6 for sums and an own order of the categories, 7 for the rule whenever.
    private static let versions = [1, Version6.number, Version7.number]

    /// The oldest version of a document that holds all of a library: older programs can still read all others.
    static func version(of library: Library) -> Int {
        let rules = library.trackers.flatMap(\.rules).map(\.version)
        return max(library.categoryOrder == .byName ? 1 : Version6.number, rules.max() ?? 1)
    }

    /// The texts of a flag that is on, and off.
    static let yes = "yes"
    static let no = "no"

    /// The key of the order of the categories; left out while they stand by name.
    static let categoryOrder = "categoryOrder"

    static func recognizes(_ source: ImportSource) -> Bool {
        guard source.files.count == 1, case .success(let tape) = source.files[0].json else { return false }
        return (try? tape.root["format"]?.text) == name
    }

    static func library(
        of source: ImportSource, reportingTo draft: inout ImportDraft, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        let file = source.files[0]
        let root = try file.document().root
        guard try root.required("format").text == name else { throw root.fault(at: "format") }
        let version = try root.required("version").integer
        guard version >= 1 else { throw root.fault(at: "version") }
        guard versions.contains(version) else { throw .newerVersion(version) }
        let keys: Set = ["format", "version", "categories", "trackers"]
        try root.allow(version >= Version6.number ? keys.union([categoryOrder]) : keys)
        let order = try root[categoryOrder].map { element throws(ImportFault) in
            guard let order = CategoryOrder(rawValue: try element.text) else {
                throw root.fault(at: categoryOrder)
            }
            return order
        }
        let (categories, trackers) = (try root.required("categories"), try root.required("trackers"))
        var reader = TrackerJSONReader()
        for category in try categories.items { try reader.readCategory(category, &draft) }
        for tracker in try trackers.items { try reader.readTracker(tracker, &draft) }
        do throws(LibraryFault) {
            return try Library(
                id: newID(), categories: reader.categories.all, trackers: reader.trackers,
                categoryOrder: order ?? .byName)
        } catch {
            let line = trackers.line(of: error.subject) ?? categories.line(of: error.subject) ?? root.line
            throw .brokenRule(error, file: file.path, line: line)
        }
    }
}

extension Schedule {
    /// The first version of a document that has such a rule.
    fileprivate var version: Int {
        switch self {
        case .weekdays, .interval, .monthDays, .quota: 1
        case .sum: Version6.number
        case .whenever: Version7.number
        }
    }
}

extension LibraryFault {
    /// The id of the item that breaks the rule.
    fileprivate var subject: Identifier {
        switch self {
        case .duplicateID(let id), .categoryName(let id), .field(_, tracker: let id),
            .missingCategory(tracker: let id), .day(tracker: let id), .note(tracker: let id):
            id
        }
    }
}

extension JSONElement {
    /// The line of the last element with the id; of two with one id, it is the duplicate.
    fileprivate func line(of id: Identifier) -> Int? {
        (try? items)?.last { (try? $0.identifier("id")) == id }?.line
    }

    func identifier(_ key: String) throws(ImportFault) -> Identifier {
        guard let id = Identifier(try required(key).text) else { throw fault(at: key) }
        return id
    }

    /// Rejects members with other keys.
    func allow(_ keys: Set<String>) throws(ImportFault) {
        for member in try members where !keys.contains(member.key) { throw fault(at: member.key) }
    }
}
