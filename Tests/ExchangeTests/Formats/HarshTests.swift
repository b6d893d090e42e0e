import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

struct HarshTests {
    private static let habits = """
        # how often
        Breathe: 0

        ! Morning
        Meditated: 1
        Gym: 3/7
        ! Дом
        Пыль: 2w
        Old habit: 1w: 2026-03-10
        Twice: 2/2

        """
    private static let log = """
        # a comment
        2026-03-02 : Meditated : y : felt good : 12.5
        2026-03-02 : Gym : y

        2026-03-03 : Meditated : s :  : \n2026-03-04 : Meditated : n
        2026-03-05 : Meditated : y :  :
        2026-03-05 : Meditated : n : after all not
        2026-03-06 : Meditated : y :
        2026-03-07 : Meditated: y
        2026-03-08 : Old habit : y :  : 3
        2026-03-02 : Пыль : y : под «диваном» # и за ним : 0
        2026-03-09 : Swim : y : in the sea
        2026-03-10 : Swim : n :  : abc
        2026-03-10 :  Breathe : y

        """

    @Test(
        "habits under headings, end dates, marks, skips, comments, amounts; of two lines of a day done wins; habits of the log alone"
    )
    func all() throws {
        let brought = try Brought(
            ["habits": Self.habits, "log": Self.log, "notes.txt": "hello"], keepGoing: true)
        #expect(brought.imported.format == .harsh)
        #expect(
            brought.trackers == [
                "Breathe in harsh: whenever from 2026-03-10; 2026-03-10 done",
                "Meditated in Morning: \(everyDay) from 2026-03-02; 2026-03-02 done, 2026-03-05 done, "
                    + "2026-03-06 done, 2026-03-02 12.5, 2026-03-03 skip, 2026-03-02 “felt good”, 2026-03-05 “after all not”",
                "Gym in Morning: 3 a week from 2026-03-02; 2026-03-02 done",
                "Пыль in Дом: 1 in 14 days from 2026-03-02 from 2026-03-02; 2026-03-02 done, "
                    + "2026-03-02 “под «диваном» # и за ним”",
                "Old habit in Дом: 1 a week from 2026-03-08, archived 2026-03-11; 2026-03-08 done, 2026-03-08 3",
                "Twice in Дом: \(everyDay) from 2026-11-20; ",
                "Swim in harsh: \(everyDay) from 2026-03-09, archived 2026-03-11; 2026-03-09 done, "
                    + "2026-03-09 “in the sea”",
            ])
        #expect(brought.leftOut == ["log 10 2 of 3 to 5 fields"])
        // Where a mark stands beside a number, it says what was done.
        #expect(brought.understood == ["quota 3", "onlyTracked 1", "unlistedHabit 1", "joinedRows 2"])
    }

    @Test("WHEN-4: a frequency of 0 comes in as a habit without a plan, and is told so")
    func withoutPlan() throws {
        let brought = try Brought(["habits": "Tea: 0\n", "log": "2026-03-10 : Tea : y\n"])
        #expect(brought.library.trackers.map { $0.schedule(on: "2026-03-10") } == [.whenever])
        let told = ImportRemark.onlyTracked.phrase(1)
        #expect(told.english == "“track only” habits without a plan (1)")
        #expect(told.russian == "привычки «просто отмечать» — без плана (1)")
    }

    @Test("X10: 0 stands for no amount, whatever the mark")
    func noAmount() throws {
        let brought = try Brought(
            "2026-03-02 : Run : y :  : 0\n2026-03-03 : Run : n :  : 0\n2026-03-04 : Run : s : ill : 0.0\n"
                + "2026-03-05 : Run : y :  : 0.5\n")
        #expect(
            brought.days == [
                "Run: 2026-03-02 done, 2026-03-05 done, 2026-03-05 0.5, 2026-03-04 skip, 2026-03-04 “ill”"
            ])
    }

    @Test("the log alone is daily habits; the list alone is habits without days; ends of lines of any kind")
    func alone() throws {
        let log = try Brought("2026-03-02 : Run : y\r\n2026-03-03 : Run : s : rain\r\n")
        #expect(log.imported.format == .harsh)
        #expect(
            log.trackers
                == [
                    "Run in harsh: \(everyDay) from 2026-03-02; 2026-03-02 done, 2026-03-03 skip, 2026-03-03 “rain”"
                ])
        #expect(log.understood == [])
        let list = try Brought("! Sport\nRun: 3/7\nSwim: 1:\n")
        #expect(list.imported.format == .harsh)
        #expect(
            list.trackers == [
                "Run in Sport: 3 a week from 2026-11-20; ",
                "Swim in Sport: \(everyDay) from 2026-11-20; ",
            ])
    }

    @Test(
        "lines that say nothing",
        arguments: [
            ("2026-02-30 : Run : y", "day 2026-02-30"), ("2026-02-28 : Run : Y", "value Y"),
            ("2026-02-28 : Run :", "value "), ("2026-02-28 : Run : y : a : 1 : b", "6 of 3 to 5 fields"),
            ("2026-02-28 : Run : y : a : NaN", "value NaN"), ("2026-02-28 : Run : y : a : Inf", "value Inf"),
            ("2026-02-28 : Run : y : a : 1e3", "value 1e3"), ("2026-02-28 : Run : y : a : -1", "value -1"),
            ("2026-02-28 : Run : y : a : 1000001", "value 1000001"), ("2026-02-28 :  : y", "name"),
            ("nonsense", "1 of 3 to 5 fields"),
        ])
    func broken(line: String, problem: String) throws {
        let brought = try Brought("2026-02-27 : Run : y\n\n\(line)\n", keepGoing: true)
        #expect(brought.leftOut == ["file 3 \(problem)"])
        #expect(brought.days == ["Run: 2026-02-27 done"])
    }

    @Test(
        "a list with a frequency that is none is a list all the same; its line is left out, days of the log stay"
    )
    func brokenList() throws {
        let brought = try Brought(
            ["habits": "Run: 8/7\nSwim 3\nRead: 1: 2026-02-30\n", "log": "2026-03-02 : Run : y\n"],
            keepGoing: true)
        #expect(
            brought.trackers == [
                "Run in harsh: \(everyDay) from 2026-03-02, archived 2026-03-03; 2026-03-02 done"
            ])
        #expect(brought.understood == ["unlistedHabit 1"])
        #expect(
            brought.leftOut == [
                "habits 1 frequency 8/7", "habits 2 1 of 2 to 3 fields", "habits 3 day 2026-02-30",
            ])
    }

    @Test("bytes that are no text matter only in the files that are read")
    func otherFiles() throws {
        let log = Array("2026-03-02 : Run : y\n".utf8)
        let brought = try Brought(bytes: [("log", log), ("picture.png", [0x89, 0xFF, 0xFE])])
        #expect(brought.days == ["Run: 2026-03-02 done"])
        #expect(throws: ImportFault.notText(file: "log")) { try Brought(bytes: [("log", log + [0xFF])]) }
    }

    @Test("a habit whose last day is today or to come is still kept, the day is not")
    func endDates() throws {
        let brought = try Brought(
            "Run: 1: 2026-11-20\nSwim: 1: 2026-11-19\nRead: 1: 2199-12-31\nWalk: 1: 2027-01-31\n")
        #expect(
            brought.library.trackers.map(\.status)
                == [.active, .archived(since: "2026-11-20"), .active, .active])
        #expect(brought.dropped == ["endDate 3"])
    }

    @Test(
        "frequencies",
        arguments: [
            ("1", "mon,tue,wed,thu,fri,sat,sun"), ("7", "1 a week"), ("1w", "1 a week"), ("3/7", "3 a week"),
            ("1/30", "1 a month"), ("1/31", "1 a month"),
            ("4w", "1 in 28 days from 2026-11-20"), ("3/29", "3 in 29 days from 2026-11-20"),
            ("2w/4w", "14 in 28 days from 2026-11-20"), ("5", "1 in 5 days from 2026-11-20"),
            ("0", "whenever"), ("0w", "whenever"),
            ("8/7", nil), ("1/0", nil), ("1/400", nil), ("w", nil), ("-1", nil), ("1.5", nil), ("1/2/3", nil),
            ("99999999999999999999", nil),
        ])
    func frequencies(text: String, rule: String?) throws {
        let brought = try Brought("Run: \(text)\nSwim: 1\n", as: .harsh, keepGoing: true)
        let found = brought.library.trackers.filter { $0.name == "Run" }
        #expect(found.map { $0.schedule(on: .today)?.text } == (rule.map { [$0] } ?? []))
        #expect(brought.leftOut == (rule == nil ? ["file 1 frequency \(text)"] : []))
    }

    @Test(
        "a folder without a list and without a log is nothing to import",
        arguments: [ImportFormat.harsh, .habitctl])
    func neither(format: ImportFormat) {
        #expect(throws: ImportFault.empty) {
            try Brought(["photo.txt": "a picture", "diary.txt": "Dear diary,\n"], as: format)
        }
    }
}
