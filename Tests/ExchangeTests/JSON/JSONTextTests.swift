import Testing
import TrackerExchange

struct JSONTextTests {
    @Test(
        "one line without spaces, numbers in their shortest form",
        arguments: [
            (JSON.null, "null"), (.bool(true), "true"), (.int(-7), "-7"),
            (.decimal(scaled: 250, digits: 2), "2.5"),
            (.decimal(scaled: -5, digits: 2), "-0.05"), (.decimal(scaled: 300, digits: 2), "3"),
            (.array(["a", .int(1), .null]), #"["a",1,null]"#),
            (.document(["b": .int(1), "a": .document([:])]), #"{"b":1,"a":{}}"#),
        ])
    func forms(value: JSON, text: String) {
        #expect(value.text == text)
    }

    @Test("letters stay as they are, and nothing can steer a terminal")
    func strings() {
        #expect(JSON.string("Бег / «ё» 🙂 \"\\").text == #""Бег / «ё» 🙂 \"\\""#)
        #expect(JSON.string("a\u{1B}\u{9B}\u{202E}\n").text == #""a\u001b\u009b\u202e\n""#)
    }
}
