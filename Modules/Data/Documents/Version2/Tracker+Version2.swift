internal import TrackerDomain

/// A tracker as version 2 keeps it, among the library's trackers and among the removed ones.
extension Tracker {
    fileprivate enum Field: String, CaseIterable {
        case category, color, completions, created, emoji, id, kind, name, pinned, schedule
    }

    init(version2 element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(Field.self)
        self.init(
            id: try fields[.id].identifier,
            name: UserText(documentText: try fields[.name].text).name,
            emoji: UserText(documentText: try fields[.emoji].text).text,
            color: try PaletteColor(document: fields[.color]),
            categoryID: try fields[.category].identifier,
            kind: try Kind(version2: fields),
            createdOn: try fields[.created].value { Day(iso: $0) },
            isPinned: try fields[.pinned].flag,
            completions: try DaySet(version2: fields[.completions]))
    }

    var version2: PropertyListValue {
        var values: [String: PropertyListValue] = [
            "category": .string(categoryID.description),
            "color": .integer(color.number),
            "completions": completions.version2,
            "created": .string(createdOn.iso),
            "emoji": .string(UserText(emoji).documentText),
            "id": .string(id.description),
            "kind": .string(Kind.eventWord),
            "name": .string(UserText(name).documentText),
            "pinned": .boolean(isPinned),
        ]
        if case .habit(let history) = kind {
            values["kind"] = .string(Kind.habitWord)
            values["schedule"] = history.version2
        }
        return .dictionary(values)
    }
}

extension Tracker.Kind {
    fileprivate static let habitWord = "habit"
    fileprivate static let eventWord = "event"

    /// A habit has a schedule, and an event has none.
    fileprivate init(version2 fields: PropertyListFields<Tracker.Field>) throws(PropertyListFault) {
        switch (try fields[.kind].text, fields.optional(.schedule)) {
        case (Self.habitWord, let schedule?): self = .habit(try ScheduleHistory(version2: schedule))
        case (Self.eventWord, nil): self = .event
        case (Self.habitWord, nil), (Self.eventWord, _):
            throw fields.fault("not of this kind", at: .schedule)
        default: throw fields.fault("not a kind", at: .kind)
        }
    }
}
