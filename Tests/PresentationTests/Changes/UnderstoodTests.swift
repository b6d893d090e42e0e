import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Sentences that tell what was understood. Today is Sunday, 8 March 2026.
@Suite struct UnderstoodTests {
    struct Row: Sendable, CustomTestStringConvertible {
        let edit: Edit
        let english, russian: String

        var testDescription: String { english }
    }

    private static func sentence(
        _ edits: Edit..., isTrial: Bool = false, firstWeekday: Weekday = .monday
    ) throws -> Phrase {
        var journal = Journal(
            library: try .holding(
                .habit(1, "Run", planned: .everyDay, created: "2026-03-02", goal: "at least 5 km"),
                .event(2, "Exam", created: .today)))
        return try journal.summary(performing: edits, today: .today)
            .sentence(.init(isTrial: isTrial, firstWeekday: firstWeekday))
    }

    private static func new(
        _ schedule: Schedule?, in category: String = "Home", startingOn start: Day? = nil,
        _ values: TrackerValue...
    ) -> Edit {
        .addTracker(
            NewTracker(
                id: 9, name: "Бег", category: .named(category, newID: 99),
                schedule: schedule, startingOn: start, [.emoji("😻")] + values))
    }

    private static let added = [
        Row(
            edit: new(.everyDay, .goal("at least 5 km")), english: "Home, every day, at least 5 km",
            russian: "Home, каждый день, минимум 5 km"),
        Row(
            edit: new(.rule("mon,wed"), in: "Спорт", .goal("at most 2 cups"), .pinned(true)),
            english: "Спорт, new category, Mon, Wed, at most 2 cups, pinned",
            russian: "Спорт, новая категория, пн, ср, максимум 2 cups, закреплено"),
        Row(
            edit: new(nil, startingOn: "2026-03-06"), english: "Home, irregular event, since 6 Mar",
            russian: "Home, нерегулярное событие, с 6 мар"),
        Row(
            edit: new(.rule("3 a week"), startingOn: "2025-12-31", .pinned(true)),
            english: "Home, 3 times a week, since 31 Dec 2025, pinned",
            russian: "Home, 3 раза в неделю, с 31 дек 2025, закреплено"),
        Row(
            edit: new(.rule("at least 30 km a week"), startingOn: "2026-03-02"),
            english: "Home, at least 30 km a week, since 2 Mar",
            russian: "Home, минимум 30 km в неделю, с 2 мар"),
        Row(
            edit: new(.rule("at most 4 a month"), startingOn: "2026-03-01"),
            english: "Home, at most 4 a month, since 1 Mar", russian: "Home, максимум 4 в месяц, с 1 мар"),
        // A rule that counts from today needs no day.
        Row(
            edit: new(.interval(DayGrid(every: 3)!)), english: "Home, every 3 days",
            russian: "Home, каждые 3 дня"),
    ]

    @Test("SAY-1: add says all that it understood, in one shape", arguments: added)
    func add(row: Row) throws {
        #expect(
            try Self.sentence(row.edit)
                == Phrase("Added: 😻 Бег (\(row.english)).", "Добавлено: 😻 Бег (\(row.russian))."))
        #expect(
            try Self.sentence(row.edit, isTrial: true)
                == Phrase("Would add: 😻 Бег (\(row.english)).", "Будет добавлено: 😻 Бег (\(row.russian))."))
    }

    @Test(
        "SAY-1, DAY-4: a rule that counts from another day says so, and what follows stays behind a semicolon"
    )
    func from() throws {
        #expect(
            try Self.sentence(Self.new(.rule("every 3 days from 2026-03-09")))
                == Phrase(
                    "Added: 😻 Бег (Home, every 3 days from 9 Mar).",
                    "Добавлено: 😻 Бег (Home, каждые 3 дня с 9 мар)."))
        // 100 · 1 ÷ 10 = 10: of the ten days that end today one is left.
        #expect(
            try Self.sentence(Self.new(.rule("at least 100 km in 10 days from 2026-03-09")))
                == Phrase(
                    "Added: 😻 Бег (Home, at least 100 km in 10 days from 9 Mar); "
                        + "in these 10 days: 10 km, as it begins on 8 March.",
                    "Добавлено: 😻 Бег (Home, минимум 100 km за 10 дней с 9 мар); "
                        + "за эти 10 дней: 10 km, так как начало 8 марта."))
    }

    @Test("SAY-1: weekdays stand in the order of the person's week")
    func firstWeekday() throws {
        #expect(
            try Self.sentence(Self.new(.rule("mon,sun")), firstWeekday: .sunday).english
                == "Added: 😻 Бег (Home, Sun, Mon).")
    }

    private static func changed(_ values: TrackerValue...) -> Edit { .editTracker(1, TrackerEdit(values)) }

    private static let edited = [
        Row(
            edit: changed(.goal("at least 6 km")),
            english: "Run (Home, every day, at least 6 km, since 2 Mar); goal at least 5 km → at least 6 km",
            russian: "Run (Home, каждый день, минимум 6 km, с 2 мар); цель минимум 5 km → минимум 6 km"),
        Row(
            edit: changed(.name("Jog"), .pinned(true)),
            english:
                "Jog (Home, every day, at least 5 km, since 2 Mar, pinned); name Run → Jog; pinned no → yes",
            russian:
                "Jog (Home, каждый день, минимум 5 km, с 2 мар, закреплено); название Run → Jog; "
                + "закреплено нет → да"),
        Row(
            edit: changed(.category(.named("Sport", newID: 99)), .schedule(.rule("3 a week")), .goal(nil)),
            english:
                "Run (Sport, 3 times a week, since 2 Mar); schedule every day → 3 times a week; "
                + "goal at least 5 km → none; category Home → Sport (new)",
            russian:
                "Run (Sport, 3 раза в неделю, с 2 мар); расписание каждый день → 3 раза в неделю; "
                + "цель минимум 5 km → нет; категория Home → Sport (новая)"),
    ]

    @Test(
        "SAY-2: edit says the tracker as it now stands, then each field as it was and as it is",
        arguments: edited)
    func edit(row: Row) throws {
        let said = try Self.sentence(row.edit)
        #expect(said.english.hasPrefix("Changed: 🙂 \(row.english)"), "\(said.english)")
        #expect(said.russian.hasPrefix("Изменено: 🙂 \(row.russian)"), "\(said.russian)")
        let trial = try Self.sentence(row.edit, isTrial: true)
        #expect(trial.english.hasPrefix("Would change: 🙂 \(row.english)"), "\(trial.english)")
    }

    @Test("SAY-2: an edit that changes nothing says so alone")
    func unchanged() throws {
        #expect(
            try Self.sentence(Self.changed(.name("Run")))
                == Phrase("Nothing to change: Run.", "Менять нечего: Run."))
    }

    struct Days: Sendable, CustomTestStringConvertible {
        let days: [Day]
        let english, russian: String

        var testDescription: String { english }
    }

    private static let named = [
        Days(
            days: ["2026-03-07"], english: "on Sat, 7 March 2026", russian: "за сб, 7 марта 2026"),
        // First and last, though there is a gap.
        Days(
            days: ["2026-03-02", "2026-03-04"], english: "on 2 days (Mon, 2 – Wed, 4 March 2026)",
            russian: "за 2 дня (пн, 2 – ср, 4 марта 2026)"),
        Days(
            days: ["2026-02-28", "2026-03-01"], english: "on 2 days (Sat, 28 February – Sun, 1 March 2026)",
            russian: "за 2 дня (сб, 28 февраля – вс, 1 марта 2026)"),
        Days(
            days: ["2025-12-31", "2026-01-01"],
            english: "on 2 days (Wed, 31 December 2025 – Thu, 1 January 2026)",
            russian: "за 2 дня (ср, 31 декабря 2025 – чт, 1 января 2026)"),
        // The same month of another year is another one.
        Days(
            days: ["2025-03-02", "2026-03-04"],
            english: "on 2 days (Sun, 2 March 2025 – Wed, 4 March 2026)",
            russian: "за 2 дня (вс, 2 марта 2025 – ср, 4 марта 2026)"),
    ]

    @Test("DAY-4: the answer names the day in full, of several the first and the last", arguments: named)
    func days(row: Days) throws {
        let skipped = try Self.sentence(.uncomplete([2], on: DaySet(row.days)))
        #expect(
            skipped
                == Phrase("Was not done \(row.english): Exam.", "Не было отмечено \(row.russian): Exam."))
    }

    @Test("DAY-4: the notes of a range name both its ends, open ones where the notes end or today")
    func notes() {
        let tracker = Tracker.habit(
            1, created: "2026-03-02", notes: [("2026-03-04", "windy"), ("2026-03-10", "shoes")])
        func range(_ days: ClosedRange<Day>, _ language: Language) -> String? {
            NotesState([tracker], days: days, today: .today, language: language).rangeText
        }
        #expect(range("2026-03-02"..."2026-03-08", .english) == "2 – 8 March 2026")
        #expect(range("2026-02-02"..."2026-03-08", .russian) == "2 февраля – 8 марта 2026")
        #expect(range("2026-03-05"..."2026-03-05", .english) == "5 March 2026")
        #expect(range("2026-03-05" ... .latest, .english) == "5 – 10 March 2026")
        #expect(range("2026-03-12" ... .latest, .english) == "12 March 2026")
        #expect(range(.earliest..."2026-03-08", .english) == "4 – 8 March 2026")
        #expect(range(.earliest..."2026-03-01", .english) == "1 March 2026")
        #expect(range(.earliest ... .latest, .english) == nil)
    }
}
