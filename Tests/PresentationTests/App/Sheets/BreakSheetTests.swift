import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The sheet for a break. Today is Sunday, 8 March 2026.
@MainActor @Suite struct BreakSheetTests {
    private func session(
        _ habit: Tracker = .habit(1, "Run"), _ conventions: Conventions = .english
    ) throws -> (AppSession, BreakViewModel) {
        let session = try AppSession(.holding(habit, .habit(2, "Read"), .event(3, "Exam")), conventions)
        session.app.perform(.takeBreak)
        let sheet = try #require(session.app.sheets.last as? BreakViewModel)
        return (session, sheet)
    }

    private func rests(_ session: AppSession, _ id: Identifier = 1) -> [ClosedRange<Day>]? {
        session.app.list.library.tracker(id)?.pausedDays.ranges
    }

    @Test("OFF-6: a week from today is proposed; from, until, this habit or all")
    func opened() throws {
        let (session, sheet) = try session()
        let state = sheet.state
        #expect(state.title == "Break" && state.lengthText == "7 days" && state.doneTitle == "Done")
        #expect(state.rows.map(\.text) == ["From", "Until", "For"])
        #expect(state.rows.map(\.value) == ["Sun, 8 March 2026", "Sat, 14 March 2026", "Run"])
        #expect(state.rows.map(\.isFocused) == [false, true, false])
        #expect(state.calendar.cells.filter { $0.mark == .off }.count == 7)
        session.app.confirm()
        #expect(rests(session) == [.today ... .today + 6] && session.app.sheets.isEmpty)
        #expect(session.state.notice?.withoutStep == Notice(.change, "Break 8 – 14 Mar: Run"))
        session.app.perform(.undo)
        #expect(rests(session) == [])
    }

    @Test("OFF-6, SUM-12: a break that made a week's sum reached says so")
    func sumReached() throws {
        let run = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02",
            amounts: [("2026-03-03", "26")])
        let (session, _) = try session(run)
        session.app.confirm()
        // Of seven days six are left: 30 · 6 ÷ 7 → 26.
        let said = "Break 8 – 14 Mar: Run (26 of 26 km this week: done)"
        #expect(session.state.notice?.withoutStep == Notice(.change, said))
        // From the day before on, five days are left: 30 · 5 ÷ 7 → 21.
        let (other, sheet) = try self.session(run)
        sheet.focus(onRow: 0)
        sheet.choose("2026-03-07")
        other.app.confirm()
        #expect(
            other.state.notice?.withoutStep
                == Notice(.change, "Break 7 – 13 Mar: Run (26 of 21 km this week: done)"))
    }

    @Test("OFF-6: each day moves by days and months, and the other one follows")
    func moved() throws {
        let (_, sheet) = try session()
        sheet.change(byDays: 1)
        #expect(sheet.last == "2026-03-15")
        sheet.change(byMonths: 1)
        #expect(sheet.last == "2026-04-15" && sheet.state.calendar.month == Month(year: 2026, month: 4))
        sheet.choose("2026-03-01")
        #expect(sheet.first == "2026-03-01" && sheet.last == "2026-03-01")
        sheet.focus(onRow: 0)
        sheet.change(byDays: 5)
        #expect(sheet.first == "2026-03-06" && sheet.last == "2026-03-06")
        sheet.focus(onRow: 1)
        sheet.choose(.latest)
        #expect(sheet.last - sheet.first == 3659, "no more than 3,660 days")
    }

    @Test("REST-6, OFF-7: a new break for all only adds days")
    func all() throws {
        let (session, sheet) = try session()
        sheet.focus(onRow: 2)
        #expect(sheet.press().isEmpty && sheet.state.rows[2].value == "all 2 habits")
        session.app.confirm()
        for id in [1, 2] as [Identifier] { #expect(rests(session, id) == [.today ... .today + 6]) }
    }

    @Test("OFF-7: for all, the month shows the days of all habits, and all of them off in the break")
    func monthOfAll() throws {
        // Both habits began on the 2nd; Read was not done since.
        let (_, sheet) = try session(.habit(1, "Run", done: ["2026-03-02", "2026-03-03"]))
        func marks() -> [CalendarState.Mark] { sheet.state.calendar.cells.prefix(8).map(\.mark) }
        #expect(marks() == [.blank, .all, .all, .missed, .missed, .missed, .missed, .off])
        sheet.focus(onRow: 2)
        _ = sheet.press()
        #expect(marks() == [.blank, .half, .half, .missed, .missed, .missed, .missed, .off])
        #expect(sheet.state.calendar.cells.filter { $0.mark == .off }.count == 7)
    }

    @Test(
        "OFF-7, REST-7: a break of all is told with its days, whatever part of them was off before",
        arguments: [
            (Conventions.english, "Break 8 – 14 Mar: Run, Read"),
            (.russian, "Перерыв 8–14 мар: Run, Read"),
        ])
    func toldOfAll(conventions: Conventions, notice: String) throws {
        let (session, sheet) = try session(.habit(1, "Run"), conventions)
        session.app.perform([.takeBreak([2], .adding(from: "2026-03-10", until: "2026-03-11"))])
        sheet.focus(onRow: 2)
        _ = sheet.press()
        session.app.confirm()
        #expect(session.state.notice?.withoutStep == Notice(.change, notice))
    }

    /// The notice of a break of 28 to 30 December for all of these habits, seen on the 28th.
    private func told(_ habits: [Tracker], _ conventions: Conventions, times: Int = 1) throws -> Notice? {
        let library = try Library(id: 1000, categories: [.home, .work], trackers: habits)
        let session = try AppSession(library, conventions)
        session.desk.today = "2026-12-28"
        session.app.reload()
        for _ in 1...times {
            session.app.perform([
                .takeBreak(habits.map(\.id), .adding(from: "2026-12-28", until: "2026-12-30"))
            ])
        }
        return session.state.notice
    }

    @Test(
        "REST-7: the notice names what changed and what rests already",
        arguments: [
            (Conventions.english, "Break 28 – 30 Dec: Run · already: Read until 2 Jan"),
            (.russian, "Перерыв 28–30 дек: Run · и так: Read по 2 янв"),
        ])
    func changedAndStayed(conventions: Conventions, notice: String) throws {
        let read = Tracker.habit(2, "Read").resting(on: "2026-12-24"..."2027-01-02")
        #expect(try told([.habit(1, "Run"), read], conventions)?.withoutStep == Notice(.change, notice))
    }

    @Test(
        "REST-7: of more than three that changed it has the number, of more than two that stay as well",
        arguments: [
            (
                3, 2, "Break 28 – 30 Dec: A0, A1, A2 · already: B0 until 30 Dec, B1 until 30 Dec",
                "Перерыв 28–30 дек: A0, A1, A2 · и так: B0 по 30 дек, B1 по 30 дек"
            ),
            (
                4, 3, "Break 28 – 30 Dec: 4 habits · already: 3 others",
                "Перерыв 28–30 дек: привычек: 4 · и так: ещё 3"
            ),
            (1, 0, "Break 28 – 30 Dec: A0", "Перерыв 28–30 дек: A0"),
        ])
    func numbers(changed: Int, stayed: Int, english: String, russian: String) throws {
        let habits =
            (0..<changed).map { Tracker.habit(Identifier(high: 0, low: UInt64(10 + $0)), "A\($0)") }
            + (0..<stayed).map {
                Tracker.habit(Identifier(high: 0, low: UInt64(20 + $0)), "B\($0)")
                    .resting(on: "2026-12-28"..."2026-12-30")
            }
        #expect(try told(habits, .english)?.text == english)
        #expect(try told(habits, .russian)?.text == russian)
    }

    @Test(
        "REST-7: a break that was there already says so, of several habits and of one",
        arguments: [1, 2],
        [
            (Conventions.english, "Nothing changed: a break on those days already."),
            (.russian, "Ничего не изменилось: в эти дни и так перерыв."),
        ])
    func nothingChanged(count: Int, told notice: (Conventions, String)) throws {
        let habits = [Tracker.habit(1, "Run"), .habit(2, "Read")].prefix(count)
        #expect(try told(Array(habits), notice.0, times: 2) == Notice(.information, notice.1))
        // The sheet that opens with the present rest, too.
        let (session, _) = try session(
            Tracker.habit(1, "Run").resting(on: .today ... .today + 6), notice.0)
        session.app.list.choose(.inactive)
        session.app.focus(on: 1)
        while !session.app.sheets.isEmpty { session.app.discard() }
        session.app.perform(.takeBreak)
        session.app.confirm()
        #expect(session.state.notice == Notice(.information, notice.1))
    }

    @Test("REST-7: days of two months and of another year are told whole")
    func otherMonths() throws {
        let session = try AppSession(.holding(.habit(1, "Run")), .russian)
        session.app.perform([.takeBreak([1], .adding(from: "2026-12-24", until: "2027-01-03"))])
        #expect(session.notice == "Перерыв 24 дек – 3 янв: Run")
        session.app.perform([.takeBreak([1], .adding(from: "2028-02-01", until: "2028-02-01"))])
        #expect(session.notice == "Перерыв 1 фев 2028: Run")
    }

    @Test("OFF-7: of what rests today the sheet shows the rest, and its last day ends it")
    func present() throws {
        let resting = Tracker.habit(1, "Run").resting(on: "2026-03-05"..."2026-03-12")
        let library = try AppSession(.holding(resting, .habit(2, "Read")))
        library.app.perform(.openFilters)
        library.app.list.choose(.inactive)
        library.app.cancel()
        library.app.focus(on: 1)
        library.app.perform(.takeBreak)
        let sheet = try #require(library.app.sheets.last as? BreakViewModel)
        #expect(sheet.first == "2026-03-05" && sheet.last == "2026-03-12")
        sheet.choose("2026-03-09")
        library.app.confirm()
        #expect(rests(library) == ["2026-03-05"..."2026-03-09"])
        // With another first day the days before it go as well.
        library.app.focus(on: 1)
        library.app.perform(.takeBreak)
        let again = try #require(library.app.sheets.last as? BreakViewModel)
        again.focus(onRow: 0)
        again.choose("2026-03-08")
        #expect(again.last == "2026-03-12")
        again.focus(onRow: 1)
        again.choose("2026-03-08")
        library.app.confirm()
        #expect(rests(library) == ["2026-03-08"..."2026-03-08"])
    }

    /// The sheet for Run in the list of what rests, opened on a date.
    private func resting(_ run: Tracker, on date: Day = .today) throws -> (AppSession, BreakViewModel) {
        let session = try AppSession(.holding(run, .habit(2, "Read")))
        session.app.perform(.openFilters)
        session.app.list.choose(.inactive)
        session.app.cancel()
        session.app.list.moveDate(by: date - Day.today)
        session.app.focus(on: 1)
        session.app.perform(.takeBreak)
        let sheet = try #require(session.app.sheets.last as? BreakViewModel)
        return (session, sheet)
    }

    @Test("OFF-7: on the day that the present rest began on, the last day says when it ends as well")
    func onItsFirstDay() throws {
        let (paused, sheet) = try resting(
            .habit(1, "Run", status: .paused(since: "2026-03-07")), on: "2026-03-07")
        #expect(sheet.first == "2026-03-07" && sheet.last == "2026-03-14")
        paused.app.confirm()
        #expect(rests(paused) == ["2026-03-07"..."2026-03-14"])
        #expect(paused.app.list.library.tracker(1)?.status == .active)

        let (broken, other) = try resting(
            Tracker.habit(1, "Run").resting(on: "2026-03-07"..."2026-03-12"), on: "2026-03-07")
        other.choose("2026-03-09")
        broken.app.confirm()
        #expect(rests(broken) == ["2026-03-07"..."2026-03-09"])
    }

    @Test("REST-6: of a pause the last day says when it ends; others only gain the days from today on")
    func allInPlaceOfRest() throws {
        let (session, sheet) = try resting(.habit(1, "Run", status: .paused(since: "2026-03-01")))
        #expect(sheet.first == "2026-03-01" && sheet.last == "2026-03-14")
        sheet.choose("2026-03-10")
        sheet.focus(onRow: 2)
        _ = sheet.press()
        session.app.confirm()
        #expect(rests(session) == ["2026-03-01"..."2026-03-10"])
        #expect(session.app.list.library.tracker(1)?.status == .active)
        #expect(rests(session, 2) == [.today..."2026-03-10"])
    }

    @Test("REST-4: the sheet is left without a question, whatever was changed in it")
    func left() throws {
        let (session, sheet) = try session()
        sheet.change(byDays: 1)
        #expect(!sheet.hasUnsavedInput)
        session.app.cancel()
        #expect(session.app.sheets.isEmpty && rests(session) == [])
    }

    @Test("OFF-6: in Russian")
    func russian() throws {
        let (_, sheet) = try session(.habit(1, "Бег"), .russian)
        #expect(sheet.state.title == "Перерыв" && sheet.state.lengthText == "7 дней")
        #expect(sheet.state.rows.map(\.text) == ["С", "По", "Для"])
    }
}
