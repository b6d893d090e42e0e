import Samples
import Testing
import TrackerDomain

@Suite struct PlanTests {
    /// A plan as days of March 2026.
    private static func days(of plan: Plan) -> [[Int]] {
        [plan.planned, plan.done, plan.missed].map { $0.map(\.day) }
    }

    @Test("STAT-4: the worked example's habit R, done on the 7th and missed on the 6th")
    func workedExample() throws {
        let run = try #require(try Library.workedExample().tracker(1))
        #expect(Self.days(of: run.plan(through: .today)) == [[2, 4, 6], [2, 4, 7], [6]])
    }

    @Test("TRK-7: today is planned but not missed while it lasts, and what comes after it does not count")
    func today() {
        let habit = Tracker.habit(1, created: "2026-03-06", done: ["2026-03-06", "2026-03-09"])
        #expect(Self.days(of: habit.plan(through: "2026-03-08")) == [[6, 7, 8], [6], [7]])
        #expect(Self.days(of: habit.plan(through: "2026-03-09")) == [[6, 7, 8, 9], [6, 9], [7, 8]])
    }

    @Test("TRK-3: days are planned from a completion before the creation on, and none before")
    func start() {
        let habit = Tracker.habit(1, created: "2026-03-06", done: ["2026-03-04"])
        #expect(Self.days(of: habit.plan(through: "2026-03-06")) == [[4, 5, 6], [4], [5]])
        let tomorrow = Tracker.habit(1, created: .tomorrow, done: ["2026-03-10"])
        #expect(Self.days(of: tomorrow.plan(through: .today)) == [[], [], []])
    }

    @Test("TRK-5: each day is planned by the schedule in force on it")
    func changedSchedule() throws {
        let habit = try Tracker.habit(1, created: "2026-03-02")
            .following(("2026-03-02", .on(.monday)), ("2026-03-05", .on(.friday)), ("2026-03-07", .everyDay))
        #expect(Self.days(of: habit.plan(through: .today)) == [[2, 6, 7, 8], [], [2, 6, 7]])
    }

    @Test("MAIN-4: nothing is planned for an event")
    func event() {
        #expect(
            Self.days(of: Tracker.event(1, done: ["2026-03-06"]).plan(through: .today)) == [[], [6], []])
    }
}
