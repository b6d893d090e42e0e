import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Keys with the Russian layout on: ЙЦУКЕН as Windows and xkb have it.
@MainActor @Suite struct RussianLayoutTests {
    /// What the key of a US letter or sign types.
    private static let glyphs: [Character: Character] = [
        "n": "т", "e": "у", "o": "щ", "p": "з", "d": "в", "m": "ь", "i": "ш", "c": "с", "[": "х", "]": "ъ",
        "t": "е",
        "/": ".", "f": "а", "u": "г", "?": ",", ":": "Ж", "s": "ы", "q": "й", "r": "к", "l": "д",
        "h": "р", "j": "о", "k": "л", "g": "п", "G": "П", "U": "Г", "y": "н", "z": "я", "w": "ц", "a": "ф",
        "x": "ч", "K": "Л", "J": "О", "Z": "Я",
    ]
    /// The same key in both layouts.
    private static let same: Set<Character> = [" ", "+", "-", "="]

    @Test("T66: each binding is reached by what its key types in the Russian layout")
    func bindings() throws {
        for context in [InputContext.screen, .statistics, .week, .sheet, .menu, .details, .question] {
            for binding in KeyBinding.all where binding.contexts.contains(context) {
                for (key, intent) in binding.intents {
                    guard case .character(let letter) = key.code else { continue }
                    let isSame = Self.same.contains(letter) || letter.isNumber
                    let typed = try #require(isSame ? letter : Self.glyphs[letter], "\(letter)")
                    #expect(
                        KeyBinding.intent(of: Key(typed, key.modifiers), in: context) == intent,
                        "\(typed) for \(letter)")
                }
            }
        }
    }

    @Test(
        "T66: a session typed in either layout shows the same",
        arguments: [
            "n", "jjkl", "G", "Gg", "dy", "dyu", "dn", "m", "i", "c", "[", "]]t", "f", "?", ":", "2s", "2sq",
            "q",
            "e", "p", "/", "f3", "n\t\t\ra", "n\t\t\r15a6", "ojl",
        ])
    @MainActor func sessions(keys: String) throws {
        let latin = try AppStage()
        latin.type(keys)
        let russian = try AppStage()
        russian.type(String(keys.map { Self.glyphs[$0] ?? $0 }))
        #expect(latin.rows == russian.rows)
        #expect(latin.driver.model.hasQuit == russian.driver.model.hasQuit)
    }

    @Test("T66: mappings are not chained: ю is the key of the full stop, which is bound to nothing")
    func notChained() {
        for typed in ["ю", "б", "`", "\\", "ё"] as [Character] {
            #expect(KeyBinding.intent(of: Key(typed), in: .screen) == nil, "\(typed)")
        }
    }

    @Test("T67: in a field the same keys type what they show")
    func fields() throws {
        let stage = try AppStage(language: .russian)
        stage.type("т\rйцукен хъ. Ж,")
        #expect(stage.shows("йцукен хъ. Ж,"))
        let search = try AppStage()
        search.type(".ывап")
        #expect(search.driver.model.list.state.search == "ывап")
    }

    @Test("T68: Control and Alt with Cyrillic letters are those of the Latin ones")
    func modified() throws {
        let stage = try AppStage()
        // Ctrl-с is Ctrl-C, told with and without the base layout's letter.
        for sequence in ["\u{1B}[1089::99;5u", "\u{1B}[1089;5u"] {
            stage.type("n\r" + sequence)
            #expect(stage.driver.model.sheets.isEmpty, "\(sequence.dropFirst())")
        }
        stage.type("n\rone two\u{1B}и\u{1B}[1083::107;5u")
        #expect(stage.shows("4/38"), "Alt-b goes a word back, Ctrl-K deletes the rest")
        #expect(KeyBinding.intent(of: Key("к", .control), in: .screen) == .action(.redo))
    }
}
