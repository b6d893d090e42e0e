public import TrackerDomain

/// A tracker as the list of a date shows it.
public struct TrackerCard: Hashable, Sendable, Identifiable {
    public let id: Identifier
    public let name: String
    public let emoji: String
    public let color: PaletteColor
    public let isEvent: Bool
    public let category: Category
    /// In force on the date, Monday first; empty for an event.
    public let weekdays: [Weekday]
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
        let weekdays = tracker.schedule(on: date)?.weekdays ?? []
        let figures = tracker.statistics(today: today)
        id = tracker.id
        name = tracker.name
        emoji = tracker.emoji
        color = tracker.color
        isEvent = tracker.isEvent
        self.category = category
        self.weekdays = weekdays.members
        isPinned = tracker.isPinned
        isCompleted = tracker.completions.contains(date)
        completedDays = figures.total
        currentStreak = figures.currentStreak
        canComplete = date <= today && (!tracker.isEvent || isCompleted || tracker.completions.isEmpty)
        daysText = CountedPhrase.days(figures.total)(conventions.language)
        scheduleText =
            tracker.isEvent
            ? Phrase.irregularEventOnCard(conventions.language)
            : ScheduleText.onCard(weekdays, conventions: conventions)
    }
}
