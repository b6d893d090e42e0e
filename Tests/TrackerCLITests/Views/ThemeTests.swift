import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The one place that holds which colours screens have; snapshots tell what they are for.
@Suite struct ThemeTests {
    @Test("T35, LOOK-1, LOOK-2: every role's colour on both backgrounds, for true colour, 256 and 16 colours")
    func palette() {
        let looks = [Appearance.dark, .light].map { Theme(appearance: $0, glyphs: .unicode) }
        var rows = Role.named.map { row in
            Self.row(row.name, looks.map { $0.style(row.role) })
        }
        rows += PaletteColor.all.map { color in
            Self.row("tracker \(color.number)", looks.map { $0.style(.tracker(color)) })
        }
        rows += PaletteColor.all.map { color in
            Self.row("text on tracker \(color.number)", looks.map { $0.text(on: color) })
        }
        rows.append(Self.row("chosen", looks.map(\.selection)))
        rows.append(Self.row("off", looks.map(\.off)))
        rows.append(Self.row("best bar", looks.map { $0.done(of: nil) }))
        rows.append(Self.row("other bars", looks.map { $0.softened(of: nil) }))
        rows += [0, 5, 10, 15, 20].map { column in
            let color = Gradient.statisticsBorder.color(at: column, of: 21)
            return "gradient, column \(column) of 21: \(Self.words(color))"
        }
        rows += Appearance.allCases.map { appearance in
            let gradient = Gradient.figures(on: Palette(appearance))
            let colors = [0, 10, 20].map { Self.words(gradient.color(at: $0, of: 21)) }
            return "digits, \(appearance), columns 0, 10 and 20 of 21: " + colors.joined(separator: " · ")
        }
        let mismatch = Snapshot.mismatch(of: rows.joined(separator: "\n") + "\n", named: "palette")
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }

    private static func row(_ name: String, _ styles: [Style]) -> String {
        name + ": " + styles.map(words).joined(separator: " · ")
    }

    /// Attributes, then each colour with what stands for it among 256 and 16.
    private static func words(_ style: Style) -> String {
        var words: [String] = []
        if style.attributes.contains(.bold) { words.append("bold") }
        if style.attributes.contains(.dim) { words.append("dim") }
        if let color = style.foreground { words.append(Self.words(color)) }
        if let color = style.background { words.append("on " + Self.words(color)) }
        return words.isEmpty ? "own" : words.joined(separator: " ")
    }

    private static func words(_ color: Color) -> String {
        let hex = String(color.rgb, radix: 16, uppercase: true)
        let basic = color.basic.map { "\($0)" } ?? "own"
        return "#\(String(repeating: "0", count: 6 - hex.count))\(hex)/\(color.indexed)/\(basic)"
    }
}
