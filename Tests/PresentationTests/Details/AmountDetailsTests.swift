import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("AMT-5: what the details tell of amounts") struct AmountDetailsTests {
    /// Sunday 8 March 2026; the amounts of a goal of at least 6 km.
    private func details(
        _ amounts: [(Day, String)], _ goal: Goal? = Goal(.atLeast, Amount(text: "6")!, unit: "km"),
        _ conventions: Conventions = .english
    ) throws -> TrackerDetailsState {
        let tracker = Tracker.made(
            id: 1, name: "Run", emoji: "🙂", color: .number(1), categoryID: .home,
            kind: .habit(ScheduleHistory(.everyDay, from: "2026-02-01")), createdOn: "2026-02-01",
            goals: GoalHistory(goal, from: "2026-02-01"),
            amounts: DayMap(amounts.map { ($0.0, Amount(text: $0.1)!) }))
        return try #require(
            TrackerDetailsState(1, in: try .holding(tracker), today: .today, conventions: conventions))
    }

    private let amounts: [(Day, String)] = [
        ("2026-02-10", "1000"), ("2026-03-01", "2"), ("2026-03-02", "2.5"), ("2026-03-08", "6"),
    ]

    private func fact(_ caption: String, _ state: TrackerDetailsState) -> String? {
        state.shownFacts.first { $0.caption == caption }?.texts.first
    }

    @Test(
        "MEND-1, AMT-5: sum, mean of the recorded days, called so, best day, this week from Monday on, this month"
    )
    func facts() throws {
        let state = try details(amounts)
        #expect(fact("Total amount", state) == "1,010.5 km")
        // 1010.5 over four days is 252.625.
        #expect(fact("Average when recorded", state) == "252.6 km")
        #expect(fact("Best day", state) == "1,000 km, 10 Feb")
        // The 1st was a Sunday, of the week before.
        #expect(fact("This week", state) == "8.5 km" && fact("This month", state) == "10.5 km")
        let russian = try details(amounts, Goal(.atLeast, Amount(text: "6")!, unit: "км"), .russian)
        #expect(fact("За всё время", russian) == "1\u{A0}010,5 км")
    }

    @Test(
        "MEND-1, K5: a mean has as many decimals as its amounts, one at least, in both languages",
        arguments: [
            // 0.49 ÷ 2 = 0.245, 3.5 ÷ 2 = 1.75, 1 ÷ 3 = 0.3333.
            (["0.25", "0.24"], "0.25 km", "0,25 km"), (["2", "1.5"], "1.8 km", "1,8 km"),
            (["1", "0", "0"], "0.3 km", "0,3 km"), (["0.125", "0.13"], "0.128 km", "0,128 km"),
            (["0.25", "0.35"], "0.3 km", "0,3 km"), (["3", "4"], "3.5 km", "3,5 km"),
        ])
    func mean(amounts: [String], english: String, russian: String) throws {
        let days = amounts.enumerated().map { (Day("2026-03-01") + $0, $1) }
        #expect(fact("Average when recorded", try details(days)) == english)
        let state = try details(days, Goal(.atLeast, Amount(text: "6")!, unit: "km"), .russian)
        #expect(fact("В среднем за раз", state) == russian)
    }

    @Test("AMT-5: the best day of a limit is that with the least; days to come count nowhere")
    func limit() throws {
        let limit = Goal(.atMost, Amount(text: "2")!)
        let state = try details([("2026-03-06", "3"), ("2026-03-07", "1"), ("2026-03-09", "0")], limit)
        #expect(fact("Best day", state) == "1, 7 Mar" && fact("Total amount", state) == "4")
    }

    @Test("AMT-5: before an amount nothing is told; without a goal bars are completions then")
    func none() throws {
        let bare = try details([], nil)
        #expect(bare.fact(.totalAmount) == nil && bare.charts.isEmpty && bare.months.title == .byMonth)
        #expect(fact("Total amount", try details([])) == nil)
    }

    @Test("AMT-6, AMT-13: without a goal the same is told as bare numbers, and the heat is that of done days")
    func bareNumbers() throws {
        let state = try details(amounts, nil)
        #expect(fact("Total amount", state) == "1,010.5" && fact("Best day", state) == "1,000, 10 Feb")
        #expect(fact("Average when recorded", state) == "252.6" && fact("Today", state) == "6")
        #expect(fact("This week", state) == "8.5" && fact("This month", state) == "10.5")
        let (months, weekdays) = try #require(state.charts.first)
        #expect(months?.title.english == "By month, amount")
        #expect(months?.bars.map(\.text) == ["1,000", "10.5"] && weekdays?.bars.last?.text == "8")
        #expect(state.fact(.amounts)?.value == .amounts(DayMap(amounts.map { ($0.0, Amount(text: $0.1)!) })))
        // None of the days was marked.
        #expect(state.heatMap.columns.joined().allSatisfy { [nil, .zero].contains($0?.level) })
    }

    @Test("AMT-5: amounts by month and by weekday with their unit")
    func bars() throws {
        let state = try details(amounts)
        let (months, weekdays) = try #require(state.charts.first)
        #expect(months?.title.english == "By month, km" && weekdays?.title.russian == "По дням недели, km")
        #expect(months?.bars.map(\.text) == ["1,000", "10.5"])
        #expect(months?.bars.map(\.label) == ["Feb", "Mar"])
        // The 10th of February was a Tuesday, the 2nd of March a Monday, the 1st and the 8th Sundays.
        #expect(weekdays?.bars.map(\.text) == ["2.5", "1,000", "0", "0", "0", "0", "8"])
    }

    @Test("AMT-5: the heat map of the tracker is shaded by amount ÷ goal; of a limit it is all or nothing")
    func heat() throws {
        let state = try details([
            ("2026-03-02", "0"), ("2026-03-03", "2"), ("2026-03-04", "4"), ("2026-03-05", "5.9"),
            ("2026-03-06", "6"), ("2026-03-07", "9"),
        ])
        func levels(_ state: TrackerDetailsState) -> [DayShare.Level?] {
            state.heatMap.columns[state.heatMap.weeks.count - 1].prefix(6).map { $0?.level }
        }
        #expect(levels(state) == [.zero, .low, .middle, .high, .full, .full])
        let limit = Goal(.atMost, Amount(text: "2")!)
        let limited = try details([("2026-03-02", "0"), ("2026-03-03", "2"), ("2026-03-04", "3")], limit)
        #expect(levels(limited).prefix(3) == [.full, .full, .zero])
    }

    @Test("STR-2, N24: a strength for each week from the first month on, none for an event")
    func strengths() throws {
        let done = (0..<7).map { Day.today - $0 }
        let library = try Library.holding(.habit(1, created: "2026-03-02", done: done), .event(2))
        let state = try #require(
            TrackerDetailsState(1, in: library, today: .today, conventions: .english))
        // March began on Sunday, in the week before.
        #expect(state.strengths?.count == 2 && state.strengths?[0] == 0)
        #expect(state.strengths?.last == library.tracker(1)?.strength(today: .today))
        #expect(
            TrackerDetailsState(2, in: library, today: .today, conventions: .english)?.strengths == nil)
    }
}
