import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("NEW-4, CAT-3: the field of a name") struct TextEntryTests {
    private static let family = "👨‍👩‍👧"

    private func field(_ text: String) -> TextEntry {
        var field = TextEntry(rule: Name.rule, words: TrackerField.name.words)
        field.enter(text)
        return field
    }

    /// What the field shows in English.
    private func shown(_ text: String) -> TextEntryState { field(text).state(.english) }

    private static let limit = "Limit 38 characters"

    @Test("NEW-4: the counter counts grapheme clusters")
    func counter() {
        #expect(shown("").counterText == "0/38")
        #expect(shown("Run").counterText == "3/38")
        #expect(shown("Бег " + Self.family).counterText == "5/38")
        #expect(shown("e\u{301}").counterText == "1/38")
    }

    @Test("NEW-4: the 39th symbol is not entered, also where symbols are long")
    func limit() {
        for symbol in ["x", "ё", Self.family, "🇷🇺", "e\u{301}"] {
            let full = String(repeating: symbol, count: 38)
            #expect(field(full).text == full && shown(full).error == nil)
            let over = field(full + symbol)
            #expect(over.text == full && over.isFilled)
            #expect(over.state(.english).error == Self.limit && over.state(.english).counterText == "38/38")
        }
    }

    @Test("NEW-4: the error stands until the next key")
    func error() {
        var field = field(String(repeating: "x", count: 39))
        #expect(field.state(.english).error == "Limit 38 characters")
        #expect(field.state(.russian).error == "Ограничение 38 символов")
        var other = field
        other.enter(field.text)
        #expect(other.state(.english).error == nil && other.text == field.text)
        field = field.withoutError
        #expect(field.state(.english).error == nil && field.text.count == 38)
    }

    @Test("NEW-4: pasted excess is cut with the same notice")
    func paste() {
        let field = field(String(repeating: "ab", count: 30))
        #expect(field.text == String(repeating: "ab", count: 19) && field.state(.english).error == Self.limit)
    }

    @Test(
        "NEW-4: white space is kept as in a name, but for one space at the end",
        arguments: [
            ("  Run", "Run"), ("Run\tfar\r\naway", "Run far away"), ("a    b", "a b"), ("Run ", "Run "),
            ("Run \t ", "Run "), (" ", ""), ("\n", ""),
        ])
    func whiteSpace(typed: String, text: String) {
        #expect(field(typed).text == text && shown(typed).error == nil)
    }

    @Test("NEW-4: white space around a pasted name of 38 symbols is no excess")
    func spaceIsNoExcess() {
        let full = String(repeating: "x", count: 38)
        #expect(field("\t\(full)\n").text == full && shown("\t\(full)\n").error == nil)
    }

    @Test("NEW-4, CAT-3: a text of another rule has that rule's limit")
    func otherRule() {
        var field = TextEntry(rule: TextRule(limit: 5, byteLimit: 64), words: CategoryField.name.words)
        field.enter("abcdef")
        #expect(field.text == "abcde" && field.state(.english).counterText == "5/5")
        #expect(field.state(.english).isFull && field.state(.russian).error == "Ограничение 5 символов")
        field.enter("abcd")
        #expect(field.state(.english).error == nil && !field.state(.english).isFull)
        field.clear()
        #expect(field.text.isEmpty && field.state(.english).label == "Name")
    }

    @Test("NEW-3: the clear mark appears with the first symbol", arguments: [("", false), ("x", true)])
    func clear(text: String, isShown: Bool) {
        #expect(shown(text).canClear == isShown)
    }

    @Test("CAT-3, NEW-10: blanks do not fill the field, and are no error either")
    func filled() {
        for blank in ["", " ", "\t\n"] {
            #expect(!field(blank).isFilled && shown(blank).error == nil)
        }
        #expect(field(" x ").isFilled)
    }

    @Test("T47: a control character is told at once")
    func control() {
        let field = field("a\u{202E}b")
        #expect(!field.isFilled)
        #expect(
            field.state(.english).error == "The name holds a control character (U+202E): write it without.")
    }
}
