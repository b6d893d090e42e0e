import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T83, T84: help and palette") struct ActionListTests {
    private nonisolated static let both = [Conventions.english, .russian]

    @Test("T83: help lists every action with its title", arguments: both)
    func help(conventions: Conventions) throws {
        let session = try KeySession(nil, conventions)
        session.app.perform(.showHelp)
        let isEnglish = conventions.language == .english
        #expect(session.actions?.title == (isEnglish ? "All keys" : "Все клавиши"))
        #expect(session.actions?.rows.count == AppAction.allCases.count && session.app.takesText)
        #expect(session.actions?.rows.last?.text == (isEnglish ? "quit" : "выйти"))
    }

    @Test("T84: the palette finds by names of both languages, whichever is in use", arguments: both)
    func bothLanguages(conventions: Conventions) throws {
        for word in ["стат", "stat", "СТАТ", " Stat "] {
            let session = try KeySession(nil, conventions)
            session.app.perform(.openPalette)
            session.type(word)
            #expect(session.actions?.rows.first?.isFocused == true)
            session.app.confirm()
            #expect(session.state.sheets.isEmpty && session.state.tab == .statistics)
        }
    }

    @Test("T84: letters are found in their order, whole words first")
    func fuzzy() throws {
        let session = try KeySession()
        session.app.perform(.openPalette)
        session.type("qt")
        #expect(session.actions?.rows.map(\.text) == ["quit"])
        session.app.edit(.deleteToStart)
        session.type("day")
        let rows = try #require(session.actions).rows.map(\.text)
        // A word that begins so, then one that holds it; "find a command by name" has its letters by accident.
        #expect(
            rows == ["choose a day in the calendar", "the day before", "the day after", "back to today"])
        session.app.edit(.deleteToStart)
        session.type("щщщ")
        #expect(session.actions?.rows == [] && session.actions?.nothingFound == "Nothing found")
        session.app.confirm()
        #expect(session.actions != nil)
    }

    @Test("Arrows move in the list, ← and → in the search, and the found stay in reach")
    func moves() throws {
        let session = try KeySession()
        session.app.perform(.showHelp)
        session.move(.down, .down, .up, .pageDown)
        #expect(focusedRow(session) == 9)
        session.move(.toEnd, .down)
        #expect(focusedRow(session) == AppAction.allCases.count - 1)
        session.type("rdo")
        #expect(focusedRow(session) == 0)
        session.move(.left, .left)
        session.type("e")
        #expect(session.actions?.text == "redo" && session.sheetCursor() == 2)
        session.app.press()
        #expect(session.actions?.text == "re do")
    }

    @Test("Enter runs the action under the focus")
    func run() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.showHelp)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.cards[0].isCompleted)
        session.app.perform(.openPalette)
        session.type("quit")
        session.app.confirm()
        #expect(session.model.hasQuit)
    }

    @Test("Over a sheet only what the sheet knows is run; the sheet stays")
    func overSheet() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.openNewForm()
        session.type("Run")
        session.app.perform(.showHelp)
        session.app.perform(.showHelp)
        #expect(session.state.sheets.count == 2)
        session.type("pin or unpin")
        session.app.confirm()
        #expect(session.form?.form.name.text == "Run" && session.cards[0].isPinned == false)
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.showHelp)
        session.type("new habit")
        session.app.confirm()
        #expect(session.line?.title == "New category")
    }

    private func focusedRow(_ session: KeySession) -> Int? {
        session.actions?.rows.firstIndex(where: \.isFocused)
    }
}
