package import Terminal
package import TrackerDomain
package import TrackerPresentation

/// The styles of roles in a terminal: a palette for true colour and, chosen by hand, the sixteen basic colours.
package struct Theme: Sendable {
    let palette: Palette
    let glyphs: GlyphSet
    /// False if no style is ever written, as in a pipe: skipping them keeps each line a single run.
    let isStyled: Bool
    let depth: ColorDepth
    /// Background colours; nil if they cannot be shown, and for plain drawing.
    let tint: Tint?

    /// - Parameters:
    ///   - depth: The colours of a screen; the output of commands is never tinted.
    ///   - background: The terminal's own, 0xRRGGBB, if known.
    package init(
        appearance: Appearance, glyphs: GlyphSet, isStyled: Bool = true, depth: ColorDepth = .sixteen,
        background: UInt32? = nil
    ) {
        palette = Palette(appearance, background: background)
        self.glyphs = glyphs
        self.isStyled = isStyled
        self.depth = depth
        tint = glyphs == .ascii ? nil : Tint(palette, depth: depth)
    }

    package func card(_ color: PaletteColor, isDone: Bool, isFocused: Bool) -> CardStyle {
        tint?.card(color, isDone: isDone, isFocused: isFocused) ?? CardStyle(self, color, isDone: isDone)
    }

    /// The tile of a day that is done, with an amount on it; reverse video where only the basic colours are shown.
    package func tile(of color: PaletteColor) -> Style {
        guard let ground = tint?.card(color, isDone: false, isFocused: false).check.background else {
            return legible(color).with(.reverse)
        }
        let ink = Contrast.better(of: 0x1A1B22, 0xFFFFFF, on: ground.rgb)
        return Style(foreground: Color(ink, basic: nil), background: ground)
    }

    /// Text on a role's colour; nil if backgrounds are not drawn.
    package func fill(_ role: Role) -> Style? {
        guard tint != nil, let color = color(role) else { return nil }
        return Style(
            foreground: Color(Contrast.blackOrWhite(on: color.rgb), basic: nil), background: color)
    }

    /// A day's share in a heat map.
    ///
    /// - Parameter color: The colour of the tracker whose days they are; nil for those of all trackers.
    package func heat(_ level: DayShare.Level, of color: PaletteColor? = nil) -> Style {
        tint?.heat(level.rawValue, of: color) ?? style(.heat(level))
    }

    /// The done days of a tracker, in its own colour on screens that can show it.
    package func done(of color: PaletteColor?) -> Style {
        guard let color, let step = tint?.heat(DayShare.Level.full.rawValue, of: color) else {
            return style(.success)
        }
        return Style(foreground: step.foreground)
    }

    /// Bars beside the best ones, which have the colour of done days.
    package func softened(of color: PaletteColor?) -> Style {
        if let step = tint?.heat(DayShare.Level.middle.rawValue, of: color) {
            return Style(foreground: step.foreground)
        }
        guard isStyled, let rgb = palette.color(of: .heat(.middle)) else { return .plain }
        // Of the basic colours the green that done days do not have.
        return Style(foreground: Color(rgb, basic: palette.appearance == .dark ? .green : .brightGreen))
    }

    /// The focused day of a heat map.
    package var pointedHeat: Style { (fill(.accent) ?? style(.accent)).with(.bold) }

    package func style(_ role: Role, _ attributes: Attributes = []) -> Style {
        guard isStyled else { return .plain }
        return Style(foreground: color(role), attributes.union(ownAttributes(role)))
    }

    /// Placeholders and unavailable elements: muted by colour alone, as dim is the style behind a sheet.
    package var off: Style { isStyled ? Style(foreground: color(.disabled)) : .plain }

    /// The attributes that distinguish a role without colour.
    private func ownAttributes(_ role: Role) -> Attributes {
        switch role {
        case .title: .bold
        case .disabled: .dim
        default: []
        }
    }

    private func color(_ role: Role) -> Color? {
        palette.color(of: role).map { Color($0, indexed: entry(role), basic: basicColor(role)) }
    }

    /// The entry in the 256-colour palette that is not the nearest one: on screens, trackers' colours are all distinct.
    private func entry(_ role: Role) -> UInt8? {
        guard tint?.depth == .indexed, case .tracker(let color) = role else { return nil }
        return CardEntries.full(of: color)
    }

    private func basicColor(_ role: Role) -> BasicColor? {
        let isDark = palette.appearance == .dark
        return switch role {
        case .text, .title, .secondary: nil
        case .disabled: .brightBlack
        case .accent: isDark ? .brightBlue : .blue
        case .success: isDark ? .brightGreen : .green
        case .error: isDark ? .brightRed : .red
        case .tracker(let color): Theme.basicColors[color.number - 1]
        case .heat(let level): level == nil || level == .zero ? .brightBlack : .green
        }
    }

    /// The most similar basic colour for each of the palette's eighteen, legible on both backgrounds.
    private static let basicColors: [BasicColor] = [
        .red, .yellow, .blue, .magenta, .green, .brightMagenta, .brightRed, .brightBlue, .brightGreen,
        .blue, .red, .brightMagenta, .yellow, .brightBlue, .magenta, .magenta, .brightMagenta, .green,
    ]
}

extension Theme {
    /// The background of the selection, which always has a sign, too.
    package var selection: Style {
        Style(
            foreground: Color(palette.textOnSelection, basic: .black),
            background: Color(palette.selection, basic: .white))
    }

    /// A tracker's colour, as far from the background as text has to be.
    func legible(_ color: PaletteColor) -> Style {
        guard isStyled, let rgb = palette.heatSteps(of: color).last else { return .plain }
        return Style(foreground: Color(rgb, basic: basicColor(.tracker(color))))
    }

    /// Text on a tracker's colour.
    package func text(on color: PaletteColor) -> Style {
        let background = style(.tracker(color)).foreground
        let isDark: Bool =
            switch background?.basic {
            case .red, .blue, .magenta: true
            default: false
            }
        return Style(
            foreground: Color(palette.text(on: color), basic: isDark ? .brightWhite : .black),
            background: background)
    }
}
