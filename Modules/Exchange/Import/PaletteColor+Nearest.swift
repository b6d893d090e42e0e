internal import TrackerDomain

extension PaletteColor {
    /// The colour of the palette that looks most like a 24-bit colour.
    static func nearest(to rgb: UInt32) -> PaletteColor {
        let wanted = OKLab(rgb)
        let nearest = coordinates.indices.min {
            coordinates[$0].distance(to: wanted) < coordinates[$1].distance(to: wanted)
        }
        return all[nearest ?? 0]
    }

    private static let coordinates = all.map { OKLab($0.rgb) }
}

/// A colour in a space where equal distances look alike.
///
/// Source of the formulas: Björn Ottosson, "A perceptual color space for image processing" (2020); the transfer function
/// is that of sRGB, IEC 61966-2-1. Without libm, so that every platform finds the same.
struct OKLab: Equatable {
    let lightness: Double
    let a: Double
    let b: Double

    init(_ rgb: UInt32) {
        let red = OKLab.linear(rgb >> 16 & 0xFF)
        let green = OKLab.linear(rgb >> 8 & 0xFF)
        let blue = OKLab.linear(rgb & 0xFF)
        let l = root(3, of: 0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
        let m = root(3, of: 0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
        let s = root(3, of: 0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
        lightness = 0.2104542553 * l + 0.7936177850 * m - 0.0040720468 * s
        a = 1.9779984951 * l - 2.4285922050 * m + 0.4505937099 * s
        b = 0.0259040371 * l + 0.7827717662 * m - 0.8086757660 * s
    }

    /// Squared, which is as good for comparing.
    func distance(to other: OKLab) -> Double {
        let (l, a, b) = (lightness - other.lightness, a - other.a, b - other.b)
        return l * l + a * a + b * b
    }

    private static func linear(_ byte: UInt32) -> Double {
        let value = Double(byte) / 255
        guard value > 0.04045 else { return value / 12.92 }
        let base = (value + 0.055) / 1.055
        // base^2.4
        let fifth = root(5, of: base)
        return base * base * fifth * fifth
    }
}

/// The root of a number from 0 to 1, by Newton's method from above.
private func root(_ degree: Int, of number: Double) -> Double {
    guard number > 0 else { return 0 }
    var root = 1.0
    for _ in 0..<32 {
        var power = 1.0
        for _ in 1..<degree { power *= root }
        root -= (root - number / power) / Double(degree)
    }
    return root
}
