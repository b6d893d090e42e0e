import Samples
import Testing
import TrackerDomain

@Suite struct DayShareTests {
    /// The share of a day on which this many of the planned habits were done.
    private static func share(_ completed: Int, of planned: Int) throws -> DayShare {
        let trackers = (0..<planned).map { index in
            Tracker.habit(Identifier(high: 0, low: UInt64(index))).completed(index < completed)
        }
        return try #require(trackers.shares(over: .today ... .today, today: .today).first)
    }

    @Test(
        "STAT-4: levels are 0, up to a third, up to two thirds, less than all, all",
        arguments: [
            (0, 1, .zero), (0, 7, .zero), (1, 1, .full), (7, 7, .full), (1, 2, .middle), (1, 3, .low),
            (2, 3, .middle),
            (1, 4, .low), (2, 4, .middle), (3, 4, .high), (2, 6, .low), (4, 6, .middle), (5, 6, .high),
            (2, 7, .low),
            (3, 7, .middle), (4, 7, .middle), (5, 7, .high), (6, 7, .high), (33, 100, .low),
            (34, 100, .middle),
            (66, 100, .middle), (67, 100, .high), (99, 100, .high), (100, 100, .full),
        ] as [(Int, Int, DayShare.Level)])
    func levels(completed: Int, planned: Int, level: DayShare.Level) throws {
        let share = try Self.share(completed, of: planned)
        #expect(share.completed == completed && share.planned == planned)
        #expect(share.level == level)
        #expect(share.share == Ratio(completed, of: planned))
        #expect(share.isActive == (completed > 0))
    }

    @Test("the levels ascend")
    func order() {
        #expect(DayShare.Level.allCases == [.zero, .low, .middle, .high, .full])
    }

    @Test("STAT-4, MAIN-6: a day with nothing planned is blank, active if something was done")
    func nothingPlanned() throws {
        let trackers: [Tracker] = [
            .habit(1, planned: .on(.monday), done: ["2026-03-03"]), .event(2, done: ["2026-03-05"]),
        ]
        let shares = trackers.shares(over: "2026-03-03"..."2026-03-05", today: .today)
        #expect(shares.map(\.isActive) == [true, false, true])
        #expect(shares.map(\.unplanned) == [1, 0, 1])
        #expect(shares.allSatisfy { $0.planned == 0 && $0.share == nil && $0.level == nil })
    }

    @Test("the worked example, day by day")
    func workedExample() throws {
        let shares = try Library.workedExample().trackers.shares(
            over: "2026-03-01"..."2026-03-09", today: .today)
        //                                     1  2  3  4  5  6  7  8  9
        #expect(shares.map(\.planned) == [0, 1, 0, 2, 1, 2, 1, 1, 0])
        #expect(shares.map(\.completed) == [0, 1, 0, 2, 1, 1, 0, 1, 0])
        #expect(shares.map(\.unplanned) == [0, 0, 0, 0, 0, 1, 1, 0, 0])
        #expect(shares.map(\.isActive) == [false, true, false, true, true, true, true, true, false])
        #expect(
            shares.map(\.level) == [nil, .full, nil, .full, .full, .middle, .zero, .full, nil])
    }

    @Test("TRK-3: days before a habit's start day are blank for it")
    func beforeStart() {
        let shares = [Tracker.habit(1, created: "2026-03-05", done: ["2026-03-04"])]
            .shares(over: "2026-03-02"..."2026-03-06", today: .today)
        #expect(shares.map(\.planned) == [0, 0, 1, 1, 1])
    }

    @Test("TRK-7: days after today count nothing, done or not")
    func afterToday() {
        let trackers = [Tracker.habit(1, done: [.today, .tomorrow])]
        #expect(trackers.shares(over: .today ... .tomorrow, today: .today).map(\.planned) == [1, 0])
        #expect(
            trackers.shares(over: .tomorrow ... .tomorrow + 1, today: .today) == [DayShare(), DayShare()])
    }

    @Test(
        "ranges that begin and end within a word, long before and after day 0",
        arguments: [
            (Day(-100), Day(-3)), (Day(0), Day(0)), (Day(63), Day(64)), (Day(9400), Day(9500)),
        ])
    func ranges(first: Day, last: Day) {
        let tracker = Tracker.habit(1, planned: .on(.wednesday), created: .earliest)
        let shares = [tracker].shares(over: first...last, today: .today)
        #expect(shares.map(\.planned) == (first...last).map { $0.weekday == .wednesday ? 1 : 0 })
    }
}

extension Tracker {
    fileprivate func completed(_ isCompleted: Bool) -> Tracker {
        Tracker.made(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID, kind: kind,
            createdOn: createdOn,
            completions: isCompleted ? DaySet([.today]) : DaySet())
    }
}
