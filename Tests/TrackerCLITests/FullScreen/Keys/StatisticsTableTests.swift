import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The table under the year of the statistics; by name its rows are Draw, Exam, Run.
@MainActor @Suite struct StatisticsTableTests {
    private func session() throws -> KeySession {
        let session = try KeySession(.workedExample())
        session.app.perform(.showStatistics)
        session.model.sort(by: .name)
        return session
    }

    private func focused(_ session: KeySession) -> String? {
        let screen = session.model.statisticsScreen
        return screen.statistics.rows.first { $0.id == screen.focusedRow }?.name
    }

    @Test(
        "T85, A10: Tab leads into the table and out of it, and so do the keys that find no more in their part",
        arguments: [
            ([], nil), ([.next], "Draw"), ([.next, .next], nil), ([.next, .previous], nil),
            ([.next, .down], "Exam"), ([.next, .down, .down, .down], "Run"), ([.next, .toEnd], "Run"),
            ([.next, .toEnd, .toStart], "Draw"), ([.next, .pageDown], "Run"), ([.next, .down, .up], "Draw"),
            ([.next, .up], nil), ([.next, .pageUp], nil), ([.next, .toStart], nil),
            ([.down], "Draw"), ([.pageDown], "Draw"), ([.toEnd], "Run"), ([.right], nil),
            ([.down, .up], nil),
            ([.toEnd, .toStart], "Draw"), ([.toEnd, .toStart, .toStart], nil),
        ] as [([Move], String?)])
    func moves(moves: [Move], name: String?) throws {
        let session = try session()
        for move in moves { session.move(move) }
        #expect(focused(session) == name)
        #expect(session.model.statisticsScreen.focusedDay == .today, "the year's focus stays")
    }

    @Test("STAT-5: Enter and i open the details of the row, Esc leads back to it", arguments: [true, false])
    func details(byEnter: Bool) throws {
        let session = try session()
        session.move(.next, .down)
        if byEnter { session.app.confirm() } else { session.app.perform(.openDetails) }
        #expect(session.details?.card.name == "Exam")
        session.escape()
        #expect(session.state.tab == .statistics && focused(session) == "Exam")
    }

    @Test("STAT-4: the focus stays on its tracker when the order changes, and leaves a deleted one")
    func staying() throws {
        let session = try session()
        session.move(.next)
        session.model.sort(by: .category)
        #expect(focused(session) == "Draw")
        try session.desk.elsewhere(.deleteTracker(2))
        session.model.reload()
        #expect(session.model.statisticsScreen.focusedRow == nil)
        session.app.confirm()
        #expect(session.state.tab == .trackers, "Enter opens the day again")
    }

    @Test("T72: a click moves the focus to a row, to the year and to the bar's screens")
    func clicks() throws {
        let session = try session()
        session.model.focus(onRow: 1)
        #expect(focused(session) == "Run")
        session.model.focus(onRow: 99)
        #expect(focused(session) == "Run")
        session.model.focus(on: .yesterday)
        #expect(focused(session) == nil && session.model.statisticsScreen.focusedDay == .yesterday)
    }

    @Test("T72, A10: a wheel leads through the page: the bar, the year, the rows; no day and no tab changes")
    func wheel() throws {
        let session = try session()
        var seen: [String?] = []
        for move in Array(repeating: Move.down, count: 4) + Array(repeating: .up, count: 5) {
            session.app.scroll(move)
            seen.append(session.model.isBarFocused ? "the bar" : focused(session))
        }
        #expect(seen == ["Draw", "Exam", "Run", "Run", "Exam", "Draw", nil, "the bar", "the bar"])
        session.app.scroll(.down)
        #expect(!session.model.isBarFocused && session.model.statisticsScreen.focusedDay == .today)
    }

    @Test("A10: from a day before today the keys go on to later days, and above the first one is the bar")
    func year() throws {
        let session = try session()
        session.move(.left, .down)
        #expect(focused(session) == nil && session.model.statisticsScreen.focusedDay == "2026-03-02")
        session.move(.toStart)
        #expect(!session.model.isBarFocused && session.model.statisticsScreen.focusedDay == "2025-03-03")
        session.move(.up)
        #expect(session.model.isBarFocused && session.state.statistics?.isBarFocused == true)
        session.move(.down)
        #expect(!session.model.isBarFocused && session.model.statisticsScreen.focusedDay == "2025-03-03")
    }

    @Test("STAT-2: without any completion there is no table to go to")
    func empty() throws {
        let session = try KeySession()
        session.app.perform(.showStatistics)
        session.move(.next)
        #expect(session.model.statisticsScreen.focusedRow == nil)
    }
}
