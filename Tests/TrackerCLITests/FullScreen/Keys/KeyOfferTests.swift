import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T82: what is offered works now, Esc first where it leaves something") struct KeyOfferTests
{
    private func actions(_ session: KeySession) -> [AppAction] {
        session.app.offers.compactMap { offer in
            if case .intent(.action(let action)) = offer.target { action } else { nil }
        }
    }

    private func beginsWithEsc(_ session: KeySession) -> Bool {
        session.app.offers.first?.target == .intent(.cancel)
    }

    @Test("T82: nothing that needs a card is offered where there is none")
    func emptyList() throws {
        let session = try KeySession()
        #expect(
            actions(session) == [
                .newTracker, .openCalendar, .previousDay, .nextDay, .showStatistics, .showWeek,
                .openSettings, .quit,
            ])
        #expect(!beginsWithEsc(session))
        session.app.perform(.nextDay)
        #expect(actions(session).contains(.goToToday))
    }

    @Test("T82: an empty year offers the ways out of it, and no key that moves or sorts")
    func emptyStatistics() throws {
        let session = try KeySession()
        session.app.perform(.showStatistics)
        #expect(session.model.statisticsScreen.statistics.placeholder != nil)
        #expect(beginsWithEsc(session) && session.app.offers.count == 4)
        #expect(actions(session) == [.newTracker, .openSettings, .quit])
    }

    @Test("T82, YEAR-4: of a chosen year the key of today leads back to the last twelve months")
    func chosenYear() throws {
        let session = try KeySession(.workedExample())
        session.app.perform(.showStatistics)
        func back() -> Phrase? {
            session.app.offers.first { $0.target == .intent(.action(.goToToday)) }?.text
        }
        #expect(back() == nil)
        session.app.perform(.previousDay)
        #expect(back() == Phrase("12 months", "12 месяцев"))
        session.app.perform(.goToToday)
        #expect(back() == nil)
    }

    @Test("T82: a search is offered to be cleared while there is one, at first")
    func search() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Rub")))
        #expect(!beginsWithEsc(session))
        session.app.perform(.startSearch)
        session.type("ru")
        #expect(beginsWithEsc(session) && session.app.offers.count == 3)
        session.type("n")
        #expect(session.app.offers.count == 2, "no other card")
        session.type("x")
        #expect(session.app.offers.count == 1, "no card to go to")
        session.app.confirm()
        #expect(beginsWithEsc(session) && !actions(session).contains(.toggleDone))
        #expect(actions(session).contains(.startSearch))
        session.escape()
        #expect(!beginsWithEsc(session))
    }

    @Test("T82: Space is not offered for a day to come")
    func future() throws {
        let session = try KeySession(.holding(.habit(1)))
        #expect(actions(session).first == .toggleDone)
        session.app.perform(.nextDay)
        #expect(!actions(session).contains(.toggleDone) && actions(session).contains(.editTracker))
    }

    @Test("T82, SUM-11: on a sum Space is offered as the amount, and no other key for it")
    func sum() throws {
        let habit = Tracker.habit(
            1, "Run", planned: .rule("at least 30 km a week"), created: "2026-02-02")
        let session = try KeySession(.holding(habit))
        func amounts() -> [Target?] {
            session.app.offers.filter { $0.text == Phrase("amount", "количество") }.map(\.target)
        }
        #expect(amounts() == [.intent(.action(.toggleDone))])
        session.app.perform(.showWeek)
        #expect(amounts() == [.intent(.press)])
        session.app.perform(.openDetails)
        #expect(amounts() == [.intent(.press)])
    }

    @Test("T82, T88: undo and redo are offered where there is something to take back or do again")
    func history() throws {
        let session = try KeySession()
        #expect(!actions(session).contains(.undo) && !actions(session).contains(.redo))
        try session.desk.elsewhere(.addCategory(id: 1, name: "Home"))
        session.model.reload()
        #expect(actions(session).contains(.undo))
        session.app.perform(.undo)
        #expect(!actions(session).contains(.undo) && actions(session).contains(.redo))
        session.app.perform(.redo)
        #expect(actions(session).contains(.undo) && !actions(session).contains(.redo))
    }

    @Test("T82: in every sheet, on the bar and in the statistics Esc is offered first", arguments: 0..<12)
    func escape(place: Int) throws {
        let session = try KeySession(.workedExample())
        switch place {
        case 0: session.move(.up, .up)
        case 1: session.app.perform(.showStatistics)
        case 2: session.app.perform(.openCalendar)
        case 3: session.app.perform(.openFilters)
        case 4: session.app.perform(.openMenu)
        case 5: session.app.perform(.openDetails)
        case 6: session.app.perform(.deleteTracker)
        case 7: session.app.perform(.openCommands)
        case 8: session.app.perform(.showOnboarding)
        case 9: session.openNewForm()
        case 10:
            session.openNewForm()
            try session.tab(to: .category)
            session.app.confirm()
        default:
            session.openNewForm()
            try session.tab(to: .schedule)
            session.app.confirm()
        }
        #expect(beginsWithEsc(session))
        let before = session.state
        session.escape()
        #expect(session.state != before)
    }

    @Test("T82: help offers to run what can be run, and to clear what is searched for")
    func help() throws {
        let session = try KeySession()
        session.app.perform(.openCommands)
        #expect(session.app.offers.map(\.target) == [.intent(.cancel), .intent(.confirm), nil])
        #expect(session.app.offers.last == .rows)
        session.type("qqq")
        #expect(session.app.offers.map(\.target) == [.intent(.cancel), .intent(.edit(.deleteToStart))])
    }

    @Test(
        "T82, A3: of a line that sets, Enter and the arrows are offered where they do something",
        arguments: [
            ("set ", true, true), ("set th", true, false), ("set theme ", true, true),
            ("set theme l", true, false), ("set theme blue", false, false), ("set color", false, false),
        ])
    func settingLine(line: String, chooses: Bool, moves: Bool) throws {
        let session = try KeySession()
        session.typeCommand(line)
        #expect(
            session.app.offers.map(\.target) == [.intent(.cancel)] + (chooses ? [.intent(.confirm)] : [])
                + (moves ? [nil] : []) + [.intent(.edit(.deleteToStart))])
        #expect(session.app.offers.contains(.rows) == moves)
        let confirm = session.app.offers.first { $0.target == .intent(.confirm) }
        #expect(confirm?.text == (chooses ? Phrase("choose", "выбрать") : nil))
        session.move(.toStart)
        let focus = focusedRow(session)
        session.move(.down)
        #expect((focusedRow(session) != focus) == moves)
        session.app.confirm()
        #expect((session.state.notice?.kind == .error) == !chooses)
    }

    private func focusedRow(_ session: KeySession) -> Int? {
        session.actions?.rows.firstIndex(where: \.isFocused)
    }

    @Test("STAT-4: s sorts where a table is, and nowhere else does anything")
    func sorting() throws {
        let session = try KeySession(.workedExample())
        let (before, order) = (session.state, session.model.statisticsScreen.statistics.order)
        session.app.perform(.sortStatistics)
        #expect(session.state == before && session.model.statisticsScreen.statistics.order == order)
        session.app.perform(.showStatistics)
        session.app.perform(.sortStatistics)
        #expect(session.model.statisticsScreen.statistics.order != order)
        let empty = try KeySession()
        empty.app.perform(.showStatistics)
        let shown = empty.state
        empty.app.perform(.sortStatistics)
        #expect(empty.state == shown && !empty.model.canPerform(.sortStatistics))
    }
}
