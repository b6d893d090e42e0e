import DeskKit
import Samples
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

@MainActor @Suite("T83, T84, FIND-1: the list of commands") struct ActionListTests {
    private nonisolated static let both = [Conventions.english, .russian]

    @Test("T83, FIND-2: the list has every action and every setting", arguments: both)
    func all(conventions: Conventions) throws {
        let session = try KeySession(nil, conventions)
        session.app.perform(.openCommands)
        let language = conventions.language
        #expect(
            session.actions?.title == (language == .english ? "Keys and commands" : "Клавиши и команды"))
        #expect(session.app.takesText)
        let texts = session.actions?.rows.map(\.text) ?? []
        #expect(titles(language).allSatisfy(texts.contains))
        #expect(
            headings(session.actions?.rows ?? [], language == .english ? "Settings" : "Настройки")
                == SettingKey.allCases.map { $0.title(language).lowercased() })
    }

    private func titles(_ language: Language) -> [String] { AppAction.allCases.map { $0.title(language) } }

    @Test("V16, T83: the list begins with what works here, the card first; then come the groups of all else")
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
        #expect(
            headings(rows, "The tracker")
                == ["category", "schedule", "goal", "emoji", "color"].map { $0 + " of Read" })
        #expect(headings(rows, "In the shell").count == 8)
        #expect(Set(rows.map(\.text)).count == rows.count, "nothing stands there twice")
    }

    @Test("V16: over a sheet the list begins with the keys of the sheet", arguments: both)
    func hereInSheet(conventions: Conventions) throws {
        let session = try KeySession(.holding(.habit(1)), conventions)
        let isEnglish = conventions.language == .english
        session.app.perform(.openCalendar)
        session.app.perform(.openCommands)
        let rows = try #require(session.actions?.rows)
        #expect(rows[0].heading == (isEnglish ? "Here" : "Здесь"))
        #expect(
            headings(rows, isEnglish ? "Here" : "Здесь").prefix(4)
                == (isEnglish ? ["back", "day", "choose", "month"] : ["назад", "день", "выбрать", "месяц"]))
        session.type("pin")
        #expect(session.actions?.rows.allSatisfy { $0.heading == nil } == true, "a search has no groups")
    }

    /// The texts of a group.
    private func headings(_ rows: [ActionListState.Row], _ heading: String) -> [String] {
        guard let first = rows.firstIndex(where: { $0.heading == heading }) else { return [] }
        return [rows[first].text] + rows[(first + 1)...].prefix { $0.heading == nil }.map(\.text)
    }

    @Test("T84: names of both languages are found, whichever is in use", arguments: both)
    func bothLanguages(conventions: Conventions) throws {
        for word in ["стат", "stat", "СТАТ", " Stat "] {
            let session = try KeySession(nil, conventions)
            session.app.perform(.openCommands)
            session.type(word)
            #expect(session.actions?.rows.first?.isFocused == true)
            session.app.confirm()
            #expect(session.state.sheets.isEmpty && session.state.tab == .statistics)
        }
    }

    @Test("FIND-3: exact words first: names, then words within them; nothing found does nothing")
    func order() throws {
        let session = try KeySession()
        session.app.perform(.openCommands)
        session.type("day")
        let rows = try #require(session.actions).rows.map(\.text)
        let found = [
            "skip the day, or no longer", "day begins at", "choose a day in the calendar", "the day before",
            "the day after", "note for the day", "break until a day",
        ]
        #expect(rows == found)
        session.app.edit(.deleteToStart)
        session.type("щщщ")
        #expect(session.actions?.rows == [] && session.actions?.nothingFound == "Nothing found")
        session.app.confirm()
        #expect(session.actions != nil)
    }

    @Test("FIND-1: what has nothing to act on is listed with its keys, and Enter on it does nothing")
    func notHere() throws {
        let session = try KeySession()
        session.app.perform(.openCommands)
        session.type("sort the")
        #expect(session.actions?.rows.map(\.text) == ["sort the table by the next column"])
        session.app.confirm()
        #expect(session.actions != nil)
        #expect(!session.app.offers.contains { $0.target == .intent(.confirm) })
    }

    @Test("FIND-2: fields of the tracker lead to their row of the form; an event has no goal and no schedule")
    func fields() throws {
        let parts: [(String, FormSheetState.Part)] = [
            ("goal", .goal), ("schedule", .schedule), ("color", .color(0)), ("emoji", .emoji(0)),
            ("category of", .category),
        ]
        for (word, part) in parts {
            let session = try KeySession(.holding(.habit(1, "Run")))
            session.app.perform(.openCommands)
            session.type(word)
            session.app.confirm()
            #expect(session.form?.focus == part && session.form?.form.name.text == "Run", "\(word)")
        }
        for library in try [Library.holding(.event(1, "Dentist")), .holding()] as [Library] {
            let session = try KeySession(library)
            session.app.perform(.openCommands)
            let texts = session.actions?.rows.map(\.text) ?? []
            #expect(!texts.contains { $0.hasPrefix("goal of") || $0.hasPrefix("schedule of") })
            #expect(texts.contains("color of Dentist") == !library.trackers.isEmpty)
        }
    }

    @Test("FIND-2: a setting shows its value, and Enter leads to it", arguments: SettingKey.allCases)
    func settings(key: SettingKey) throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.openCommands)
        let title = key.title(.english).lowercased()
        let row = try #require(session.actions?.rows.first { $0.text == title })
        #expect(row.keys == key.text(of: session.model.preferences.value(key))(.english))
        session.type(title)
        session.app.confirm()
        #expect(session.settings?.rows.first { $0.isFocused }?.title == key.title(.english))
    }

    @Test("FIND-2: a command that the app lacks says how it is called, and the list stays")
    func shell() throws {
        for (language, word, said) in [
            (Language.english, "export", "In the shell: tracker export "),
            (.russian, "отчёт", "В оболочке: tracker report "),
        ] {
            let stage = try AppStage(language: language)
            stage.type(":" + word + "\r")
            #expect(stage.rows.contains { $0.contains(said) })
            #expect(stage.driver.model.sheets.last is ActionListViewModel)
        }
    }

    @Test(
        "FIND-3: the first of what is found",
        arguments: [
            ("goal", "goal of Read"), ("цель", "goal of Read"), ("цели", "goal of Read"),
            ("limit", "goal of Read"), ("предел", "goal of Read"), ("color", "color of Read"),
            ("colour", "color of Read"), ("цвет", "color of Read"), ("dark", "theme"), ("theme", "theme"),
            ("тёмная", "theme"), ("remind", "reminder"), ("notif", "reminder"), ("напомин", "reminder"),
            ("export", "write all trackers for other programs"),
            ("экспорт", "write all trackers for other programs"),
            ("report", "write the year as a page for a browser"),
            ("отчёт", "write the year as a page for a browser"), ("пауза", "rest, or bring back"),
            ("паузу", "rest, or bring back"), ("отпуск", "rest, or bring back"),
            ("holiday", "rest, or bring back"), ("rest", "rest, or bring back"), ("mouse", "mouse"),
            ("мышь", "mouse"), ("categ", "categories"), ("section", "categories"), ("раздел", "categories"),
        ])
    @MainActor func firstFound(word: String, title: String) throws {
        let stage = try AppStage(reminders: FakeReminders().reminders)
        stage.type(":" + word)
        let list = stage.driver.model.state.sheets.last?.value as? ActionListState
        #expect(list?.rows.first?.text == title)
    }

    @Test("Arrows move in the list, ← and → in the search, and the found stay in reach")
    func moves() throws {
        let session = try KeySession()
        session.app.perform(.openCommands)
        session.move(.down, .down, .up, .pageDown)
        #expect(focusedRow(session) == 9)
        session.move(.toEnd, .down)
        #expect(focusedRow(session).map { $0 + 1 } == session.actions?.rows.count)
        session.type("rdo")
        #expect(focusedRow(session) == nil)
        session.move(.left, .left)
        session.type("e")
        #expect(session.actions?.text == "redo" && session.sheetCursor() == 2)
        session.app.press()
        #expect(session.actions?.text == "re do")
    }

    @Test("Enter runs the action under the focus")
    func run() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.app.perform(.openCommands)
        session.app.confirm()
        #expect(session.state.sheets.isEmpty && session.cards[0].isCompleted)
        session.app.perform(.openCommands)
        session.type("quit")
        session.app.confirm()
        #expect(session.model.hasQuit)
    }

    @Test("Over a sheet only what the sheet knows is run; the sheet stays")
    func overSheet() throws {
        let session = try KeySession(.holding(.habit(1)))
        session.openNewForm()
        session.type("Run")
        session.app.perform(.openCommands)
        session.app.perform(.openCommands)
        #expect(session.state.sheets.count == 2)
        session.type("pin or unpin")
        session.app.confirm()
        #expect(session.actions != nil)
        session.escape()
        #expect(session.form?.form.name.text == "Run" && session.cards[0].isPinned == false)
        try session.tab(to: .category)
        session.app.confirm()
        session.app.perform(.openCommands)
        session.type("new habit")
        session.app.confirm()
        #expect(session.line?.title == "New category")
    }

    private func focusedRow(_ session: KeySession) -> Int? {
        session.actions?.rows.firstIndex(where: \.isFocused)
    }
}
