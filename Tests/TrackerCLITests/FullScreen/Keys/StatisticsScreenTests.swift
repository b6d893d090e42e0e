import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct StatisticsScreenTests {
    private func session() throws -> KeySession {
        let session = try KeySession(.workedExample())
        session.app.perform(.showStatistics)
        return session
    }

    @Test("MAIN-16: each tab keeps its state")
    func tabs() throws {
        let session = try session()
        #expect(session.state.tab == .statistics && session.model.statisticsScreen.focusedDay == .today)
        session.move(.left)
        session.app.perform(.showTrackers)
        session.app.perform(.previousDay)
        session.model.focus(on: 2)
        session.app.perform(.showStatistics)
        #expect(session.model.statisticsScreen.focusedDay == "2026-03-01")
        session.app.perform(.goToToday)
        #expect(session.model.statisticsScreen.focusedDay == .today)
        session.app.perform(.showTrackers)
        #expect(session.state.main.list.date == .yesterday && session.focusedName == "Draw")
    }

    @Test(
        "STAT-4: rows are weekdays and columns weeks, within the year and not after today",
        arguments: [
            ([.up], "2026-03-07"), ([.down], "2026-03-08"), ([.left], "2026-03-01"),
            ([.left, .right], "2026-03-08"),
            ([.left, .down], "2026-03-02"), ([.pageUp], "2026-02-08"), ([.pageUp, .pageDown], "2026-03-08"),
            ([.toStart], "2025-03-09"),
            ([.toStart, .pageUp], "2025-03-03"), ([.toStart, .toEnd], "2026-03-08"),
        ] as [([Move], Day)])
    func focus(moves: [Move], day: Day) throws {
        let session = try session()
        for move in moves { session.move(move) }
        #expect(session.model.statisticsScreen.focusedDay == day)
    }

    @Test("STAT-4: the focused day is told with what was planned and done")
    func day() throws {
        let session = try session()
        session.move(.left)
        session.model.focus(on: "2026-03-04")
        #expect(session.model.statisticsScreen.dayText == "Wed, 4 March 2026")
        #expect(
            session.model.statisticsScreen.share.planned == 2
                && session.model.statisticsScreen.share.completed == 2)
        session.model.focus(on: "2030-01-01")
        #expect(session.model.statisticsScreen.focusedDay == .today)
        session.model.focus(on: "2001-01-01")
        #expect(session.model.statisticsScreen.focusedDay == "2025-03-03")
    }

    @Test("The figures are part of what is seen only while their screen is, and as new as the day")
    func seen() throws {
        let session = try KeySession(.workedExample())
        #expect(session.state.statistics == nil)
        session.app.perform(.showStatistics)
        #expect(session.state.statistics == session.model.statisticsScreen)
        #expect(session.model.statistics.state.today == .today)
        session.desk.today = .tomorrow
        #expect(session.model.statistics.state.today == .tomorrow)
    }

    @Test("Enter opens the focused day")
    func open() throws {
        let session = try session()
        session.move(.up)
        session.app.confirm()
        #expect(session.state.tab == .trackers && session.state.main.list.date == .yesterday)
    }

    @Test("STAT-4: the table sorts by each of its columns in turn")
    func sort() throws {
        let session = try session()
        var orders: [StatisticsOrder] = []
        for _ in StatisticsOrder.allCases {
            session.app.perform(.sortStatistics)
            orders.append(session.model.statisticsScreen.statistics.order)
        }
        #expect(orders == [.name, .current, .best, .total, .rate, .strength, .slipping, .recent, .category])
    }

    @Test("The keys of cards reach no card that cannot be seen")
    func cards() throws {
        let session = try session()
        let before = try session.desk.library
        for action in [.toggleDone, .editTracker, .deleteTracker, .togglePin, .openMenu, .openDetails]
            as [AppAction]
        {
            session.app.perform(action)
        }
        session.app.press()
        #expect(session.state.sheets.isEmpty && session.state.tab == .statistics)
        #expect(try session.desk.library == before)
    }

    @Test(
        "MAIN-8: filters and search are the main screen's and lead there",
        arguments: [AppAction.openFilters, .startSearch])
    func leading(action: AppAction) throws {
        let session = try session()
        session.app.perform(action)
        #expect(session.state.tab == .trackers)
    }

    @Test("STAT-3: the figures follow a mark at once, those of another program too")
    func live() throws {
        let session = try session()
        #expect(session.model.statisticsScreen.statistics.figures.completed == 8)
        session.app.perform(.showTrackers)
        session.model.focus(on: 1)
        session.app.perform(.previousDay)
        session.model.focus(on: 1)
        session.app.press()
        #expect(session.model.statisticsScreen.statistics.figures.completed == 7)
        try session.desk.elsewhere(.complete([1, 2], on: .yesterday))
        session.model.reload()
        #expect(session.model.statisticsScreen.statistics.figures.completed == 9)
    }
}
