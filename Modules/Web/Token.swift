/// The secret of an address, whose holder sees and changes everything: 128 random bits.
package struct Token: Hashable, Sendable {
    /// 32 hexadecimal digits.
    package let text: String

    package init() { text = (0..<32).map { _ in String(UInt8.random(in: 0...15), radix: 16) }.joined() }

    /// Reads a token that may end with a newline; nil if it is none.
    package init?(_ text: String) {
        self.text = text.last == "\n" ? String(text.dropLast()) : text
        guard self.text.utf8.count == 32, self.text.utf8.allSatisfy("0123456789abcdef".utf8.contains)
        else { return nil }
    }

    /// Compares in a time that does not tell where the texts differ.
    package func matches(_ other: String) -> Bool {
        zip(text.utf8, other.utf8).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0 && other.utf8.count == 32
    }

    /// Differs between servers of one host; being a hash of 32 bits, it leaves 96 bits of the token unknown.
    package var cookieName: String {
        "token-" + String(UInt64(text.hash32) + 1 << 32, radix: 16).dropFirst()
    }
}

extension String {
    /// FNV-1a of 32 bits (Fowler, Noll, Vo), the same in every process.
    package var hash32: UInt32 {
        utf8.reduce(0x811C_9DC5) { ($0 ^ UInt32($1)) &* 0x0100_0193 }
    }
}
