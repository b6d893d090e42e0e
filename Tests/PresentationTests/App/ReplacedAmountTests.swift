import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("V3: a second Space gives back the amount that the first replaced")
struct ReplacedAmountTests {
    private func session(
        _ amount: Amount? = "1250", goal: Goal = "at least 2000 ml", done: [Day] = [],
        _ conventions: Conventions = .english
    ) throws -> AppSession {
        try AppSession(
            .holding(
                .habit(
                    1, "Water", goal: goal, done: done, amounts: amount.map { [(.today, $0)] } ?? []),
                .habit(2, "Read", goal: goal)),
            conventions)
    }

    private func day(_ session: AppSession) throws -> TrackerDay {
        try #require(try session.desk.library.tracker(1)).onDate(.today, today: .today)
    }

    @Test(
        "V3: Space Space gives the measured amount back; each notice says what was replaced",
        arguments: [
            (
                Conventions.english, "Done, 8 Mar: Water (2,000 ml, was 1,250) — a perfect day!",
                "Unmarked, 8 Mar: Water (1,250 ml, was 2,000)"
            ),
            (
                .russian, "Отмечено за 8 мар: Water (2\u{A0}000 ml, было 1\u{A0}250) — идеальный день!",
                "Отметка снята за 8 мар: Water (1\u{A0}250 ml, было 2\u{A0}000)"
            ),
        ])
    func twice(conventions: Conventions, first: String, second: String) throws {
        let session = try AppSession(
            .holding(
                .habit(1, "Water", goal: "at least 2000 ml", amounts: [(.today, "1250")])), conventions)
        session.app.press()
        #expect(session.notice == first)
        #expect(try day(session).amount == "2000" && day(session).isDone)
        session.app.press()
        #expect(session.notice == second)
        #expect(try day(session).amount == "1250" && !day(session).isDone)
        session.app.press()
        #expect(try day(session).amount == "2000" && day(session).isDone)
    }

    @Test("V3: an amount above the goal, or within a limit, that Space forgets comes back done")
    func forgotten() throws {
        let above = try session("2500", done: [.today])
        above.app.press()
        #expect(above.notice == "Unmarked, 8 Mar: Water (was 2,500 ml)")
        #expect(try day(above).amount == nil && !day(above).isDone)
        above.app.press()
        #expect(above.notice == "Done, 8 Mar: Water (2,500 ml)")
        #expect(try day(above).amount == "2500" && day(above).isDone)
        let limit = try session("1", goal: "at most 2 cups", done: [.today])
        limit.app.press()
        #expect(limit.notice == "Unmarked, 8 Mar: Water (was 1 cups)")
        limit.app.press()
        #expect(try day(limit).amount == "1" && day(limit).isDone)
        // Where nothing was recorded, Space records none at all, and says no more.
        let silent = try session(nil, goal: "at most 2 cups")
        silent.app.press()
        #expect(silent.notice == "Done, 8 Mar: Water")
        #expect(try day(silent).amount == .zero)
    }

    @Test("V3: each press is a step of its own, which undo takes back exactly")
    func steps() throws {
        let session = try session()
        let start = try session.desk.library
        session.app.press()
        let filled = try session.desk.library
        session.app.press()
        #expect(try session.desk.library == start)
        #expect(
            try session.desk.steps.last?.changes == [
                .tracker(1, .value(.amount, on: .today, from: "2000", to: "1250")),
                .tracker(1, .days(.completions, DaySet([.today]), isAdded: false)),
            ])
        session.app.perform(.undo)
        #expect(try session.desk.library == filled)
        session.app.perform(.redo)
        #expect(try session.desk.library == start)
        session.app.perform(.undo)
        session.app.perform(.undo)
        #expect(try session.desk.library == start && session.desk.steps.isEmpty)
    }

    @Test("V3: what another program made of the day meanwhile is not written over", arguments: [false, true])
    func elsewhere(isSeen: Bool) throws {
        let session = try session()
        session.app.press()
        try session.desk.elsewhere(.amount(AmountEdit(.set, "1500"), of: 1, on: DaySet([.today])))
        if isSeen { session.app.reload() }
        session.app.press()
        // Seen, 1,500 ml are not enough yet; unseen, the card was done and Space takes that away.
        #expect(
            session.notice
                == (isSeen
                    ? "Done, 8 Mar: Water (2,000 ml, was 1,500)"
                    : "Amount removed, 8 Mar: Water (was 1,500 ml)"))
        session.app.press()
        #expect(try day(session).amount == "1500")
    }

    private nonisolated static let touched: [[Edit]] = [
        [.amount(AmountEdit(.add, .one), of: 1, on: DaySet([.today]))],
        [
            .amount(AmountEdit(.subtract, .one), of: 1, on: DaySet([.today])),
            .amount(AmountEdit(.add, .one), of: 1, on: DaySet([.today])),
        ],
        [.note("A hot day", of: 1, on: .today)], [.skip([1], on: DaySet([.today]))],
        [.editTracker(1, TrackerEdit(.goal("at least 1900 ml")))],
    ]

    @Test("V3: once anything else has changed that day, Space does as undone", arguments: touched)
    func changed(edits: [Edit]) throws {
        let session = try session()
        session.app.press()
        for edit in edits {
            try session.desk.elsewhere(edit)
            session.app.reload()
        }
        session.app.press()
        #expect(try day(session).amount == nil && !day(session).isDone)
    }

    @Test("V3: undo is a change of the day, too")
    func undone() throws {
        let session = try session()
        session.app.press()
        session.app.perform(.undo)
        session.app.perform(.redo)
        session.app.press()
        #expect(try day(session).amount == nil)
    }

    @Test("V3: other days and other trackers are no matter")
    func others() throws {
        let session = try session()
        session.app.press()
        try session.desk.elsewhere(
            .amount(AmountEdit(.set, "3"), of: 1, on: DaySet([.yesterday])), .note("Far", of: 2, on: .today))
        session.app.reload()
        session.app.focus(on: 2)
        session.app.press()
        session.app.focus(on: 1)
        session.app.press()
        #expect(try day(session).amount == "1250")
        // And of a day of the past its own amount.
        session.app.perform(.previousDay)
        session.app.press()
        session.app.press()
        #expect(try session.desk.library.tracker(1)?.amounts[.yesterday] == "3")
    }

    @Test("V3, MAIN-14: the form's + and − do as Space, with whatever else is saved")
    func form() throws {
        let session = try session()
        func press(_ part: FormSheetState.Part, typing text: String = "") throws {
            session.app.perform(.editTracker)
            session.type(text)
            try session.formModel().focus(on: part)
            session.app.press()
            session.app.save()
            #expect(session.state.sheets.isEmpty)
        }
        try press(.addCompletion)
        #expect(session.notice?.contains("(2,000 ml, was 1,250)") == true)
        try press(.removeCompletion, typing: "s")
        #expect(
            session.names == ["Waters", "Read"] && session.notice?.contains("(1,250 ml, was 2,000)") == true)
        #expect(try day(session).amount == "1250" && !day(session).isDone)
        session.app.perform(.undo)
        #expect(try day(session).amount == "2000" && session.names == ["Water", "Read"])
    }

    @Test("V3: a form that sets another goal decides the day by that, and gives nothing back")
    func formWithGoal() throws {
        let session = try session()
        session.app.press()
        session.app.perform(.editTracker)
        try session.formModel().form.choose(goal: nil)
        try session.formModel().focus(on: .removeCompletion)
        session.app.press()
        session.app.save()
        #expect(session.state.sheets.isEmpty)
        #expect(try session.desk.library.tracker(1)?.amounts[.today] == nil)
    }

    @Test("V3: a screen without the app around it gives back as well")
    func listAlone() throws {
        let session = try session()
        let list = try MainListViewModel(workspace: session.desk.workspace)
        list.perform(.toggleDone, on: 1)
        list.perform(.toggleDone, on: 1)
        #expect(list.state.card(1)?.day.amount == "1250")
    }
}
