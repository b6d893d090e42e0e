extension Name {
    /// The base letters of U+00C0 to U+017F; a letter without one stands for itself.
    private static let bases = Array(
        ("AAAAAAÆCEEEEIIIIÐNOOOOO×OUUUUYÞßaaaaaaæceeeeiiiiðnooooo÷ouuuuyþy"
            + "AaAaAaCcCcCcCcDdDdEeEeEeEeEeGgGgGgGgHhHhIiIiIiIiIiĲĳJjKkĸLlLlLlLlLlNnNnNnŉŊŋOoOoOo"
            + "ŒœRrRrRrSsSsSsSsTtTtTtUuUuUuUuUuUuWwYyYZzZzZzs").unicodeScalars)

    /// The text with Latin letters in place of those with marks: é is e, ø is o; Cyrillic letters stay.
    package static func withoutAccents(_ text: String) -> String {
        guard text.utf8.contains(where: { (0xC3...0xC5).contains($0) || (0xCC...0xCD).contains($0) }) else {
            return text
        }
        var result = String.UnicodeScalarView()
        for scalar in text.unicodeScalars {
            switch scalar.value {
            case 0xC0...0x17F: result.append(bases[Int(scalar.value - 0xC0)])
            case 0x300...0x36F where result.last.map(isLatin) ?? false: continue
            default: result.append(scalar)
            }
        }
        return String(result)
    }

    private static func isLatin(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x41...0x5A, 0x61...0x7A, 0xC0...0x17F: true
        default: false
        }
    }
}
