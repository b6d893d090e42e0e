package import TrackerExchange

/// What is wrong with a command line.
///
/// A command is nil where the line names none.
package enum UsageError: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownMember(String, CommandFamily, nearest: String?)
    /// A family's first word without the second it needs.
    case incompleteCommand(CommandFamily)

    case unknownOption(String, CommandName?, nearest: String?)
    /// An option that only other commands take.
    case foreignOption(OptionName, CommandName?, owners: [CommandName])
    case missingValue(OptionName, CommandName?)
    case unexpectedValue(OptionName)
    case badOptionValue(String, OptionName, allowed: [String])
    case exclusive(OptionName, OptionName)
    /// A command that is nothing without one of its options.
    case nothingAsked([OptionName])

    case missingOperand(CommandName, ValueKind)
    case unexpectedOperand(String, CommandName)
    case badOperand(String, CommandName, ValueKind, allowed: [String])

    /// `--dry-run` where nothing would be changed.
    case nothingToTry(CommandName?)
    case noJSON(CommandName)

    /// A word in the wrong place is `usage`; a word that is not among the allowed ones is `invalid`.
    package var code: ErrorCode {
        switch self {
        case .badOptionValue, .badOperand: .invalid
        default: .usage
        }
    }
}
