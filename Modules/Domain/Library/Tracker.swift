/// A habit or an irregular event, with every day it was completed on.
public struct Tracker: Hashable, Sendable, Identifiable {
    public enum Kind: Hashable, Sendable {
        /// Repeats on the days of its schedule.
        case habit(ScheduleHistory)
        /// Happens when it happens, once.
        case event
    }

    public let id: Identifier
    /// 1 to 38 characters; need not be unique.
    public internal(set) var name: String
    public internal(set) var emoji: String
    public internal(set) var color: PaletteColor
    public internal(set) var categoryID: Identifier
    public internal(set) var kind: Kind
    public let createdOn: Day
    public internal(set) var isPinned: Bool
    public internal(set) var completions: DaySet

    public init(
        id: Identifier, name: String, emoji: String, color: PaletteColor, categoryID: Identifier,
        kind: Kind, createdOn: Day, isPinned: Bool = false, completions: DaySet = DaySet()
    ) {
        self.id = id
        self.name = name
        self.emoji = emoji
        self.color = color
        self.categoryID = categoryID
        self.kind = kind
        self.createdOn = createdOn
        self.isPinned = isPinned
        self.completions = completions
    }

    public var isEvent: Bool { kind == .event }

    /// The schedule in force on a day; `nil` for an event.
    public func schedule(on day: Day) -> Schedule? {
        switch kind {
        case .habit(let history): history.schedule(on: day)
        case .event: nil
        }
    }

    /// The schedules in force over a range of days, each with its days; none for an event.
    func schedules(over days: ClosedRange<Day>) -> [ScheduleHistory.Span] {
        switch kind {
        case .habit(let history): history.schedules(over: days)
        case .event: []
        }
    }

    /// The number of completions up to and including today.
    public func completedDays(through today: Day) -> Int { completions.count(through: today) }

    /// The day the tracker counts from: the earlier of its creation and its first completion up to today.
    public func startDay(today: Day) -> Day {
        guard let first = completions.first, first <= today else { return createdOn }
        return min(createdOn, first)
    }
}
