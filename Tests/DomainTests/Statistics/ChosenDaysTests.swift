import Samples
import TestKit
import Testing
import TrackerDomain

@Suite("YEAR-2: figures over chosen days") struct ChosenDaysTests {
    private static let week: ClosedRange<Day> = "2026-03-02"..."2026-03-08"
    private static let chosen: ClosedRange<Day> = "2026-03-04"..."2026-03-07"

    /// The figures of one tracker over the chosen days, worked out with the whole week known.
    private static func figures(_ tracker: Tracker, over days: ClosedRange<Day> = chosen) -> TrackerStatistics
    {
        tracker.statistics(by: tracker.plan(through: week.upperBound), over: days)
    }

    private static func run() -> Tracker {
        .habit(
            1, "R", planned: .on(.monday, .wednesday, .friday), created: "2026-03-02",
            done: ["2026-03-02", "2026-03-04", "2026-03-07"])
    }

    private static func drink() -> Tracker {
        .habit(
            2, "D", created: "2026-03-04", done: ["2026-03-04", "2026-03-05", "2026-03-06", "2026-03-08"])
    }

    @Test("YEAR-2: R of the worked example has 2 in all, now 1, at best 1, 1 of 2")
    func runOfWeek() {
        let figures = Self.figures(Self.run())
        #expect(figures.total == 2 && figures.currentStreak == 1 && figures.bestStreak == 1)
        #expect(figures.rate == Ratio(1, of: 2))
    }

    @Test("YEAR-2: D of the worked example: the last day is over, so its miss counts")
    func drinkOfWeek() {
        let figures = Self.figures(Self.drink())
        #expect(figures.total == 3 && figures.currentStreak == 0 && figures.bestStreak == 3)
        #expect(figures.rate == Ratio(3, of: 4))
    }

    @Test("YEAR-2: a streak now goes back before the first day, the best one does not")
    func streakFromBefore() {
        let drink = Self.drink()
        let figures = Self.figures(drink, over: "2026-03-05"..."2026-03-06")
        #expect(figures.currentStreak == 3 && figures.bestStreak == 2 && figures.rate == Ratio(2, of: 2))
    }

    @Test("YEAR-2: today counts only once it is done")
    func today() {
        let open = Tracker.habit(3, "O", created: "2026-03-07", done: ["2026-03-07"])
        let figures = Self.figures(open, over: "2026-03-07"..."2026-03-08")
        #expect(figures.rate == Ratio(1, of: 1) && figures.currentStreak == 1)
        #expect(Self.figures(open, over: "2026-03-08"..."2026-03-08").rate == nil)
    }

    @Test("YEAR-2: an event counts on its day alone, its streak from that day on")
    func event() {
        let event = Tracker.event(4, "E", created: "2026-03-06", done: ["2026-03-06"])
        #expect(Self.figures(event).total == 1 && Self.figures(event).bestStreak == 1)
        let before = Self.figures(event, over: "2026-03-02"..."2026-03-05")
        #expect(before.total == 0 && before.currentStreak == 0)
        let after = Self.figures(event, over: "2026-03-07"..."2026-03-08")
        #expect(after.total == 0 && after.bestStreak == 0 && after.currentStreak == 1 && after.rate == nil)
    }

    @Test("YEAR-2: completed 6, perfect on the 4th and 5th, 6 in 4 days, best period 4")
    func library() {
        let event = Tracker.event(4, "E", created: "2026-03-06", done: ["2026-03-06"])
        let plans = [Self.run(), Self.drink(), event].map {
            $0.plan(through: Self.week.upperBound).within(Self.chosen)
        }
        let figures = LibraryStatistics(plans)
        #expect(figures.completed == 6 && figures.perfectDays == 2 && figures.averageTenths == 15)
        #expect(figures.bestPeriod == 4)
    }
}
