import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite struct DateFlowTests {
    private func session() throws -> KeySession {
        try KeySession(
            .holding(.habit(1, "Run", done: [.yesterday]), .habit(2, "Rest", planned: .on(.monday))))
    }

    @Test("MAIN-6: the date moves by a day, back to today, and never beyond 1900 to 2199")
    func moves() throws {
        let session = try session()
        session.app.perform(.nextDay)
        #expect(session.state.main.list.date == .tomorrow && session.names == ["Run", "Rest"])
        session.app.perform(.previousDay)
        session.app.perform(.previousDay)
        #expect(session.state.main.list.dateText == "Sat, 7 March 2026" && session.cards[0].isCompleted)
        session.app.perform(.goToToday)
        #expect(session.state.main.list.date == .today)
        session.desk.today = .latest
        session.model.reload()
        session.app.perform(.nextDay)
        #expect(session.state.main.list.date == .latest)
    }

    @Test("MAIN-6: in the calendar arrows move by days and weeks, pages turn months, Enter shows the day")
    func calendar() throws {
        let session = try session()
        session.app.perform(.openCalendar)
        #expect(session.calendar?.title == "March 2026" && selected(session) == .today)
        session.move(.up, .left)
        #expect(selected(session) == "2026-02-28" && session.calendar?.title == "February 2026")
        session.move(.pageDown)
        #expect(selected(session) == "2026-03-28")
        session.move(.toStart)
        #expect(selected(session) == "2026-03-01")
        session.move(.toEnd, .right, .down)
        #expect(selected(session) == "2026-04-08")
        session.app.perform(.goToToday)
        #expect(selected(session) == .today)
        session.move(.left)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.state.main.list.date == .yesterday)
    }

    @Test("MAIN-6: Esc leaves the calendar and the date as it was")
    func calendarEscape() throws {
        let session = try session()
        session.app.perform(.openCalendar)
        session.move(.pageUp)
        session.escape()
        #expect(session.state.sheets.isEmpty && session.state.main.list.date == .today)
    }

    @Test("MAIN-6: a day chosen from the statistics shows its trackers")
    func calendarFromStatistics() throws {
        let session = try session()
        session.app.perform(.showStatistics)
        session.app.perform(.openCalendar)
        session.move(.left)
        session.app.confirm()
        #expect(session.state.tab == .trackers && session.state.main.list.date == .yesterday)
    }

    @Test("MAIN-6: the calendar follows what another program does")
    func calendarLive() throws {
        let session = try session()
        session.app.perform(.openCalendar)
        #expect(session.calendar?.cells[7].mark == .missed)
        try session.desk.elsewhere(.complete([1], on: .today))
        session.model.reload()
        #expect(session.calendar?.cells[7].mark == .all)
    }

    @Test("At midnight what shows today moves on, in both tabs")
    func midnight() throws {
        let session = try session()
        session.desk.today = .tomorrow
        session.model.reload()
        #expect(session.state.main.list.date == .tomorrow && session.names == ["Run", "Rest"])
        #expect(session.model.statisticsScreen.focusedDay == .tomorrow)
        #expect(session.model.statisticsScreen.statistics.today == .tomorrow)
    }

    @Test("At midnight another date stays")
    func midnightElsewhere() throws {
        let session = try session()
        session.app.perform(.previousDay)
        session.app.perform(.showStatistics)
        session.move(.left)
        session.desk.today = .tomorrow
        session.model.reload()
        #expect(session.state.main.list.date == .yesterday && session.state.main.list.today == .tomorrow)
        #expect(session.model.statisticsScreen.focusedDay == "2026-03-01")
    }

    @Test("Midnight is not missed where a key came first, nor where the library cannot be read")
    func midnightAfterKey() throws {
        let session = try session()
        session.desk.today = .tomorrow
        session.app.perform(.startSearch)
        session.type("r")
        session.model.reload()
        #expect(session.state.main.list.date == .tomorrow)
        session.desk.today = "2026-03-10"
        session.desk.store.trouble = .busy(path: "/l")
        session.model.reload()
        #expect(session.state.main.list.date == "2026-03-10")
    }

    @Test("A clock set back takes today back with it")
    func clockSetBack() throws {
        let session = try session()
        session.desk.today = "2026-03-01"
        session.model.reload()
        #expect(session.state.main.list.date == "2026-03-01")
        #expect(session.model.statisticsScreen.focusedDay == "2026-03-01")
    }

    private func selected(_ session: KeySession) -> Day? {
        session.calendar?.cells.first(where: \.isSelected)?.day
    }
}
