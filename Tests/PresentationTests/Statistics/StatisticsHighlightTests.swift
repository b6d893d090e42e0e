import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// What the statistics tell at a glance. Today is Sunday, 8 March 2026; the weeks begin on Monday.
@Suite("V15: the statistics with a face") struct StatisticsHighlightTests {
    private func told(
        _ library: Library, today: Day = .today, _ conventions: Conventions = .english
    ) -> [String] {
        StatisticsState(library, today: today, conventions: conventions).highlights.joined().map {
            [$0.caption + ":", $0.value, $0.trend.map { "\($0)" }, $0.remark].compactMap(\.self)
                .joined(separator: " ")
        }
    }

    // R: 2 of 3, D: 4 of 5. Strength of D: with m = ½^(1 ÷ 13) (1 − m³)·m² + 1 − m = 0.1848.
    @Test("V15: the worked example, in both languages; four weekdays at 100 % distinguish none")
    func example() throws {
        #expect(
            told(try .workedExample()) == [
                "This week: 6 of 8", "Worst day: Sat 0%", "Strongest: Draw 18%",
            ])
        #expect(
            told(try .workedExample(), .russian) == [
                "На этой неделе: 6 из 8", "Худший день: сб 0\u{A0}%", "Сильнее всех: Draw 18\u{A0}%",
            ])
    }

    private func daily(_ done: [Day]) throws -> Library {
        try .holding(.habit(1, created: "2026-02-16", done: done), .habit(2, created: "2026-02-16"))
    }

    @Test(
        "V15: this week up to today against the same days of the last one; today counts only for the better",
        arguments: [
            // On Wednesday 4 March; last week's Monday to Wednesday are 23 to 25 February.
            (["2026-03-02", "2026-03-03"], "2 of 6 up 2 more than a week ago"),
            (["2026-03-02", "2026-02-24"], "1 of 6 level as many as a week ago"),
            (["2026-02-23", "2026-02-24"], "0 of 6 down 2 fewer than a week ago"),
            // Thursday of last week does not count yet, and today may still be done.
            (["2026-02-26"], "0 of 6 level as many as a week ago"),
            (["2026-02-25"], "0 of 6"),
            (["2026-03-04"], "1 of 6 up 1 more than a week ago"),
            (["2026-03-04", "2026-02-23"], "1 of 6 level as many as a week ago"),
        ] as [([Day], String)])
    func week(done: [Day], text: String) throws {
        #expect(told(try daily(done), today: "2026-03-04").first == "This week: " + text)
    }

    @Test("V15: the trend in Russian, and a week that begins on Sunday")
    func otherWeek() throws {
        let library = try daily(["2026-02-22", "2026-02-23", "2026-03-02"])
        #expect(
            told(library, today: "2026-03-04", .russian).first
                == "На этой неделе: 1 из 6 level столько же, сколько неделю назад")
        let sundayFirst = Conventions(language: .russian, firstWeekday: .sunday)
        #expect(
            told(library, today: "2026-03-04", sundayFirst).first
                == "На этой неделе: 1 из 8 down на 1 меньше, чем неделю назад")
        #expect(
            told(try daily(["2026-03-03"]), today: "2026-03-04", .russian).first
                == "На этой неделе: 1 из 6 up на 1 больше, чем неделю назад")
    }

    @Test(
        "V15: without a plan this week, a difference between weekdays, or two habits, nothing is told of them"
    )
    func nothing() throws {
        #expect(told(try .holding(.event(1, done: [.today]))) == [])
        let one = try Library.holding(.habit(1, created: .today, done: [.today]))
        #expect(told(one) == ["This week: 1 of 1"])
    }

    @Test("V15: several days are told in the plural, in both languages")
    func days() throws {
        let habit = try Library.holding(
            .habit(1, planned: .on(.monday, .friday, .saturday), done: ["2026-03-02", "2026-03-07"]))
        #expect(told(habit).dropFirst() == ["Best days: Mon, Sat 100%", "Worst day: Fri 0%"])
        #expect(
            told(habit, .russian).dropFirst() == [
                "Лучшие дни: пн, сб 100\u{A0}%", "Худший день: пт 0\u{A0}%",
            ])
        let other = try Library.holding(
            .habit(1, planned: .on(.monday, .friday, .saturday), done: ["2026-03-02"]))
        #expect(told(other).dropFirst() == ["Best day: Mon 100%", "Worst days: Fri, Sat 0%"])
        #expect(told(other, .russian).last == "Худшие дни: пт, сб 0\u{A0}%")
    }

    @Test("V15: of equally strong habits the first; with quotas alone the weekdays of completions")
    func ties() throws {
        let gym = try Library.holding(
            .habit(1, "Gym", planned: .rule("1 a week"), done: ["2026-03-03"]),
            .habit(2, "Yoga", planned: .rule("1 a week"), done: ["2026-03-03"]))
        #expect(
            told(gym).dropFirst() == [
                "Most often: Tue 100%", "Strongest: Gym 5%",
            ])
    }
}
