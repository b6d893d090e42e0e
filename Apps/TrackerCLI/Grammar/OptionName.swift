/// An option; its raw value is the word after the two dashes.
///
/// A name takes a value for every command or for none, so that a line can be read before its command is known.
package enum OptionName: String, CaseIterable, Sendable {
    case date, filter, search
    case exitCode = "exit-code"
    case name, category, schedule, event, goal, limit, start, emoji, color, pin
    case amount, note, remove, all
    case from, to, until, days
    case before, after, first, last
    case sort, month, year, repair
    case format, wide, output, into, columns
    case done, skip
    case notDone = "not-done"
    case keepGoing = "keep-going"
    case svg, open
    case at, by, device
    case join, again
    case port, socket, stdio, link
    case newToken = "new-token"
    case noFolder = "no-folder"
    case noPush = "no-push"
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

    /// Whether the option requires a value.
    package var takesValue: Bool {
        switch self {
        case .exitCode, .event, .pin, .remove, .all, .first, .last, .repair, .wide, .keepGoing, .open, .join,
            .again,
            .stdio, .link, .newToken, .noFolder, .noPush, .json, .plain, .ascii, .noPager, .yes, .noInput,
            .dryRun, .quiet, .debug,
            .help, .version, .accessible, .noMouse, .noOnboarding:
            false
        default: true
        }
    }

    /// The letter after a single dash.
    package var short: Character? {
        switch self {
        case .date: "d"
        case .category: "c"
        case .note: "n"
        case .amount: "a"
        case .quiet: "q"
        case .help: "h"
        case .version: "V"
        default: nil
        }
    }

    /// The letter as it is typed: `-d`.
    var letter: String? { short.map { "-\($0)" } }

    /// The option as it is typed.
    package var word: String { "--" + rawValue }

    /// The option of a letter.
    package init?(short letter: Character) {
        guard let option = Self.allCases.first(where: { $0.short == letter }) else { return nil }
        self = option
    }
}
