#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The contrast of two colours, 1 to 21 (Web Content Accessibility Guidelines 2.1, "contrast ratio").
func contrast(_ one: UInt32, _ other: UInt32) -> Double {
    let (lighter, darker) = (max(luminance(one), luminance(other)), min(luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)
}

/// Relative luminance, 0 for black to 1 for white (the same, "relative luminance").
func luminance(_ rgb: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
        let value = Double(rgb >> shift & 0xFF) / 255
        return value <= 0.03928 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.2126 * linear(16) + 0.7152 * linear(8) + 0.0722 * linear(0)
}
