import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T85: the focus among the cards") struct CardFocusTests {
    /// Home holds a b c d e, Work f g h.
    private static func library() throws -> Library {
        try Library(
            id: 1000, categories: [.home, .work],
            trackers: zip(1..., ["a", "b", "c", "d", "e", "f", "g", "h"]).map {
                .habit(Identifier(high: 0, low: $0), $1, in: $0 < 6 ? .home : .work)
            })
    }

    @Test(
        "GRID-1, MAIN-17: arrows move as the eye does in one to four columns; a section begins a new row; MAIN-16, SECT-1: above are headings and the bar",
        arguments: [
            (1, "a", [.down, .down], "c"), (1, "e", [.down], "f"), (1, "f", [.up, .up], "e"),
            (1, "b", [.right], "b"),
            (2, "a", [.down], "c"), (2, "b", [.down, .down], "e"), (2, "e", [.down], "f"),
            (2, "d", [.down, .down, .down], "h"), (2, "g", [.up, .up], "e"), (2, "a", [.right, .right], "b"),
            (2, "c", [.left], "c"), (3, "c", [.down], "e"), (3, "e", [.down], "g"),
            (3, "h", [.up, .up], "e"),
            (3, "f", [.up, .up, .up], "a"), (4, "d", [.down], "e"), (4, "e", [.down], "f"),
            (4, "h", [.up, .up], "e"),
            (4, "b", [.up], nil), (4, "g", [.down], "g"), (0, "a", [.down], "b"),
        ] as [(Int, String, [Move], String?)])
    func arrows(columns: Int, start: String, moves: [Move], end: String?) throws {
        let session = try KeySession(Self.library())
        session.app.cardRows = CardRows(columns: columns)
        try focus(start, session)
        for move in moves { session.move(move) }
        #expect(session.focusedName == end)
    }

    @Test("Home, End, Tab and pages", arguments: 1...4)
    func farMoves(columns: Int) throws {
        let session = try KeySession(Self.library())
        session.app.cardRows = CardRows(columns: columns)
        #expect(session.focusedName == "a")
        session.move(.toEnd)
        #expect(session.focusedName == "h")
        session.move(.next)
        #expect(session.focusedName == "a")
        session.move(.previous)
        #expect(session.focusedName == "h")
        session.move(.toStart, .next)
        #expect(session.focusedName == "b")
        session.move(.toStart, .pageDown, .pageDown)
        // What the last row begins with.
        #expect(session.focusedName == ["h", "h", "f", "f"][columns - 1])
        session.move(.pageUp, .pageUp)
        #expect(session.focusedName == "a")
    }

    @Test("T85: a page is five rows")
    func pages() throws {
        let trackers = (1...14).map { Tracker.habit(Identifier(high: 0, low: $0), "\($0)") }
        let session = try KeySession(Library(id: 1000, categories: [.home], trackers: trackers))
        session.move(.pageDown)
        #expect(session.focusedName == "6")
        session.move(.pageDown)
        #expect(session.focusedName == "11")
        session.move(.pageUp)
        #expect(session.focusedName == "6")
    }

    @Test("T62: the focus stays on its card when the columns change")
    func resize() throws {
        let session = try KeySession(Self.library())
        try focus("g", session)
        for columns in [4, 1, 3] {
            session.app.cardRows = CardRows(columns: columns)
            session.move(.right, .left)
            #expect(session.focusedName == "g")
        }
    }

    @Test("T89: the focus keeps its card through search and filter where it can")
    func identity() throws {
        let session = try KeySession(
            .holding(.habit(1, "Run", done: [.today]), .habit(2, "Rest"), .habit(3, "Read")))
        try focus("Read", session)
        session.app.perform(.startSearch)
        session.type("r")
        #expect(session.names == ["Run", "Rest", "Read"] && session.focusedName == "Read")
        session.type("e")
        #expect(session.names == ["Rest", "Read"] && session.focusedName == "Read")
        session.escape()
        #expect(session.focusedName == "Read")
        session.app.perform(.openFilters)
        try session.pick("Not completed")
        #expect(session.names == ["Rest", "Read"] && session.focusedName == "Read")
        session.app.perform(.openFilters)
        try session.pick("Completed")
        #expect(session.names == ["Run"] && session.focusedName == "Run")
    }

    @Test("Where nothing is shown nothing has the focus; it comes back with the cards")
    func none() throws {
        let session = try KeySession(.holding(.habit(1, "Run"), .habit(2, "Rest")))
        session.move(.down)
        session.app.perform(.startSearch)
        session.type("x")
        #expect(session.state.main.focused == nil)
        session.move(.down, .toEnd, .next)
        session.app.edit(.deleteBackward)
        #expect(session.focusedName == "Rest")
        #expect(try KeySession().state.main.focused == nil)
    }

    @Test("MAIN-13: pinning moves the card and the focus with it")
    func pin() throws {
        let session = try KeySession(Self.library())
        try focus("g", session)
        session.app.perform(.togglePin)
        #expect(session.names == ["g", "a", "b", "c", "d", "e", "f", "h"] && session.focusedName == "g")
        session.move(.down)
        #expect(session.focusedName == "a")
        session.move(.up, .up)
        session.app.perform(.togglePin)
        #expect(session.names.last == "h" && session.focusedName == "g")
    }

    @Test(
        "MAIN-15, SECT-5: after a deletion the focus is on the card that moved up, or the last one; undone, on it"
    )
    func deletion() throws {
        let session = try KeySession(Self.library())
        try focus("c", session)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.focusedName == "d")
        session.move(.toEnd)
        session.app.perform(.deleteTracker)
        session.app.answer(true)
        #expect(session.focusedName == "g")
        session.app.perform(.undo)
        #expect(session.focusedName == "h")
        session.app.perform(.undo)
        #expect(session.names.count == 8 && session.focusedName == "c")
    }

    @Test("LIVE-1: a deletion by another program leaves the focus on its card, or near where it stood")
    func deletionElsewhere() throws {
        let session = try KeySession(Self.library())
        try focus("d", session)
        try session.desk.elsewhere(.deleteTracker(1), .deleteTracker(2))
        session.model.reload()
        #expect(session.focusedName == "d")
        try session.desk.elsewhere(.deleteTracker(4))
        session.model.reload()
        #expect(session.focusedName == "e")
    }

    @Test("T72: a click puts the focus on a card that is shown, and on no other")
    func click() throws {
        let session = try KeySession(Self.library())
        session.model.focus(on: Identifier(high: 0, low: 5))
        #expect(session.focusedName == "e")
        session.model.focus(on: Identifier(high: 0, low: 77))
        #expect(session.focusedName == "e")
    }

    private func focus(_ name: String, _ session: KeySession) throws {
        session.model.focus(on: try #require(session.cards.first { $0.name == name }).id)
    }
}
