/// One of the eighteen colours a tracker can have.
public struct PaletteColor: Hashable, Sendable {
    /// 1 to 18.
    public let number: Int

    public init?(number: Int) {
        guard (1...PaletteColor.values.count).contains(number) else { return nil }
        self.number = number
    }

    /// Returns the palette's colour with a 24-bit value.
    public init?(rgb: UInt32) {
        guard let index = PaletteColor.values.firstIndex(of: rgb) else { return nil }
        number = index + 1
    }

    /// The 24-bit value, red in the highest byte.
    public var rgb: UInt32 { PaletteColor.values[number - 1] }

    /// `#RRGGBB` in upper case.
    public var hex: String { "#" + String(rgb, digits: 6, radix: 16, uppercase: true) }

    /// All colours in the palette's order.
    public static let all = (1...18).compactMap { PaletteColor(number: $0) }

    private static let values: [UInt32] = [
        0xFD4C49, 0xFF881E, 0x007BFA, 0x6E44FE, 0x33CF69, 0xE66DD4, 0xF9D4D4, 0x34A7FE, 0x46E69D,
        0x35347C, 0xFF674D, 0xFF99CC, 0xF6C48B, 0x7994F5, 0x832CF1, 0xAD56DA, 0x8D72E6, 0x2FD058,
    ]
}
