import Testing
import TrackerDomain

extension Day {
    /// Sunday 8 March 2026, on which the worked example of the statistics ends.
    static let today: Day = "2026-03-08"
    static let tomorrow: Day = "2026-03-09"
}

extension Identifier {
    static let home: Identifier = 100
    static let work: Identifier = 101
}

extension Category {
    static let home = Category(id: .home, name: "Home")
    static let work = Category(id: .work, name: "Work")
}

extension Schedule {
    static let everyDay = Schedule.weekdays(.everyDay)

    static func on(_ weekdays: Weekday...) -> Schedule { .weekdays(WeekdaySet(weekdays)) }
}

extension PaletteColor {
    /// The colour with a number from 1 to 18.
    static func number(_ number: Int) -> PaletteColor { all[number - 1] }
}

extension Tracker {
    static func habit(
        _ id: Identifier, _ name: String = "Habit", in category: Identifier = .home,
        planned schedule: Schedule = .everyDay, created: Day = "2026-03-02", pinned: Bool = false,
        done: Day...
    ) -> Tracker {
        Tracker(
            id: id, name: name, emoji: "🙂", color: .number(1), categoryID: category,
            kind: .habit(ScheduleHistory(schedule, from: created)), createdOn: created, isPinned: pinned,
            completions: DaySet(done))
    }

    static func event(
        _ id: Identifier, _ name: String = "Event", in category: Identifier = .home,
        created: Day = "2026-03-02", pinned: Bool = false, done: Day...
    ) -> Tracker {
        Tracker(
            id: id, name: name, emoji: "🙂", color: .number(1), categoryID: category, kind: .event,
            createdOn: created, isPinned: pinned, completions: DaySet(done))
    }

    /// The same tracker with another schedule history.
    func following(_ entries: (from: Day, schedule: Schedule)...) throws -> Tracker {
        let history = ScheduleHistory(entries: entries.map { .init(from: $0.from, schedule: $0.schedule) })
        return Tracker(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID,
            kind: .habit(try #require(history)), createdOn: createdOn, isPinned: isPinned,
            completions: completions)
    }
}

extension Library {
    static func holding(
        _ trackers: Tracker..., categories: [Category] = [.home, .work]
    ) throws(LibraryFault) -> Library {
        try Library(id: 1000, categories: categories, trackers: trackers)
    }

    /// The worked example: habit 1 "Run" (R), habit 2 "Draw" (D), event 3 "Exam" (E).
    static func workedExample() throws(LibraryFault) -> Library {
        try .holding(
            .habit(
                1, "Run", planned: .on(.monday, .wednesday, .friday), created: "2026-03-02",
                done: "2026-03-02", "2026-03-04", "2026-03-07"),
            .habit(
                2, "Draw", created: "2026-03-04",
                done: "2026-03-04", "2026-03-05", "2026-03-06", "2026-03-08"),
            .event(3, "Exam", done: "2026-03-06"))
    }
}
