public import TrackerDomain

/// A colour of the palette as a person writes it.
public enum ColorWord {
    /// Reads a number from 1 to 18, a name in either language, or the `#HEX` of one of the eighteen.
    ///
    /// - Throws: `WordError.color` for anything else.
    public static func color(_ word: String) throws(WordError) -> PaletteColor {
        let typed = TypedWord(word)
        if let number = DayWord.number(typed.text, digits: 1...2), let color = PaletteColor(number: number) {
            return color
        }
        if typed.text.first == "#", typed.text.utf8.count == 7,
            let rgb = UInt32(typed.text.dropFirst(), radix: 16),
            let color = PaletteColor(rgb: rgb)
        {
            return color
        }
        let named = PaletteColor.all.first { color in
            let name = Phrase.name(of: color)
            return TypedWord(name.english) == typed || TypedWord(name.russian) == typed
        }
        guard let named else { throw .color(word) }
        return named
    }
}
