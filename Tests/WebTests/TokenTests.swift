import Testing
import Web

@Suite struct TokenTests {
    private let text = "0123456789abcdef0123456789abcdef"

    @Test("WEB-3: a token is 32 hexadecimal digits, and never the same")
    func new() {
        let tokens = (0..<100).map { _ in Token() }
        #expect(Set(tokens).count == 100)
        for token in tokens { #expect(Token(token.text) == token) }
        // Each of 16 digits comes some 200 times; none at all is as good as impossible.
        #expect(Set(tokens.map(\.text).joined()) == Set("0123456789abcdef"))
    }

    @Test("WEB-3: a token is read with one newline at most")
    func reading() {
        #expect(Token(text)?.text == text)
        #expect(Token(text + "\n")?.text == text)
        for bad in [
            "", "\n", text + "\n\n", " " + text, text + "0", String(text.dropLast()), text.uppercased(),
        ] {
            #expect(Token(bad) == nil)
        }
        #expect(Token(String(text.dropLast()) + "g") == nil)
        #expect(Token(String(text.dropLast(2)) + "ё") == nil)
    }

    @Test("WEB-27: a text matches that is the same from the first to the last digit")
    func matching() throws {
        let token = try #require(Token(text))
        #expect(token.matches(text))
        for index in 0..<32 {
            var digits = Array(text.utf8)
            digits[index] ^= 1
            #expect(!token.matches(String(decoding: digits, as: UTF8.self)))
        }
        #expect(!token.matches("") && !token.matches(text + "0") && !token.matches(String(text.dropLast())))
    }

    /// FNV-1a of 32 zeros and of 31 zeros with a one differ, as its last step is injective.
    @Test("WEB-27: the cookie is named after the token")
    func cookieName() throws {
        let zeros = try #require(Token(String(repeating: "0", count: 32)))
        let other = try #require(Token(String(repeating: "0", count: 31) + "1"))
        #expect(zeros.cookieName != other.cookieName)
        #expect(zeros.cookieName.hasPrefix("token-"))
        for token in (0..<200).map({ _ in Token() }) {
            let digits = token.cookieName.dropFirst("token-".count)
            #expect(digits.count == 8 && digits.allSatisfy(\.isHexDigit))
            #expect(token.cookieName == Token(token.text)?.cookieName)
        }
    }
}
