import TestKit
import Testing
import Web

@Suite struct FieldsTests {
    private func pairs(_ encoded: String) -> [[String]] {
        Fields(encoded: encoded.utf8).map { [$0.name, $0.value] }
    }

    @Test("WEB-10: a form is decoded: spaces, escapes, empty values and names")
    func decoding() {
        #expect(pairs("do=done&id=%D1%91%D0%B6") == [["do", "done"], ["id", "ёж"]])
        #expect(pairs("a=1+2&b=1%2b2&c=%3D%26") == [["a", "1 2"], ["b", "1+2"], ["c", "=&"]])
        #expect(pairs("a&b=&=c&a=x=y") == [["a", ""], ["b", ""], ["", "c"], ["a", "x=y"]])
        #expect(pairs("").isEmpty && pairs("&&").isEmpty)
    }

    @Test("WEB-31: what is no escape is kept, what is no UTF-8 is repaired, NUL is a character")
    func badEscapes() {
        #expect(
            pairs("a=100%&b=%4&c=%zz&d=%%41") == [["a", "100%"], ["b", "%4"], ["c", "%zz"], ["d", "%A"]])
        #expect(pairs("a=%FF%C3") == [["a", "\u{FFFD}\u{FFFD}"]])
        #expect(pairs("a=x%00y%0D%0A") == [["a", "x\0y\r\n"]])
    }

    @Test func encoding() {
        let fields = Fields([("q", "a b&c=d"), ("ё", "<\"'>\r\n"), ("Az09-._~", "")])
        #expect(fields.encoded == "q=a%20b%26c%3Dd&%D1%91=%3C%22%27%3E%0D%0A&Az09-._~=")
        #expect(Fields().encoded.isEmpty && Fields().isEmpty && !fields.isEmpty)
    }

    @Test("WEB-31: any fields come back from their encoding, which has only harmless characters")
    func roundTrip() {
        var random = SeededRandom(seed: 31)
        let letters: [Unicode.Scalar] = [
            "a", "Z", "0", "&", "=", "%", "+", " ", "\0", "\r", "\n", "ё", "😀", ";",
        ]
        let word = { (random: inout SeededRandom) in
            let scalars = (0..<Int.random(in: 0...6, using: &random)).map { _ in
                letters.randomElement(using: &random)!
            }
            return String(String.UnicodeScalarView(scalars))
        }
        let harmless = Set("abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789-._~%=&".utf8)
        for _ in 0..<2_000 {
            let fields = Fields(
                (0..<Int.random(in: 0...5, using: &random)).map { _ in (word(&random), word(&random)) })
            let encoded = fields.encoded
            #expect(Fields(encoded: encoded.utf8) == fields)
            #expect(encoded.utf8.allSatisfy(harmless.contains))
        }
    }

    @Test func subscripts() {
        var fields = Fields([("a", "1"), ("b", "2"), ("a", "3")])
        #expect(fields["a"] == "1")
        #expect(fields["c"] == nil)
        fields["a"] = "4"
        #expect(fields.encoded == "a=4&b=2")
        fields["c"] = "5"
        fields["b"] = "6"
        #expect(fields.encoded == "a=4&b=6&c=5")
        fields["a"] = nil
        #expect(fields.encoded == "b=6&c=5")
        var repeated = Fields([("a", "1"), ("b", "2"), ("a", "3")])
        repeated["a"] = nil
        #expect(repeated.encoded == "b=2")
    }

    @Test("WEB-10: a name given twice is found")
    func repeatedName() {
        #expect(Fields(encoded: "a=1&b=2&A=3".utf8).repeatedName == nil)
        #expect(Fields(encoded: "a=1&b=2&%61=1".utf8).repeatedName == "a")
    }
}
