/// Decides how much style an output gets.
///
/// The first of these that is set decides: the preference, `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`,
/// `CLICOLOR=0`, the output being a terminal. Asking for colour forces it for pipes and unknown terminals too;
/// refusing it keeps bold and underline on a terminal. Sources: no-color.org, bixense.com/clicolors.
package enum StylingDecision {
    /// - Parameter environment: Returns a variable's value, nil if unset.
    package static func styling(
        preference: ColorPreference, isTerminal: Bool, environment: (String) -> String?
    ) -> Styling {
        let depth = depth(environment)
        switch wantsColor(preference, environment) {
        case true?: return .styled(max(depth ?? .sixteen, .sixteen))
        case false?: return isTerminal && depth != nil ? .styled(.none) : .plain
        case nil: return isTerminal ? depth.map { .styled($0) } ?? .plain : .plain
        }
    }

    /// The terminal supports escape sequences at all.
    package static func terminalObeysSequences(_ environment: (String) -> String?) -> Bool {
        depth(environment) != nil
    }

    /// Nil if nothing is set: the terminal decides.
    private static func wantsColor(
        _ preference: ColorPreference, _ environment: (String) -> String?
    ) -> Bool? {
        switch preference {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        // Any non-empty value, even "0", as no-color.org defines it.
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
            if let value = environment(name), !value.isEmpty, value != "0" { return true }
        }
        return environment("CLICOLOR") == "0" ? false : nil
    }

    /// The terminal's colour depth; nil if it supports no escape sequences.
    private static func depth(_ environment: (String) -> String?) -> ColorDepth? {
        guard let term = environment("TERM"), !term.isEmpty, term != "dumb" else { return nil }
        let parts = term.split(separator: "-")
        if isMonochrome(parts) { return ColorDepth.none }
        // GNU screen passes COLORTERM on but cannot show it; tmux has the same TERM and can.
        let isScreen = parts.first == "screen" && environment("TERM_PROGRAM") != "tmux"
        if let value = environment("COLORTERM"), value == "truecolor" || value == "24bit", !isScreen {
            return .trueColor
        }
        // ssh does not pass COLORTERM on, so the terminal's name has to tell.
        if parts.last == "direct" || parts.contains(where: trueColorNames.contains) { return .trueColor }
        return parts.last == "256color" ? .indexed : .sixteen
    }

    private static let trueColorNames: [Substring] = [
        "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm",
    ]

    /// True for terminals like vt100 and vt220, and for names that say so (xterm-mono, screen-m).
    private static func isMonochrome(_ parts: [Substring]) -> Bool {
        if let name = parts.first, name.hasPrefix("vt"), name.dropFirst(2).first?.isNumber == true {
            return true
        }
        return parts.last == "mono" || parts.last == "m"
    }
}

/// The amount of a line's style that is written to an output.
package enum Styling: Hashable, Sendable {
    /// Text alone, no escape sequences.
    case plain
    case styled(ColorDepth)
}

/// The colours that a terminal supports.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
    /// Bold, dim, underline and reverse only.
    case none
    case sixteen
    case indexed
    case trueColor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// The person's choice on the command line.
package enum ColorPreference: String, CaseIterable, Sendable {
    case auto, always, never
}
