/// A habit or an irregular event, with the data of its days.
public struct Tracker: Hashable, Sendable, Identifiable {
    public enum Kind: Hashable, Sendable {
        /// Repeats on the days of its schedule.
        case habit(ScheduleHistory)
        /// Happens once, on no fixed day.
        case event
    }

    public let id: Identifier
    /// 1 to 38 characters; need not be unique.
    public internal(set) var name: String
    public internal(set) var emoji: String
    public internal(set) var color: PaletteColor
    public package(set) var categoryID: Identifier
    public internal(set) var kind: Kind
    public let createdOn: Day
    public internal(set) var isPinned: Bool
    /// Nil while it never had one; an event has none.
    public package(set) var goals: GoalHistory?
    public package(set) var status: TrackerStatus
    /// The days marked as done; `doneDays` has those that count as done.
    public internal(set) var marks: DaySet
    /// The skipped days of a habit: they count as if it did not exist.
    public internal(set) var skips: DaySet
    /// The days of ended pauses; exempt like skipped days.
    public internal(set) var pausedDays: DaySet
    public package(set) var amounts: DayMap<Amount>
    public package(set) var notes: DayMap<Note>

    /// Has no defaults, so that no field is forgotten. To make a variant of a tracker, copy and change it.
    public init(
        id: Identifier, name: String, emoji: String, color: PaletteColor, categoryID: Identifier,
        kind: Kind, createdOn: Day, isPinned: Bool, goals: GoalHistory?, status: TrackerStatus,
        marks: DaySet, skips: DaySet, pausedDays: DaySet, amounts: DayMap<Amount>, notes: DayMap<Note>
    ) {
        self.id = id
        self.name = name
        self.emoji = emoji
        self.color = color
        self.categoryID = categoryID
        self.kind = kind
        self.createdOn = createdOn
        self.isPinned = isPinned
        self.goals = goals
        self.status = status
        self.marks = marks
        self.skips = skips
        self.pausedDays = pausedDays
        self.amounts = amounts
        self.notes = notes
    }

    public var isEvent: Bool { kind == .event }

    /// The schedule in force on a day; nil for an event.
    public func schedule(on day: Day) -> Schedule? {
        switch kind {
        case .habit(let history): history[day]
        case .event: nil
        }
    }

    /// The schedules it has had; none for an event.
    package var rules: [Schedule] { if case .habit(let all) = kind { all.entries.map(\.value) } else { [] } }

    /// The schedule that was set last; nil for an event.
    package var newestSchedule: Schedule? { schedule(on: .latest) }

    /// The goal that was set last.
    package var newestGoal: Goal? { goal(on: .latest) }

    /// The goal of a day; none while amounts count by a period.
    public func goal(on day: Day) -> Goal? {
        guard let goal = goals.flatMap({ $0[day] }), sum(on: day) == nil else { return nil }
        return goal
    }

    /// The goal or limit of a period that is in force on a day; nil for any other rule.
    package func sum(on day: Day) -> PeriodGoal? {
        guard case .habit(let history) = kind, case .sum(let sum) = history[day] else { return nil }
        return sum
    }

    /// The goal that a day's amount counts for, of the day or of its period.
    public func measure(on day: Day) -> Measure? {
        sum(on: day).map { .ofPeriod($0) } ?? goal(on: day).map { .ofDay($0) }
    }

    /// True if the tracker is paused or archived on a day.
    public func isInactive(on day: Day) -> Bool {
        status.since.map { $0 <= day } ?? false || pausedDays.contains(day)
    }

    /// True if the day is skipped, paused or archived.
    public func isExempt(on day: Day) -> Bool { isInactive(on: day) || skips.contains(day) }

    /// The exempt days up to a last one.
    func exemptDays(through last: Day) -> DaySet {
        var off = skips
        off.formUnion(pausedDays)
        if let since = status.since, since <= last { off.formUnion(DaySet(.everyDay, in: since...last)) }
        return off
    }
}
