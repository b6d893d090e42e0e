/// A colour with its replacements on terminals of lower depth.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB.
    package let rgb: UInt32
    /// Its entry in the 256-colour palette; nil chooses the nearest of the fixed entries.
    private let chosenEntry: UInt8?
    /// Nil keeps the terminal's own colour: the numerically nearest of 16 is often unreadable.
    package let basic: BasicColor?

    package init(_ rgb: UInt32, indexed: UInt8? = nil, basic: BasicColor?) {
        self.rgb = rgb
        chosenEntry = indexed
        self.basic = basic
    }

    /// Its entry in the 256-colour palette; computed on use, as few terminals need it.
    package var indexed: UInt8 { chosenEntry ?? IndexedPalette.nearest(to: rgb) }
}

/// One of the 16 basic colours; the person's terminal theme defines how they look.
package enum BasicColor: UInt8, CaseIterable, Sendable {
    case black, red, green, yellow, blue, magenta, cyan, white
    case brightBlack, brightRed, brightGreen, brightYellow
    case brightBlue, brightMagenta, brightCyan, brightWhite
}

/// The fixed part of xterm's 256 colours: a 6×6×6 cube (16–231) and 24 greys (232–255).
///
/// Entries 0–15 belong to the person's terminal theme and are never chosen.
package enum IndexedPalette {
    private static let levels: [Int] = [0, 95, 135, 175, 215, 255]

    /// The colour of an entry, 0xRRGGBB.
    package static func color(of entry: UInt8) -> UInt32 {
        guard entry < 232 else { return UInt32(8 + 10 * (Int(entry) - 232)) * 0x010101 }
        let index = Int(entry) - 16
        return [index / 36, index / 6 % 6, index % 6].reduce(0) { $0 << 8 | UInt32(levels[$1]) }
    }

    /// The entry of the cube with a level of 0 to 5 for each channel.
    package static func cube(red: Int, green: Int, blue: Int) -> UInt8 {
        UInt8(16 + 36 * red + 6 * green + blue)
    }

    /// The entry with the smallest squared distance in RGB; the cube's on a tie.
    package static func nearest(to rgb: UInt32) -> UInt8 {
        let red = Int(rgb >> 16 & 0xFF)
        let green = Int(rgb >> 8 & 0xFF)
        let blue = Int(rgb & 0xFF)
        func distance(_ r: Int, _ g: Int, _ b: Int) -> Int {
            (r - red) * (r - red) + (g - green) * (g - green) + (b - blue) * (b - blue)
        }
        let (r, g, b) = (nearestLevel(to: red), nearestLevel(to: green), nearestLevel(to: blue))
        let grey = min(max(((red + green + blue) / 3 - 3) / 10, 0), 23)
        let greyValue = 8 + 10 * grey
        let isGreyNearer =
            distance(greyValue, greyValue, greyValue) < distance(levels[r], levels[g], levels[b])
        return isGreyNearer ? UInt8(232 + grey) : cube(red: r, green: g, blue: b)
    }

    /// The nearest entry of the cube; overall, the nearest of a pale or dark colour is often a grey.
    package static func nearestOfCube(to rgb: UInt32) -> UInt8 {
        let levels = [16, 8, 0].map { nearestLevel(to: Int(rgb >> $0 & 0xFF)) }
        return cube(red: levels[0], green: levels[1], blue: levels[2])
    }

    private static func nearestLevel(to value: Int) -> Int {
        levels.indices.min { abs(levels[$0] - value) < abs(levels[$1] - value) } ?? 0
    }
}
