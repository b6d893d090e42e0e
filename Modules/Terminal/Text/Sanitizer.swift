/// Makes text safe to print whatever it holds: it can neither command the terminal nor reorder what is around it.
package enum Sanitizer {
    /// Each control character (C0 with newline and tab, DEL, C1) and each bidirectional embedding, override or
    /// isolate becomes U+FFFD, and so does each of the last 128 scalars: in a path they stand for bytes that are no text.
    package static func sanitize(_ text: String) -> String {
        guard text.unicodeScalars.contains(where: isUnsafe) else { return text }
        var safe = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            safe.append(isUnsafe(scalar) ? "\u{FFFD}" : scalar)
        }
        return String(safe)
    }

    private static func isUnsafe(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x00...0x1F, 0x7F...0x9F, 0x202A...0x202E, 0x2066...0x2069, 0x10FF80...0x10FFFF: true
        default: false
        }
    }
}
