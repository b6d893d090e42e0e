/// Makes any text safe to print: it can neither send commands to the terminal nor reorder its surroundings.
package enum Sanitizer {
    /// Replaces unsafe scalars by U+FFFD, and what separates lines or paragraphs (U+2028, U+2029) by a blank.
    ///
    /// Unsafe are the control characters (C0 with newline and tab, DEL, C1), the bidirectional embeddings,
    /// overrides and isolates, and the last 128 scalars, which in a path stand for bytes that are no text.
    package static func sanitize(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            safe.append(isSeparator(scalar) ? " " : isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(safe)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x2028...0x202E, 0x2066...0x2069, 0x10FF80...0x10FFFF: true
        default: false
        }
    }

    private static func isSeparator(_ scalar: Unicode.Scalar) -> Bool {
        (0x2028...0x2029).contains(scalar.value)
    }
}
