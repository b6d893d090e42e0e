import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// What keys do on the screens and over them.
@MainActor @Suite struct InteractionTests {
    // MARK: Moves

    @Test(
        "T85: keys that mean the same move, in every list alike",
        arguments: ["", "n\u{1B}[A\u{1B}[A", "f", "c", "m", "2", "n\r\t\r", "n\r\t\t\r"])
    @MainActor func moves(open: String) throws {
        let pairs = [
            ("\u{1B}[A", "k"), ("\u{1B}[B", "j"), ("\u{1B}[C", "l"), ("\u{1B}[D", "h"), ("\u{1B}[H", "g"),
            ("\u{1B}[F", "G"), ("\u{1B}OA", "k"), ("\u{1B}[1~", "g"), ("\u{1B}[4~", "G"),
        ]
        for (arrow, letter) in pairs {
            let (one, other) = (try AppStage(), try AppStage())
            one.type(open + "\u{1B}[B" + arrow)
            other.type(open + "\u{1B}[B" + letter)
            #expect(one.rows == other.rows, "\(open) \(letter)")
        }
    }

    @Test("T85: arrows, pages, ends and Tab among the cards")
    func cards() throws {
        // Two columns: Read Run, below them Walk Water.
        let stage = try AppStage()
        #expect(stage.focused == "Read")
        for (key, name) in [
            ("l", "Run"), ("j", "Water"), ("h", "Walk"), ("kk", "Read"), ("G", "Water"), ("g", "Read"),
            ("\u{1B}[6~", "Walk"), ("\u{1B}[5~", "Read"), ("\t", "Run"), ("\t\t", "Water"), ("\t", "Read"),
            ("\u{1B}[Z", "Water"),
        ] {
            stage.type(key)
            #expect(stage.focused == name, "\(key.debugDescription)")
        }
    }

    // MARK: Escape

    @Test(
        "T86: Esc goes one level back and never quits",
        arguments: ["", "n", "n\r", "n\r\t\r", "n\r\t\rn", "c", "f", "m", "i", "d", "?", ":", "/wa", "2"])
    @MainActor func escape(keys: String) throws {
        let stage = try AppStage()
        stage.type(keys)
        for _ in 1...20 { stage.type("\u{1B}") }
        #expect(stage.driver.model.sheets.isEmpty && !stage.driver.model.hasQuit)
        #expect(stage.names.count == 4 && stage.driver.model.list.state.search.isEmpty)
    }

    @Test("T86: Esc over what has been typed asks, and its default keeps it")
    func unsavedInput() throws {
        let stage = try AppStage()
        stage.type("n\rSwim\u{1B}")
        #expect(stage.shows("Leave without saving?"))
        stage.type("\r")
        #expect(stage.shows("Swim"))
        stage.type("\u{1B}")
        stage.type("y")
        #expect(stage.driver.model.sheets.isEmpty && stage.names.count == 4)
    }

    @Test("T86: q and Ctrl-C quit at the top level; over it they go back")
    func quit() throws {
        for key in ["q", "\u{3}"] {
            let stage = try AppStage()
            stage.type("c" + key)
            #expect(!stage.driver.model.hasQuit && stage.driver.model.sheets.isEmpty)
            stage.type(key)
            #expect(stage.driver.model.hasQuit)
        }
        let form = try AppStage()
        form.type("n\r\u{3}")
        #expect(!form.driver.model.hasQuit && form.driver.model.sheets.isEmpty)
    }

    @Test("T86, ONB-3: Esc on the first pages neither quits nor presses their button; q quits")
    func onboarding() throws {
        let stage = try AppStage(showsOnboarding: true)
        stage.type("\u{1B}[C\u{1B}")
        #expect(!stage.driver.model.hasQuit && stage.buttonPresses == 0)
        for key in ["q", "\u{3}"] {
            let stage = try AppStage(showsOnboarding: true)
            stage.type(key)
            #expect(stage.driver.model.hasQuit && stage.buttonPresses == 0)
        }
    }

    // MARK: Deleting

    @Test(
        "T87: d asks; d again, Enter, Space, Esc and n keep",
        arguments: ["dd\u{1B}", "d\r", "d ", "d\u{1B}", "dn"])
    func keep(keys: String) throws {
        let stage = try AppStage()
        let before = stage.library
        stage.type(keys)
        #expect(stage.library == before && stage.driver.model.sheets.isEmpty)
    }

    @Test("T87, T88: y deletes, a line says so and how to take it back, u does")
    func deleteAndUndo() throws {
        let stage = try AppStage()
        let before = stage.library
        stage.type("dy")
        #expect(stage.names == ["Walk", "Water", "Run"])
        #expect(stage.rows.contains { $0.contains("Read") && $0.contains("u undo") })
        stage.type("u")
        #expect(stage.library == before)
        stage.type("\u{12}")
        #expect(stage.names == ["Walk", "Water", "Run"])
    }

    @Test(
        "T88: every change says itself in one line with u, and u takes it back", arguments: [" ", "p", "m\r"])
    func undo(keys: String) throws {
        let stage = try AppStage()
        let before = stage.library
        stage.type(keys)
        #expect(stage.library != before && stage.shows("u undo"))
        stage.type("u")
        #expect(stage.library == before)
    }

    @Test("T88: where the notice offers u over a list, u works")
    func undoOverCategories() throws {
        let stage = try AppStage()
        let before = stage.library
        stage.type("n\r\t\r" + "dy")
        #expect(stage.library?.categories.count == 1 && stage.shows("u undo"))
        stage.type("u")
        #expect(stage.library == before)
    }

    // MARK: Searching

    @Test("T89: the search filters while typing, counts, keeps the focus, and Esc clears it")
    func search() throws {
        let stage = try AppStage()
        stage.type("G/wa")
        #expect(stage.focused == "Water" && stage.shows("2 of 4"))
        #expect(!stage.shows("Read"))
        stage.type("l")
        #expect(stage.focused == "Walk" && stage.shows("1 of 4"))
        stage.type("z")
        #expect(stage.shows("Nothing found"))
        stage.type("\u{1B}")
        #expect(stage.shows("Read") && stage.driver.model.list.state.search.isEmpty)
    }

    @Test("T89: Enter leaves the field, its search stays")
    func searchKept() throws {
        let stage = try AppStage()
        stage.type("/wal\r ")
        #expect(stage.library?.tracker(AppStage.id(11))?.marks.isEmpty == true)
        #expect(stage.shows("1 of 4"))
    }

    // MARK: Lists and empty screens

    @Test("T90: a pick list opens on its current value, which has the check mark")
    func pickList() throws {
        let stage = try AppStage()
        stage.type("f\u{1B}[F\r" + "f")
        #expect(stage.rows.contains { $0.contains("› 6 Resting") && $0.contains("✓") })
    }

    @Test("T92: an empty list names the next key", arguments: Language.allCases)
    func empty(_ language: Language) throws {
        let stage = try AppStage([], language: language)
        #expect(stage.shows(language == .english ? "What will we track?" : "Что будем отслеживать?"))
        #expect(stage.rows.dropLast().contains { $0.contains("n ") && !$0.contains("1 ") })
    }

    @Test("ONB-1, ONB-2: two pages, turned by arrows, h and l, and the wheel")
    func pages() throws {
        let stage = try AppStage(showsOnboarding: true)
        let first = stage.rows
        for key in ["\u{1B}[C", "\u{1B}[D", "h", "l"] {
            stage.type(key)
            #expect(stage.shows("○  ●"), "\(key.debugDescription)")
            stage.type(key)
            #expect(stage.rows == first)
        }
        stage.mouse(.scrollDown, at: .zero)
        #expect(stage.shows("○  ●"))
        stage.type("\r")
        #expect(stage.buttonPresses == 1 && stage.shows("Read"))
    }
}
