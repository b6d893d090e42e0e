/// What stands for a letter where only ASCII can be shown.
enum ASCIIForm {
    private static let letters: [Unicode.Scalar: String] = [
        "а": "a", "б": "b", "в": "v", "г": "g", "д": "d", "е": "e", "ё": "yo", "ж": "zh", "з": "z", "и": "i",
        "й": "j", "к": "k", "л": "l", "м": "m", "н": "n", "о": "o", "п": "p", "р": "r", "с": "s", "т": "t",
        "у": "u", "ф": "f", "х": "kh", "ц": "ts", "ч": "ch", "ш": "sh", "щ": "shch", "ъ": "\"", "ы": "y",
        "ь": "'", "э": "e", "ю": "yu", "я": "ya",
    ]

    /// The form of a Russian letter or an emoji; nil for anything else.
    static func of(_ scalar: Unicode.Scalar) -> String? {
        if scalar.value >= 0x1F000 { return "(emoji)" }
        if let small = letters[scalar] { return small }
        guard let small = scalar.properties.lowercaseMapping.unicodeScalars.first, small != scalar else {
            return nil
        }
        return letters[small]?.uppercased()
    }
}
