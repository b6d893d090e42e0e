import TrackerDomain
import TrackerPresentation

extension Day {
    /// Sunday 8 March 2026, on which the worked example of the statistics ends.
    static let today: Day = "2026-03-08"
    static let yesterday: Day = "2026-03-07"
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

extension WeekdaySet {
    static func on(_ weekdays: Weekday...) -> WeekdaySet { WeekdaySet(weekdays) }
}

extension Conventions {
    static let english = Conventions(language: .english)
    static let russian = Conventions(language: .russian)
}

extension Tracker {
    /// A habit with number 1 of the palette's emoji and colours.
    static func habit(
        _ id: Identifier, _ name: String = "Habit", in category: Identifier = .home,
        planned weekdays: WeekdaySet = .everyDay, created: Day = "2026-03-02", pinned: Bool = false,
        done: [Day] = []
    ) -> Tracker {
        Tracker(
            id: id, name: name, emoji: "🙂", color: PaletteColor.all[0], categoryID: category,
            kind: .habit(ScheduleHistory(.weekdays(weekdays), from: created)), createdOn: created,
            isPinned: pinned, completions: DaySet(done))
    }

    static func event(
        _ id: Identifier, _ name: String = "Event", in category: Identifier = .home,
        created: Day = "2026-03-02", pinned: Bool = false, done: [Day] = []
    ) -> Tracker {
        Tracker(
            id: id, name: name, emoji: "🙂", color: PaletteColor.all[0], categoryID: category, kind: .event,
            createdOn: created, isPinned: pinned, completions: DaySet(done))
    }
}

extension Library {
    static func holding(
        _ trackers: Tracker..., categories: [Category] = [.home, .work]
    ) throws(LibraryFault) -> Library {
        try Library(id: 1000, categories: categories, trackers: trackers)
    }

    /// The worked example of the statistics: habit 1 "Run" (R), habit 2 "Draw" (D), event 3 "Exam" (E).
    static func workedExample() throws(LibraryFault) -> Library {
        try .holding(
            .habit(
                1, "Run", planned: .on(.monday, .wednesday, .friday),
                done: ["2026-03-02", "2026-03-04", "2026-03-07"]),
            .habit(
                2, "Draw", created: "2026-03-04",
                done: ["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-08"]),
            .event(3, "Exam", done: ["2026-03-06"]))
    }
}
