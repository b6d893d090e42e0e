import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ColorWordTests {
    @Test(arguments: [
        ("1", 1), ("18", 18), ("05", 5), ("red", 1), ("GRASS", 18), (" sky ", 8), ("красный", 1),
        ("Индиго", 4),
        ("зелёный", 5), ("зеленый", 5), ("ТЕМНО-СИНИЙ", 10), ("тёмно-синий", 10),
        ("сини\u{438}\u{306}", 3), ("#FD4C49", 1), ("#2fd058", 18),
    ])
    func colors(word: String, number: Int) throws {
        #expect(try ColorWord.color(word).number == number)
    }

    @Test("NEW-8: every colour is known by number, both names and value")
    func allColors() throws {
        for color in PaletteColor.all {
            let name = Phrase.name(of: color)
            for word in [String(color.number), name.english, name.russian, color.hex] {
                #expect(try ColorWord.color(word) == color, "\(word)")
            }
        }
    }

    @Test(arguments: [
        "", "0", "19", "+1", "-1", "1.0", "reddish", "#FD4C4", "#123456", "FD4C49", "#+D4C49", "#",
    ])
    func noColor(word: String) {
        #expect(throws: WordError.color(word)) { try ColorWord.color(word) }
    }
}
