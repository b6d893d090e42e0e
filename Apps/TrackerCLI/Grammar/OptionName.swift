/// An option; its raw value is the word after the two dashes.
///
/// A name takes a value everywhere or nowhere, so that a line can be read before its command is known.
package enum OptionName: String, CaseIterable, Sendable {
    case date, filter, search
    case name, category, schedule, event, emoji, color, pin
    case sort, month, repair
    case library, lang, json, plain
    case screenColor = "screen-color"
    case ascii
    case noPager = "no-pager"
    case yes
    case noInput = "no-input"
    case dryRun = "dry-run"
    case quiet, debug, help, version
    case theme, accessible
    case noMouse = "no-mouse"
    case noOnboarding = "no-onboarding"

    /// Whether the option stands for nothing without a value.
    package var takesValue: Bool {
        switch self {
        case .date, .filter, .search, .name, .category, .schedule, .emoji, .color, .sort, .month,
            .library, .lang, .screenColor, .theme:
            true
        case .event, .pin, .repair, .json, .plain, .ascii, .noPager, .yes, .noInput, .dryRun, .quiet,
            .debug, .help, .version, .accessible, .noMouse, .noOnboarding:
            false
        }
    }

    /// The letter after a single dash; only flags have one.
    package var short: Character? {
        switch self {
        case .quiet: "q"
        case .help: "h"
        case .version: "V"
        default: nil
        }
    }

    /// The option as it is typed.
    package var word: String { "--" + rawValue }

    /// The flag that a letter stands for.
    package init?(short letter: Character) {
        switch letter {
        case "q": self = .quiet
        case "h": self = .help
        case "V": self = .version
        default: return nil
        }
    }
}
