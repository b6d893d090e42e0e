extension SuggestedCommandLine.Parts {
    /// Suggests a line for an unknown option: a day, an option with another name, or a command.
    func meant(byOption word: String, of command: CommandName?) -> SuggestedCommandLine? {
        let body = String(word.drop { $0 == "-" })
        return day(word, body, command) ?? option(called: body, command)
            ?? otherCommand(called: body, command)
    }

    /// Suggests a day for `--yesterday` or `-3`.
    private func day(_ word: String, _ body: String, _ command: CommandName?) -> SuggestedCommandLine? {
        guard lacks(.date, command) else { return nil }
        // Where an amount could stand, the word is an operand.
        let others = operands.filter { $0 != word }
        return [word, body].first(where: \.isDayWord).flatMap { line(others, adding: .date, $0) }
    }

    /// Suggests an option for another word for it, as in `-d yesterday`.
    private func option(called body: String, _ command: CommandName?) -> SuggestedCommandLine? {
        let names = (command?.spec.options ?? []).map(\.name) + OptionTable.everywhere.map(\.name)
        guard let name = names.first(where: { $0.alsoCalled.contains(body) }), !has(name) else { return nil }
        guard name.takesValue else { return line(operands, adding: name) }
        if let attached = line.fault?.attached { return line(operands, adding: name, attached) }
        // The word after the option was taken for an operand.
        let index = (line.fault?.wordsBefore ?? 0) - self.name.count
        guard operands.indices.contains(index) else { return nil }
        var rest = operands
        let value = rest.remove(at: index)
        return line(rest, adding: name, value)
    }

    /// Suggests another command, as for `--undo` or `calendar --year`, with the names if it takes names.
    private func otherCommand(called body: String, _ command: CommandName?) -> SuggestedCommandLine? {
        let commands = CommandName.visible.filter { $0.family == nil }
        guard let other = commands.first(where: { $0.rawValue == body || $0.spec.alsoCalled.contains(body) })
        else { return nil }
        let takesNames = other.spec.operands.contains { $0.kind.isName }
        return SuggestedCommandLine(
            [other.rawValue] + (takesNames ? operands : []), takesNames ? line.options : repeated)
    }
}
