import Samples
import Testing
import TrackerDomain
import TrackerExchange

struct HabitctlTests {
    private static let log =
        "2026-03-02\tMeditated\ty\n2026-03-02\tCalled mother\ts\n\n2026-03-03\tMeditated\tn\n2026-03-03\tMeditated\ty\n"
        + "2026-03-04\tWrote, “long”\ty\n"

    @Test("habits, marks and skips; of two lines of a day done wins; habits of the log alone")
    func all() throws {
        let brought = try Brought([
            "habits": "# The numbers say how often\n1 Meditated\n7  Called mother\n0 Counted\n",
            "log": Self.log,
        ])
        #expect(brought.imported.format == .habitctl)
        #expect(
            brought.trackers == [
                "Meditated in habitctl: \(everyDay) from 2026-03-02; 2026-03-02 done, 2026-03-03 done",
                "Called mother in habitctl: 1 a week from 2026-03-02; 2026-03-02 skip",
                "Counted in habitctl: whenever from 2026-11-20; ",
                "Wrote, “long” in habitctl: \(everyDay) from 2026-03-04, archived 2026-03-05; 2026-03-04 done",
            ])
        #expect(brought.understood == ["quota 1", "onlyTracked 1", "unlistedHabit 1", "joinedRows 2"])
    }

    @Test("the log alone is daily habits that are still kept")
    func alone() throws {
        let brought = try Brought(Self.log)
        #expect(brought.imported.format == .habitctl)
        #expect(brought.library.trackers.map(\.status) == [.active, .active, .active])
        #expect(
            brought.days == [
                "Meditated: 2026-03-02 done, 2026-03-03 done", "Called mother: 2026-03-02 skip",
                "Wrote, “long”: 2026-03-04 done",
            ])
    }

    @Test("lines that say nothing are named in their file")
    func broken() throws {
        let brought = try Brought(
            [
                "habits": "1 Run\n400 Swim\n",
                "log":
                    "2026-02-28\tRun\ty\n2026-02-29\tRun\ty\n2026-02-27\tRun\tyes\n2026-02-26\tRun\n2026-02-25 Run y\n",
            ], keepGoing: true)
        #expect(brought.days == ["Run: 2026-02-28 done"])
        #expect(
            brought.leftOut == [
                "habits 2 frequency 400", "log 2 day 2026-02-29", "log 3 value yes",
                "log 4 2 of 3 to 3 fields",
                "log 5 1 of 3 to 3 fields",
            ])
    }
}
