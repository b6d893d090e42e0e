import Samples
import Testing
import TrackerDomain

/// Today is Sunday, 8 March 2026.
@Suite struct NextDueTests {
    @Test("SCH-8: today while it is not done, then the next planned day")
    func today() {
        #expect(Tracker.habit(1).nextDue(today: .today) == .today)
        #expect(Tracker.habit(1, done: [.today]).nextDue(today: .today) == .tomorrow)
    }

    @Test("K3: never a day that is done already, as a clock set back may leave ahead")
    func doneAhead() {
        let daily = Tracker.habit(1, done: [.today, .tomorrow])
        #expect(daily.nextDue(today: .today) == "2026-03-10")
        // Nothing else counts for a quota yet: 3 in the week of the 9th are due on its last three days, of which
        // the 13th is marked.
        let quota = Tracker.habit(
            1, planned: .rule("3 a week"), done: ["2026-03-02", "2026-03-03", "2026-03-04", "2026-03-13"])
        #expect(quota.nextDue(today: .today) == "2026-03-14")
    }

    @Test("SCH-8, OFF-2: a pause to come leaves what is due before it")
    func pauseToCome() {
        let status = TrackerStatus.paused(since: .tomorrow)
        #expect(Tracker.habit(1, status: status).nextDue(today: .today) == .today)
        #expect(Tracker.habit(1, status: status, done: [.today]).nextDue(today: .today) == nil)
    }

    @Test("WHY-1: looked for over 800 days")
    func farAway() {
        func yearly(skipped: [Day]) -> Tracker {
            .habit(
                1, planned: .rule("every 365 days from 2026-03-08"), done: [.today], skipped: skipped)
        }
        #expect(yearly(skipped: ["2027-03-08"]).nextDue(today: .today) == "2028-03-07")
        #expect(yearly(skipped: ["2027-03-08", "2028-03-07"]).nextDue(today: .today) == nil)
    }

    @Test("SCH-7: a date to come is due where it is planned and nothing more is done until then")
    func dateToCome() {
        #expect(Tracker.habit(1).onDate(.tomorrow, today: .today).isDue)
        let quota = Tracker.habit(1, planned: .rule("3 a week"), done: ["2026-03-02"])
        #expect(quota.onDate("2026-03-07", today: "2026-03-03").isDue)
        #expect(!quota.onDate("2026-03-06", today: "2026-03-03").isDue)
    }
}
