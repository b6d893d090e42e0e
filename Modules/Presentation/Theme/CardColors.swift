public import TrackerDomain

/// The colours of a card in its tracker's colour; each 0xRRGGBB.
///
/// Text has a contrast of 4.5 : 1 with the card, the sign on the button 3 : 1 with its background.
public struct CardColors: Hashable, Sendable {
    /// A tint of the tracker's colour over the front end's background.
    public let card: UInt32
    /// The background of the emoji: a stronger tint.
    public let badge: UInt32
    /// The emoji, if it is drawn as text.
    public let emoji: UInt32
    public let name: UInt32
    public let caption: UInt32
    /// The frame and the mark of the focus.
    public let focus: UInt32
    /// The button: filled when done, outlined when not.
    public let button: UInt32
    /// ✓ on the filled button, or + on the card.
    public let sign: UInt32

    /// - Parameters:
    ///   - isDone: A done card is softer.
    ///   - card: The tint as the front end shows it, if it cannot show the mixed colour.
    ///   - shown: Maps any other colour to the one that the front end shows for it.
    public init(
        of color: PaletteColor, isDone: Bool, isFocused: Bool, in palette: Palette, card: UInt32? = nil,
        shown: (UInt32) -> UInt32 = { $0 }
    ) {
        let amount = (isDone ? 0.11 : 0.22) + (isFocused ? 0.14 : 0)
        let card = card ?? palette.tint(of: color, amount)
        self.card = card
        badge = palette.tint(of: color, amount + 0.24)
        let secondary = palette.color(of: .secondary) ?? palette.text
        name = Contrast.legible(isDone ? secondary : palette.text, on: card, least: 4.5, shown: shown)
        emoji = Contrast.legible(name, on: badge, least: 4.5, shown: shown)
        caption = Contrast.legible(secondary, on: card, least: 4.5, shown: shown)
        focus = Contrast.legible(
            palette.color(of: .accent) ?? palette.text, on: card, least: 3, shown: shown)
        button = color.rgb
        sign =
            isDone
            ? Contrast.blackOrWhite(on: shown(button))
            : Contrast.ratio(shown(button), shown(card)) >= 3 ? button : name
    }
}

extension Palette {
    /// Lays the tracker's colour over the background: 0 gives the background, 1 the colour.
    public func tint(of color: PaletteColor, _ amount: Double) -> UInt32 {
        Contrast.mix(background, color.rgb, amount)
    }

    /// Five steps of a colour for the shares of days, from nothing done to all.
    ///
    /// - Parameter color: The colour of the tracker whose days they are; nil for those of all trackers.
    public func heatSteps(of color: PaletteColor?) -> [UInt32] {
        let full = color?.rgb ?? self.color(of: .heat(.full)) ?? text
        let top = Contrast.legible(full, on: background, least: 3) { $0 }
        return [Contrast.mix(background, text, 0.12)]
            + [0.28, 0.5, 0.74, 1].map { Contrast.mix(background, top, $0) }
    }
}
