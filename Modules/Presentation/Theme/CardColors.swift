public import TrackerDomain

/// The colours of a card in its tracker's colour; each 0xRRGGBB.
///
/// Text has a contrast of 4.5 : 1 with the card, a sign on the button 3 : 1 with its background.
public struct CardColors: Hashable, Sendable {
    public let grounds: Grounds
    /// The emoji, if it is drawn as text.
    public let emoji: UInt32
    public let name: UInt32
    public let caption: UInt32
    /// The frame and the mark of the focus.
    public let focus: UInt32
    /// + on the open button: the tracker's colour, made just legible.
    public let open: UInt32
    /// The sign on the button of a day on which nothing is to be done.
    public let idle: UInt32
    /// ✓ on the button of a done day.
    public let check: UInt32

    /// The colours that the others lie on.
    public struct Grounds: Hashable, Sendable {
        /// A tint of the tracker's colour over the front end's background.
        public let card: UInt32
        /// The background of the emoji: a stronger tint.
        public let badge: UInt32
        /// The button while it is not done: darker than the card, in the light theme lighter.
        public let tile: UInt32
        /// The tracker's colour: the bar, and the button when done.
        public let full: UInt32

        public init(card: UInt32, badge: UInt32, tile: UInt32, full: UInt32) {
            (self.card, self.badge, self.tile, self.full) = (card, badge, tile, full)
        }

        /// - Parameter isDone: A done card is softer.
        public init(of color: PaletteColor, isDone: Bool, isFocused: Bool, in palette: Palette) {
            let amount = (isDone ? 0.11 : 0.22) + (isFocused ? 0.14 : 0)
            card = palette.tint(of: color, amount)
            badge = palette.tint(of: color, amount + 0.24)
            tile =
                switch palette.appearance {
                case .dark: Contrast.mix(card, 0x000000, 0.35)
                case .light: Contrast.mix(card, 0xFFFFFF, 0.65)
                }
            full = color.rgb
        }
    }

    public init(of color: PaletteColor, isDone: Bool, isFocused: Bool, in palette: Palette) {
        let grounds = Grounds(of: color, isDone: isDone, isFocused: isFocused, in: palette)
        self.init(on: grounds, isDone: isDone, in: palette)
    }

    /// - Parameter shown: Maps a colour to the one that the front end shows for it.
    public init(
        on grounds: Grounds, isDone: Bool, in palette: Palette, shown: (UInt32) -> UInt32 = { $0 }
    ) {
        func legible(_ color: UInt32, on ground: UInt32, _ least: Double) -> UInt32 {
            Contrast.legible(color, on: ground, least: least, shown: shown)
        }
        self.grounds = grounds
        let secondary = palette.color(of: .secondary) ?? palette.text
        name = legible(isDone ? secondary : palette.text, on: grounds.card, 4.5)
        emoji = legible(name, on: grounds.badge, 4.5)
        caption = legible(secondary, on: grounds.card, 4.5)
        focus = legible(palette.color(of: .accent) ?? palette.text, on: grounds.card, 3)
        open = legible(grounds.full, on: grounds.tile, 3)
        idle = legible(secondary, on: grounds.tile, 4.5)
        check = Contrast.blackOrWhite(on: shown(grounds.full))
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

    /// The colours of text on each of the five steps, with a contrast of at least 4.5 : 1.
    public func textOnHeatSteps(of color: PaletteColor?) -> [UInt32] {
        heatSteps(of: color).map(Contrast.blackOrWhite)
    }
}
