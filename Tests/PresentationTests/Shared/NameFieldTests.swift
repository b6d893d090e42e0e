import Testing
import TrackerPresentation

@Suite("NEW-4, CAT-3: the field of a name") struct NameFieldTests {
    private static let family = "👨‍👩‍👧"

    private func field(_ text: String) -> NameField {
        var field = NameField()
        field.enter(text)
        return field
    }

    @Test("NEW-4: the counter counts grapheme clusters")
    func counter() {
        #expect(NameField().counterText == "0/38")
        #expect(field("Run").counterText == "3/38")
        #expect(field("Бег " + Self.family).counterText == "5/38")
        #expect(field("e\u{301}").counterText == "1/38")
    }

    @Test("NEW-4: the 39th symbol is not entered, also where symbols are long")
    func limit() {
        for symbol in ["x", "ё", Self.family, "🇷🇺", "e\u{301}"] {
            let full = String(repeating: symbol, count: 38)
            #expect(field(full).text == full && !field(full).isCut)
            let over = field(full + symbol)
            #expect(over.text == full && over.isCut && over.counterText == "38/38")
            #expect(over.isFilled)
        }
    }

    @Test("NEW-4: the error stands until the next key")
    func error() {
        var field = field(String(repeating: "x", count: 39))
        #expect(field.error(.english) == "Limit 38 characters")
        #expect(field.error(.russian) == "Ограничение 38 символов")
        var other = field
        other.enter(field.text)
        #expect(other.error(.english) == nil && other.text == field.text)
        field.dismissError()
        #expect(field.error(.english) == nil && field.text.count == 38)
    }

    @Test("NEW-4: pasted excess is cut with the same notice")
    func paste() {
        let field = field(String(repeating: "ab", count: 30))
        #expect(field.text == String(repeating: "ab", count: 19) && field.isCut)
    }

    @Test(
        "NEW-4: white space is kept as in a name, but for one space at the end",
        arguments: [
            ("  Run", "Run"), ("Run\tfar\r\naway", "Run far away"), ("a    b", "a b"), ("Run ", "Run "),
            ("Run \t ", "Run "), (" ", ""), ("\n", ""),
        ])
    func whiteSpace(typed: String, text: String) {
        #expect(field(typed).text == text && !field(typed).isCut)
    }

    @Test("NEW-4: white space around a pasted name of 38 symbols is no excess")
    func spaceIsNoExcess() {
        let full = String(repeating: "x", count: 38)
        #expect(field("\t\(full)\n").text == full && !field("\t\(full)\n").isCut)
    }

    @Test("NEW-3: the clear mark appears with the first symbol", arguments: [("", false), ("x", true)])
    func clear(text: String, isShown: Bool) {
        #expect(field(text).canClear == isShown)
    }

    @Test("CAT-3, NEW-10: blanks do not fill the field, and are no error either")
    func filled() {
        for blank in ["", " ", "\t\n"] {
            #expect(!field(blank).isFilled && field(blank).error(.english) == nil)
        }
        #expect(field(" x ").isFilled)
    }

    @Test("T47: a control character is told at once")
    func control() {
        let field = field("a\u{202E}b")
        #expect(!field.isFilled)
        #expect(field.error(.english) == "The name holds a control character (U+202E): write it without.")
    }
}
