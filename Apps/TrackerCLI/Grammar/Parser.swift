/// Parses a command line by the command table.
///
/// Words for days, names or colours are passed on as typed; their commands parse them.
package enum Parser {
    /// The most probable general options of a line that may be wrong.
    ///
    /// JSON counts as requested wherever `--json` occurs.
    package static func globals(of line: ArgumentLine) -> GlobalOptions {
        var globals = GlobalOptions(line.options)
        if line.mentionsJSON { globals.output = .json }
        return globals
    }

    /// Parses a line; the error names the twin of a wrong word, if it has one.
    ///
    /// `-h` and `--help` take precedence over everything: the result is the `help` command for as much of the
    /// command's name as is right.
    package static func parse(_ line: ArgumentLine) throws(UsageError) -> Invocation {
        do throws(UsageError) { return try invocation(line) } catch { throw line.twin ?? line.asTyped(error) }
    }

    private static func invocation(_ line: ArgumentLine) throws(UsageError) -> Invocation {
        if line.asksForHelp {
            return Invocation(
                command: .help, operands: HelpTopic(line.match).words, options: [], globals: globals(of: line)
            )
        }
        if let fault = line.fault, fault.wordsBefore == 0 { throw error(fault.kind, nil) }
        if let fault = line.fault, fault.wordsBefore == 1, line.match.lacksSecondWord {
            throw error(fault.kind, nil)
        }
        let (command, used) = try name(line.match)
        if let fault = line.fault { throw error(fault.kind, command) }

        let operands = Array(line.words.dropFirst(used))
        let options = line.options
        let check = OptionCheck(command: command)
        try check.check(options)
        if let command { try OperandCheck(command: command).check(operands) }
        try check.checkTogether(options)
        let readsNames =
            line.mentionsInput && operands.contains("-") && command?.spec.takesNamesFromInput == true
        if readsNames, operands.count > 1 { throw .namesBesideInput }
        let globals = GlobalOptions(options)
        try checkOutput(globals, command, options)
        return Invocation(
            command: command, operands: operands, readsNames: readsNames,
            options: options.filter { command?.spec.ownOption($0.name) != nil }, globals: globals)
    }

    private static func name(_ match: CommandMatch) throws(UsageError) -> (CommandName?, used: Int) {
        switch match {
        case .nothing: return (nil, 0)
        case .command(let name, let words): return (name, words)
        case .incomplete(let family): throw .incompleteCommand(family)
        case .unknown(let word): throw .unknownCommand(word, nearest: Suggestion.command(for: word))
        case .unknownMember(let word, let family):
            throw .unknownMember(word, family, nearest: Suggestion.member(of: family, for: word))
        }
    }

    private static func error(_ fault: ArgumentLine.Fault.Kind, _ command: CommandName?) -> UsageError {
        switch fault {
        case .missingValue(let option) where command != nil && command?.spec.option(option) == nil:
            OptionCheck.foreign(option, command)
        case .unknownOption(let word):
            .unknownOption(word, command, nearest: Suggestion.option(for: word, command))
        case .missingValue(let option): .missingValue(option, command)
        case .unexpectedValue(let option): .unexpectedValue(option)
        }
    }

    private static func checkOutput(
        _ globals: GlobalOptions, _ command: CommandName?, _ options: [GivenOption]
    ) throws(UsageError) {
        if [.json, .plain].allSatisfy({ name in options.contains { $0.name == name } }) {
            throw .exclusive(.json, .plain)
        }
        let senseless: [OptionName] = [.json, .plain, .dryRun, .yes]
        if let command, command.spec.effect == .answers,
            let option = options.first(where: { senseless.contains($0.name) })
        {
            throw .asksQuestions(option.name, command)
        }
        if globals.isDryRun {
            switch command?.spec.effect {
            case nil, .reads, .writesFile, .takesIn, .answers: throw .nothingToTry(command)
            case .changesWith(let option) where !options.contains { $0.name == option }:
                throw .nothingToTry(command)
            case .changes, .changesWith: break
            }
        }
        if globals.output == .json, let command, !command.spec.hasJSON { throw .noJSON(command) }
    }
}

extension ArgumentLine {
    /// The error with the letter of an option that was typed so.
    fileprivate func asTyped(_ error: UsageError) -> UsageError {
        guard case .foreignOption(let option, let command, let owners, _) = error,
            !writtenOptions.contains(where: { $0.word == option.word })
        else { return error }
        return .foreignOption(option, command, owners: owners, letter: option.letter)
    }
}
