import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// WHEN-1 to WHEN-4 in the words of cards, details, statistics and the week: Coffee of the worked example.
@Suite struct WheneverTextTests {
    private static let today: Day = "2026-11-20"
    private static let russian = Conventions.russian

    private static func coffee(_ done: [Day] = ["2026-10-18", "2026-11-03", "2026-11-12", "2026-11-16"])
        -> Tracker
    {
        .habit(1, "Coffee", planned: .whenever, created: "2026-10-01", done: done)
    }

    private static func caption(
        _ tracker: Tracker, on date: Day = today, _ conventions: Conventions = .english
    ) -> String {
        TrackerCard(
            tracker, tracker.onDate(date, today: today), category: .home, on: date, today: today,
            conventions: conventions
        ).lineCaption(conventions.language)
    }

    private struct Card {
        let done: [Day]
        var date = today
        let english: String
        let russian: String
    }

    private static let cards = [
        Card(
            done: ["2026-10-18", "2026-11-03", "2026-11-12", "2026-11-16"],
            english: "whenever · last 4 days ago · 3 times in 30 days",
            russian: "без плана · последний раз 4 дня назад · 3 раза за 30 дней"),
        Card(
            done: ["2026-10-18", "2026-11-03", "2026-11-12", "2026-11-16"], date: "2026-11-14",
            english: "whenever · last 12 Nov · 3 times in 30 days",
            russian: "без плана · последний раз 12 ноя · 3 раза за 30 дней"),
        Card(
            done: ["2026-11-20"], english: "whenever · last today · once in 30 days",
            russian: "без плана · последний раз сегодня · 1 раз за 30 дней"),
        Card(
            done: ["2026-11-19", "2026-10-22", "2026-10-21"],
            english: "whenever · last yesterday · 2 times in 30 days",
            russian: "без плана · последний раз вчера · 2 раза за 30 дней"),
        Card(
            done: ["2026-10-20"], english: "whenever · last 31 days ago · 0 times in 30 days",
            russian: "без плана · последний раз 31 день назад · 0 раз за 30 дней"),
        Card(
            done: [], english: "whenever · never so far", russian: "без плана · пока ни разу"),
        // The first mark came later.
        Card(
            done: ["2026-11-16"], date: "2026-11-14", english: "whenever · never so far",
            russian: "без плана · пока ни разу"),
        // A day to come knows what is done by today.
        Card(
            done: ["2026-11-16"], date: "2026-12-16", english: "whenever · last 16 Nov · 0 times in 30 days",
            russian: "без плана · последний раз 16 ноя · 0 раз за 30 дней"),
    ]

    @Test("WHEN-3: the card tells the last mark and those of 30 days", arguments: 0..<cards.count)
    func card(index: Int) {
        let card = Self.cards[index]
        #expect(Self.caption(Self.coffee(card.done), on: card.date) == card.english)
        #expect(Self.caption(Self.coffee(card.done), on: card.date, Self.russian) == card.russian)
    }

    @Test("AMT-13, WHEN-3: an amount stands between the rule and its marks")
    func amount() {
        let tracker = Tracker.habit(
            1, "Coffee", planned: .whenever, created: "2026-10-01",
            done: Array(Self.coffee().marks) + [Self.today], amounts: [(Self.today, "2")])
        #expect(Self.caption(tracker) == "whenever · 2 today · last today · 4 times in 30 days")
    }

    @Test("WHEN-3, AMT-13: a narrow card still tells the amount and the marks of 30 days")
    func narrow() {
        let tracker = Tracker.habit(
            1, "Coffee", planned: .whenever, created: "2026-10-01",
            done: Array(Self.coffee().marks) + [Self.today], amounts: [(Self.today, "2")])
        let card = TrackerCard(
            tracker, tracker.onDate(Self.today, today: Self.today), category: .home, on: Self.today,
            today: Self.today, conventions: Self.russian)
        let times = CardCaption(card).parts.first { $0.kind == .times }
        #expect(times?.forms.last == "сегодня 2 · 4 за 30 дн.")
    }

    @Test("WHEN-1: it is listed from its start on, never not completed and never due, and in no count")
    func lists() throws {
        let library = try Library.holding(Self.coffee())
        func names(_ date: Day, _ filter: TrackerFilter = .all) -> [String] {
            library.agenda(on: date, today: Self.today, filter: filter).trackers.map(\.name)
        }
        #expect(names("2026-09-30").isEmpty && names("2026-10-01") == ["Coffee"])
        #expect(names("2026-12-24") == ["Coffee"])
        for date in ["2026-11-16", Self.today] as [Day] {
            #expect(names(date, .notCompleted).isEmpty && names(date, .due).isEmpty)
            let share = library.agenda(on: date, today: Self.today).share
            #expect(share.planned == 0 && share.unplanned == (date == Self.today ? 0 : 1))
        }
        #expect(names("2026-11-16", .completed) == ["Coffee"])
    }

    @Test("WHEN-2, WHEN-3: details have no streaks, rate and strength, but when it was last and how often")
    func details() throws {
        let library = try Library.holding(Self.coffee())
        func texts(_ conventions: Conventions) throws -> [String: String] {
            let state = try #require(
                TrackerDetailsState(1, in: library, today: Self.today, conventions: conventions))
            #expect(state.fact(.nextDue)?.value == .day(nil))
            #expect(state.fact(.done)?.value == .count(nil) && state.fact(.asked)?.value == .count(nil))
            return Dictionary(
                state.shownFacts.map { ($0.caption, $0.texts.joined(separator: ",")) },
                uniquingKeysWith: { $0 + "|" + $1 })
        }
        let english = try texts(.english)
        for caption in ["Current streak", "Best streak", "Last 30 days", "Strength"] {
            #expect(english[caption] == "–", "\(caption)")
        }
        #expect(english["Last"] == "4 days ago, 16 Nov" && english["In 30 days"] == "3 times")
        #expect(english["Total"] == "4 days" && english["Next"] == nil && english["Streak"] == nil)
        let russian = try texts(Self.russian)
        #expect(russian["Последний раз"] == "4 дня назад, 16 ноя" && russian["Раз за 30 дней"] == "3 раза")
    }

    @Test("WHEN-2: the table of the statistics has – for streaks, rate and strength")
    func statistics() throws {
        let state = StatisticsState(
            try .holding(Self.coffee()), today: Self.today, conventions: .english)
        let row = try #require(state.rows.first)
        let texts = StatisticsColumn.all.compactMap { column in
            if case .figure(let text) = column.content { text(row, .english) } else { nil }
        }
        #expect(texts == ["–", "–", "4", "–", "–"])
        #expect(state.cards.map(\.value) == ["4", "0", "4", "1"])
    }

    @Test("WHEN-4: the week has a row of days done or not planned, and at its end the marks of 30 days")
    func week() throws {
        let library = try Library.holding(Self.coffee())
        func row(_ conventions: Conventions) throws -> WeekState.Row {
            try #require(
                WeekState(
                    library, days: "2026-11-16"..."2026-11-22", today: Self.today, conventions: conventions
                ).rows.first)
        }
        let english = try row(.english)
        #expect(english.cells.map(\.mark) == [.done] + Array(repeating: .unplanned, count: 6))
        #expect(english.streakText == "3×30d" && english.shortStreakText == "3×30d")
        #expect(try row(Self.russian).streakText == "3 за 30 дн.")
    }

    @Test("WHEN-4: the log has + and . alone, and s for a skipped day")
    func log() {
        let tracker = Tracker.habit(
            1, "Coffee", planned: .whenever, created: "2026-10-01", done: ["2026-11-16"],
            skipped: ["2026-11-18"])
        let week = Self.today - 6...Self.today
        let state = LogState([tracker], days: week, today: Self.today, language: .english)
        #expect(state.rows[0].signs == "..+.s..")
    }

    @Test("WHEN-1: review asks about none of it")
    func review() throws {
        let library = try Library.holding(Self.coffee(), .habit(2, "Read", created: "2026-10-01"))
        #expect(
            library.agenda(on: Self.today, today: Self.today, filter: .notCompleted).trackers.map(\.name)
                == ["Read"])
    }
}
