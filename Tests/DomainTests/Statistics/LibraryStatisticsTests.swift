import Samples
import Testing
import TrackerDomain

@Suite struct LibraryStatisticsTests {
    /// Tenths stand for the average: 13 is 1.3.
    private struct Figures: Equatable {
        let completed: Int
        let perfectDays: Int
        let activeDays: Int
        let averageTenths: Int
        let bestPeriod: Int
    }

    private static func figures(_ library: Library, today: Day = .today) -> Figures {
        let found = library.statistics(today: today)
        return Figures(
            completed: found.completed, perfectDays: found.perfectDays, activeDays: found.activeDays,
            averageTenths: found.averageTenths, bestPeriod: found.bestPeriod)
    }

    @Test("STAT-1: the worked example")
    func workedExample() throws {
        #expect(
            try Self.figures(.workedExample())
                == Figures(completed: 8, perfectDays: 4, activeDays: 6, averageTenths: 13, bestPeriod: 6))
    }

    @Test(
        "TRK-7: the worked example on each of its days, what is to come not counted",
        arguments: [
            ("2026-03-01", 0, 0, 0, 0, 0), ("2026-03-02", 1, 1, 1, 10, 1), ("2026-03-03", 1, 1, 1, 10, 1),
            ("2026-03-04", 3, 2, 2, 15, 2), ("2026-03-05", 4, 3, 3, 13, 3), ("2026-03-06", 6, 3, 4, 15, 4),
            ("2026-03-07", 7, 3, 5, 14, 5), ("2026-03-08", 8, 4, 6, 13, 6), ("2026-03-20", 8, 4, 6, 13, 6),
        ] as [(Day, Int, Int, Int, Int, Int)])
    func eachDay(
        today: Day, completed: Int, perfectDays: Int, activeDays: Int, averageTenths: Int, bestPeriod: Int
    ) throws {
        #expect(
            try Self.figures(.workedExample(), today: today)
                == Figures(
                    completed: completed, perfectDays: perfectDays, activeDays: activeDays,
                    averageTenths: averageTenths, bestPeriod: bestPeriod))
    }

    @Test("STAT-2: nothing completed, nothing to analyze")
    func noData() throws {
        let none = Figures(completed: 0, perfectDays: 0, activeDays: 0, averageTenths: 0, bestPeriod: 0)
        #expect(Self.figures(Library(id: 1000)) == none)
        #expect(try Self.figures(.holding(.habit(1), .event(2))) == none)
        #expect(try Library.holding(.habit(1)).statistics(today: .today).hasData == false)
        #expect(try Library.holding(.habit(1, done: ["2026-03-02"])).statistics(today: .today).hasData)
    }

    @Test("STAT-2: with an event alone there is no perfect day, the rest counts")
    func eventAlone() throws {
        #expect(
            try Self.figures(.holding(.event(1, done: ["2026-03-02"])))
                == Figures(completed: 1, perfectDays: 0, activeDays: 1, averageTenths: 10, bestPeriod: 1))
    }

    @Test("days with nothing planned neither add to the best period nor break it")
    func neutralDays() throws {
        // Mondays: the 2nd, 9th and 16th done, the 23rd missed, the 30th done.
        let library = try Library.holding(
            .habit(
                1, planned: .on(.monday), done: ["2026-03-02", "2026-03-09", "2026-03-16", "2026-03-30"]))
        #expect(
            Self.figures(library, today: "2026-04-05")
                == Figures(completed: 4, perfectDays: 4, activeDays: 4, averageTenths: 10, bestPeriod: 3))
    }

    @Test("the best period breaks where something was planned and nothing done, and is over all trackers")
    func breaks() throws {
        // Planned every day: 2, 3 done by the one, 4 by the other, 5 missed by both, 6 done.
        let library = try Library.holding(
            .habit(1, done: ["2026-03-02", "2026-03-03", "2026-03-06"]), .habit(2, done: ["2026-03-04"]))
        #expect(
            Self.figures(library)
                == Figures(completed: 4, perfectDays: 0, activeDays: 4, averageTenths: 10, bestPeriod: 3))
    }

    @Test("TRK-3: days before a start are never imperfect, days after a first completion count")
    func startDay() throws {
        // The second starts on the 5th; before, the first alone makes the days perfect.
        let late = try Library.holding(
            .habit(1, created: "2026-03-04", done: ["2026-03-04", "2026-03-05"]),
            .habit(2, created: "2026-03-05"))
        #expect(Self.figures(late).perfectDays == 1)
        // Done on 1 March, a day before it was created: it starts there, and the 2nd to the 8th are missed.
        let early = try Library.holding(.habit(1, done: ["2026-02-27", "2026-03-01"]))
        #expect(
            Self.figures(early)
                == Figures(completed: 2, perfectDays: 2, activeDays: 2, averageTenths: 10, bestPeriod: 1))
    }

    @Test("a habit done on a day it was not planned counts as completed, not as planned")
    func unplanned() throws {
        let library = try Library.holding(
            .habit(1, planned: .on(.monday), done: ["2026-03-03"]),
            .habit(2, planned: .on(.tuesday), created: "2026-03-03", done: ["2026-03-03"]))
        // Monday the 2nd is missed; Tuesday the 3rd is perfect by the second habit alone.
        #expect(
            Self.figures(library)
                == Figures(completed: 2, perfectDays: 1, activeDays: 1, averageTenths: 20, bestPeriod: 1))
    }

    @Test("TRK-7: completions after today count nowhere")
    func afterToday() throws {
        let library = try Library.holding(
            .habit(1, created: .tomorrow, done: [.tomorrow]), .event(2, done: [.tomorrow + 1]))
        #expect(Self.figures(library).completed == 0)
        #expect(library.statistics(today: .today).bestPeriod == 0)
        #expect(
            Self.figures(library, today: .tomorrow)
                == Figures(completed: 1, perfectDays: 1, activeDays: 1, averageTenths: 10, bestPeriod: 1))
    }

    @Test(
        "STAT-1: the average is rounded a half away from zero",
        arguments: [(20, 21, 11), (20, 22, 11), (20, 23, 12), (4, 5, 13)])
    func average(days: Int, completions: Int, tenths: Int) throws {
        // One habit done on all days, a second on the surplus.
        let first = Tracker.habit(1).done(days: days)
        let second = Tracker.habit(2).done(days: completions - days)
        #expect(try Self.figures(.holding(first, second), today: "2026-12-31").averageTenths == tenths)
    }

    @Test("STAT-3: figures follow every mark, edit and deletion")
    func live() throws {
        var journal = Journal(library: try .workedExample())
        try journal.perform(
            [.complete([1], on: "2026-03-06"), .complete([2], on: "2026-03-07")], today: .today)
        #expect(
            Self.figures(journal.library)
                == Figures(completed: 10, perfectDays: 6, activeDays: 6, averageTenths: 17, bestPeriod: 6))
        try journal.perform([.deleteTracker(1), .deleteTracker(3)], today: .today)
        #expect(
            Self.figures(journal.library)
                == Figures(completed: 5, perfectDays: 5, activeDays: 5, averageTenths: 10, bestPeriod: 5))
    }

    @Test("twenty years of a daily habit")
    func long() throws {
        let days = DaySet("2006-01-01"..."2025-12-31")
        let habit = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.everyDay, from: "2006-01-01")), createdOn: "2006-01-01",
            completions: days)
        // 20 years with the leap days of 2008, 2012, 2016, 2020 and 2024.
        #expect(
            try Self.figures(.holding(habit), today: "2025-12-31")
                == Figures(
                    completed: 7305, perfectDays: 7305, activeDays: 7305, averageTenths: 10, bestPeriod: 7305)
        )
    }
}

extension Tracker {
    /// The same tracker, done on this many days from its creation on.
    fileprivate func done(days: Int) -> Tracker {
        Tracker.made(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID, kind: kind,
            createdOn: createdOn,
            completions: DaySet((0..<days).map { createdOn + $0 }))
    }
}
