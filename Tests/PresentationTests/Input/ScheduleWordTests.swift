import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ScheduleWordTests {
    @Test(arguments: [
        ("daily", "mon tue wed thu fri sat sun"), ("Ежедневно", "mon tue wed thu fri sat sun"),
        ("weekdays", "mon tue wed thu fri"), ("БУДНИ", "mon tue wed thu fri"),
        ("weekends", "sat sun"), ("выходные", "sat sun"),
        ("mon,wed,fri", "mon wed fri"), ("пн,ср,пт", "mon wed fri"), ("Fri, mon", "mon fri"),
        ("mon,ср,Sunday", "mon wed sun"), ("mon,mon", "mon"), ("вторник", "tue"),
        ("mon-fri", "mon tue wed thu fri"), ("fri-mon", "mon fri sat sun"), ("пт-пн", "mon fri sat sun"),
        ("wed-wed", "wed"), ("mon-tue,sat", "mon tue sat"), ("sat - sun", "sat sun"),
    ])
    func schedule(word: String, codes: String) throws {
        #expect(
            try ScheduleWord.schedule(word, today: .today).text == String(codes.map { $0 == " " ? "," : $0 }))
    }

    @Test(
        "RUL-1: weekdays with blanks, and as people say them",
        arguments: [
            ("mon wed fri", "mon wed fri"), ("пн ср", "mon wed"), ("mon-wed fri", "mon tue wed fri"),
            ("mon, wed fri", "mon wed fri"), ("every monday", "mon"), ("on mondays", "mon"),
            ("On Mondays and Fridays", "mon fri"), ("mondays, wednesdays and fridays", "mon wed fri"),
            ("every mon, every fri", "mon fri"), ("по понедельникам", "mon"),
            ("по средам и воскресеньям", "wed sun"), ("каждый понедельник", "mon"),
            ("каждую среду", "wed"), ("каждое воскресенье", "sun"), ("по вторникам, четвергам", "tue thu"),
            ("по пятницам и субботам", "fri sat"), ("every day", "mon tue wed thu fri sat sun"),
            ("каждый день", "mon tue wed thu fri sat sun"), ("everyday", "mon tue wed thu fri sat sun"),
            ("every weekday", "mon tue wed thu fri"), ("Every Weekend", "sat sun"),
            ("каждые выходные", "sat sun"), ("mon/wed/fri", "mon wed fri"), ("mon & thu", "mon thu"),
        ])
    func said(word: String, codes: String) throws { try schedule(word: word, codes: codes) }

    @Test(
        "RUL-1: so many times, as people write them",
        arguments: [
            ("3x/week", "3/week"), ("3x a week", "3/week"), ("3x per week", "3/week"),
            ("5 x per week", "5/week"), ("2x per month", "2/month"), ("2 times per week", "2/week"),
            ("2x week", "2/week"),
            ("раз в неделю", "1/week"), ("4x/month", "4/month"), ("2 times per month", "2/month"),
            ("4x/10d", "4/10d"), ("4 times in 10 days", "4/10d"), ("4 раза за 10 дней", "4/10d"),
            ("раз в месяц", "1/month"), ("every third day", "3d"), ("every second day", "2d"),
            ("каждый третий день", "3d"), ("два раза в неделю", "2/week"), ("3 раза в месяц", "3/month"),
            ("three times a week", "3/week"), ("every two weeks", "14d"), ("каждые три дня", "3d"),
        ])
    func times(word: String, rule: String) throws {
        #expect(
            try ScheduleWord.schedule(word, today: .today) == ScheduleWord.schedule(rule, today: .today))
        #expect(throws: WordError.rule("8x/week", .timesAWeek)) {
            try ScheduleWord.schedule("8x/week", today: .today)
        }
    }

    @Test(
        "RUL-1: a word for any day or for one is refused with both ways to write it",
        arguments: [
            ("weekly", "1/week, or mon.", "1/нед или пн."),
            ("Every week", "1/week, or mon.", "1/нед или пн."),
            ("еженедельно", "1/week, or mon.", "1/нед или пн."),
            ("каждую неделю", "1/week, or mon.", "1/нед или пн."),
            ("monthly", "1/month, or month:1.", "1/мес или месяц:1."),
            ("every month", "1/month, or month:1.", "1/мес или месяц:1."),
            ("ежемесячно", "1/month, or month:1.", "1/мес или месяц:1."),
            ("каждый месяц", "1/month, or month:1.", "1/мес или месяц:1."),
        ])
    func anyDayOrOne(word: String, english: String, russian: String) {
        let error = #expect(throws: WordError.self) { try ScheduleWord.schedule(word, today: .today) }
        #expect(
            error?.message.named
                == Phrase(
                    "“\(word)” can be any day or one day: write \(english)",
                    "«\(word)» — в любой день или в один: напишите \(russian)"))
    }

    @Test(
        "WHEN-1: the rule without a plan is typed in both languages",
        arguments: ["whenever", "Whenever", "без плана", "без-плана", "когда придётся", "Когда придется"])
    func whenever(word: String) throws {
        #expect(try ScheduleWord.schedule(word, today: .today) == .whenever)
    }

    @Test("WHEN-1: the rule counts from no day", arguments: ["whenever@2026-11-20", "whenever,mon", "when"])
    func notWhenever(word: String) {
        #expect(throws: WordError.self) { try ScheduleWord.schedule(word, today: .today) }
    }

    @Test(
        "NEW-6: what is shown as a schedule is read as one",
        arguments: [.weekdays(.everyDay), .weekdays(.weekdays), .weekdays(.weekends)] + Schedule.ofEachKind)
    func readsWhatIsShown(schedule: Schedule) throws {
        for language in Language.allCases {
            let conventions = Conventions(language: language)
            for shown in [ScheduleText.summary, ScheduleText.onCard].map({ $0(schedule, conventions) }) {
                // It does not say from which day a rule counts.
                let text = try ScheduleWord.schedule(shown, today: .today).text
                #expect(
                    !text.isEmpty && (text == schedule.text || schedule.text == text + " from 2026-03-02"))
            }
        }
    }

    @Test(
        "The bad word is named",
        arguments: [
            ("mon,noday,fri", "noday"), ("funday", "funday"), ("пн,втт", "втт"), ("mon-xx", "mon-xx"),
            ("mon,,fri", ""), ("", ""), ("mon-wed-fri", "mon-wed-fri"), ("-mon", "-mon"),
            ("mon foo", "mon foo"), ("every", "every"), ("mon and", "mon and"),
            ("tue,every 2 mon", "every 2 mon"),
        ])
    func badWord(word: String, named: String) {
        #expect(throws: WordError.schedule(named)) { try ScheduleWord.schedule(word, today: .today) }
    }

    @Test("What the texts name as a schedule is read as one, in both languages", arguments: Language.allCases)
    func examples(language: Language) {
        let texts = [
            WordError.schedule("funday").message.named, ScheduleWord.inExplanation,
            ScheduleWord.inQuestion,
        ]
        for text in texts.map({ $0(language) }) {
            let words = text.split(separator: " ").map { $0.trimmed(",.…:;—") }
                .filter { !$0.isEmpty && !Self.prose.contains($0) }
            #expect(words.count >= 3, "\(text)")
            for word in words {
                #expect(throws: Never.self, "\(word)") { try ScheduleWord.schedule(word, today: .today) }
            }
        }
    }

    /// All words of these texts that are no examples.
    private static let prose: Set = [
        "“funday”", "is", "not", "schedule", "write", "else", "from", "today", "on", "a", "day", "for", "4",
        "times", "in", "10", "or", "days", "like", "list", "such", "as", "with",
        "ranges", "«funday»", "не", "расписание", "же", "считая", "с", "сегодняшнего", "дня", "указанного",
        "раза",
        "за", "дней", "напишите", "или", "дни", "список", "например", "в",
        "том", "числе", "диапазонами", "можно",
    ]
}

extension Substring {
    /// The text without some signs at its ends.
    fileprivate func trimmed(_ signs: String) -> String {
        var text = self
        while let last = text.last, signs.contains(last) { text.removeLast() }
        while let first = text.first, signs.contains(first) { text.removeFirst() }
        return String(text)
    }
}
