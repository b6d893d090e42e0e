import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The focus on the bar with the three screens.
@MainActor @Suite struct TabBarTests {
    @Test(
        "MAIN-16, SECT-1: up from the first row leads over its heading to the bar, where Tab and arrows switch the screens"
    )
    func switching() throws {
        let session = try KeySession(.workedExample())
        session.move(.up, .up)
        #expect(session.state.isBarFocused && session.state.main.focused == nil)
        for (move, tab) in [
            (.next, .statistics), (.next, .week), (.next, .trackers), (.previous, .week),
            (.left, .statistics),
            (.left, .trackers), (.right, .statistics), (.up, .statistics),
        ] as [(Move, Tab)] {
            session.move(move)
            #expect(session.state.tab == tab && session.state.isBarFocused, "\(move)")
        }
    }

    @Test("MAIN-16: each screen keeps its focus meanwhile")
    func keeping() throws {
        let session = try KeySession(.workedExample())
        let first = session.focusedName
        session.move(.up, .up, .next, .down)
        #expect(!session.state.isBarFocused && session.state.tab == .statistics)
        #expect(session.model.statisticsScreen.focusedDay == .today)
        session.move(.previous)
        #expect(session.state.isBarFocused)
        session.move(.previous, .down)
        #expect(session.state.tab == .trackers && session.focusedName == first)
    }

    @Test("MAIN-16: Enter, Space, Esc, a click and 1 lead from the bar into the screen", arguments: 0..<5)
    func leaving(way: Int) throws {
        let session = try KeySession(.workedExample())
        session.move(.up, .up)
        switch way {
        case 0: session.app.confirm()
        case 1: session.app.press()
        case 2: session.escape()
        case 3: session.model.focus(on: 2)
        default: session.app.perform(.showTrackers)
        }
        #expect(!session.state.isBarFocused && session.state.main.focused != nil)
        #expect(session.state.sheets.isEmpty && session.state.tab == .trackers)
    }

    @Test("T86: with the focus on the bar no key of a card changes anything")
    func harmless() throws {
        let session = try KeySession(.workedExample())
        let before = try session.desk.library
        for action in [.toggleDone, .editTracker, .deleteTracker, .togglePin, .openMenu, .openDetails]
            as [AppAction]
        {
            session.move(.up, .up)
            session.app.perform(action)
            #expect(session.state.sheets.isEmpty, "\(action)")
        }
        #expect(try session.desk.library == before)
    }

    @Test("T89: while letters go into the search, up stays among the cards")
    func searching() throws {
        let session = try KeySession(.workedExample())
        session.app.perform(.startSearch)
        session.move(.up)
        #expect(!session.state.isBarFocused)
    }

    @Test("T72: a wheel leads to no bar, and answers no question")
    func wheel() throws {
        let session = try KeySession(.workedExample())
        session.app.scroll(.up)
        #expect(!session.state.isBarFocused)
        session.app.perform(.deleteTracker)
        let question = session.question
        session.app.scroll(.down)
        #expect(session.question == question && question != nil)
    }
}
