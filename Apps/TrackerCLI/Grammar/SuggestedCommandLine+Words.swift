import TrackerDomain
import TrackerPresentation

extension SuggestedCommandLine.Parts {
    /// Suggests the command for `"category list"`: two words quoted as one.
    func meant(byCommandInQuotes word: String) -> SuggestedCommandLine? {
        let words = word.split(separator: " ").map(String.init)
        return words.count > 1 ? SuggestedCommandLine(words + operands.dropFirst(), line.options) : nil
    }

    /// Suggests a line for words beyond the command's operands.
    func meant(byExtraWordsOf command: CommandName) -> SuggestedCommandLine? {
        let count = command.spec.operands.count
        let (taken, extra) = (Array(operands.prefix(count)), Array(operands.dropFirst(count)))
        return schedule(taken, extra, command) ?? event(taken, extra, command) ?? day(taken, extra, command)
            ?? search(taken, extra, command) ?? details(extra, command) ?? mark(taken, extra, command)
            ?? quoted(taken + extra, command)
    }

    /// Suggests a schedule for `--schedule mon tue` or `add Yoga daily`; the other words belong to the name.
    private func schedule(_ taken: [String], _ extra: [String], _ command: CommandName)
        -> SuggestedCommandLine?
    {
        guard command.spec.ownOption(.schedule) != nil, !has(.event) else { return nil }
        let (rest, days) = extra.separated(by: \.isScheduleWord)
        let given = line.options.last { $0.name == .schedule }?.value
        let schedule = ([given].compactMap(\.self) + days).joined(separator: ",")
        guard !days.isEmpty, schedule.isScheduleWord else { return nil }
        let options = line.options.filter { $0.name != .schedule } + [GivenOption(.schedule, schedule)]
        return SuggestedCommandLine(name + joined(taken + rest, keeping: taken.count), options)
    }

    /// Suggests an event for `add Dentist event`.
    private func event(_ taken: [String], _ extra: [String], _ command: CommandName) -> SuggestedCommandLine?
    {
        guard lacks(.event, command), !has(.schedule), extra.count == 1, extra[0].isEventWord else {
            return nil
        }
        return line(taken, adding: .event)
    }

    /// Suggests a day for `list yesterday` or `calendar 2026-11`.
    private func day(_ taken: [String], _ extra: [String], _ command: CommandName) -> SuggestedCommandLine? {
        guard extra.count == 1 else { return nil }
        if lacks(.date, command), extra[0].isDayWord { return line(taken, adding: .date, extra[0]) }
        if lacks(.month, command), extra[0].isMonthWord { return line(taken, adding: .month, extra[0]) }
        return nil
    }

    /// Suggests a filter or a search for `list completed` or `list run`.
    private func search(_ taken: [String], _ extra: [String], _ command: CommandName) -> SuggestedCommandLine?
    {
        if lacks(.filter, command), extra.count == 1, TrackerFilter(rawValue: extra[0]) != nil {
            return line(taken, adding: .filter, extra[0])
        }
        guard lacks(.search, command) else { return nil }
        return line(taken, adding: .search, extra.joined(separator: " "))
    }

    /// Suggests details for `stats run`: they have the figures of one tracker.
    private func details(_ extra: [String], _ command: CommandName) -> SuggestedCommandLine? {
        guard command == .stats else { return nil }
        return SuggestedCommandLine([CommandName.show.rawValue, extra.joined(separator: " ")], repeated)
    }

    /// Suggests a mark for `undo morning run`: words that are no number of steps name a tracker.
    private func mark(_ taken: [String], _ extra: [String], _ command: CommandName) -> SuggestedCommandLine? {
        guard command == .undo || command == .redo, let first = taken.first, Int(first) == nil else {
            return nil
        }
        let mark: CommandName = command == .undo ? .undone : .done
        return SuggestedCommandLine([mark.rawValue, (taken + extra).joined(separator: " ")], repeated)
    }

    /// Suggests quotes for `add Water plants` or `note Run very fast`: a name or a text of several words.
    private func quoted(_ operands: [String], _ command: CommandName) -> SuggestedCommandLine? {
        guard let last = command.spec.operands.last, last.kind.isName || last.kind == .text else {
            return nil
        }
        return SuggestedCommandLine(
            name + joined(operands, keeping: command.spec.operands.count), line.options)
    }

    /// Joins operands to the number that is allowed, the last from all remaining ones.
    private func joined(_ operands: [String], keeping count: Int) -> [String] {
        guard count > 0 else { return operands }
        return operands.prefix(count - 1) + [operands.dropFirst(count - 1).joined(separator: " ")]
    }
}

extension SuggestedCommandLine.Parts {
    /// Suggests a line for a word that names no tracker: a day, a month, or a part of a longer name.
    func meant(byUnknownTracker reference: EditError.Reference) -> SuggestedCommandLine? {
        guard let command = line.match.name,
            let index = operands.firstIndex(of: reference.text)
        else { return nil }
        var rest = operands
        rest.remove(at: index)
        if reference.text.isDayWord, lacks(.date, command) {
            return line(rest, adding: .date, reference.text)
        }
        if reference.text.isMonthWord, lacks(.month, command) {
            return line(rest, adding: .month, reference.text)
        }
        return name(among: reference.names, around: index)
    }

    /// Suggests a quoted name for `done Water plants`: the longest run of words that is the beginning of a name.
    private func name(among names: [String], around index: Int) -> SuggestedCommandLine? {
        let folded = names.map { FoldedName($0) }
        var runs: [Range<Int>] = []
        for start in 0...index {
            for end in index + 1...operands.count where end - start > 1 { runs.append(start..<end) }
        }
        runs.sort { $0.count > $1.count }
        for run in runs {
            let name = operands[run].joined(separator: " ")
            guard folded.contains(where: { $0.hasPrefix(FoldedName(name)) }) else { continue }
            let others = Array(operands[..<run.lowerBound]) + [name] + operands[run.upperBound...]
            return SuggestedCommandLine(self.name + others, line.options)
        }
        return nil
    }
}

extension String {
    /// Whether it means an irregular event in place of a schedule.
    var isEventWord: Bool { ["event", "событие"].contains(lowercased()) }
}

extension Array {
    /// The elements without a property, then those with it.
    func separated(by hasProperty: (Element) -> Bool) -> (without: [Element], with: [Element]) {
        (filter { !hasProperty($0) }, filter(hasProperty))
    }
}
