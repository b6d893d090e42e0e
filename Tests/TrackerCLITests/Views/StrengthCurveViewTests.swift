import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// STR-1, V28: the strength of a year as an area of four rows.
@Suite struct StrengthCurveViewTests {
    private func rows(_ strengths: [Double], glyphs: GlyphSet = .unicode) -> [String] {
        let context = TextContext(
            language: .english, theme: Theme(appearance: .dark, glyphs: glyphs), width: 60)
        return StrengthCurveView(context: context, color: .number(1)).lines(strengths).map(\.text)
    }

    @Test("STR-1: each row is a quarter, in eighths; nothing is the lowest step, all is full")
    func area() {
        // 0, a 32nd, 10 of 32, a half, 1.
        #expect(
            rows([0, 1.0 / 32, 10.0 / 32, 0.5, 1]) == [
                "Strength over the year", "100     █", "        █", "      ▂██", "  0 ▁▁███",
            ])
    }

    @Test("STR-1, T81: in ASCII the steps are signs of their own")
    func ascii() {
        #expect(
            rows([0, 0.5, 1], glyphs: .ascii).dropFirst().map { String($0.dropFirst(4)) } == [
                "  #", "  #", " ##", "_##",
            ])
    }
}
