internal import TrackerDomain

/// This program's own document of JSON, as `JSONExport` writes it.
///
/// An unknown key is refused: whoever wrote it meant something by it.
enum TrackerJSON: LibraryFormat {
    static let format = ImportFormat.json

    static let name = "tracker"
    static let version = 1
    /// The text of a flag that is on.
    static let yes = "yes"
    private static let no = "no"

    static func recognizes(_ source: ImportSource) -> Bool {
        guard source.files.count == 1, case .success(let tape) = source.files[0].json else { return false }
        return (try? tape.root["format"]?.text) == name
    }

    static func library(
        of source: ImportSource, today: Day, newID: () -> Identifier
    ) throws(ImportFault) -> Library {
        let file = source.files[0]
        let root = try file.document().root
        guard try root.required("format").text == name else { throw root.fault(at: "format") }
        let version = try root.required("version").integer
        guard version >= Self.version else { throw root.fault(at: "version") }
        guard version == Self.version else { throw .newerVersion(version) }
        try root.allow(["format", "version", "categories", "trackers"])
        let categories = try root.required("categories").map(category)
        let trackers = try root.required("trackers").map(tracker)
        do throws(LibraryFault) {
            return try Library(id: newID(), categories: categories, trackers: trackers)
        } catch {
            throw .library(.unreadable(path: file.path, .fault(error)))
        }
    }

    private static func category(_ element: JSONElement) throws(ImportFault) -> Category {
        try element.allow(["id", "name"])
        return Category(id: try element.identifier("id"), name: try element.required("name").text)
    }

    private static func tracker(_ element: JSONElement) throws(ImportFault) -> Tracker {
        try element.allow(trackerKeys)
        var texts: [TrackerField: String] = [:]
        for field in TrackerField.allCases { texts[field] = try text(of: field, in: element) }
        let created = try element.day("created")
        guard var tracker = Tracker(id: try element.identifier("id"), createdOn: created, fields: texts)
        else {
            throw element.fault
        }
        for field in DaysField.allCases {
            tracker[field] = try element.required(field.rawValue).days
        }
        for field in DayField.allCases {
            for member in try element.required(field.exportKey).members {
                guard let day = member.day, field.set(try member.value.text, of: &tracker, on: day) else {
                    throw member.value.fault
                }
            }
        }
        return tracker
    }

    private static let trackerKeys = Set(
        ["id", "created"] + TrackerField.allCases.map(\.rawValue) + DaysField.allCases.map(\.rawValue)
            + DayField.allCases.map(\.exportKey))

    /// The text that a field has in files; one that says no value is a fault of its place.
    private static func text(of field: TrackerField, in element: JSONElement) throws(ImportFault) -> String {
        let text: String
        switch field.exportForm {
        case .text: text = try element.required(field.rawValue).text
        case .number: text = String(try element.required(field.rawValue).integer)
        case .flag: text = try element.required(field.rawValue).flag ? yes : no
        case .history:
            var lines: [String] = []
            for member in try element[field.rawValue]?.members ?? [] {
                lines.append("\(member.key):\(try member.value.text)")
            }
            text = lines.joined(separator: "\n")
        }
        guard field.says(text) else { throw element.fault(at: field.rawValue) }
        return text
    }
}

extension TrackerField {
    /// Whether a text says a value of the field.
    fileprivate func says(_ text: String) -> Bool {
        let id = Identifier(high: 0, low: 0)
        var tracker = Tracker(
            id: id, name: "", emoji: "", color: PaletteColor.all[0], categoryID: id, kind: .event,
            createdOn: .earliest)
        return tracker.set(self, to: text)
    }
}

extension JSONElement {
    fileprivate func identifier(_ key: String) throws(ImportFault) -> Identifier {
        guard let id = Identifier(try required(key).text) else { throw fault(at: key) }
        return id
    }

    fileprivate func day(_ key: String) throws(ImportFault) -> Day {
        guard let day = try required(key).day else { throw fault(at: key) }
        return day
    }

    /// Refuses members of other keys.
    fileprivate func allow(_ keys: Set<String>) throws(ImportFault) {
        for member in try members where !keys.contains(member.key) { throw fault(at: member.key) }
    }

    fileprivate func map<Value>(
        _ read: (JSONElement) throws(ImportFault) -> Value
    ) throws(ImportFault) -> [Value] {
        var values: [Value] = []
        for item in try items { values.append(try read(item)) }
        return values
    }
}
