import Samples
import Testing
import TrackerDomain

@Suite struct TrackerTests {
    @Test("TRK-4, TRK-7: the day count is that of all completions up to today")
    func completedDays() {
        let run = Tracker.habit(1, created: "2026-03-02", done: ["2026-02-01", "2026-03-08", "2026-03-09"])
        #expect(run.completedDays(through: "2026-03-07") == 1)
        #expect(run.completedDays(through: "2026-03-08") == 2)
        #expect(run.completedDays(through: "2026-03-09") == 3)
    }

    @Test("TRK-3: the start day is the earlier of creation and first completion")
    func startDay() {
        #expect(Tracker.habit(1, created: "2026-03-02").startDay(today: .today) == "2026-03-02")
        let later = Tracker.habit(1, created: "2026-03-02", done: ["2026-03-05"])
        #expect(later.startDay(today: .today) == "2026-03-02")
        let earlier = Tracker.habit(1, created: "2026-03-02", done: ["2026-02-20", "2026-03-05"])
        #expect(earlier.startDay(today: .today) == "2026-02-20")
    }

    @Test("TRK-7: a completion after today is no start day until that day comes")
    func startDayWithClockSetBack() {
        let tracker = Tracker.habit(1, created: "2026-03-20", done: ["2026-03-10"])
        #expect(tracker.startDay(today: "2026-03-09") == "2026-03-20")
        #expect(tracker.startDay(today: "2026-03-10") == "2026-03-10")
    }

    @Test("MAIN-3, TRK-5: a habit is listed by the schedule in force on the date")
    func listedBySchedule() throws {
        let tracker = try Tracker.habit(1, created: "2026-03-02")
            .following(("2026-03-02", .on(.monday)), ("2026-03-05", .on(.friday)))
        let listed = ("2026-02-23"..."2026-03-15" as ClosedRange<Day>).filter {
            tracker.isListed(on: $0, today: .today)
        }
        #expect(listed == ["2026-02-23", "2026-03-02", "2026-03-06", "2026-03-13"])
        #expect(tracker.schedule(on: "2026-03-04") == .on(.monday))
        #expect(tracker.schedule(on: "2026-03-05") == .on(.friday))
    }

    @Test("MAIN-4: an event has no schedule")
    func event() {
        #expect(Tracker.event(1).isEvent && Tracker.event(1).schedule(on: .today) == nil)
        #expect(!Tracker.habit(1).isEvent)
    }
}
