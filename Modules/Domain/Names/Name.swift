/// The rules of tracker and category names.
public enum Name {
    /// The longest name, in grapheme clusters.
    public static let limit = 38
    /// The longest name, in bytes of UTF-8: three times what 38 of the longest emoji have, where a single
    /// character with a million accents would keep every command busy for seconds.
    public static let byteLimit = 4096

    /// The name as it is kept: outer white space trimmed, inner runs of it made one space.
    ///
    /// - Throws: `NameFault` for a blank or too long name, or one with control characters.
    public static func cleaned(_ text: String) throws(NameFault) -> String {
        let name = collapsingSpace(text)
        if let scalar = name.unicodeScalars.first(where: isForbidden) { throw .forbiddenCharacter(scalar) }
        guard !name.isEmpty else { throw .blank }
        guard name.utf8.count <= byteLimit else { throw .tooLong(name.utf8.count) }
        let length = name.count
        guard length <= limit else { throw .tooLong(length) }
        return name
    }

    /// A text without outer white space and with every inner run of it made one space.
    public static func collapsingSpace(_ text: String) -> String {
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

    /// The property White_Space of Unicode, which is stable; asking the library for it takes ten times as long, and a
    /// file may hold a text of 64 MiB.
    private static func isWhitespace(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F, 0x3000:
            true
        default: false
        }
    }

    /// Whether a scalar may steer a terminal or turn the order of a line: control characters and
    /// bidirectional embeddings, overrides and isolates.
    public static func isForbidden(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0..<0x20, 0x7F..<0xA0, 0x202A...0x202E, 0x2066...0x2069: true
        default: false
        }
    }
}

/// Why a text cannot be a name.
public enum NameFault: Error, Hashable, Sendable {
    /// Nothing is left after trimming.
    case blank
    /// More than `Name.limit` characters or `Name.byteLimit` bytes; the number there are.
    case tooLong(Int)
    /// A control character or a bidirectional override.
    case forbiddenCharacter(Unicode.Scalar)
}
