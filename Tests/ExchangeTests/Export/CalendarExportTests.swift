import Samples
import TestKit
import Testing
import TrackerDomain
import TrackerExchange

/// RFC 5545. Today is Sunday, 8 March 2026.
struct CalendarExportTests {
    private func components(
        _ trackers: Tracker..., today: Day = "2026-03-08"
    ) throws -> [PlainCalendar.Component] {
        let library = try Library(id: 1000, categories: [.home, .work], trackers: trackers)
        return PlainCalendar(try library.exported(as: .ics, today: today)).components
    }

    @Test("EXP-5: a habit with a day done, one skipped and one begun, and an event to come, byte by byte")
    func calendar() throws {
        let library = try Library.holding(
            .habit(
                1, "Run; far", planned: .on(.monday, .wednesday, .friday), goal: "at least 5 km",
                done: ["2026-03-02", "2026-03-03"], skipped: ["2026-03-06"], amounts: [("2026-03-04", "2.5")],
                notes: [("2026-03-04", "Rain, wind")]),
            .event(2, "Exam", in: .work))
        let id = "00000000-0000-0000-0000-000000000001"
        #expect(
            try library.exported(as: .ics)
                == [
                    "BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Tracker//Tracker//EN", "CALSCALE:GREGORIAN",
                    "X-WR-CALNAME:Tracker",
                    "BEGIN:VEVENT", "UID:\(id)@tracker", "DTSTAMP:20260308T000000Z",
                    "DTSTART;VALUE=DATE:20260302",
                    "RRULE:FREQ=WEEKLY;BYDAY=MO,WE,FR", "EXDATE;VALUE=DATE:20260306", "SUMMARY:🙂 Run\\; far",
                    "CATEGORIES:Home", "STATUS:TENTATIVE", "TRANSP:TRANSPARENT", "END:VEVENT",
                    "BEGIN:VEVENT", "UID:\(id)@tracker", "DTSTAMP:20260308T000000Z",
                    "RECURRENCE-ID;VALUE=DATE:20260302", "DTSTART;VALUE=DATE:20260302",
                    "SUMMARY:✓ 🙂 Run\\; far",
                    "CATEGORIES:Home", "STATUS:CONFIRMED", "TRANSP:TRANSPARENT", "END:VEVENT",
                    "BEGIN:VEVENT", "UID:\(id)-on-20260303@tracker", "DTSTAMP:20260308T000000Z",
                    "DTSTART;VALUE=DATE:20260303", "SUMMARY:✓ 🙂 Run\\; far", "CATEGORIES:Home",
                    "STATUS:CONFIRMED",
                    "TRANSP:TRANSPARENT", "END:VEVENT",
                    "BEGIN:VEVENT", "UID:\(id)@tracker", "DTSTAMP:20260308T000000Z",
                    "RECURRENCE-ID;VALUE=DATE:20260304", "DTSTART;VALUE=DATE:20260304",
                    "SUMMARY:🙂 Run\\; far",
                    "DESCRIPTION:2.5 km\\nRain\\, wind", "CATEGORIES:Home", "STATUS:TENTATIVE",
                    "TRANSP:TRANSPARENT", "END:VEVENT",
                    "BEGIN:VTODO", "UID:00000000-0000-0000-0000-000000000002@tracker",
                    "DTSTAMP:20260308T000000Z", "SUMMARY:🙂 Exam", "CATEGORIES:Work", "STATUS:NEEDS-ACTION",
                    "END:VTODO", "END:VCALENDAR",
                ].map { $0 + "\r\n" }.joined())
    }

    @Test(
        "EXP-5: each kind of rule begins on the first day on which it falls",
        arguments: [
            ("tue,sat", "FREQ=WEEKLY;BYDAY=TU,SA", "20260303"),
            ("every 3 days from 2026-03-01", "FREQ=DAILY;INTERVAL=3", "20260304"),
            ("every 365 days from 2026-03-01", "FREQ=DAILY;INTERVAL=365", "20270301"),
            ("month 1,15", "FREQ=MONTHLY;BYMONTHDAY=1,15", "20260315"),
            ("month 28", "FREQ=MONTHLY;BYMONTHDAY=28", "20260328"),
            ("month 31", "FREQ=MONTHLY;BYMONTHDAY=-1", "20260331"),
            ("month 1,30,31", "FREQ=MONTHLY;BYMONTHDAY=1,30,-1", "20260330"),
            ("month 30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=-1", "20260330"),
            ("month 1,29", "FREQ=MONTHLY;BYMONTHDAY=1,28,29;BYSETPOS=1,-1", "20260329"),
            ("month 29,30", "FREQ=MONTHLY;BYMONTHDAY=28,29,30;BYSETPOS=2,-1", "20260329"),
            ("3 a week", "FREQ=WEEKLY;BYDAY=MO", "20260302"),
            ("2 a month", "FREQ=WEEKLY;BYDAY=MO", "20260302"),
        ])
    func rules(text: String, rule: String, first: String) throws {
        let habits = try components(.habit(1, planned: .rule(text), created: "2026-03-02"))
        #expect(habits.count == 1 && habits[0]["RRULE"] == rule)
        #expect(habits[0]["DTSTART;VALUE=DATE"] == first)
    }

    @Test("EXP-5: a quota says what it asks for, and its done days stand by themselves")
    func quota() throws {
        let found = try components(.habit(1, planned: .rule("3 a week"), done: ["2026-03-02"]))
        #expect(found.map { $0["SUMMARY"] } == ["🙂 Habit (3 times a week)", "✓ 🙂 Habit"])
        #expect(
            found[1]["RECURRENCE-ID;VALUE=DATE"] == nil && found[1]["UID"]?.contains("-on-20260302@") == true)
    }

    @Test(
        "SUM-16: a sum recurs on the last day of its period, and says what it asks for",
        arguments: [
            ("at least 30 km a week", "FREQ=WEEKLY;BYDAY=SU", "20260308", "30 km a week"),
            ("at most 14 cups a month", "FREQ=MONTHLY;BYMONTHDAY=-1", "20260331", "at most 14 cups a month"),
            (
                "at least 100 km in 10 days from 2026-03-04", "FREQ=DAILY;INTERVAL=10", "20260303",
                "100 km in 10 days"
            ),
        ])
    func sums(text: String, rule: String, first: String, words: String) throws {
        let found = try components(.habit(1, planned: .rule(text), created: "2026-03-02"))
        #expect(found.count == 1 && found[0]["RRULE"] == rule && found[0]["DTSTART;VALUE=DATE"] == first)
        #expect(found[0]["SUMMARY"] == "🙂 Habit (\(words))")
    }

    @Test("EXP-5: a rule ends on the day before the next one, and that has an id by its day")
    func histories() throws {
        let history = ScheduleHistory(entries: [
            .init(from: "2026-03-02", .on(.monday)), .init(from: "2026-03-05", .everyDay),
        ])
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(try #require(history)), createdOn: "2026-03-02",
            completions: DaySet(["2026-03-02", "2026-03-06"]))
        let found = try components(tracker)
        #expect(
            found.map { $0["RRULE"] } == [
                "FREQ=WEEKLY;BYDAY=MO;UNTIL=20260304", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU", nil, nil,
            ])
        let id = "00000000-0000-0000-0000-000000000001"
        #expect(
            found.map { $0["UID"] } == [
                "\(id)@tracker", "\(id)-from-20260305@tracker", "\(id)@tracker",
                "\(id)-from-20260305@tracker",
            ])
        #expect(found.map { $0["RECURRENCE-ID;VALUE=DATE"] } == [nil, nil, "20260302", "20260306"])
    }

    @Test("EXP-5: a pause and the archive end the rule; the days of a pause that is over are left out")
    func standings() throws {
        for status in [TrackerStatus.paused(since: "2026-03-06"), .archived(since: "2026-03-06")] {
            let found = try components(
                .habit(1, status: status, done: ["2026-03-07"], pausedDays: ["2026-03-03", "2026-03-04"]))
            #expect(found.count == 2)
            #expect(found[0]["RRULE"] == "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA,SU;UNTIL=20260305")
            #expect(found[0]["EXDATE;VALUE=DATE"] == "20260303,20260304")
            #expect(found[1]["RECURRENCE-ID;VALUE=DATE"] == nil && found[1]["STATUS"] == "CONFIRMED")
        }
        #expect(
            try components(.habit(1, created: "2026-03-02", status: .archived(since: "2026-03-02"))).isEmpty
        )
    }

    @Test("EXP-5: a note on a day off stands on a cancelled day; done outranks skipped")
    func offDays() throws {
        let found = try components(
            .habit(
                1, done: ["2026-03-05"], skipped: ["2026-03-04", "2026-03-05"], notes: [("2026-03-04", "Ill")]
            ))
        #expect(found.map { $0["STATUS"] } == ["TENTATIVE", "CANCELLED", "CONFIRMED"])
        #expect(found[0]["EXDATE;VALUE=DATE"] == nil && found[1]["DESCRIPTION"] == "Ill")
    }

    @Test(
        "X7: a note or an amount on a day that is neither planned nor marked is a journal's entry, not the plan's",
        arguments: [
            Tracker.habit(1, planned: .on(.monday), notes: [("2026-03-03", "Rain")]),
            .habit(1, planned: .on(.monday), amounts: [("2026-03-03", "2")]),
            .habit(1, planned: .rule("3 a week"), notes: [("2026-03-03", "Rain")]),
            .habit(1, status: .archived(since: "2026-03-03"), notes: [("2026-03-03", "Rain")]),
        ])
    func journal(tracker: Tracker) throws {
        let found = try components(tracker)
        #expect(found.map { $0["STATUS"] } == ["TENTATIVE", "FINAL"])
        let text = try Library.holding(tracker).exported(as: .ics)
        #expect(
            text.contains(
                "BEGIN:VJOURNAL\r\nUID:00000000-0000-0000-0000-000000000001-on-20260303@tracker\r\n"
                    + "DTSTAMP:20260308T000000Z\r\nDTSTART;VALUE=DATE:20260303\r\nSUMMARY:🙂 Habit\r\nDESCRIPTION:"
            ))
        #expect(text.contains("STATUS:FINAL\r\nEND:VJOURNAL"))
    }

    @Test("EXP-5: the next day's export differs in its stamp alone")
    func stable() throws {
        let library = try Library.workedExample()
        let (today, tomorrow) = try (
            library.exported(as: .ics), library.exported(as: .ics, today: "2026-03-09")
        )
        let stamps = { (text: String) in text.split(separator: "\r\n").filter { !$0.hasPrefix("DTSTAMP") } }
        #expect(today != tomorrow && stamps(today) == stamps(tomorrow))
        // Run on Monday and Wednesday, and on Saturday beside its rule; Draw on four days; an exam that was taken.
        #expect(PlainCalendar(today).components.count { $0["STATUS"] == "CONFIRMED" } == 8)
    }
}
