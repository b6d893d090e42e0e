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
    /// The half cells on each side of the button's sign.
    package let buttonSide: Style
    /// ✓ or +.
    package let sign: Style

    /// - Parameter show: Maps a colour, 0xRRGGBB, to one of the terminal.
    init(_ colors: CardColors, card: Color, isDone: Bool, show: (UInt32) -> Color) {
        func style(_ rgb: UInt32, on background: Color = card) -> Style {
            Style(foreground: show(rgb), background: background)
        }
        isTinted = true
        edge = Style(foreground: card)
        name = style(colors.name)
        caption = style(colors.caption)
        bar = style(colors.button)
        focus = style(colors.focus)
        badge = style(colors.emoji, on: show(colors.badge))
        buttonSide = bar
        sign = style(colors.sign, on: isDone ? show(colors.button) : card)
    }

    /// Styles a card without a background colour.
    init(_ theme: Theme, _ color: PaletteColor, isDone: Bool) {
        isTinted = false
        (edge, badge) = (.plain, .plain)
        name = theme.style(isDone ? .secondary : .text)
        caption = theme.style(.secondary)
        bar = theme.style(.tracker(color))
        focus = theme.style(.accent)
        buttonSide = .plain
        sign = isDone ? theme.style(.success, .bold) : theme.style(.text)
    }
}
