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

    @Test(
        "each escaped character is, among letters too",
        arguments: [
            ("\0", #"\u0000"#), ("\u{1F}", #"\u001f"#), ("\u{7F}", #"\u007f"#), ("\u{80}", #"\u0080"#),
            ("\u{9F}", #"\u009f"#), ("\u{202A}", #"\u202a"#), ("\u{202E}", #"\u202e"#),
            ("\u{2066}", #"\u2066"#), ("\u{2069}", #"\u2069"#), ("\u{10FF80}", #"\udbff\udf80"#),
            ("\u{10FFFF}", #"\udbff\udfff"#), ("\"", #"\""#), ("\\", #"\\"#), ("\n", #"\n"#),
            ("\r", #"\r"#), ("\t", #"\t"#),
        ])
    func escapes(character: String, escape: String) {
        #expect(JSON.string("ё" + character + "б").text == "\"ё" + escape + "б\"")
    }

    @Test("what has a byte in common with an escaped character stays as it is")
    func alike() {
        let text = "\u{A0}£—“\u{2028}\u{100000} ~"
        #expect(JSON.string(text).text == "\"" + text + "\"")
    }
}
