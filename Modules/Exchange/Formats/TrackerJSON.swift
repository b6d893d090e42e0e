internal import TrackerData
internal import TrackerDomain

/// This program's own document of JSON, as `JSONExport` writes it.
///
/// An unknown key is refused: whoever wrote it meant something by it.
enum TrackerJSON: LibraryFormat {
    static let format = ImportFormat.json

    static let name = "tracker"

    /// The version of a document that holds as much as a library file of some version does.
    ///
    /// Version 1 began with all that version 3 of the file has. What a later file began with stands in documents of its
    /// number, and only where it is used: older programs go on reading all others.
    static func version(ofFile number: Int) -> Int { number > Version3.number ? number : 1 }

    /// The texts of a flag that is on, and off.
    static let yes = "yes"
    static let no = "no"

    static func recognizes(_ source: ImportSource) -> Bool {
        guard source.files.count == 1, case .success(let tape) = source.files[0].json else { return false }
        return (try? tape.root["format"]?.text) == name
    }

    static func library(
        of source: ImportSource, telling draft: inout ImportDraft, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        let file = source.files[0]
        let root = try file.document().root
        guard try root.required("format").text == name else { throw root.fault(at: "format") }
        let version = try root.required("version").integer
        guard version >= 1 else { throw root.fault(at: "version") }
        guard version <= Self.version(ofFile: Versions.known.newestOfTrackers.number) else {
            throw .newerVersion(version)
        }
        try root.allow(["format", "version", "categories", "trackers"])
        let (categories, trackers) = (try root.required("categories"), try root.required("trackers"))
        var reader = TrackerJSONReader()
        for category in try categories.items { try reader.readCategory(category, &draft) }
        for tracker in try trackers.items { try reader.readTracker(tracker, &draft) }
        do throws(LibraryFault) {
            return try Library(
                id: newID(), categories: reader.shelf.categories, trackers: reader.trackers)
        } catch {
            let line = trackers.line(of: error.subject) ?? categories.line(of: error.subject) ?? root.line
            throw .brokenRule(error, file: file.path, line: line)
        }
    }
}

extension LibraryFault {
    /// What breaks the rule.
    fileprivate var subject: Identifier {
        switch self {
        case .duplicateID(let id), .categoryName(let id), .field(_, tracker: let id),
            .missingCategory(tracker: let id), .day(tracker: let id), .note(tracker: let id):
            id
        }
    }
}

extension JSONElement {
    /// The line of the last element that has an id, which of two is the one too many.
    fileprivate func line(of id: Identifier) -> Int? {
        (try? items)?.last { (try? $0.identifier("id")) == id }?.line
    }

    func identifier(_ key: String) throws(ImportFault) -> Identifier {
        guard let id = Identifier(try required(key).text) else { throw fault(at: key) }
        return id
    }

    /// Refuses members of other keys.
    func allow(_ keys: Set<String>) throws(ImportFault) {
        for member in try members where !keys.contains(member.key) { throw fault(at: member.key) }
    }
}
