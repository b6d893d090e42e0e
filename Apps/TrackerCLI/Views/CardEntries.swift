import Terminal
import TrackerDomain
import TrackerPresentation

/// The colours of a card on terminals with 256 colours, chosen by hand: the nearest ones look alike or garish.
///
/// Cards are grey, so that the hue is in the bar, the badge of the emoji and the button, with the focus as without.
struct CardEntries {
    let grounds: CardColors.Grounds

    init(of color: PaletteColor, isDone: Bool, isFocused: Bool, isDark: Bool) {
        let index = color.number - 1
        let (card, tile): (UInt8, UInt8) =
            switch (isDark, isDone, isFocused) {
            case (true, false, false): (236, 234)
            case (true, true, false): (235, 234)
            case (true, false, true): (238, 235)
            case (true, true, true): (237, 235)
            // On light greys the tile is white.
            case (false, false, false): (254, 231)
            case (false, true, false): (255, 231)
            case (false, _, true): (253, 231)
            }
        grounds = CardColors.Grounds(
            card: IndexedPalette.color(of: card),
            badge: IndexedPalette.color(of: (isDark ? Self.darkBadges : Self.lightBadges)[index]),
            tile: IndexedPalette.color(of: tile), full: IndexedPalette.color(of: Self.full[index]))
    }

    /// The tracker's colour itself.
    static func full(of color: PaletteColor) -> UInt8 { full[color.number - 1] }

    private static let full: [UInt8] = [
        203, 208, 27, 63, 77, 170, 224, 39, 85,
        60, 209, 212, 222, 111, 93, 134, 141, 40,
    ]
    private static let darkBadges: [UInt8] = [
        88, 94, 25, 61, 65, 96, 138, 24, 29,
        17, 95, 132, 101, 67, 54, 53, 60, 22,
    ]
    private static let lightBadges: [UInt8] = [
        217, 222, 111, 147, 151, 225, 224, 153, 158,
        146, 216, 218, 223, 189, 177, 182, 183, 114,
    ]
}
