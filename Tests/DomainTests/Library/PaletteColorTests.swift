import Samples
import Testing
import TrackerDomain

@Suite struct PaletteColorTests {
    private static let hexes = [
        "#FD4C49", "#FF881E", "#007BFA", "#6E44FE", "#33CF69", "#E66DD4", "#F9D4D4", "#34A7FE", "#46E69D",
        "#35347C", "#FF674D", "#FF99CC", "#F6C48B", "#7994F5", "#832CF1", "#AD56DA", "#8D72E6", "#2FD058",
    ]

    @Test("NEW-8: the eighteen colours have their numbers and values")
    func all() {
        #expect(PaletteColor.all.map(\.number) == Array(1...18))
        #expect(PaletteColor.all.map(\.hex) == Self.hexes)
    }

    @Test("a colour is found by its value")
    func byValue() {
        #expect(PaletteColor(rgb: 0xFD4C49)?.number == 1)
        #expect(PaletteColor(rgb: 0x007BFA)?.number == 3)
        #expect(PaletteColor(rgb: 0x2FD058)?.number == 18)
        #expect(PaletteColor(rgb: 0xFD4C48) == nil)
        #expect(PaletteColor(rgb: 0xFFFD_4C49) == nil)
    }

    @Test("there is no other number", arguments: [Int.min, -1, 0, 19, Int.max])
    func refuses(_ number: Int) {
        #expect(PaletteColor(number: number) == nil)
    }
}
