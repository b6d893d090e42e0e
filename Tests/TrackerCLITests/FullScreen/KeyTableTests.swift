import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// One table of keys for bindings, help and the manual page.
@MainActor @Suite struct KeyTableTests {
    @Test("T83: help lists every action with its keys", arguments: Language.allCases)
    @MainActor func help(_ language: Language) throws {
        let stage = try AppStage(language: language)
        stage.type("?")
        for action in AppAction.allCases {
            stage.search(for: action.title(language))
            // The first pages and the categories are found in the palette alone; any other action has a key.
            let binding = KeyBinding.telling(of: .action(action))
            #expect((binding == nil) == [.showOnboarding, .openCategories].contains(action), "\(action)")
            let keys = binding?.caps(language) ?? ""
            #expect(
                stage.rows.contains { $0.contains(" " + keys) && $0.contains(action.title(language)) },
                "\(action)")
        }
    }

    @Test(
        "T83: help tells of the keys that move, choose and leave; they run nothing",
        arguments: Language.allCases)
    @MainActor func moves(_ language: Language) throws {
        let stage = try AppStage(language: language)
        stage.type("?")
        for keys in [
            "h j k l", "PgUp PgDn", "g G", "Tab", "Enter", "Esc", "Ctrl-S", "Ctrl-Z", "1-9", "a", "y",
            "Ctrl-U",
            "Ctrl-K", "Ctrl-W", "Alt-B Alt-F", "Ctrl-A", "Ctrl-E",
        ] {
            let entry = try #require(
                KeyBinding.entries().first { $0.action == nil && $0.keys(language) == keys })
            stage.search(for: entry.title(language))
            #expect(
                stage.rows.contains { $0.contains(keys) && $0.contains(entry.title(language)) }, "\(keys)")
            let before = stage.rows
            stage.type("\r")
            #expect(stage.rows == before)
        }
    }

    @Test("T83: no key means two things in one place")
    func oneMeaning() {
        for context in Set<InputContext>.all {
            let keys = KeyBinding.all.filter { $0.contexts.contains(context) }.flatMap(\.intents.keys)
            #expect(Set(keys).count == keys.count, "\(context)")
        }
    }

    @Test("T82: whatever the app offers in a place has a key there, which the footer shows")
    func offers() throws {
        for place in AppPlaces.all {
            let stage = try AppStage()
            stage.type(place)
            let controller = stage.driver.controller
            #expect(!controller.hints.contains { $0.keys(.english).isEmpty }, "\(place)")
            for case .intent(let intent) in controller.offers.map(\.target) {
                let here = KeyBinding.all.filter { $0.contexts.contains(controller.context) }
                #expect(
                    here.contains {
                        $0.intents.values.contains(intent) || $0.action.map(Intent.action) == intent
                    },
                    "\(place): \(intent)")
            }
        }
    }

    @Test(
        "T83: F1 opens help anywhere, in a field and at a question too",
        arguments: ["", "n\r", "d", "/", "f"])
    func anywhere(keys: String) throws {
        let stage = try AppStage()
        stage.type(keys + "\u{1B}OP")
        #expect(stage.shows("Keys and commands"))
        stage.type("\u{1B}")
        let other = try AppStage()
        other.type(keys)
        #expect(stage.rows == other.rows)
    }

    @Test("T83: what help says fits the smallest window", arguments: Language.allCases)
    @MainActor func fitting(_ language: Language) throws {
        let stage = try AppStage(language: language)
        stage.type("?")
        for _ in KeyBinding.entries() {
            let rows = stage.driver.render(Size(columns: 60, rows: 15)).rows
            #expect(!rows.dropLast().contains { $0.contains("│") && $0.contains("…") })
            stage.type("\u{1B}[B")
        }
    }

    @Test("T83: Enter in help runs the action")
    func run() throws {
        let stage = try AppStage()
        stage.type("?calendar\r")
        #expect(stage.shows("November 2026"))
    }

    @Test("T83: the manual page has every key", arguments: Language.allCases)
    func manual(_ language: Language) {
        let source = ManPage.source(in: language, version: "1")
        for entry in KeyBinding.entries() where !entry.keys(language).isEmpty {
            let title = entry.title(language)
            let keys = entry.keys(language)
            #expect(source.contains("\\fB\(keys.roff)\\fR"), "\(keys)")
            #expect(source.contains((title.prefix(1).uppercased() + title.dropFirst()).roff), "\(title)")
        }
    }

    @Test("T84: the palette finds actions by their names in either language", arguments: ["стат", "stat"])
    func palette(word: String) throws {
        for open in [":", "\u{10}"] {
            let stage = try AppStage()
            stage.type(open + word + "\r")
            #expect(stage.driver.model.tab == .statistics)
        }
    }

    @Test("the palette draws the screen anew when asked to")
    func repaint() throws {
        let stage = try AppStage()
        stage.type(":redraw the screen\r")
        #expect(stage.driver.controller.requests.repaint)
    }

    @Test("T82: where ? is text, the footer names the key that works", arguments: ["n\r", "/", ":"])
    func footer(keys: String) throws {
        let stage = try AppStage()
        #expect(stage.rows.last?.hasSuffix("? all keys") == true)
        stage.type(keys)
        #expect(stage.rows.last?.hasSuffix("F1 all keys") == true)
    }
}

extension String {
    /// As roff has it.
    fileprivate var roff: String {
        split(separator: "-", omittingEmptySubsequences: false).joined(separator: "\\-")
    }
}

extension AppStage {
    /// Replaces what the list of actions is searched for.
    fileprivate func search(for text: String) {
        type("\u{15}")
        paste(text)
    }
}
