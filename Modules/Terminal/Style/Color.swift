/// A colour with what stands for it on terminals that know fewer.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB.
    package let rgb: UInt32
    /// Its entry of the 256-colour palette; without one the nearest of the fixed entries stands for it.
    private let chosenEntry: UInt8?
    /// Nil leaves the terminal's own colour: the nearest of 16 by numbers is often unreadable.
    package let basic: BasicColor?

    package init(_ rgb: UInt32, indexed: UInt8? = nil, basic: BasicColor?) {
        self.rgb = rgb
        chosenEntry = indexed
        self.basic = basic
    }

    /// Its entry of the 256-colour palette, which few terminals ask for.
    package var indexed: UInt8 { chosenEntry ?? IndexedPalette.nearest(to: rgb) }
}
