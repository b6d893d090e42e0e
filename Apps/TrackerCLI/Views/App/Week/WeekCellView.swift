package import Terminal
package import TrackerDomain
package import TrackerPresentation

/// Draws the tile of a day of the week: its state by a background or a sign, and the amount on it if there is room.
package struct WeekCellView {
    let context: TextContext
    /// The cells of the tile.
    let width: Int
    /// The tinted card that the tile lies on; nil on the terminal's own background.
    let card: CardStyle?

    package init(context: TextContext, width: Int, on card: CardStyle? = nil) {
        self.context = context
        self.width = width
        self.card = card
    }

    /// How the terminal can tell what is done from what is not.
    private enum Look {
        /// By backgrounds in the tracker's colour.
        case grounds
        /// By the basic colours: a done day is its hue in reverse video.
        case hues
        /// By signs alone, without colour or in ASCII.
        case signs
    }

    private var look: Look {
        let theme = context.theme
        if theme.tint != nil { return .grounds }
        let hasHues = theme.isStyled && theme.depth != .none && theme.glyphs != .ascii
        return hasHues ? .hues : .signs
    }

    /// Nothing is cut or rounded: of a sign and a number that do not both fit one is left.
    package func line(_ mark: WeekMark, _ number: String?, _ color: PaletteColor) -> Line {
        let (ground, ink) = styles(mark, color)
        let text = forms(mark, number).first { $0.cellWidth <= width } ?? ""
        let isSolid = mark == .done && look != .signs && text == bareTile
        return Line(text, isSolid ? solid(ground) : ink).padded(to: width, .center, style: ground)
    }

    /// The sign with the number, and what is left of both, the longest first.
    private func forms(_ mark: WeekMark, _ number: String?) -> [String] {
        let bare = mark == .done ? bareTile : sign(mark)
        guard let number, mark.tellsAmount else { return [bare] }
        // What tells done days from others without a background is the sign.
        if look == .signs, mark != .counted { return [sign(mark) + number, sign(mark)] }
        return (mark == .begun || mark == .over ? [sign(mark) + number] : []) + [number, bare]
    }

    /// - Parameter mark: A mark of the legend.
    func legendSign(_ mark: WeekMark) -> Line {
        mark == .done
            ? Line(bareTile, context.theme.fill(.success).map(solid) ?? ink(mark))
            : Line(sign(mark), ink(mark))
    }

    var noteSign: Line { context.line(context.theme.glyphs.note, .secondary) }

    /// The tile of a done day without an amount.
    private var bareTile: String {
        let glyphs = context.theme.glyphs
        if glyphs == .ascii { return String(glyphs.done) }
        return String(repeating: look == .signs ? glyphs.lowBlock : glyphs.block, count: width)
    }

    /// The same colour for sign and cell: solid on a screen, and still a sign below a sheet or copied as text.
    private func solid(_ ground: Style) -> Style {
        Style(foreground: ground.background ?? ground.foreground, background: ground.background)
    }

    private func sign(_ mark: WeekMark) -> String {
        let glyphs = context.theme.glyphs
        return switch mark {
        case .done: String(glyphs.done)
        case .begun, .counted: glyphs.halfCircle
        case .over: "!"
        case .off: String(glyphs.off)
        case .missed: String(glyphs.missed)
        case .open: String(glyphs.open)
        case .ahead: String(glyphs.ahead)
        case .unplanned: ""
        }
    }

    /// The style of the tile's blanks, and that of the text on it.
    private func styles(_ mark: WeekMark, _ color: PaletteColor) -> (ground: Style, ink: Style) {
        let theme = context.theme
        switch (mark, look) {
        case (.done, .grounds), (.done, .hues):
            let tile = card?.check ?? theme.tile(of: color)
            return (tile, tile)
        case (.begun, .grounds):
            let badge = (card ?? theme.card(color, isDone: false, isFocused: false)).badge
            return (badge, badge)
        case (.done, _), (.begun, _): return (.plain, theme.legible(color))
        default: return card.map { ($0.caption, $0.caption) } ?? (.plain, ink(mark))
        }
    }

    private func ink(_ mark: WeekMark) -> Style {
        let theme = context.theme
        return switch mark {
        case .done: theme.style(.success)
        case .begun, .counted: theme.style(.text)
        case .over: theme.style(.error, .bold)
        case .missed: theme.style(.error)
        case .off, .open: theme.style(.secondary)
        case .ahead, .unplanned: theme.style(.disabled)
        }
    }
}
