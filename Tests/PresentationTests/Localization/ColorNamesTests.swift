import DeskKit
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct ColorNamesTests {
    @Test("NEW-8: the eighteen colours have names in the order of the palette")
    func names() {
        let names = PaletteColor.all.map { Phrase.name(of: $0) }
        #expect(
            names.map(\.english) == [
                "red", "orange", "blue", "indigo", "green", "fuchsia", "blush", "sky", "mint", "navy",
                "coral",
                "pink", "peach", "periwinkle", "violet", "purple", "lavender", "grass",
            ])
        #expect(
            names.map(\.russian) == [
                "красный", "оранжевый", "синий", "индиго", "зелёный", "фуксия", "пудровый", "голубой",
                "мятный",
                "тёмно-синий", "коралловый", "розовый", "персиковый", "барвинковый", "фиолетовый",
                "пурпурный",
                "лавандовый", "травяной",
            ])
    }
}
