import Terminal
import Testing

@Suite struct SanitizerTests {
    @Test("T47: a name cannot command the terminal")
    func escapeSequences() {
        #expect(Sanitizer.sanitize("a\u{1B}]0;x\u{7}\u{9B}31mb") == "a�]0;x��31mb")
    }

    @Test("T47: every control code is replaced", arguments: Array(0x00...0x1F) + Array(0x7F...0x9F))
    func controls(_ value: UInt32) throws {
        let control = try #require(Unicode.Scalar(value))
        #expect(Array(Sanitizer.sanitize("a\(control)b").unicodeScalars) == ["a", "\u{FFFD}", "b"])
    }

    @Test(
        "T47: a name cannot reorder what is around it",
        arguments: Array(0x202A...0x202E) + Array(0x2066...0x2069))
    func bidirectionalControls(_ value: UInt32) throws {
        let control = try #require(Unicode.Scalar(value))
        #expect(Array(Sanitizer.sanitize("a\(control)b").unicodeScalars) == ["a", "\u{FFFD}", "b"])
    }

    @Test("HARD-12: what separates lines or paragraphs is a blank", arguments: ["\u{2028}", "\u{2029}"])
    func separators(_ separator: String) {
        #expect(Array(Sanitizer.sanitize("a\(separator)b").utf8) == Array("a b".utf8))
        #expect(Span("a\(separator)b").width == 3)
    }

    @Test(arguments: ["", "Run", "Пить воду — 2 л", "👨‍👩‍👧 ❤️ 1️⃣ 🏴󠁧󠁢󠁥󠁮󠁧󠁿", "שלום", "e\u{301}\u{A0}\u{200E}"])
    func otherTextIsKept(_ text: String) {
        #expect(Array(Sanitizer.sanitize(text).utf8) == Array(text.utf8))
    }
}
