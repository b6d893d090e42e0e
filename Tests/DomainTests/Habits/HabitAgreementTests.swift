import TestKit
import Testing
import TrackerDomain

/// The product's figures of a habit against the model's, over random habits.
@Suite struct HabitAgreementTests {
    /// Run side by side.
    private static let parts = 10
    private static let habits = Torture.tries(brief: 800, full: 100_000)

    @Test(
        "SCH-1, SCH-2, SCH-3, SCH-5, SCH-6, SCH-7, SCH-8, SCH-10, OFF-1, OFF-2, OFF-3, STAT-5, STR-1, WHY-1: as defined",
        arguments: 0..<parts)
    func agreement(part: Int) {
        HabitModel.expectAgreement(
            over: stride(from: part, to: Self.habits, by: Self.parts), RandomHabit.sample)
    }

    @Test("SCH-5: a clock set back before the creation, to a week in which something was done")
    func clockSetBack() {
        let thursday = 3
        let habit = PlainHabit(created: thursday, .quota(3, per: .week), done: [0], skips: [1])
        #expect(!HabitModel.disagrees(habit, thursday - 1))
    }

    @Test("SCH-8: a clock set back to a day of an earlier pause leaves the next due day")
    func clockSetBackIntoPause() {
        var habit = PlainHabit(created: 0, .weekdays(Set(0...6)))
        habit.pausedDays = [3, 4]
        #expect(!HabitModel.disagrees(habit, 3))
        #expect(habit.tracker.nextDue(today: Day(3)) == Day(5))
    }

    @Test("SCH-8, TRK-7: a clock set back before the creation, and a mark of that day counts no more")
    func markToCome() {
        let habit = PlainHabit(created: 0, .quota(4, per: .week), done: [0])
        #expect(habit.tracker.nextDue(today: Day(-3)) == Day(3))
        #expect(!HabitModel.disagrees(habit, -3))
    }
}
