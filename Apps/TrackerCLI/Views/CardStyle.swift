package import Terminal
import TrackerDomain
import TrackerPresentation

/// How a card looks: in a tint of its tracker's colour where the terminal can show one, else by signs.
package struct CardStyle: Sendable {
    /// Whether the card has a colour of its own behind it.
    package let isTinted: Bool
    /// The card's two rows: what is written there, and the blanks beside it.
    package let name, caption: Style
    /// The half cells along the upper and lower edge.
    package let edge: Style
    /// The bar at the left, or the frame.
    package let bar: Style
    /// The frame around the focus, and its mark.
    package let focus: Style
    /// The emoji and a cell at both its sides.
    package let badge: Style
    /// The half cells beside the sign of the button.
    package let buttonSide: Style
    /// ✓ or +.
    package let sign: Style

    /// - Parameter show: What stands for a colour, 0xRRGGBB, in the terminal.
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

    /// Without colours behind what is shown.
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
