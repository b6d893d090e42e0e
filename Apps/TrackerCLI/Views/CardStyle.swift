package import Terminal
import TrackerDomain
import TrackerPresentation

/// The styles of a card: a tint of its tracker's colour if the terminal can show one, otherwise signs.
package struct CardStyle: Sendable {
    /// The card has a background of its own.
    package let isTinted: Bool
    /// The styles of the card's two rows, blanks included.
    package let name, caption: Style
    /// The half cells along the upper and lower edge.
    package let edge: Style
    /// The bar at the left, or the frame.
    package let bar: Style
    /// The frame and the mark of the focus.
    package let focus: Style
    /// The emoji and the cell on each side of it.
    package let badge: Style
    /// The button's three cells: to be pressed, with nothing to do, and done.
    package let open, idle, check: Style

    /// - Parameter show: Maps a colour, 0xRRGGBB, to one of the terminal.
    init(_ colors: CardColors, show: (UInt32) -> Color) {
        let grounds = colors.grounds
        func style(_ rgb: UInt32, on ground: UInt32) -> Style {
            Style(foreground: show(rgb), background: show(ground))
        }
        isTinted = true
        edge = Style(foreground: show(grounds.card))
        name = style(colors.name, on: grounds.card)
        caption = style(colors.caption, on: grounds.card)
        bar = style(grounds.full, on: grounds.card)
        focus = style(colors.focus, on: grounds.card)
        badge = style(colors.emoji, on: grounds.badge)
        open = style(colors.open, on: grounds.tile).with(.bold)
        idle = style(colors.idle, on: grounds.tile).with(.bold)
        check = style(colors.check, on: grounds.full).with(.bold)
    }

    /// Styles a card without a background colour.
    init(_ theme: Theme, _ color: PaletteColor, isDone: Bool) {
        isTinted = false
        (edge, badge) = (.plain, .plain)
        name = theme.style(isDone ? .secondary : .text)
        caption = theme.style(.secondary)
        bar = theme.style(.tracker(color))
        focus = theme.style(.accent)
        open = theme.legible(color)
        idle = caption
        check = theme.style(.success, .bold)
    }
}
