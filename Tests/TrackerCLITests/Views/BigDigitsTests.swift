import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// V15: numbers in digits three rows high.
@Suite struct BigDigitsTests {
    private func rows(_ text: String) -> [String]? {
        BigDigits(text)?.lines { _ in .plain }.map(\.text)
    }

    @Test(
        "V15: five half blocks high, three cells wide, a cell apart; the sign of decimals is lower than of thousands"
    )
    func digits() {
        #expect(rows("10") == [" ▄  ▄▄▄", "▀█  █ █", "▄█▄ █▄█"])
        #expect(rows("8") == ["▄▄▄", "█▄█", "█▄█"])
        #expect(rows("2.5") == ["▄▄▄   ▄▄▄", "▄▄█   █▄▄", "█▄▄ ▄ ▄▄█"])
        #expect(rows("1,0") == [" ▄    ▄▄▄", "▀█    █ █", "▄█▄ █ █▄█"])
        #expect(rows("x") == nil)
    }

    @Test("V15: every digit has a form of its own, as wide as the others")
    func all() {
        let forms = (0...9).compactMap { rows("\($0)") }
        #expect(Set(forms).count == 10)
        #expect(forms.allSatisfy { $0.count == 3 && $0.allSatisfy { $0.count == 3 } })
        #expect(BigDigits("1\u{A0}096")?.width == 4 * 3 + 2 + 1 + 1)
    }

    @Test("V15, T35: the gradient of large digits has a contrast of 3 : 1 or more on both backgrounds")
    func contrast() {
        for appearance in [Appearance.dark, .light] {
            let palette = Palette(appearance)
            let gradient = Gradient.figures(on: palette)
            for column in 0..<80 {
                let color = gradient.color(at: column, of: 80).rgb
                #expect(Contrast.ratio(color, palette.background) >= 3, "\(appearance) \(column)")
            }
        }
    }
}
