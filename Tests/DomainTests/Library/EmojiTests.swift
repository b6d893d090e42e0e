import Testing
import TrackerDomain

@Suite struct EmojiTests {
    @Test("NEW-7: the palette is the product's, in order")
    func palette() {
        #expect(Emoji.palette.joined() == "🙂😻🌺🐶💛😱😇😡🥶🤔🙌🍔🥦🏓🥇🎸🌴😪")
        #expect(Emoji.palette.count == 18)
    }

    @Test("NEW-7: each of the palette is an emoji", arguments: Emoji.palette)
    func paletteIsValid(_ emoji: String) {
        #expect(Emoji.isValid(emoji))
    }

    @Test(
        "the original's heart and island are accepted as they were written",
        arguments: ["❤\u{FE0F}", "\u{1F3DD}", "\u{1F3DD}\u{FE0F}"])
    func originals(_ emoji: String) {
        #expect(Emoji.isValid(emoji))
    }

    @Test(
        "NEW-7: any single emoji may be typed",
        arguments: [
            "☀\u{FE0F}", "🌶\u{FE0F}", "‼\u{FE0F}", "©\u{FE0F}",  // U+FE0F
            "🏃", "🧘", "⌚", "🀄", "🥷",  // Emoji_Presentation
            "🇷🇺", "🇺🇸", "🏴\u{E0067}\u{E0062}\u{E0065}\u{E006E}\u{E0067}\u{E007F}",  // flags
            "1\u{FE0F}\u{20E3}", "#\u{FE0F}\u{20E3}", "*\u{FE0F}\u{20E3}", "9\u{FE0F}\u{20E3}",  // keycaps
            "👨‍👩‍👧", "👩‍💻", "🏳\u{FE0F}‍🌈", "👁\u{FE0F}‍🗨\u{FE0F}", "❤\u{FE0F}‍🔥", "🧑🏻‍❤\u{FE0F}‍💋‍🧑🏿",  // ZWJ
            "👍🏽", "🧘🏿", "🏃🏼‍♀\u{FE0F}", "☝🏽", "✌🏻", "🕵🏾",  // skin tones, three on what is text without one
        ])
    func valid(_ emoji: String) {
        #expect(Emoji.isValid(emoji))
    }

    @Test("NEW-7: emoji joined beyond 128 bytes are none")
    func joined() {
        // Four bytes each, three for what joins them.
        let long = [String](repeating: "👩", count: 18).joined(separator: "\u{200D}")
        #expect(long.utf8.count == 123 && Emoji.isValid(long))
        #expect(!Emoji.isValid(long + "\u{200D}👩"))
    }

    @Test(
        "NEW-7: nothing else is one emoji",
        arguments: [
            "", " ", "a", "Я", "1", "#", "*", "!", "é", "日", "🙂🙂", "🙂a", "a🙂", " 🙂", "🙂 ", "🇷", "🇷🇺🇺🇸", "🇷🇺🇺",
            "❤", "🌶", "☀", "©", "1\u{FE0F}", "a\u{FE0F}", "a\u{20E3}", "❤\u{FE0E}", "🙂\u{FE0E}",
            "🙂\u{301}", "❤\u{FE0F}\u{308}", "🙂\u{20DD}", "\u{200D}", "\u{FE0F}", "\u{20E3}", "❤\u{200D}",
            "a\u{200D}", "\u{1B}", "\n", "→", "★",
        ])
    func refused(_ text: String) {
        #expect(!Emoji.isValid(text))
    }
}
