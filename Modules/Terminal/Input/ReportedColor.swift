/// A colour as a terminal reports it.
package struct ReportedColor: Hashable, Sendable {
    /// Each 0…65535.
    package let red: Int
    package let green: Int
    package let blue: Int

    package init(red: Int, green: Int, blue: Int) {
        self.red = red
        self.green = green
        self.blue = blue
    }

    /// By the luma of ITU-R BT.601, which needs no powers.
    package var isDark: Bool {
        299 * red + 587 * green + 114 * blue < 1000 * 32_768
    }
}
