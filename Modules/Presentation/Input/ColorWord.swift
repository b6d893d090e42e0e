public import TrackerDomain

/// Reads a colour of the palette as a person writes it.
public enum ColorWord {
    /// Reads a number from 1 to 18, a name in either language, or the `#HEX` of one of the eighteen.
    ///
    /// - Throws: `WordError.color` for anything else.
    public static func color(_ word: String) throws(WordError) -> PaletteColor {
        let typed = TypedWord(word)
        if let number = Int(digits: typed.text, 1...2), let color = PaletteColor(number: number) {
            return color
        }
        if typed.text.first == "#", typed.text.utf8.count == 7,
            let rgb = UInt32(typed.text.dropFirst(), radix: 16),
            let color = PaletteColor(rgb: rgb)
        {
            return color
        }
        let named = PaletteColor.all.first { typed.isEither(.name(of: $0)) }
        guard let named else { throw .color(word) }
        return named
    }
}

extension Phrase {
    /// "red", «красный».
    public static func name(of color: PaletteColor) -> Phrase { namesOfColors[color.number - 1] }

    /// "red, orange, … and grass" without the "and".
    package static let colorNames = PaletteColor.all.map { Phrase.name(of: $0) }.joined(separator: ", ")

    private static let namesOfColors = [
        Phrase("red", "красный"), Phrase("orange", "оранжевый"), Phrase("blue", "синий"),
        Phrase("indigo", "индиго"), Phrase("green", "зелёный"), Phrase("fuchsia", "фуксия"),
        Phrase("blush", "пудровый"), Phrase("sky", "голубой"), Phrase("mint", "мятный"),
        Phrase("navy", "тёмно-синий"), Phrase("coral", "коралловый"), Phrase("pink", "розовый"),
        Phrase("peach", "персиковый"), Phrase("periwinkle", "барвинковый"), Phrase("violet", "фиолетовый"),
        Phrase("purple", "пурпурный"), Phrase("lavender", "лавандовый"), Phrase("grass", "травяной"),
    ]
}
