/// A colour with what stands for it on terminals that know fewer.
package struct Color: Hashable, Sendable {
    /// 0xRRGGBB.
    package let rgb: UInt32
    /// Its entry of the 256-colour palette.
    package let indexed: UInt8
    /// Nil leaves the terminal's own colour: the nearest of 16 by numbers is often unreadable.
    package let basic: BasicColor?

    /// Without `indexed` it is the nearest of the fixed entries of the 256-colour palette.
    package init(_ rgb: UInt32, indexed: UInt8? = nil, basic: BasicColor?) {
        self.rgb = rgb
        self.indexed = indexed ?? IndexedPalette.nearest(to: rgb)
        self.basic = basic
    }
}
