/// The rules of tracker and category names.
public enum Name {
    public static let rule = TextRule(limit: 38, byteLimit: 4096)

    /// Returns the name in its stored form.
    public static func cleaned(_ text: String) throws(TextFault) -> String { try rule.cleaned(text) }

    /// True if a name is in its stored form; older ones may have invisible characters.
    static func isValid(_ name: String) -> Bool { rule.allows(name) }

    /// Trims white space and turns each inner run of it into one space.
    public static func collapsingSpace(_ text: String) -> String {
        if isPlain(text) { return text }
        var result = String.UnicodeScalarView()
        var spacePending = false
        for scalar in text.unicodeScalars {
            if isWhitespace(scalar) {
                spacePending = !result.isEmpty
            } else {
                if spacePending { result.append(" ") }
                spacePending = false
                result.append(scalar)
            }
        }
        return String(result)
    }

    /// True if a text surely has no white space to collapse and no forbidden character.
    package static func isPlain(_ text: String) -> Bool {
        text.utf8.withContiguousStorageIfAvailable(isPlain) ?? false
    }

    /// Looks at the bytes alone, which is many times faster.
    static func isPlain(_ utf8: UnsafeBufferPointer<UInt8>) -> Bool {
        let space = UInt8(ascii: " ")
        var last = space
        for byte in utf8 {
            switch byte {
            // The visible characters of ASCII.
            case 0x21...0x7E: last = byte
            case space where last == space: return false
            // Controls, and the first bytes of other white space and forbidden characters.
            case 0..<space, 0x7F, 0xC2, 0xE1...0xE3: return false
            default: last = byte
            }
        }
        return last != space
    }

    /// The property White_Space of Unicode, which is stable.
    ///
    /// Asking the library for it takes ten times as long, and a file may have a text of 64 MiB.
    static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
            true
        default: false
        }
    }

    /// True for control characters and bidirectional embeddings, overrides and isolates, which may steer a terminal.
    public static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// The limits of a text that a person types.
public struct TextRule: Hashable, Sendable {
    /// The longest text, in grapheme clusters.
    public let limit: Int
    /// The longest text, in bytes of UTF-8; for names three times the size of 38 of the longest emoji.
    ///
    /// A single character with a million accents would slow every command down by seconds.
    public let byteLimit: Int

    public init(limit: Int, byteLimit: Int) {
        self.limit = limit
        self.byteLimit = byteLimit
    }

    /// Returns the text in its stored form: no invisible characters, white space trimmed and collapsed.
    public func cleaned(_ text: String) throws(TextFault) -> String {
        try collapsed(Name.withoutInvisible(text))
    }

    /// True if a library may hold this text unchanged.
    func allows(_ text: String) -> Bool {
        isSurelyAllowed(text) || (try? collapsed(text)) == text
    }

    private func isSurelyAllowed(_ text: String) -> Bool {
        // A text has at most as many characters as bytes.
        Name.isPlain(text) && text.utf8.count <= min(limit, byteLimit)
    }

    private func collapsed(_ text: String) throws(TextFault) -> String {
        if isSurelyAllowed(text) { return text }
        let text = Name.collapsingSpace(text)
        if let scalar = text.unicodeScalars.first(where: Name.isForbidden) {
            throw .forbiddenCharacter(scalar)
        }
        guard !text.isEmpty else { throw .blank }
        guard text.utf8.count <= byteLimit else { throw .tooLong(text.utf8.count, limit: limit) }
        guard text.utf8.count > limit else { return text }
        let length = text.count
        guard length <= limit else { throw .tooLong(length, limit: limit) }
        return text
    }
}

/// The reason why a typed text is rejected.
public enum TextFault: Error, Hashable, Sendable {
    /// Nothing is left after trimming.
    case blank
    /// More characters than the limit, or more bytes than so many characters can have; with the number of characters.
    case tooLong(Int, limit: Int)
    /// A control character or a bidirectional override.
    case forbiddenCharacter(Unicode.Scalar)
    case notOneEmoji(String)
}
