public import TrackerDomain

/// A tracker as the list of a date shows it.
public struct TrackerCard: Hashable, Sendable, Identifiable {
    public let id: Identifier
    public let name: String
    public let emoji: String
    public let color: PaletteColor
    public let isEvent: Bool
    public let category: Category
    /// In force on the date; `nil` for an event.
    public let schedule: Schedule?
    public let isPinned: Bool
    public let isCompleted: Bool
    /// Completions up to today.
    public let completedDays: Int
    /// Completions without a missed planned day, up to today.
    public let currentStreak: Int
    /// Whether the tracker may be completed on the date: not after today, and not an event done on another day.
    public let canComplete: Bool
    /// "5 days".
    public let daysText: String
    /// "every day", "Mon, Wed"; "irregular event".
    public let scheduleText: String

    /// Whether the done button works: a completion after today can be taken away, though none can be made.
    public var canToggle: Bool { canComplete || isCompleted }

    /// The edit of the done button.
    func marking(on date: Day) -> Edit {
        isCompleted ? .uncomplete([id], on: date) : .complete([id], on: date)
    }

    /// The edit that moves the tracker to the pinned section, or back.
    var pinning: Edit { isPinned ? .unpin(id) : .pin(id) }
}

extension TrackerCard {
    public init(_ tracker: Tracker, category: Category, on date: Day, today: Day, conventions: Conventions) {
        let completedDays = tracker.completedDays(through: today)
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        isEvent = tracker.isEvent
        self.category = category
        schedule = tracker.schedule(on: date)
        isPinned = tracker.isPinned
        isCompleted = tracker.completions.contains(date)
        self.completedDays = completedDays
        currentStreak = tracker.currentStreak(today: today)
        canComplete = date <= today && (!tracker.isEvent || isCompleted || tracker.completions.isEmpty)
        daysText = CountedPhrase.days(completedDays)(conventions.language)
        scheduleText =
            schedule.map { ScheduleText.onCard($0, conventions: conventions) }
            ?? Phrase.irregularEventOnCard(conventions.language)
    }
}
