import Terminal
import TestKit
import Testing

@Suite struct CellWidthTests {
    @Test(
        "The palette's emoji take two cells",
        arguments: "🙂😻🌺🐶💛😱😇😡🥶🤔🙌🍔🥦🏓🥇🎸🌴😪")
    func palette(_ emoji: Character) {
        #expect(String(emoji).cellWidth == 2)
    }

    @Test(arguments: [
        ("", 0), ("Play the guitar", 15), ("Поливать растения", 17), ("Ёжик — 21 день", 14), ("[✓] …", 5),
        ("╭──╮", 4), ("·░▒▓█", 5), ("›▌📌", 4), ("1\u{A0}222", 5), ("\u{FFFD}", 1),
    ])
    func writing(_ text: String, _ cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("e\u{308}", 1), ("\u{438}\u{306}", 1), ("е\u{301}\u{20DD}", 1), ("שָׁ", 1), ("\u{301}", 0),
        ("\u{200B}", 0), ("\u{200D}", 0), ("\u{FEFF}", 0), ("soft\u{AD}hyphen", 11),
    ])
    func combiningMarks(_ text: String, _ cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("日本語", 6), ("ｶﾅ", 2), ("Ａ１", 4), ("\u{3000}", 2), ("한국", 4), ("\u{1112}\u{1161}\u{11AB}", 2),
        ("が", 2), ("か\u{3099}", 2), ("𠀀", 2),
    ])
    func eastAsian(_ text: String, _ cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: [
        ("🇷🇺", 2), ("🇬🇧🇺🇸", 4), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("🏳️‍🌈", 2), ("🏴‍☠️", 2),
        ("1️⃣", 2), ("#️⃣", 2), ("*️⃣", 2), ("1\u{20E3}", 1),
        ("👨‍👩‍👧", 2), ("👩‍❤️‍💋‍👨", 2), ("🧑🏽‍🚀", 2), ("👍🏽", 2), ("☝🏽", 2), ("❤️‍🔥", 2),
        ("\u{2764}\u{200D}\u{1F525}", 2),
    ])
    func emojiSequences(_ text: String, _ cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(
        "U+FE0F widens narrow emoji and nothing else; U+FE0E changes nothing",
        arguments: [
            ("\u{2764}", 1), ("\u{2764}\u{FE0F}", 2), ("\u{1F3DD}", 1), ("\u{1F3DD}\u{FE0F}", 2),
            ("\u{260E}\u{FE0E}", 1), ("\u{1F642}\u{FE0F}", 2), ("\u{1F642}\u{FE0E}", 2), ("a\u{FE0F}", 1),
        ])
    func variationSelectors(_ text: String, _ cells: Int) {
        #expect(text.cellWidth == cells)
    }

    @Test(arguments: ["\0", "\t", "\n", "\r\n", "\u{1B}", "\u{7F}", "\u{9B}"])
    func controlCharactersTakeNothing(_ text: String) {
        #expect(text.cellWidth == 0)
        #expect(("я" + text + "b").cellWidth == 2)
    }

    /// Independent of the table: the standard library knows which scalars are pictures by default.
    @Test func everyScalarDrawnAsEmojiTakesTwoCells() {
        let wrong = (0x203C...0x1FAFF).compactMap(Unicode.Scalar.init).filter {
            $0.properties.isEmojiPresentation && CellWidth.of($0) != 2
        }
        #expect(wrong == [])
    }

    @Test(
        "The edges of the table's runs",
        arguments: [
            (0x2FF, 1), (0x300, 0), (0x36F, 0), (0x370, 1), (0x10FF, 1), (0x1100, 2), (0x115F, 2),
            (0x1160, 0),
            (0x11FF, 0), (0x1200, 1), (0x303F, 1), (0x4DFF, 2), (0x9FFF, 2), (0xA4D0, 1), (0xAC00, 2),
            (0xD7A3, 2), (0xE000, 1), (0xFE00, 0), (0xFE0F, 0), (0xFE10, 2), (0xFF60, 2), (0xFF61, 1),
            (0x1F1E6, 2), (0x1FAE9, 2), (0x3FFFD, 2), (0xE01EF, 0), (0x10FFFF, 1),
        ] as [(UInt32, Int)])
    func edges(_ value: UInt32, _ cells: Int) throws {
        let scalar = try #require(Unicode.Scalar(value))
        #expect(CellWidth.of(scalar) == cells)
    }

    @Test func textIsAsWideAsItsClusters() {
        var random = SeededRandom(seed: 45)
        let pieces: [Character] = ["a", "я", "─", "é", "e\u{301}", "日", "👨‍👩‍👧", "🇷🇺", "1️⃣", "\u{2764}", "\t"]
        for _ in 0..<500 {
            let clusters = (0..<6).compactMap { _ in pieces.randomElement(using: &random) }
            #expect(String(clusters).cellWidth == String(clusters).reduce(0) { $0 + CellWidth.of($1) })
        }
    }
}
