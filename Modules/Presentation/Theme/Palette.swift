public import TrackerDomain

/// The product's colours as 24-bit values, red in the highest byte.
public struct Palette: Hashable, Sendable {
    public let appearance: Appearance
    /// The background: the front end's own, or white or near-black if it has none.
    public let background: UInt32

    public init(_ appearance: Appearance, background: UInt32? = nil) {
        self.appearance = appearance
        self.background = background ?? (appearance == .dark ? 0x1A1B22 : 0xFFFFFF)
    }

    /// The colour of text with a role; nil for the front end's own text colour.
    ///
    /// Text, errors and accents have a contrast of at least 4.5 : 1 with the background, disabled text 3 : 1 (Web
    /// Content Accessibility Guidelines 2.1, success criterion 1.4.3).
    public func color(of role: Role) -> UInt32? {
        switch role {
        case .text, .title: nil
        case .secondary: choose(light: 0x6F7178, dark: 0xAEAFB4)
        case .disabled: choose(light: 0x85868C, dark: 0x8A8B91)
        case .accent: choose(light: 0x2F66D0, dark: 0x6E9BF2)
        case .success: choose(light: 0x1B7F3B, dark: 0x46E69D)
        case .error: choose(light: 0xC93B3D, dark: 0xF56B6C)
        case .tracker(let color): color.rgb
        case .heat(let level): heat(level)
        }
    }

    /// The text colour, near-black or white, for a front end without one of its own.
    public var text: UInt32 { choose(light: 0x1A1B22, dark: 0xFFFFFF) }

    /// The background of the selection, and text on it; light on both backgrounds.
    public var selection: UInt32 { 0xE6E8EB }
    public var textOnSelection: UInt32 { 0x1A1B22 }

    /// Black or white, whichever has more contrast with a tracker's colour.
    public func text(on color: PaletteColor) -> UInt32 { Contrast.blackOrWhite(on: color.rgb) }

    private func heat(_ level: DayShare.Level?) -> UInt32 {
        switch level {
        case nil, .zero: choose(light: 0x85868C, dark: 0x8A8B91)
        case .low: choose(light: 0x8FD9A8, dark: 0x1F6B3C)
        case .middle: choose(light: 0x5CC683, dark: 0x2A9A55)
        case .high: choose(light: 0x2FA75C, dark: 0x33CF69)
        case .full: choose(light: 0x1B7F3B, dark: 0x46E69D)
        }
    }

    private func choose(light: UInt32, dark: UInt32) -> UInt32 {
        switch appearance {
        case .light: light
        case .dark: dark
        }
    }
}

/// True if the background is light or dark.
public enum Appearance: String, CaseIterable, Sendable {
    case light, dark
}

/// The meaning of a text or mark, which a front end turns into a style.
public enum Role: Hashable, Sendable {
    case text
    /// Titles and the names of sections.
    case title
    /// Counts, schedules, captions.
    case secondary
    /// Placeholders and unavailable elements.
    case disabled
    /// The current choice: filter, check mark, switch.
    case accent
    case success
    case error
    /// The colour of a tracker.
    case tracker(PaletteColor)
    /// The heat of a day; nil if nothing was planned.
    case heat(DayShare.Level?)
}
