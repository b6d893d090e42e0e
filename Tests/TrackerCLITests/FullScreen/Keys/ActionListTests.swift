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
        let texts = session.actions?.rows.map(\.text) ?? []
        #expect(titles(conventions.language).allSatisfy(texts.contains))
    }

    private func titles(_ language: Language) -> [String] { AppAction.allCases.map { $0.title(language) } }

    @Test("V16, T83: help begins with what works here, the card first; then come the groups of all else")
    func here() throws {
        let stage = try AppStage()
        let offered = stage.driver.controller.offers
        stage.type("?")
        guard let list = stage.driver.model.state.sheets.last?.value as? ActionListState else { return }
        let rows = list.rows
        #expect(rows[0].text == "mark as done, or unmark" && rows[0].heading == "Here, on the card")
        let (card, here) = (headings(rows, "Here, on the card"), headings(rows, "Here"))
        #expect(card.contains("pin or unpin") && !card.contains("quit"))
        #expect(here.contains("new habit or event") && here.contains("quit"))
        #expect(card.count + here.count == offered.count)
        #expect(headings(rows, "Elsewhere").contains("sort the table by the next column"))
        #expect(Set(rows.map(\.text)).count == rows.count, "nothing stands there twice")
    }

    @Test("V16: over a sheet help begins with the keys of the sheet", arguments: both)
    func hereInSheet(conventions: Conventions) throws {
        let session = try KeySession(.holding(.habit(1)), conventions)
        let isEnglish = conventions.language == .english
        session.app.perform(.openCalendar)
        session.app.perform(.showHelp)
        let rows = try #require(session.actions?.rows)
        #expect(rows[0].heading == (isEnglish ? "Here" : "Здесь"))
        #expect(
            headings(rows, isEnglish ? "Here" : "Здесь").prefix(4)
                == (isEnglish ? ["back", "day", "choose", "month"] : ["назад", "день", "выбрать", "месяц"]))
        session.type("pin")
        #expect(session.actions?.rows.allSatisfy { $0.heading == nil } == true, "a search has no groups")
    }

    @Test("V16: the palette has no groups")
    func palette() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.openPalette)
        #expect(session.actions?.rows.allSatisfy { $0.heading == nil } == true)
    }

    /// The texts of a group.
    private func headings(_ rows: [ActionListState.Row], _ heading: String) -> [String] {
        guard let first = rows.firstIndex(where: { $0.heading == heading }) else { return [] }
        return [rows[first].text] + rows[(first + 1)...].prefix { $0.heading == nil }.map(\.text)
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
