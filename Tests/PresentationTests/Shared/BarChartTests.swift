import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// Which bars stand out. Today is Sunday, 8 March 2026.
@Suite("V28: the best bars") struct BarChartTests {
    private func charts(_ tracker: Tracker) throws -> [BarChart.Pair] {
        try #require(
            TrackerDetailsState(1, in: try .holding(tracker), today: .today, conventions: .english)
        ).charts
    }

    private func best(_ chart: BarChart) -> [String] { chart.bars.filter(chart.isFull).map(\.label) }

    @Test("V28: the best month and the best weekdays, equal ones alike; a bar of nothing is never best")
    func best() throws {
        let habit = Tracker.habit(
            1, planned: .on(.monday, .friday), created: "2026-01-30",
            done: ["2026-01-30", "2026-02-02", "2026-02-06", "2026-03-02"])
        let pair = try charts(habit)[0]
        let (months, weekdays) = (try #require(pair.months), try #require(pair.weekdays))
        #expect(months.bars.map(\.count) == [1, 2, 1] && best(months) == ["Feb"] && months.whole == 2)
        // Five Mondays and six Fridays.
        #expect(weekdays.bars.map(\.text) == ["40%", "—", "—", "—", "33%", "—", "—"])
        #expect(best(weekdays) == ["Mon"] && weekdays.whole == 100)
        let none = try #require(
            TrackerDetailsState(1, in: try .holding(.habit(1)), today: .today, conventions: .english))
        let noRates = try #require(none.weekdays)
        #expect(best(none.months) == [] && best(noRates) == [])
    }

    @Test("V28: the bars of a quota are compared with each other, as no weekday has to be full")
    func quota() throws {
        let gym = Tracker.habit(
            1, planned: .rule("1 a week"), created: "2026-02-09", done: ["2026-02-10", "2026-02-18"])
        let weekdays = try #require(try charts(gym)[0].weekdays)
        #expect(weekdays.title == Phrase("By weekday, % of days", "По дням недели, % дней"))
        #expect(weekdays.bars.map(\.count) == [0, 25, 25, 0, 0, 0, 0] && weekdays.whole == 25)
        #expect(best(weekdays) == ["Tue", "Wed"])
    }

    @Test("V28, AMT-5: the most of a goal is best; of a limit none is, as less is better")
    func amounts() throws {
        func months(_ goal: Goal) throws -> BarChart {
            try #require(
                try charts(
                    .habit(
                        1, created: "2026-02-01", goal: goal,
                        amounts: [("2026-02-10", "3"), ("2026-03-03", "1")]))[0].months)
        }
        #expect(best(try months("at least 2")) == ["Feb"])
        #expect(best(try months("at most 2")) == ["Feb", "Mar"])
    }

    @Test("V28: best and worst are told in a sentence, in both languages; nothing if there is no difference")
    func told() throws {
        func told(_ tracker: Tracker, _ conventions: Conventions) throws -> [String]? {
            TrackerDetailsState(1, in: try .holding(tracker), today: .today, conventions: conventions)?
                .fact(.weekdayRates)?.texts
        }
        let habit = Tracker.habit(
            1, planned: .on(.monday, .friday, .saturday),
            done: ["2026-03-02", "2026-03-07"])
        #expect(try told(habit, .english) == ["best Mon, Sat 100%", "worst Fri 0%"])
        #expect(try told(habit, .russian) == ["лучшие пн, сб 100\u{A0}%", "худший пт 0\u{A0}%"])
        let sundayFirst = Conventions(language: .english, firstWeekday: .saturday)
        #expect(try told(habit, sundayFirst) == ["best Sat, Mon 100%", "worst Fri 0%"])
        let gym = Tracker.habit(
            1, planned: .rule("1 a week"), created: "2026-02-23",
            done: (0..<6).map { Day("2026-03-02") + $0 } + ["2026-02-24"])
        #expect(
            try told(gym, .english) == ["most often Tue 100%", "least often Sun 0%"])
        #expect(try told(gym, .russian) == ["чаще вт 100\u{A0}%", "реже вс 0\u{A0}%"])
        #expect(try told(.habit(1), .english) == [])
        // The worst is shared by six weekdays.
        let once = Tracker.habit(1, created: "2026-02-23", done: ["2026-03-04"])
        #expect(try told(once, .english) == ["best Wed 50%"])
        #expect(try told(.event(1), .english) == [])
    }
}
