/// Checks the words after a command's name against what the command takes.
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

    /// The words after `help` are a command's name.
    private func checkTopic(_ words: [String]) throws(UsageError) {
        switch CommandMatch(words) {
        case .unknown(let word): throw .unknownCommand(word, nearest: Suggestion.command(for: word))
        case .unknownMember(let word, let family):
            throw .unknownMember(word, family, nearest: Suggestion.member(of: family, for: word))
        case .command(_, let used) where words.count > used: throw .unexpectedOperand(words[used], command)
        case .nothing, .incomplete, .command: break
        }
    }
}
