/// Decides how much style an output gets.
///
/// The first that speaks decides: the preference, `NO_COLOR`, `CLICOLOR_FORCE` or `FORCE_COLOR`, `CLICOLOR=0`, the
/// output being a terminal. Asking for colour brings it into pipes and unknown terminals too; refusing it keeps
/// bold and underline on a terminal. Sources: no-color.org, bixense.com/clicolors.
package enum StylingDecision {
    /// `environment` gives a variable's value, nil if unset.
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

    /// Whether a terminal obeys escape sequences at all.
    package static func terminalObeysSequences(_ environment: (String) -> String?) -> Bool {
        depth(environment) != nil
    }

    /// Nil: nobody has said so, the terminal decides.
    private static func wantsColor(
        _ preference: ColorPreference, _ environment: (String) -> String?
    ) -> Bool? {
        switch preference {
        case .always: return true
        case .never: return false
        case .auto: break
        }
        // Any value but the empty one, "0" too: so its site words it.
        if let value = environment("NO_COLOR"), !value.isEmpty { return false }
        for name in ["CLICOLOR_FORCE", "FORCE_COLOR"] {
            if let value = environment(name), !value.isEmpty, value != "0" { return true }
        }
        return environment("CLICOLOR") == "0" ? false : nil
    }

    /// What the terminal can show; nil when it knows no escape sequences.
    private static func depth(_ environment: (String) -> String?) -> ColorDepth? {
        guard let term = environment("TERM"), !term.isEmpty, term != "dumb" else { return nil }
        let parts = term.split(separator: "-")
        if isMonochrome(parts) { return ColorDepth.none }
        // GNU screen hands COLORTERM on but cannot show it; tmux goes by the same name and can.
        let isScreen = parts.first == "screen" && environment("TERM_PROGRAM") != "tmux"
        if let value = environment("COLORTERM"), value == "truecolor" || value == "24bit", !isScreen {
            return .trueColor
        }
        // Over ssh COLORTERM is lost and the name alone arrives.
        if parts.last == "direct" || parts.contains(where: trueColorNames.contains) { return .trueColor }
        return parts.last == "256color" ? .indexed : .sixteen
    }

    private static let trueColorNames: [Substring] = [
        "alacritty", "contour", "foot", "ghostty", "kitty", "rio", "wezterm",
    ]

    /// Terminals like vt100, vt220 and those whose name says so (xterm-mono, screen-m).
    private static func isMonochrome(_ parts: [Substring]) -> Bool {
        if let name = parts.first, name.hasPrefix("vt"), name.dropFirst(2).first?.isNumber == true {
            return true
        }
        return parts.last == "mono" || parts.last == "m"
    }
}

/// How much of a line's style is written to an output.
package enum Styling: Hashable, Sendable {
    /// Text alone, no escape sequences.
    case plain
    case styled(ColorDepth)
}

/// How many colours a terminal is given.
package enum ColorDepth: Int, CaseIterable, Comparable, Sendable {
    /// Bold, dim, underline and reverse alone.
    case none
    case sixteen
    case indexed
    case trueColor

    package static func < (left: ColorDepth, right: ColorDepth) -> Bool {
        left.rawValue < right.rawValue
    }
}

/// What the person asked for on the command line.
package enum ColorPreference: String, CaseIterable, Sendable {
    case auto, always, never
}
