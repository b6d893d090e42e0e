import TrackerDomain
import TrackerPresentation

extension Session {
    /// The values of `--emoji` and `--color`; a bad emoji fails before any question.
    func appearanceValues() throws(Failure) -> [TrackerValue] {
        var values: [TrackerValue] = []
        if let word = invocation.value(.emoji) {
            let emoji = try Failure.unlessRefused(try TrackerField.emoji.validated(word))
            values.append(.emoji(emoji))
        }
        if let word = invocation.value(.color) {
            values.append(.color(try parsed(try ColorWord.color(word))))
        }
        return values
    }

    /// The schedule of `--schedule`, or a goal or limit of a period, and the goal of a day: none for `none`, nil if no
    /// option names one.
    func rule() throws(Failure) -> (schedule: Schedule?, goal: Goal??) {
        let schedule: Schedule? =
            if let word = invocation.value(.schedule) {
                try parsed(try ScheduleWord.schedule(word, today: today))
            } else { nil }
        guard let typed = try typedGoal() else { return (schedule, nil) }
        switch typed {
        case nil: return (schedule, .some(nil))
        case .ofDay(let goal): return (schedule, goal)
        case .ofPeriod(let sum):
            guard schedule == nil else { throw .invalid(.isScheduleByItself(sum)) }
            return (.sum(sum), nil)
        }
    }

    /// The goal of `--goal` or `--limit`: none for `none`, nil without either option.
    private func typedGoal() throws(Failure) -> Measure?? {
        if let word = invocation.value(.limit) {
            return try parsed(try Measure(.atMost, word, today: today))
        }
        guard let word = invocation.value(.goal) else { return nil }
        if GoalWord.isNone(word) { return .some(nil) }
        return try parsed(try Measure(.atLeast, word, today: today))
    }

    /// The edit of an amount by `--amount`.
    func amount() throws(Failure) -> AmountEdit? {
        guard let word = invocation.value(.amount) else { return nil }
        return try parsed(try AmountWord.edit(word))
    }

    /// The days of `--date` (default: today).
    func days() throws(Failure) -> DaySet {
        guard let word = invocation.value(.date) else { return DaySet([today]) }
        return try parsed(try DaysWord.days(word, today: today))
    }

    /// The day of an option.
    func day(_ option: OptionName) throws(Failure) -> Day? {
        guard let word = invocation.value(option) else { return nil }
        return try parsed(try DayWord.day(word, today: today))
    }
}

extension Session {
    /// The number of steps of an operand (default: 1).
    func count() throws(Failure) -> Int {
        guard let word = invocation.operands.first else { return 1 }
        // A number too large for Int means all steps, like any other large one.
        let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard let count = Int(word) ?? (isNumber ? Int.max : nil), count > 0 else {
            throw .invalid(.badCount(word, mark: markLine(word)))
        }
        return count
    }

    /// The line that takes away or sets a tracker's mark, for `undo Run` or `redo Run`.
    private func markLine(_ word: String) -> CommandLineText? {
        let mark: CommandName? =
            switch invocation.command {
            case .undo: .undone
            case .redo: .done
            default: nil
            }
        guard let mark, let library = try? store.load().library, (try? library.tracker(matching: word)) != nil
        else { return nil }
        return CommandLineText([mark.rawValue, word], repeated.given)
    }
}
