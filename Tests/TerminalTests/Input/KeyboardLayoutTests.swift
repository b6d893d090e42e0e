import Terminal
import Testing

@Suite struct KeyboardLayoutTests {
    @Test(
        "T66: the physical key of every Russian letter",
        arguments: [
            ("йцукенгшщзхъ", "qwertyuiop[]"), ("фывапролджэ", "asdfghjkl;'"), ("ячсмитьбю", "zxcvbnm,."),
            ("ЙЦУКЕНГШЩЗХЪ", "QWERTYUIOP{}"), ("ФЫВАПРОЛДЖЭ", "ASDFGHJKL:\""), ("ЯЧСМИТЬБЮ", "ZXCVBNM<>"),
            ("ёЁ№", "`~#"), (".,", "/?"),
        ])
    func letters(_ russian: String, _ latin: String) {
        #expect(String(russian.compactMap(KeyboardLayout.latin)) == latin)
    }

    @Test("T66: mappings are not chained")
    func chains() {
        #expect(Key("ю").onLatinLayout == Key("."))
        #expect(Key("б").onLatinLayout == Key(","))
    }

    @Test func decomposedLetters() {
        #expect(KeyboardLayout.latin("и\u{306}") == "q")
    }

    @Test("T66: no Latin letter has a second meaning")
    func latin() {
        for character in "abcxyzABCXYZ0189/?;:'\"[]{}<>" {
            #expect(Key(character).onLatinLayout == nil)
        }
        #expect(Key(.enter).onLatinLayout == nil)
    }

    @Test("T68: modifiers stay; the terminal's word on the layout goes first")
    func modifiers() {
        #expect(Key("м", .alt).onLatinLayout == Key("v", .alt))
        #expect(Key(.character("ў"), .control, baseLayout: "o").onLatinLayout == Key("o", .control))
    }

    @Test("T67: only keys without modifiers type text")
    func text() {
        #expect(Key("й").text == "й")
        #expect(Key("v", .alt).text == nil)
        #expect(Key(.enter).text == nil)
    }
}
