import DeskKit
import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("ORD-6: moving in the app") struct OrderKeyTests {
    private func session(_ conventions: Conventions = .english) throws -> KeySession {
        try KeySession(
            .holding(.habit(1, "A"), .habit(2, "B"), .habit(3, "C"), .habit(4, "D", in: .work)), conventions)
    }

    /// The keys that the footer has to move something.
    private func ways(_ session: KeySession) -> [String] {
        let moves = [AppAction.moveUp, .moveDown].map { Target.intent(.action($0)) }
        return session.app.offers.filter { $0.target.map(moves.contains) ?? false }.map { $0.keys(.english) }
    }

    @Test("ORD-6: K and J move the card past the one next to it, and the focus stays on it")
    func cards() throws {
        let session = try session()
        session.model.focus(on: 3)
        session.app.perform(.moveUp)
        #expect(session.names == ["A", "C", "B", "D"] && session.model.focusedCard == 3)
        #expect(session.notice == "Moved: C, now before B.")
        session.app.perform(.moveUp)
        #expect(session.names == ["C", "A", "B", "D"] && session.model.focusedCard == 3)
        session.app.perform(.moveDown)
        #expect(session.names == ["A", "C", "B", "D"])
        session.app.perform(.undo)
        #expect(session.names == ["C", "A", "B", "D"])
        #expect(try session.desk.steps.count == 2)
    }

    @Test(
        "HARD-22: a move is told as the command tells it",
        arguments: [
            (
                Conventions.english, "Moved: C, now before B.", "Moved: C, now after B.",
                "Moved: Home, now after Work."
            ),
            (
                .russian, "Перемещено: C, теперь перед трекером «B».",
                "Перемещено: C, теперь после трекера «B».",
                "Перемещено: Home, теперь после раздела «Work»."
            ),
        ])
    func told(conventions: Conventions, up: String, down: String, category: String) throws {
        let session = try session(conventions)
        session.model.focus(on: 3)
        session.app.perform(.moveUp)
        #expect(session.state.notice?.withoutStep == Notice(.change, up))
        session.app.perform(.moveDown)
        #expect(session.state.notice?.withoutStep == Notice(.change, down))
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.toStart)
        session.app.perform(.moveDown)
        #expect(session.state.notice?.withoutStep == Notice(.change, category))
    }

    @Test("ORD-6, SECT-3: at the end of its section a card stays, and a notice says what moves the section")
    func ends() throws {
        for (conventions, first, last) in [
            (
                Conventions.english, "A is the first of its section: [moveSection].",
                "C is the last of its section."
            ),
            (.russian, "A — первый в разделе: [moveSection].", "C — последний в разделе."),
        ] {
            let session = try session(conventions)
            session.model.focus(on: 1)
            session.app.perform(.moveUp)
            #expect(session.notice == first)
            session.model.focus(on: 3)
            session.app.perform(.moveDown)
            #expect(session.notice == last)
            #expect(try session.names == ["A", "B", "C", "D"] && session.desk.steps.isEmpty)
        }
    }

    @Test("ORD-6: what a filter hides is passed over")
    func filtered() throws {
        let session = try session()
        session.model.focus(on: 2)
        session.app.press()
        session.app.perform(.openFilters)
        session.app.press(digit: 4)
        #expect(session.names == ["A", "C", "D"])
        session.model.focus(on: 3)
        session.app.perform(.moveUp)
        #expect(session.names == ["C", "A", "D"])
        #expect(try session.desk.library.trackers.map(\.name) == ["C", "A", "B", "D"])
    }

    @Test("ORD-6: the menu has the ways that the card can go; the keys tell why not")
    func menuRows() throws {
        let session = try session()
        let moves = ["Move up", "Move down"]
        let cards: [(Identifier, [String])] = [(1, ["Move down"]), (2, moves), (3, ["Move up"]), (4, [])]
        for (card, rows) in cards {
            session.model.focus(on: card)
            session.app.perform(.openMenu)
            #expect(session.list?.rows.map(\.text).filter(moves.contains) == rows, "\(card)")
            session.app.cancel()
        }
        session.app.perform(.moveDown)
        #expect(session.notice == "D is the last of its section.")
    }

    @Test("ORD-6: the menu moves, too")
    func menu() throws {
        let session = try session()
        session.model.focus(on: 2)
        session.app.perform(.openMenu)
        try session.pick("Move up")
        #expect(session.names == ["B", "A", "C", "D"])
        session.app.perform(.openMenu)
        try session.pick("Move down")
        #expect(session.names == ["A", "B", "C", "D"])
    }

    @Test("ORD-6: in the table of statistics only while it is not sorted otherwise; in the week as well")
    func otherScreens() throws {
        let session = try session()
        session.app.perform(.showStatistics)
        session.model.focus(onRow: 2)
        session.app.perform(.moveUp)
        #expect(try session.desk.library.trackers.map(\.name) == ["B", "A", "C", "D"])
        #expect(session.model.focusedRow == 2)
        session.model.sort(by: .name)
        #expect(!session.model.canPerform(.moveDown))
        session.app.perform(.showWeek)
        session.model.week.focus(on: 3, .today)
        session.app.perform(.moveUp)
        #expect(try session.desk.library.trackers.map(\.name) == ["B", "C", "A", "D"])
        #expect(session.model.week.focused == 3)
    }

    @Test("ORD-6: in the list of categories the category")
    func categories() throws {
        let session = try session()
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.toStart)
        func names() -> [String]? { session.categories?.list.rows.map(\.name) }
        #expect(names() == ["Home", "Work"] && session.categoryUnderCursor == "Home")
        session.app.perform(.moveDown)
        #expect(names() == ["Work", "Home"] && session.categoryUnderCursor == "Home")
        session.app.perform(.moveDown)
        #expect(session.categories?.notice == "Home is the last category already.")
        session.model.dismiss()
        #expect(session.categories?.notice == nil)
        session.app.perform(.openMenu)
        try session.pick("Move up")
        #expect(names() == ["Home", "Work"])
    }

    @Test("ORD-6: help lists both keys of each way; the footer has the letter where something can go")
    func offered() throws {
        let listed = KeyBinding.entries().filter { $0.action == .moveUp || $0.action == .moveDown }
        #expect(listed.map { $0.keys(.english) } == ["K Shift-↑", "J Shift-↓"])
        let session = try session()
        for (card, keys) in [(1, ["J"]), (2, ["K", "J"]), (3, ["K"]), (4, [])] as [(Identifier, [String])] {
            session.model.focus(on: card)
            #expect(ways(session) == keys, "\(card)")
        }
        session.app.perform(.showStatistics)
        session.model.focus(onRow: 2)
        #expect(ways(session) == ["K", "J"])
        session.model.sort(by: .name)
        #expect(ways(session) == [])
        session.app.perform(.showWeek)
        session.model.week.focus(on: 3, .today)
        #expect(ways(session) == ["K"])
    }

    @Test("ORD-6: in the list of categories the footer has the ways that the category can go")
    func offeredOfCategories() throws {
        let session = try session()
        session.openNewForm()
        try session.tab(to: .category)
        session.app.confirm()
        session.move(.toStart)
        #expect(ways(session) == ["J"])
        session.app.perform(.moveDown)
        #expect(ways(session) == ["K"])
        session.move(.toEnd)
        #expect(session.categoryUnderCursor == nil && ways(session) == [])
    }

    @Test("ORD-6: the keys: K and J, Shift with an arrow, and where the Russian layout has them")
    func keys() {
        for context in [InputContext.screen, .week, .statistics, .sheet] {
            #expect(KeyBinding.intent(of: Key("K"), in: context) == .action(.moveUp))
            #expect(KeyBinding.intent(of: Key("J"), in: context) == .action(.moveDown))
            #expect(KeyBinding.intent(of: Key(.up, .shift), in: context) == .action(.moveUp))
            #expect(KeyBinding.intent(of: Key(.down, .shift), in: context) == .action(.moveDown))
            #expect(KeyBinding.intent(of: Key("Л"), in: context) == .action(.moveUp))
            #expect(KeyBinding.intent(of: Key("О"), in: context) == .action(.moveDown))
        }
        #expect(KeyBinding.intent(of: Key("K"), in: .text) == .edit(.insert("K")))
    }
}
