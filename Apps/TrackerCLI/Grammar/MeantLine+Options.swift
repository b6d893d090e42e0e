extension MeantLine.Parts {
    /// What an option that does not exist was meant for: a day, an option by another name, a command.
    func meant(byOption word: String, of command: CommandName?) -> MeantLine? {
        let body = String(word.drop { $0 == "-" })
        return day(word, body, command) ?? option(called: body, command)
            ?? otherCommand(called: body, command)
    }

    /// `--yesterday`, `-3`.
    private func day(_ word: String, _ body: String, _ command: CommandName?) -> MeantLine? {
        guard lacks(.date, command) else { return nil }
        return [word, body].first(where: \.isDayWord).flatMap { line(operands, adding: .date, $0) }
    }

    /// `-d yesterday`: a word that people try for an option.
    private func option(called body: String, _ command: CommandName?) -> MeantLine? {
        let names = (command?.spec.options ?? []).map(\.name) + OptionTable.everywhere.map(\.name)
        guard let name = names.first(where: { $0.alsoCalled.contains(body) }), !has(name) else { return nil }
        guard name.takesValue else { return line(operands, adding: name) }
        if let attached = line.fault?.attached { return line(operands, adding: name, attached) }
        // The word behind the option was taken for an operand.
        let index = (line.fault?.wordsBefore ?? 0) - self.name.count
        guard operands.indices.contains(index) else { return nil }
        var rest = operands
        let value = rest.remove(at: index)
        return line(rest, adding: name, value)
    }

    /// `--undo`, `calendar --year`: the names go along where the other command takes names.
    private func otherCommand(called body: String, _ command: CommandName?) -> MeantLine? {
        let commands = CommandName.visible.filter { $0.family == nil }
        guard let other = commands.first(where: { $0.rawValue == body || $0.spec.alsoCalled.contains(body) })
        else { return nil }
        let takesNames = other.spec.operands.contains { $0.kind.isName }
        return MeantLine([other.rawValue] + (takesNames ? operands : []), takesNames ? line.options : [])
    }
}

extension OptionName {
    /// Words people try for the option; a line with it is suggested, never obeyed.
    var alsoCalled: [String] {
        switch self {
        case .date: ["d", "day", "on", "when", "дата", "день"]
        case .filter: ["f", "only", "фильтр"]
        case .search: ["s", "find", "поиск"]
        case .name: ["n", "title", "название"]
        case .category: ["c", "cat", "group", "категория"]
        case .schedule: ["s", "days", "repeat", "every", "расписание", "дни"]
        case .event: ["once", "irregular", "событие"]
        case .emoji: ["e", "icon", "эмодзи"]
        case .color: ["colour", "цвет"]
        case .pin: ["p", "pinned"]
        case .sort: ["s", "order", "by"]
        case .month: ["m", "месяц"]
        case .repair: ["fix"]
        case .library: ["file"]
        case .lang: ["l", "language", "язык"]
        case .json: ["j"]
        case .plain: ["tsv"]
        case .yes: ["y", "force"]
        case .noInput: ["batch", "non-interactive"]
        case .dryRun: ["n", "dry"]
        case .quiet: ["silent"]
        case .version: ["v"]
        case .screenColor, .ascii, .noPager, .debug, .help, .theme, .accessible, .noMouse, .noOnboarding: []
        }
    }
}
