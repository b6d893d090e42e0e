package import TrackerDomain
package import TrackerPresentation

/// The style sheet of a report: the palette's colours as variables, for both themes, and their use.
package enum ReportStyle {
    static func sheet(for report: ReportState) -> Markup {
        let colors = report.colors.sorted { $0.number < $1.number }
        return """
            \(variables(Palette(.light), colors))\
            @media screen and (prefers-color-scheme:dark){\(variables(Palette(.dark), colors))}
            \(layout)\(heat)\(print)
            """
    }

    /// The ground that cards lie on.
    package static func page(_ appearance: Appearance) -> UInt32 { appearance == .dark ? 0x111218 : 0xF6F7FA }

    /// The colours of a theme as variables, and those of cards in the colours of trackers.
    package static func variables(_ palette: Palette, _ colors: [PaletteColor]) -> Markup {
        let line: UInt32 = palette.appearance == .dark ? 0x2C2E38 : 0xE6E8EB
        let own: [Markup] = colors.map { color in
            let card = CardColors(of: color, isDone: false, isFocused: false, in: palette)
            return """
                .c\(color.number){--tint:\(color: card.grounds.card);--badge:\(color: card.grounds.badge);\
                --name:\(color: card.name);--caption:\(color: card.caption);--own:\(color: color.rgb);\
                \(heats(palette, color))}
                """
        }
        return """
            :root{--page:\(color: page(palette.appearance));--card:\(color: palette.background);--line:\(color: line);\
            --text:\(color: palette.text);--muted:\(color: palette.color(of: .secondary) ?? palette.text);\
            --accent:\(color: palette.color(of: .accent) ?? palette.text);\
            --down:\(color: palette.color(of: .error) ?? palette.text);\
            --up:\(color: palette.color(of: .success) ?? palette.text);\(heats(palette, nil))}
            \(own.joined())
            """
    }

    private static func heats(_ palette: Palette, _ color: PaletteColor?) -> Markup {
        let steps: [Markup] = palette.heatSteps(of: color).enumerated()
            .map { "--h\($0):\(color: $1);" }
        return steps.joined()
    }

    /// The squares of a heat map; a day without a plan is a dot.
    package static let heat: Markup = """
        [class^=l]{stroke-width:4;stroke-linejoin:round}.l{stroke-width:2.5;stroke-linecap:round;opacity:.55}
        """
}
