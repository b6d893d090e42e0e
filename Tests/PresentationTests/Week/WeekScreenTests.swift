import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The week as a screen of the app; today is Friday 20 November 2026.
@MainActor @Suite struct WeekScreenTests {
    private func session(_ library: Library? = nil, savesLater: Bool = false) throws -> AppSession {
        try .inSampleWeek(library, savesLater: savesLater)
    }

    private func completions(_ id: Identifier, _ session: AppSession) throws -> DaySet? {
        try session.desk.library.tracker(id)?.marks
    }

    @Test("WEEK-1: it opens with the focus on the habit that has it in the list, today")
    func opens() throws {
        let session = try session()
        session.app.focus(on: SampleWeek.shower)
        session.app.perform(.showWeek)
        let week = try #require(session.state.week)
        #expect(week.week.days == SampleWeek.days && week.focusedDay == SampleWeek.today)
        #expect(week.focusedRow.map { week.week.rows[$0].id } == SampleWeek.shower)
        #expect(session.app.focused?.name == "Cold shower")
    }

    @Test("MAIN-16: it keeps its week while the statistics are looked at; from the list it is today's anew")
    func keepsItsState() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.app.perform(.previousDay)
        session.app.perform(.showStatistics)
        #expect(session.state.week == nil)
        session.app.perform(.showWeek)
        #expect(session.state.week?.focusedDay == "2026-11-13")
        session.app.cancel()
        #expect(session.state.tab == .trackers)
        session.app.perform(.showWeek)
        #expect(session.state.week?.focusedDay == SampleWeek.today)
    }

    @Test("WEEK-3: Space marks and steps down, from the last row to the first of the next day, each one step")
    func marking() throws {
        let session = try session(
            .holding(.habit(1, "A", created: "2026-11-16"), .habit(2, "B", created: "2026-11-16")))
        session.app.perform(.showWeek)
        session.app.week.focus(on: "2026-11-19")
        for _ in 1...3 { session.app.press() }
        #expect(try completions(1, session) == DaySet(["2026-11-19", "2026-11-20"]))
        #expect(try completions(2, session) == DaySet(["2026-11-19"]))
        // The last cell of today has no next day.
        session.app.press()
        session.app.press()
        #expect(session.app.week.focused == 2 && session.app.week.focusedDay == SampleWeek.today)
        #expect(try completions(2, session) == DaySet(["2026-11-19"]) && session.desk.steps.count == 5)
    }

    @Test("WEEK-3: what a day refuses is refused in the words of the list, and the focus stays")
    func refused() throws {
        let session = try session()
        session.app.perform(.nextDay)
        session.app.focus(on: SampleWeek.run)
        session.app.press()
        let words = session.state.notice
        #expect(words?.kind == .error)
        session.app.perform(.goToToday)
        session.app.focus(on: SampleWeek.run)
        session.app.perform(.showWeek)
        session.app.week.focus(on: "2026-11-21")
        session.app.press()
        #expect(session.state.notice == words && session.app.week.focused == SampleWeek.run)
        #expect(session.app.week.focusedDay == "2026-11-21")
        #expect(try session.desk.steps.isEmpty)
    }

    @Test("WEEK-3: skips, notes and amounts are of the cell's day")
    func otherActs() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.app.focus(on: SampleWeek.run, "2026-11-18")
        session.app.perform(.toggleSkip)
        session.app.perform(.writeNote)
        session.type("rain")
        session.app.confirm()
        session.app.focus(on: SampleWeek.run, "2026-11-19")
        session.app.perform(.enterAmount)
        session.type("5.5")
        session.app.save()
        session.app.perform(.addAmount)
        let run = try #require(try session.desk.library.tracker(SampleWeek.run))
        #expect(run.skips == DaySet(["2026-11-18"]) && run.notes["2026-11-18"]?.text == "rain")
        #expect(run.marks == DaySet(["2026-11-17", "2026-11-19"]))
        #expect(run.amounts["2026-11-19"].map { $0 > "5.5" } == true)
        #expect(session.state.week?.week.rows[1].cells.map(\.mark)[2...3] == [.off, .done])
    }

    @Test("WEEK-3, LIVE-1: the actions of a cell follow what was done to it, here and elsewhere")
    func follows() throws {
        let session = try session(.holding(.habit(1, "A", created: "2026-11-16")))
        session.app.perform(.showWeek)
        func name(_ action: AppAction) -> String? {
            session.app.focused.flatMap { card in action.ofCard?.name(card)(.english) }
        }
        #expect(name(.toggleSkip) == "Skip" && name(.toggleDone) == "Mark as done")
        session.app.perform(.toggleSkip)
        #expect(name(.toggleSkip) == "Don't skip")
        try session.desk.elsewhere(.unskip([1], on: DaySet([SampleWeek.today])))
        session.app.reload()
        #expect(name(.toggleSkip) == "Skip")
        session.app.perform(.toggleDone)
        #expect(name(.toggleDone) == "Unmark")
    }

    @Test("WEEK-3: Enter opens the list of the day with the focus on the habit; i its details")
    func opening() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.app.focus(on: SampleWeek.coffee, "2026-11-17")
        session.app.perform(.openDetails)
        #expect(session.app.sheets.count == 1)
        session.app.cancel()
        session.app.confirm()
        #expect(session.state.tab == .trackers && session.state.main.list.date == "2026-11-17")
        #expect(session.state.main.focused == SampleWeek.coffee)
    }

    @Test("WEEK-4: the calendar shows the week of the chosen day")
    func calendar() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.app.perform(.openCalendar)
        guard let calendar = session.app.sheets.last as? CalendarViewModel else {
            Issue.record("no calendar")
            return
        }
        calendar.select("2026-10-07")
        session.app.confirm()
        #expect(session.state.week?.week.days == "2026-10-05"..."2026-10-11")
        #expect(session.state.week?.focusedDay == "2026-10-07")
    }

    @Test("The last habit of a day in the week makes it perfect, which is said once")
    func perfectDay() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.app.focus(on: SampleWeek.read, "2026-11-17")
        session.app.press()
        #expect(
            session.state.notice?.text.hasSuffix("a perfect day!") == true,
            "\(session.state.notice?.text ?? "")")
    }

    @Test("At midnight the week of today follows; a week that is looked at stays")
    func midnight() throws {
        let session = try session()
        session.app.perform(.showWeek)
        session.desk.today = "2026-11-23"
        session.app.reload()
        #expect(session.state.week?.week.days == "2026-11-23"..."2026-11-29")
        #expect(session.state.notice == nil, "V14")
        session.app.perform(.previousDay)
        session.desk.today = "2026-11-24"
        session.app.reload()
        #expect(session.state.week?.focusedDay == "2026-11-16")
    }

    @Test(
        "LIVE-1, LIVE-2: marks shown first and changes of other programs stand in the cells",
        arguments: [false, true])
    func live(savesLater: Bool) throws {
        let session = try session(savesLater: savesLater)
        session.app.perform(.showWeek)
        session.app.focus(on: SampleWeek.sunday, "2026-11-19")
        session.app.perform(.toggleDone)
        #expect(session.state.week?.week.rows.last?.cells[3].mark == .done)
        session.app.saveMarks()
        try session.desk.elsewhere(.deleteTracker(SampleWeek.sunday))
        session.app.reload()
        #expect(session.state.week?.week.rows.count == 6 && session.state.week?.focusedRow == 5)
    }
}
