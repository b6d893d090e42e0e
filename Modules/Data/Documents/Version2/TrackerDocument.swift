internal import TrackerDomain

/// A tracker as version 2 keeps it, among the library's trackers and among the removed ones.
struct TrackerDocument: Encodable {
    enum Kind: String, Encodable {
        case habit, event
    }

    @AsText var category: Identifier
    var color: ColorNumber
    var completions: CompletionsDocument
    @AsText var created: Day
    @AsText var emoji: UserText
    @AsText var id: Identifier
    var kind: Kind
    @AsText var name: UserText
    var pinned: Bool
    /// Absent exactly where the kind is `event`.
    var schedule: ScheduleDocument?

    init(_ tracker: Tracker) {
        category = tracker.categoryID
        color = ColorNumber(tracker.color)
        completions = CompletionsDocument(tracker.completions)
        created = tracker.createdOn
        emoji = UserText(tracker.emoji)
        id = tracker.id
        name = UserText(tracker.name)
        pinned = tracker.isPinned
        switch tracker.kind {
        case .habit(let history):
            kind = .habit
            schedule = ScheduleDocument(history)
        case .event:
            kind = .event
            schedule = nil
        }
    }

    init(_ element: PropertyListElement) throws(PropertyListFault) {
        let fields = try element.fields(CodingKeys.self)
        category = try fields[.category].value()
        color = try ColorNumber(fields[.color])
        completions = try CompletionsDocument(fields[.completions])
        created = try fields[.created].value()
        emoji = try fields[.emoji].value()
        id = try fields[.id].value()
        guard let kind = Kind(rawValue: try fields[.kind].text) else {
            throw try fields[.kind].fault("no kind")
        }
        self.kind = kind
        name = try fields[.name].value()
        pinned = try fields[.pinned].flag
        schedule = try fields.optional(.schedule).map(ScheduleDocument.init)
        guard (schedule == nil) == (kind == .event) else {
            throw element.fault(
                "a habit has a schedule, an event has none", at: CodingKeys.schedule.stringValue)
        }
    }

    var tracker: Tracker {
        Tracker(
            id: id, name: name.name, emoji: emoji.text, color: color.color, categoryID: category,
            kind: schedule.map { .habit($0.history) } ?? .event,
            createdOn: created, isPinned: pinned, completions: completions.days)
    }
}
