public import TrackerDomain

extension Phrase {
    /// "red", «красный».
    public static func name(of color: PaletteColor) -> Phrase { colorNames[color.number - 1] }

    private static let colorNames = [
        Phrase("red", "красный"), Phrase("orange", "оранжевый"), Phrase("blue", "синий"),
        Phrase("indigo", "индиго"), Phrase("green", "зелёный"), Phrase("fuchsia", "фуксия"),
        Phrase("blush", "пудровый"), Phrase("sky", "голубой"), Phrase("mint", "мятный"),
        Phrase("navy", "тёмно-синий"), Phrase("coral", "коралловый"), Phrase("pink", "розовый"),
        Phrase("peach", "персиковый"), Phrase("periwinkle", "барвинковый"), Phrase("violet", "фиолетовый"),
        Phrase("purple", "пурпурный"), Phrase("lavender", "лавандовый"), Phrase("grass", "травяной"),
    ]
}
