public import TrackerDomain

/// The library except for its id and its history, as a JSON document that `TrackerJSON` reads back.
///
/// The same library always gives the same bytes; marking a day changes one line.
public enum JSONExport {
    public static func bytes(of library: Library) -> [UInt8] {
        var lines = JSONLines()
        lines.open("{")
        lines.member("format", .string(TrackerJSON.name))
        lines.member("version", .int(TrackerJSON.version(of: library)))
        if library.categoryOrder != .byName {
            lines.member(TrackerJSON.categoryOrder, .string(library.categoryOrder.rawValue))
        }
        lines.open("[", key: "categories")
        for category in library.categories {
            lines.item(JSON.category.object(category))
        }
        lines.close("]")
        lines.open("[", key: "trackers")
        for tracker in library.trackers { write(tracker, to: &lines) }
        lines.close("]")
        lines.close("}")
        return lines.bytes
    }

    /// The keys of the document, for the manual.
    public static var keys: [DocumentKey] {
        var tracker = [DocumentKey("id"), DocumentKey("created")]
        tracker += TrackerField.allCases.map { DocumentKey($0.rawValue) }
        tracker += DaySetField.allCases.map { DocumentKey($0.rawValue) }
        tracker += DayValueField.allCases.map { DocumentKey($0.exportKey) }
        return [
            DocumentKey("format"), DocumentKey("version"),
            DocumentKey(TrackerJSON.categoryOrder, isOptional: true),
            DocumentKey("categories", .list(JSON.category.keys)), DocumentKey("trackers", .list(tracker)),
        ]
    }

    private static func write(_ tracker: Tracker, to lines: inout JSONLines) {
        lines.open("{")
        lines.member("id", .string(tracker.id.description))
        lines.member("created", .string(tracker.createdOn.iso))
        for field in TrackerField.allCases { lines.member(field.rawValue, field.json(of: tracker)) }
        for field in DaySetField.allCases { lines.days(tracker[field], key: field.rawValue) }
        for field in DayValueField.allCases {
            lines.open("{", key: field.exportKey)
            for day in field.days(of: tracker) {
                lines.member(day.iso, .string(field.text(of: tracker, on: day) ?? ""))
            }
            lines.close("}")
        }
        lines.close("}")
    }
}

/// The way a field is written in the document.
enum FieldCoding {
    case text, number, flag
    /// The value from each day on; null if there never was one.
    case history
}

extension TrackerField {
    var coding: FieldCoding {
        switch self {
        case .name, .category, .emoji, .status: .text
        case .color: .number
        case .pinned: .flag
        case .schedule, .goal: .history
        }
    }

    fileprivate func json(of tracker: Tracker) -> JSON {
        let text = tracker.text(of: self)
        switch coding {
        case .text: return .string(text)
        case .number: return Int(text).map { .int($0) } ?? .null
        case .flag: return .bool(text == TrackerJSON.yes)
        case .history:
            // One line for each day, `2026-10-01:mon,wed`.
            let values = text.split(separator: "\n").map { $0.split(separator: ":", maxSplits: 1) }
            if values.isEmpty { return .null }
            return .object(values.map { .init(key: String($0[0]), value: .string(String($0[1]))) })
        }
    }
}

extension DayValueField {
    var exportKey: String {
        switch self {
        case .amount: "amounts"
        case .note: "notes"
        }
    }
}
