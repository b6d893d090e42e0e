/// The contrast of colours (Web Content Accessibility Guidelines 2.1).
public enum Contrast {
    /// The contrast ratio of two colours, 0xRRGGBB: 1 for the same, 21 for black and white.
    public static func ratio(_ one: UInt32, _ other: UInt32) -> Double {
        let (first, second) = (luminance(one), luminance(other))
        return (max(first, second) + 0.05) / (min(first, second) + 0.05)
    }

    /// Black or white, whichever has more contrast with a colour; its ratio is at least 4.5.
    public static func blackOrWhite(on color: UInt32) -> UInt32 {
        better(of: 0xFFFFFF, 0x000000, on: color)
    }

    /// The one of two text colours that has more contrast with a colour.
    public static func better(of one: UInt32, _ other: UInt32, on color: UInt32) -> UInt32 {
        ratio(one, color) >= ratio(other, color) ? one : other
    }

    /// Mixes the colour with black or white just enough to be legible on another.
    ///
    /// - Parameters:
    ///   - least: The contrast ratio to reach.
    ///   - shown: Maps a colour to the one that the front end shows for it.
    static func legible(
        _ color: UInt32, on cell: UInt32, least: Double, shown: (UInt32) -> UInt32
    ) -> UInt32 {
        let cell = shown(cell)
        let end = blackOrWhite(on: cell)
        let steps = (0..<8).lazy.map { mix(color, end, Double($0) / 8) }
        return steps.first { ratio(shown($0), cell) >= least } ?? end
    }

    /// Lays the second colour over the first: 0 gives the first, 1 the second.
    package static func mix(_ below: UInt32, _ above: UInt32, _ amount: Double) -> UInt32 {
        channels.reduce(0) { mixed, shift in
            let (from, to) = (Double(below >> shift & 0xFF), Double(above >> shift & 0xFF))
            return mixed | UInt32((from + (to - from) * amount).rounded()) << shift
        }
    }

    /// The shifts of red, green and blue in 0xRRGGBB.
    private static let channels: [UInt32] = [16, 8, 0]

    /// The relative luminance, 0 for black to 1 for white.
    private static func luminance(_ rgb: UInt32) -> Double {
        let parts = channels.map { linear[Int(rgb >> $0 & 0xFF)] }
        return 0.2126 * parts[0] + 0.7152 * parts[1] + 0.0722 * parts[2]
    }

    /// The linear value of each of the 256 values of a channel.
    private static let linear: [Double] = (0...255).map { value in
        let value = Double(value) / 255
        guard value > 0.03928 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        return base * base * fifthRoot(base * base)
    }

    /// Uses Newton's method, as x^2.4 = x² · ⁵√x² and the standard library has no powers.
    private static func fifthRoot(_ number: Double) -> Double {
        (0..<12).reduce(1) { root, _ in (4 * root + number / (root * root * root * root)) / 5 }
    }
}
