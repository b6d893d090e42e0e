package import TrackerExchange
package import TrackerPresentation

/// A fault of a command line.
///
/// The command is nil if the line names none.
package enum UsageError: Error, Equatable, Sendable {
    case unknownCommand(String, nearest: String?)
    case unknownMember(String, CommandFamily, nearest: String?)
    /// A family's first word without the second it needs.
    case incompleteCommand(CommandFamily)

    case unknownOption(String, CommandName?, nearest: String?)
    /// An option that only other commands have, and its letter if it was typed so.
    case foreignOption(OptionName, CommandName?, owners: [CommandName], letter: String? = nil)
    case missingValue(OptionName, CommandName?)
    case unexpectedValue(OptionName)
    case badOptionValue(String, OptionName, allowed: [String])
    case exclusive(OptionName, OptionName)
    /// A command without any of the options of which it requires one.
    case nothingAsked([OptionName])

    /// A word or an option that the command, or the family, does not take, and what to write instead.
    case twin(Stray, place: String, reason: Phrase?, [String])
    case missingOperand(CommandName, ValueKind)
    /// The same where the names may come on standard input.
    case noNamesGiven
    case unexpectedOperand(String, CommandName)
    case badOperand(String, CommandName, ValueKind, allowed: [String])

    /// A `-` for names on standard input beside other names.
    case namesBesideInput
    /// `--dry-run` with a command that changes nothing.
    case nothingToTry(CommandName?)
    case noJSON(CommandName)
    /// An option that makes no sense with a command whose answers do everything.
    case asksQuestions(OptionName, CommandName)

    /// A misplaced word is `usage`; a value that is not allowed is `invalid`.
    package var code: ErrorCode {
        switch self {
        case .badOptionValue, .badOperand, .twin(.value, _, _, _): .invalid
        default: .usage
        }
    }
}
