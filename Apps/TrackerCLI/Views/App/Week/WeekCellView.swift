package import Terminal
package import TrackerDomain
package import TrackerPresentation

/// Draws a cell of the week: a sign for its state, the amount and a note's sign if there is room for them.
package struct WeekCellView {
    let context: TextContext
    /// The cells there are, with those at both ends for the brackets of the focus.
    let width: Int

    package init(context: TextContext, width: Int) {
        self.context = context
        self.width = width
    }

    package func line(_ cell: WeekState.Cell, _ color: PaletteColor, isFocused: Bool) -> Line {
        let room = width - 2
        let content = contents(cell, color).first { $0.width <= room } ?? Line()
        // In an odd number of cells a sign stands right in the middle.
        let middle = content.padded(to: content.width < room ? (room - 1) | 1 : room, .center)
        guard isFocused else { return " " + middle + " " }
        return context.line("[", .accent, .bold) + middle + context.line("]", .accent, .bold)
    }

    /// The longest form first.
    private func contents(_ cell: WeekState.Cell, _ color: PaletteColor) -> [Line] {
        let sign = sign(cell.mark, color)
        let note = cell.hasNote ? noteSign : Line()
        guard let amount = cell.amountText.map({ context.line($0, .text) }) else {
            return [sign + note, briefSign(cell.mark, color) + note]
        }
        switch cell.mark {
        // The number alone says that it is done.
        case .done: return [amount + note, sign + note, briefSign(cell.mark, color) + note]
        case .begun, .over: return [sign + " " + amount + note, sign + amount + note, sign + note]
        case .off, .missed, .open, .ahead, .unplanned: return [sign + note]
        }
    }

    /// - Parameter color: The tracker's; nil in the legend.
    func sign(_ mark: WeekMark, _ color: PaletteColor?) -> Line {
        guard mark == .done, !hasPlainSigns else { return briefSign(mark, color) }
        return Line(String(repeating: context.theme.glyphs.lowBlock, count: 3), doneStyle(color))
    }

    /// The sign in one cell.
    private func briefSign(_ mark: WeekMark, _ color: PaletteColor?) -> Line {
        let (glyphs, isPlain) = (context.theme.glyphs, hasPlainSigns)
        // In ASCII the signs are those that the log has for scripts.
        return switch mark {
        case .done: Line(isPlain ? DayMark.done.rawValue : glyphs.lowBlock, doneStyle(color))
        case .begun: context.line(glyphs.halfCircle, .accent)
        case .over: context.line("!", .error, .bold)
        case .off: context.line(isPlain ? DayMark.off.rawValue : String(glyphs.off), .secondary)
        case .missed: context.line(isPlain ? DayMark.missed.rawValue : String(glyphs.missed), .error)
        case .open: context.line(isPlain ? "-" : "–", .secondary)
        case .ahead: context.line(String(glyphs.dot), .disabled)
        case .unplanned: Line()
        }
    }

    /// Only ASCII can be shown: it is asked for, or the locale knows no more.
    private var hasPlainSigns: Bool { context.theme.glyphs == .ascii }

    var noteSign: Line { context.line(context.theme.glyphs.note, .secondary) }

    private func doneStyle(_ color: PaletteColor?) -> Style {
        let theme = context.theme
        guard let color else { return theme.style(.success) }
        return theme.tint == nil ? theme.style(.tracker(color)) : theme.done(of: color)
    }
}
