import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("SECT-1: the focus on headings") struct SectionFocusTests {
    private typealias Category = TrackerDomain.Category

    /// Categories A, B, C … with so many cards, each named by its category and number: A0, A1, B0.
    private func session(_ counts: [Int], columns: Int, pinned: [String] = []) throws -> KeySession {
        let names = ["A", "B", "C", "D", "E", "F"].prefix(counts.count)
        let categories = zip(50..., names).map { Category(id: Identifier(high: 0, low: $0), name: $1) }
        var trackers: [Tracker] = []
        for (category, count) in zip(categories, counts) {
            for index in 0..<count {
                let name = "\(category.name)\(index)"
                trackers.append(
                    .habit(
                        Identifier(high: 0, low: UInt64(trackers.count + 1)), name, in: category.id,
                        pinned: pinned.contains(name)))
            }
        }
        let session = try KeySession(Library(id: 1000, categories: categories, trackers: trackers))
        session.app.cardRows = CardRows(columns: columns)
        return session
    }

    /// "B" for the heading with the focus, "B1" for a card, "bar".
    private func focus(_ session: KeySession) -> String? {
        if session.state.isBarFocused { return "bar" }
        return session.state.main.list.section(session.state.main.focusedSection)?.title
            ?? session.focusedName
    }

    private func focus(on name: String, _ session: KeySession) throws {
        session.model.focus(on: try #require(session.cards.first { $0.name == name }).id)
    }

    @Test(
        "SECT-1: ↑ goes from the first row of a section to its heading, then to what stands above; ↓ to its first card and passes headings by",
        arguments: [
            (1, "B1", [.up], "B0"), (1, "B1", [.up, .up], "B"), (1, "B0", [.up, .up], "A2"),
            (1, "B0", [.up, .down], "B0"), (1, "A2", [.down], "B0"), (1, "A0", [.up], "A"),
            (1, "A0", [.up, .up], "bar"), (1, "A0", [.up, .up, .down], "A0"),
            // Rows: A0 A1, A2, then B0 B1. The column is kept.
            (2, "B1", [.up], "B"), (2, "B1", [.up, .down], "B0"), (2, "A1", [.up], "A"),
            (2, "A1", [.up, .up, .down], "A1"), (2, "A2", [.up, .up], "A"), (2, "A1", [.down, .down], "B0"),
            // Rows: A0 A1 A2, then B0 B1.
            (3, "B1", [.up, .up], "A1"), (3, "A2", [.down], "B1"),
            (2, "B0", [.up, .next], "B0"), (2, "B0", [.up, .previous], "A2"),
            (2, "B0", [.up, .toStart], "A0"), (2, "B0", [.up, .toEnd], "B1"),
            (2, "B1", [.up, .pageUp], "A1"), (2, "A0", [.up, .pageDown], "B0"),
            (2, "B1", [.up, .left], "B"), (2, "B1", [.up, .right], "B"),
        ] as [(Int, String, [Move], String)])
    func upAndDown(columns: Int, start: String, moves: [Move], end: String) throws {
        let session = try session([3, 2], columns: columns)
        try focus(on: start, session)
        for move in moves { session.move(move) }
        #expect(focus(session) == end)
    }

    @Test("SECT-1: ← and → go among the headings of one row, and no further")
    func sideBySide() throws {
        // Rows: A0 | B0 B1, then C0 | D0.
        let session = try session([1, 2, 1, 1], columns: 3)
        try focus(on: "B1", session)
        session.move(.up)
        #expect(focus(session) == "B")
        for (move, heading) in [(Move.left, "A"), (.left, "A"), (.right, "B"), (.right, "B")] {
            session.move(move)
            #expect(focus(session) == heading)
        }
        // The card below the heading.
        session.move(.down)
        #expect(focus(session) == "B0")
        try focus(on: "D0", session)
        session.move(.up, .left, .up)
        #expect(focus(session) == "A0")
    }

    @Test("SECT-1: Pinned takes no focus")
    func pinned() throws {
        // Rows: A0 pinned | B0, then C0 C1.
        let session = try session([1, 1, 2], columns: 2, pinned: ["A0"])
        #expect(session.state.main.list.sections.map(\.title) == ["Pinned", "B", "C"])
        session.move(.up)
        #expect(focus(session) == "bar")
        try focus(on: "B0", session)
        session.move(.up, .left)
        #expect(focus(session) == "B")
        session.move(.up)
        #expect(focus(session) == "bar")
    }

    @Test("SECT-1: from any card ↑ reaches the bar and ↓ the last row, and ↓ never stops on a heading")
    @MainActor func everywhere() throws {
        var random = SeededRandom(seed: 61)
        for turn in 1...40 {
            let counts = (0..<Int.random(in: 1...6, using: &random)).map { _ in
                Int.random(in: 1...5, using: &random)
            }
            let columns = 1 + turn % 4
            let pinned = turn % 3 == 0 ? ["A0", "B0"] : []
            let session = try session(counts, columns: columns, pinned: pinned)
            let shelves = CardRows(columns: columns).shelves(of: session.state.main.list.sections)
            let rows = shelves.reduce(0) { $0 + $1.rowCount }
            for card in session.cards.map(\.id) {
                session.model.focus(on: card)
                var keys = 0
                while !session.state.isBarFocused, keys < 100 {
                    let before = focus(session)
                    session.move(.up)
                    keys += 1
                    #expect(focus(session) != before)
                }
                // A heading costs a key more, once a row of sections.
                #expect(keys <= rows + shelves.count, "\(counts), \(columns) columns")
                session.move(.down)
                for _ in 1..<rows {
                    session.move(.down)
                    #expect(session.state.main.focusedSection == nil)
                }
                let last = try #require(shelves.last)
                #expect(last.row(last.rowCount - 1).contains { $0.id == session.state.main.focused })
            }
        }
    }

    @Test("SECT-1: a wheel passes headings by, up as well as down")
    func wheel() throws {
        let session = try session([1, 1, 1], columns: 1)
        try focus(on: "C0", session)
        for name in ["B0", "A0", "A0"] {
            session.app.scroll(.up)
            #expect(focus(session) == name)
        }
        session.app.scroll(.down)
        #expect(focus(session) == "B0")
        session.move(.up)
        session.app.scroll(.up)
        #expect(focus(session) == "A0")
    }

    @Test(
        "SECT-1: a heading loses the focus once it is not shown, and to another screen; near it stays a card")
    func lost() throws {
        func start() throws -> KeySession {
            let session = try self.session([1, 2, 1], columns: 1)
            try focus(on: "B0", session)
            session.move(.up)
            #expect(focus(session) == "B" && session.state.main.focused == nil)
            return session
        }
        var session = try start()
        session.app.perform(.startSearch)
        session.type("b1")
        #expect(focus(session) == "B", "it is shown")
        session.escape()
        session.app.perform(.startSearch)
        session.type("c")
        #expect(focus(session) == "C0")
        session = try start()
        session.app.perform(.openFilters)
        try session.pick("Completed")
        #expect(session.state.main.focusedSection == nil && session.focusedName == nil)
        session = try start()
        try session.desk.elsewhere(.deleteCategory(51))
        session.model.reload()
        #expect(focus(session) == "C0")
        for screen in [AppAction.showStatistics, .showWeek] {
            session = try start()
            session.app.perform(screen)
            session.app.perform(.showTrackers)
            #expect(focus(session) == "B0")
        }
        session = try start()
        session.app.perform(.nextDay)
        #expect(focus(session) == "B", "its habits are planned on the other day, too")
    }

    @Test("SECT-1: where the card below goes, the heading keeps the focus with another card of its own")
    func others() throws {
        let session = try session([1, 2], columns: 1)
        try focus(on: "B0", session)
        session.move(.up)
        try session.desk.elsewhere(.deleteTracker(2))
        session.model.reload()
        #expect(focus(session) == "B")
        session.move(.down)
        #expect(focus(session) == "B1")
    }
}
