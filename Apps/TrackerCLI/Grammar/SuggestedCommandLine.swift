import TrackerDomain
import TrackerPresentation

/// The whole line that was probably meant by a wrong one, ready to be pasted; it is shown, never run.
package struct SuggestedCommandLine: Equatable, Sendable {
    /// The line as a person types it in a shell.
    package let text: String
    /// Whether it is for a category instead of a tracker that was not found, or the reverse.
    var isForOtherKind = false
    /// A longer line, or one with forbidden characters, is no help.
    private static let limit = 200

    /// A line of these words and options; nil if it is not valid.
    init?(_ words: [String], _ options: [GivenOption]) {
        // A line ends in the options that lines repeat.
        let last: [OptionName] = [.library, .lang]
        let options =
            options.filter { !last.contains($0.name) }
            + last.flatMap { name in options.filter { $0.name == name } }
        let given = options.flatMap { [$0.typed.word] + ($0.value.map { [$0] } ?? []) }
        let looksLikeOption = words.contains { $0.hasPrefix("-") }
        let arguments = looksLikeOption ? words.prefix(1) + given + ["--"] + words.dropFirst() : words + given
        guard (try? Parser.parse(ArgumentLine(arguments))) != nil else { return nil }
        text = (["tracker"] + arguments.map(ShellWord.typed)).joined(separator: " ")
        guard text.utf8.count <= Self.limit, !text.unicodeScalars.contains(where: Name.isForbidden) else {
            return nil
        }
    }

    /// A suggestion for a wrong line; nil if there is none.
    package init?(_ error: UsageError, in line: ArgumentLine) {
        let parts = Parts(line)
        let meant =
            switch error {
            case .unknownCommand(let word, _): parts.meant(byCommandInQuotes: word)
            case .unknownOption(let word, let command, _): parts.meant(byOption: word, of: command)
            case .unexpectedOperand(_, let command): parts.meant(byExtraWordsOf: command)
            case .unknownMember, .incompleteCommand, .foreignOption, .missingValue, .unexpectedValue,
                .badOptionValue, .exclusive, .nothingAsked, .missingOperand, .badOperand,
                .namesBesideInput, .nothingToTry, .noJSON, .asksQuestions:
                nil as SuggestedCommandLine?
            }
        guard let meant else { return nil }
        self = meant
    }

    /// A suggestion for a line in which a word names no tracker.
    init?(trackerNotFound reference: EditError.Reference, in line: ArgumentLine) {
        guard let meant = Parts(line).meant(byUnknownTracker: reference) else { return nil }
        self = meant
    }

    /// The parts of a line, for building another one.
    struct Parts {
        let line: ArgumentLine
        /// The words of the command's name, and those after it.
        let name: [String]
        let operands: [String]

        init(_ line: ArgumentLine) {
            self.line = line
            let used = if case .command(_, let words) = line.match { words } else { 0 }
            name = Array(line.words.prefix(used))
            operands = Array(line.words.dropFirst(used))
        }

        func has(_ option: OptionName) -> Bool { line.options.contains { $0.name == option } }

        /// Whether the command has an option that the line lacks.
        func lacks(_ option: OptionName, _ command: CommandName?) -> Bool {
            command?.spec.ownOption(option) != nil && !has(option)
        }

        /// The options that any other command of the same run has.
        var repeated: [GivenOption] { RepeatedOptions(GlobalOptions(line.options)).given }

        func line(_ operands: [String], adding option: OptionName, _ value: String? = nil)
            -> SuggestedCommandLine?
        {
            SuggestedCommandLine(name + operands, line.options + [GivenOption(option, value)])
        }
    }
}

extension String {
    /// Whether it means a day, in either language.
    var isDayWord: Bool { (try? DayWord.day(self, today: Day(0))) != nil }
    var isMonthWord: Bool { (try? MonthWord.month(self)) != nil }
    var isScheduleWord: Bool { (try? ScheduleWord.schedule(self, today: Day(0))) != nil }
}
