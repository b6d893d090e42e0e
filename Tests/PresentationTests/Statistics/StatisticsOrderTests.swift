import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("STAT-4: the table sorts by each of its columns") struct StatisticsOrderTests {
    // By category: Home 2, 3, then Work 1, 4; all habits are planned every day from 2 to 8 March.
    //     current  best  total  30 days         last 14 days
    // 1      2      2      2    2 of 7          2
    // 4      2      2      2    2 of 6          2
    // 3      1      1      4    —  (an event)   1
    // 2      0      3      3    3 of 6          3
    private static func library() throws -> Library {
        try .holding(
            .habit(1, "Бег", in: .work, done: ["2026-03-07", "2026-03-08"]),
            .habit(2, "apple", done: ["2026-03-02", "2026-03-03", "2026-03-04"]),
            .event(3, "ёж", done: ["2026-02-01", "2026-02-02", "2026-02-03", "2026-03-08"]),
            .habit(4, "Ежевика", in: .work, done: ["2026-03-06", "2026-03-07"]))
    }

    @Test(
        "The highest first, equal ones by category and creation; names as everywhere",
        arguments: [
            (.category, [2, 3, 1, 4]), (.name, [2, 1, 4, 3]), (.current, [1, 4, 3, 2]),
            (.best, [2, 1, 4, 3]), (.total, [3, 2, 1, 4]), (.rate, [2, 4, 1, 3]),
            // STR-1: ½^(1÷13) a day, so that three done days outweigh two later ones.
            (.strength, [2, 1, 4, 3]), (.slipping, [2, 3, 1, 4]), (.recent, [2, 1, 4, 3]),
        ] as [(StatisticsOrder, [Identifier])])
    func orders(order: StatisticsOrder, ids: [Identifier]) throws {
        let state = StatisticsState(
            try Self.library(), order: order, today: .today, conventions: .english)
        #expect(state.rows.map(\.id) == ids && state.order == order)
    }

    /// 28 of 29 and 29 of 30 days are both shown as 97 %, and stand by creation the other way round.
    @Test("Rates are compared as they are, not as they are shown")
    func closeRates() throws {
        func habit(_ id: Identifier, from first: Day) -> Tracker {
            .habit(
                id, created: first,
                done: stride(from: first, through: .today, by: 1).filter { $0 != "2026-03-01" })
        }
        let state = StatisticsState(
            try .holding(habit(1, from: "2026-02-08"), habit(2, from: "2026-02-07")), order: .rate,
            today: .today, conventions: .english)
        #expect(state.rows.map(\.id) == [2, 1])
        #expect(state.rows.map { $0.figures.rate30?.rounded(scale: 100) } == [97, 97])
    }

    @Test("By rate what was never planned stands after what was never done")
    func nothingPlanned() throws {
        let state = StatisticsState(
            try .holding(.event(1, done: [.today]), .habit(2, created: "2026-03-02")), order: .rate,
            today: .today, conventions: .english)
        #expect(state.rows.map(\.rateText) == ["0%", "—"])
    }

    @Test("By the last fourteen days, though a row has thirty: from 23 February on")
    func fourteenDays() throws {
        let state = StatisticsState(
            try .holding(
                .habit(1, created: "2026-02-01", done: ["2026-02-20", "2026-02-21", "2026-02-22"]),
                .habit(2, created: "2026-02-01", done: ["2026-02-23"])),
            order: .recent, today: .today, conventions: .english)
        #expect(state.rows.map(\.id) == [2, 1])
    }

    // Draw: 4 of 5 days, strength 0.1848.
    @Test("V15: rates and strengths are shares of bars, no other column is, and nothing is for an event")
    func shares() throws {
        let rows = StatisticsState(try .workedExample(), today: .today, conventions: .english).rows
        func shares(_ row: StatisticsState.Row) -> [Int?] { StatisticsColumn.all.map { $0.share(row) } }
        #expect(
            StatisticsColumn.all.map(\.order) == [.name, .current, .best, .total, .rate, .strength, .recent])
        #expect(shares(rows[1]) == [nil, nil, nil, nil, 80, 18, nil])
        #expect(shares(rows[2]).allSatisfy { $0 == nil })
    }

    @Test func everyOrderIsTested() {
        #expect(StatisticsOrder.allCases.count == 9)
    }

    @Test("Among equals the order of categories holds, however many there are")
    func stability() throws {
        let trackers = (1...40).map { number in
            Tracker.event(
                Identifier(high: 0, low: number), "Same", in: number.isMultiple(of: 2) ? .home : .work)
        }
        let library = try Library(id: 1000, categories: [.work, .home], trackers: trackers)
        let byCategory = StatisticsState(library, today: .today, conventions: .english).rows.map(\.id)
        #expect(byCategory.first == 2 && byCategory[20] == 1)
        for order in StatisticsOrder.allCases {
            let state = StatisticsState(library, order: order, today: .today, conventions: .english)
            #expect(state.rows.map(\.id) == byCategory)
        }
    }

    @Test("STAT-3: sorting and a change of the library keep each other")
    func viewModel() throws {
        let desk = try Desk(Self.library())
        let statistics = StatisticsViewModel(workspace: desk.workspace, library: try desk.library)
        #expect(statistics.state.order == .category && statistics.state.cards[2].value == "11")
        statistics.sort(by: .total)
        #expect(statistics.state.rows.map(\.id) == [3, 2, 1, 4])
        try desk.elsewhere(
            .complete([4], on: "2026-03-05"), .complete([4], on: "2026-03-04"),
            .complete([4], on: "2026-03-03"))
        statistics.show(try desk.library)
        #expect(statistics.state.order == .total && statistics.state.rows.map(\.id) == [4, 3, 2, 1])
        #expect(statistics.state.cards[2].value == "14")
        try desk.elsewhere(.deleteTracker(3))
        statistics.show(try desk.library)
        #expect(statistics.state.cards[2].value == "10" && statistics.state.rows.count == 3)
        desk.today = .tomorrow
        statistics.show(try desk.library)
        #expect(statistics.state.today == .tomorrow)
    }
}
