internal import TrackerDomain

/// A tracker as version 2 keeps it, among the library's trackers and among the removed ones.
struct TrackerDocument: Codable {
    enum Kind: String, Codable {
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

    /// The tracker; nil where kind and schedule contradict each other.
    var tracker: Tracker? {
        let kind: Tracker.Kind
        switch (self.kind, schedule) {
        case (.habit, let schedule?): kind = .habit(schedule.history)
        case (.event, nil): kind = .event
        default: return nil
        }
        return Tracker(
            id: id, name: name.name, emoji: emoji.text, color: color.color, categoryID: category, kind: kind,
            createdOn: created, isPinned: pinned, completions: completions.days)
    }
}
