import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("Words for days against a second reckoning of them") struct DayReckonerTests {
    @Test("DAY-1, DAY-2: 20,000 random words mean the day that the rows say")
    func day() throws {
        try compare(1...20_000) { seed in
            var reckoner = DayReckoner(seed: seed, breaks: true)
            let word = reckoner.day()
            let expected = reckoner.reckon(word.meaning)
            let (today, looking) = (try day(reckoner.today), try search(reckoner.looking))
            let found: Result<String, WordError>
            do throws(WordError) {
                found = .success(try DayWord.day(word.text, today: today, looking).iso)
            } catch {
                found = .failure(error)
            }
            guard found != .success(PlainCalendar.iso(expected)) else { return nil }
            return "“\(word.text)”, today \(today), \(looking): \(found), not \(PlainCalendar.iso(expected))"
        }
    }

    @Test("DAY-3: 20,000 random words mean the days that the row says, or are refused as it says")
    func days() throws {
        try compare(1...20_000) { seed in
            var reckoner = DayReckoner(seed: seed)
            let (text, expected) = reckoner.days()
            let (today, looking) = (try day(reckoner.today), try search(reckoner.looking))
            let found: Result<[Int], WordError>
            do throws(WordError) {
                let days = try DaysWord.days(text, today: today, looking)
                found = .success(days.map { $0 - today + reckoner.today })
            } catch {
                found = .failure(error)
            }
            guard found != expected else { return nil }
            return "“\(text)”, today \(today), \(looking): \(told(found)), not \(told(expected))"
        }
    }

    @Test(
        "DAY-1, DAY-2: the worked days; today is Friday 2026-11-20",
        arguments: [
            ("sat", true, "2026-11-21"), ("last sat", true, "2026-11-14"), ("sat", false, "2026-11-14"),
            ("fri", false, "2026-11-20"), ("fri", true, "2026-11-20"), ("mon", true, "2026-11-23"),
            ("last mon", true, "2026-11-16"), ("next fri", false, "2026-11-27"),
            ("next fri", true, "2026-11-27"), ("last fri", false, "2026-11-13"),
            ("last fri", true, "2026-11-13"), ("mon", false, "2026-11-16"), ("+3", false, "2026-11-23"),
            ("day before yesterday", false, "2026-11-18"), ("the-day-after-tomorrow", true, "2026-11-22"),
            ("three days ago", false, "2026-11-17"), ("через две недели", true, "2026-12-04"),
            ("18th november", false, "2026-11-18"), ("Dec 1st 2025", false, "2025-12-01"),
            ("3.11.", false, "2026-11-03"), ("24.12.2025.", false, "2025-12-24"),
        ])
    func workedDay(word: String, plans: Bool, iso: String) throws {
        let today = try #require(Day(iso: "2026-11-20"))
        #expect(try DayWord.day(word, today: today, plans ? .ahead(from: today) : .back).iso == iso)
    }

    @Test("OFF-6: a break's last day is the first such day from its first day on")
    func workedLastDay() throws {
        let today = try #require(Day(iso: "2026-11-20"))
        for (word, first, iso) in [
            ("sun", "2026-11-20", "2026-11-22"), ("sun", "2026-12-24", "2026-12-27"),
            ("24 дек", "2026-12-24", "2026-12-24"), ("24.12", "2026-12-25", "2027-12-24"),
            ("+3", "2026-12-24", "2026-11-23"), ("next sun", "2026-12-24", "2026-11-22"),
        ] {
            let first = try #require(Day(iso: first))
            #expect(try DayWord.day(word, today: today, .ahead(from: first)).iso == iso, "\(word), \(first)")
        }
    }

    @Test(
        "DAY-3: the worked days, first and last",
        arguments: [
            ("mon-fri", "2026-11-20", false, "2026-11-16", "2026-11-20"),
            ("mon-fri", "2026-11-18", false, "2026-11-09", "2026-11-13"),
            ("mon-fri", "2026-11-20", true, "2026-11-23", "2026-11-27"),
            ("fri..mon", "2026-11-20", false, "2026-11-13", "2026-11-16"),
            ("mon..today", "2026-11-20", false, "2026-11-16", "2026-11-20"),
            ("last month", "2026-11-20", false, "2026-10-01", "2026-10-31"),
            ("this week", "2026-11-20", true, "2026-11-20", "2026-11-22"),
            ("october", "2026-11-20", false, "2026-10-01", "2026-10-31"),
            ("24 dec-3 jan", "2026-11-20", true, "2026-12-24", "2027-01-03"),
            ("16.11-18.11", "2026-11-20", false, "2026-11-16", "2026-11-18"),
            ("16.11 - вчера", "2026-11-20", false, "2026-11-16", "2026-11-19"),
            ("dec", "2026-11-20", false, "2025-12-01", "2025-12-31"),
            ("декабрь", "2026-11-20", true, "2026-12-01", "2026-12-31"),
            ("october", "2026-11-20", true, "2027-10-01", "2027-10-31"),
            ("в ноябре", "2026-11-20", false, "2026-11-01", "2026-11-20"),
            ("за-ноябрь", "2026-11-20", true, "2026-11-20", "2026-11-30"),
            ("в мае 2024", "2026-11-20", false, "2024-05-01", "2024-05-31"),
            ("feb 2024", "2026-11-20", true, "2024-02-01", "2024-02-29"),
        ])
    func workedDays(word: String, today: String, plans: Bool, first: String, last: String) throws {
        let today = try #require(Day(iso: today))
        let (first, last) = (try #require(Day(iso: first)), try #require(Day(iso: last)))
        let days = try DaysWord.days(word, today: today, plans ? .ahead(from: today) : .back)
        #expect(days == DaySet(first...last))
    }

    @Test("DAY-3: planning, a range to today runs backwards where its first day is still to come")
    func backwards() throws {
        let today = try #require(Day(iso: "2026-11-20"))
        #expect(throws: WordError.daysDescend("mon..today")) {
            try DaysWord.days("mon..today", today: today, .ahead(from: today))
        }
    }

    @Test(
        "DAY-3: what is no month, nor a day",
        arguments: [
            "oc", "octobers", "october 20 2026 x", "in", "за", "ме", "next october",
            "in-in may",
        ])
    func noMonth(word: String) throws {
        let today = try #require(Day(iso: "2026-11-20"))
        #expect(throws: WordError.days(word)) { try DaysWord.days(word, today: today) }
    }

    @Test("DAY-3: the month of a year that no calendar here has")
    func monthFarAway() throws {
        let today = try #require(Day(iso: "2026-11-20"))
        #expect(throws: WordError.self) { try DaysWord.days("may 1899", today: today) }
        #expect(throws: WordError.self) { try DaysWord.days("may 2200", today: today) }
        #expect(try DaysWord.days("jan 1900", today: today).count == 31)
    }

    @Test(
        "DAY-6: what is no day",
        arguments: [
            "", " ", "+", "-", "++3", "--3", "+-3", "+x", "-3x", "3", "3 days", "3 ago", "in 3", "x days ago",
            "last", "next", "last foo", "on", "on foo", "last today", "today yesterday", "nov", "20 foo",
            "foo 20", "2026", "mon-fri", "mon..fri", "mon,wed", "last week", "this month", "назад", "через",
            "day before", "the", "th november", "18xx november", "3..", "3 дня", "через 3", "прошлый",
            "след.", "в", "эта неделя", "someday", "mondays",
        ])
    func noDay(word: String) throws {
        let today = try #require(Day(iso: "2026-11-20"))
        for search in [DaySearch.back, .ahead(from: today), .ahead(from: today + 30)] {
            #expect(throws: WordError.day(word)) { try DayWord.day(word, today: today, search) }
        }
    }

    @Test("DAY-6: the sentence, and where several days may stand its end")
    func sentence() throws {
        let today = try #require(Day(iso: "2026-11-20"))
        let english = #"“foo” is not a day: write 2026-11-20, today, mon, "next mon", "3 days ago", -3 or +3"#
        let russian =
            #"«foo» — не день: напишите 2026-11-20, сегодня, пн, "след. пн", "3 дня назад", -3 или +3"#
        let one = #expect(throws: WordError.day("foo")) { try DayWord.day("foo", today: today) }
        #expect(one?.message.named.english == english + ".")
        #expect(one?.message.named.russian == russian + ".")
        let several = #expect(throws: WordError.days("foo")) { try DaysWord.days("foo", today: today) }
        #expect(several?.message.named.english == english + ", or several: mon,wed or mon..fri.")
        #expect(several?.message.named.russian == russian + ", или несколько: пн,ср или пн..пт.")
    }

    @Test("The second reckoning agrees with the calendar and with the worked ranges")
    func reckoner() {
        for (year, month, day, weekday, iso) in [
            (1900, 3, 1, 3, "1900-03-01"), (2000, 2, 29, 1, "2000-02-29"), (2026, 11, 20, 4, "2026-11-20"),
            (2100, 2, 28, 6, "2100-02-28"), (2100, 3, 1, 0, "2100-03-01"), (2147, 12, 31, 6, "2147-12-31"),
        ] {
            let number = PlainCalendar.number(year, month, day)
            #expect(PlainCalendar.weekday(number) == weekday, "\(iso)")
            #expect(PlainCalendar.iso(number) == iso)
        }
        var reckoner = DayReckoner(seed: 1)
        reckoner.today = PlainCalendar.number(2026, 11, 20)
        reckoner.looking = .back
        func offsets(_ days: [Int]) -> [Int] { days.map { $0 - reckoner.today } }
        #expect(offsets(reckoner.reckon(.weekday(0), .weekday(4))) == [-4, 0])
        #expect(offsets(reckoner.reckon(.weekday(4), .weekday(0))) == [-7, -4])
        #expect(offsets(reckoner.period(isWeek: false, -1)) == [-50, -20])
        #expect(offsets(reckoner.period(isWeek: true, 0)) == [-4, 0])
        reckoner.looking = .ahead(from: reckoner.today)
        #expect(offsets(reckoner.reckon(.weekday(0), .weekday(4))) == [3, 7])
        #expect(offsets(reckoner.period(isWeek: true, 0)) == [0, 2])
        #expect(offsets([reckoner.reckon(.yearless(month: 2, day: 29))]) == [466])
    }
}

extension DayReckonerTests {
    /// Records what differs, at most 20 times, so that one fault does not print thousands of lines.
    private func compare(_ seeds: ClosedRange<UInt64>, _ difference: (UInt64) throws -> String?) rethrows {
        var count = 0
        for seed in seeds {
            guard let text = try difference(seed) else { continue }
            Issue.record("\(text); seed \(seed)")
            count += 1
            if count == 20 { return }
        }
    }

    private func day(_ number: Int) throws -> Day { try #require(Day(iso: PlainCalendar.iso(number))) }

    private func search(_ looking: DayReckoner.Looking) throws -> DaySearch {
        switch looking {
        case .back: .back
        case .ahead(let first): .ahead(from: try day(first))
        }
    }

    /// The first and the last day, and how many there are.
    private func told(_ days: Result<[Int], WordError>) -> String {
        switch days {
        case .success(let days):
            days.isEmpty
                ? "no days"
                : "\(PlainCalendar.iso(days[0])) … \(PlainCalendar.iso(days[days.count - 1])) (\(days.count))"
        case .failure(let error): "\(error)"
        }
    }
}
