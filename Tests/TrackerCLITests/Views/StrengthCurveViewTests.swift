import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// STR-1, SHADE-4: the strength of a year as a line of four rows.
@Suite struct StrengthCurveViewTests {
    private func rows(_ strengths: [Double], glyphs: GlyphSet = .unicode) -> [String] {
        let context = TextContext(
            language: .english, theme: Theme(appearance: .dark, glyphs: glyphs), width: 60)
        return StrengthCurveView(context: context, color: .number(1)).lines(strengths).map(\.text)
    }

    // A week has two columns of dots, of which the last has its strength: 0, 0, 7.5 and 15 of 15 dots.
    @Test("SHADE-4: a line of dots without gaps, between both ends of the scale")
    func line() {
        #expect(
            rows([0, 1]) == ["Strength over the year", "100  ⢸", "     ⡸", "     ⡇", "  0 ⣀⠇"])
    }

    @Test("SHADE-4, T81: in ASCII each cell of the line has the same sign")
    func ascii() {
        #expect(rows([0, 1], glyphs: .ascii).dropFirst() == ["100  *", "     *", "     *", "  0 **"])
    }

    @Test(
        "SHADE-4: the scale is from the least rounded down to ten to the greatest rounded up, at least 20 apart",
        arguments: [
            ([0.3, 0.7], "30", "70"), ([0.29, 0.71], "20", "80"), ([0.93, 0.99], "80", "100"),
            ([0.41, 0.47], "40", "60"), ([0], "0", "20"), ([1], "80", "100"), ([0.85], "80", "100"),
        ] as [([Double], String, String)])
    func scale(strengths: [Double], low: String, high: String) {
        let rows = rows(strengths)
        func end(_ row: Int) -> String { String(rows[row].prefix(3).drop { $0 == " " }) }
        #expect(rows.count == 5 && end(1) == high && end(4) == low)
        #expect(rows[2].hasPrefix("   ") && rows[3].hasPrefix("   ") || rows[2].isEmpty || rows[3].isEmpty)
    }
}
