import TrackerPresentation

/// Checks the options of a line against those of its command.
struct OptionCheck {
    /// The command; nil if the line names none.
    let command: CommandName?

    /// Checks each option by itself.
    func check(_ options: [GivenOption]) throws(UsageError) {
        for option in options {
            guard let spec = spec(option.name) else {
                throw Self.foreign(option.name, command)
            }
            if let value = option.value, let allowed = spec.value?.fixedWords, !allowed.contains(value) {
                throw .badOptionValue(value, option.typed, allowed: allowed)
            }
        }
    }

    /// Checks the combination of options.
    func checkTogether(_ options: [GivenOption]) throws(UsageError) {
        guard let own = command?.spec else { return }
        for group in own.exclusive {
            let rivals = group.filter { name in options.contains { $0.name == name } }
            if rivals.count > 1 { throw .exclusive(rivals[0], rivals[1]) }
        }
        if own.needsAnOption, !options.contains(where: { own.ownOption($0.name) != nil }) {
            throw .nothingAsked(own.options.map(\.name))
        }
    }

    private func spec(_ name: OptionName) -> OptionSpec? {
        if let command { return command.spec.option(name) }
        return OptionTable.everywhere.first { $0.name == name }
    }

    /// The refusal of an option that only other commands have.
    static func foreign(_ option: OptionName, _ command: CommandName?) -> UsageError {
        .foreignOption(
            option, command, owners: CommandName.visible.filter { $0.spec.ownOption(option) != nil })
    }
}

/// Checks the words after a command's name against its operands.
struct OperandCheck {
    let command: CommandName

    func check(_ words: [String]) throws(UsageError) {
        if command == .help { return try checkTopic(words) }
        let operands = command.spec.operands
        var index = 0
        for word in words {
            guard index < operands.count else { throw .unexpectedOperand(word, command) }
            if let allowed = operands[index].kind.fixedWords, !allowed.contains(word) {
                throw .badOperand(word, command, operands[index].kind, allowed: allowed)
            }
            if !operands[index].count.repeats { index += 1 }
        }
        let isTaken = index < operands.count && operands[index].count.repeats && words.count > index
        let missing = operands.dropFirst(isTaken ? index + 1 : index).first { $0.count.minimum > 0 }
        if let missing { throw .missingOperand(command, missing.kind) }
    }

    /// Checks that the words after `help` are a command's name or a subject.
    private func checkTopic(_ words: [String]) throws(UsageError) {
        if words.count == 1, HelpSubject.called(words[0]) != nil { return }
        switch CommandMatch(words) {
        case .unknown(let word):
            let topics = HelpSubject.allCases.flatMap { [$0.word.english, $0.word.russian] }
            throw .unknownCommand(word, nearest: Suggestion.command(for: word, or: topics))
        case .unknownMember(let word, let family):
            throw .unknownMember(word, family, nearest: Suggestion.member(of: family, for: word))
        case .command(_, let used) where words.count > used: throw .unexpectedOperand(words[used], command)
        case .nothing, .incomplete, .command: break
        }
    }
}
