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
            emoji: UserText(documentText: try fields[.emoji].text).visible,
            color: try PaletteColor(document: fields[.color]),
            categoryID: try fields[.category].identifier,
            kind: try Kind(version2: fields),
            createdOn: try fields[.created].day,
            isPinned: try fields[.pinned].flag,
            completions: try DaySet(version2: fields[.completions]))
    }

    func write(version2 list: inout PropertyListWriter) {
        list.dictionary { tracker in
            tracker.entry(Field.category) { $0.string(categoryID.description) }
            tracker.entry(Field.color) { $0.integer(color.number) }
            tracker.entry(Field.completions) { completions.write(version2: &$0) }
            tracker.entry(Field.created) { $0.string(createdOn.iso) }
            tracker.entry(Field.emoji) { $0.string(UserText(emoji).documentText) }
            tracker.entry(Field.id) { $0.string(id.description) }
            tracker.entry(Field.kind) { $0.string(kind == .event ? Kind.eventWord : Kind.habitWord) }
            tracker.entry(Field.name) { $0.string(UserText(name).documentText) }
            tracker.entry(Field.pinned) { $0.boolean(isPinned) }
            if case .habit(let history) = kind {
                tracker.entry(Field.schedule) { history.write(version2: &$0) }
            }
        }
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
