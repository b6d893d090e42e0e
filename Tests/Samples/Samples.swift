package import TrackerDomain

extension Day {
    /// Sunday 8 March 2026, on which the worked example of the statistics ends.
    package static let today: Day = "2026-03-08"
    package static let yesterday: Day = "2026-03-07"
    package static let tomorrow: Day = "2026-03-09"
}

extension Identifier {
    package static let home: Identifier = 100
    package static let work: Identifier = 101
}

extension Category {
    package static let home = Category(id: .home, name: "Home")
    package static let work = Category(id: .work, name: "Work")
}

extension WeekdaySet {
    package static func on(_ weekdays: Weekday...) -> WeekdaySet { WeekdaySet(weekdays) }
}

extension Schedule {
    package static let everyDay = Schedule.weekdays(.everyDay)

    package static func on(_ weekdays: Weekday...) -> Schedule { .weekdays(WeekdaySet(weekdays)) }

    /// The rule with the text of files, `3 a week`.
    package static func rule(_ text: String) -> Schedule {
        guard let schedule = Schedule(text: text) else { preconditionFailure("\(text) is no rule") }
        return schedule
    }

    /// One rule of each kind.
    package static let ofEachKind = Array(sequence(first: on(.tuesday, .saturday), next: \.ofNextKind))

    /// The next kind, so that the compiler asks for a new kind here.
    private var ofNextKind: Schedule? {
        switch self {
        case .weekdays: DayGrid(every: 3, from: "2026-03-02").map { .interval($0) }
        case .interval: .monthDays(MonthDaySet([1, 15]))
        case .monthDays: Quota(3, in: .week).map { .quota($0) }
        case .quota: .sum(PeriodGoal("at least 30 km", in: .week))
        case .sum: .whenever
        case .whenever: nil
        }
    }
}

extension PaletteColor {
    /// The colour with a number from 1 to 18.
    package static func number(_ number: Int) -> PaletteColor { all[number - 1] }
}

extension Tracker {
    package static func habit(
        _ id: Identifier, _ name: String = "Habit", in category: Identifier = .home,
        planned schedule: Schedule = .everyDay, created: Day = "2026-03-02", pinned: Bool = false,
        goal: Goal? = nil, status: TrackerStatus = .active, done: [Day] = [], skipped: [Day] = [],
        pausedDays: [Day] = [], amounts: [(Day, Amount)] = [], notes: [(Day, String)] = []
    ) -> Tracker {
        Tracker.made(
            id: id, name: name, emoji: "🙂", color: .number(1), categoryID: category,
            kind: .habit(ScheduleHistory(schedule, from: created)), createdOn: created, isPinned: pinned,
            goals: goal.map { GoalHistory($0, from: created) }, status: status,
            completions: DaySet(done), skips: DaySet(skipped), pausedDays: DaySet(pausedDays),
            amounts: DayMap(amounts), notes: DayMap(notes))
    }

    package static func event(
        _ id: Identifier, _ name: String = "Event", in category: Identifier = .home,
        created: Day = "2026-03-02", pinned: Bool = false, done: [Day] = []
    ) -> Tracker {
        Tracker.made(
            id: id, name: name, emoji: "🙂", color: .number(1), categoryID: category, kind: .event,
            createdOn: created, isPinned: pinned, completions: DaySet(done))
    }
}

extension Library {
    package static func holding(
        _ trackers: Tracker..., categories: [Category] = [.home, .work]
    ) throws(LibraryFault) -> Library {
        try Library(id: 1000, categories: categories, trackers: trackers)
    }

    /// The worked example of the statistics: habit 1 "Run" (R), habit 2 "Draw" (D), event 3 "Exam" (E).
    package static func workedExample() throws(LibraryFault) -> Library {
        try .holding(
            .habit(
                1, "Run", planned: .on(.monday, .wednesday, .friday), created: "2026-03-02",
                done: ["2026-03-02", "2026-03-04", "2026-03-07"]),
            .habit(
                2, "Draw", created: "2026-03-04",
                done: ["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-08"]),
            .event(3, "Exam", done: ["2026-03-06"]))
    }
}
