import TrackerDomain
import TrackerPresentation

extension Session {
    /// What `--emoji` and `--color` give; a bad emoji is refused before anything is asked.
    func looks() throws(Failure) -> [TrackerValue] {
        var values: [TrackerValue] = []
        if let word = invocation.value(.emoji) {
            let emoji = try Failure.unlessRefused { () throws(EditError) in
                try TrackerField.emoji.validated(word)
            }
            values.append(.emoji(emoji))
        }
        if let word = invocation.value(.color) {
            values.append(.color(try parsed { () throws(WordError) in try ColorWord.color(word) }))
        }
        return values
    }

    /// The schedule that `--schedule` names.
    func schedule() throws(Failure) -> Schedule? {
        guard let word = invocation.value(.schedule) else { return nil }
        return try parsed { () throws(WordError) in try ScheduleWord.schedule(word, today: today) }
    }

    /// The goal that `--goal` or `--limit` names: none for the word that says so, `nil` without either.
    func goal() throws(Failure) -> Goal?? {
        if let word = invocation.value(.limit) {
            return try parsed { () throws(WordError) in try GoalWord.goal(.atMost, word) }
        }
        guard let word = invocation.value(.goal) else { return nil }
        if GoalWord.isNone(word) { return .some(nil) }
        return try parsed { () throws(WordError) in try GoalWord.goal(.atLeast, word) }
    }

    /// What `--amount` does to the amount of a day.
    func amount() throws(Failure) -> AmountEdit? {
        guard let word = invocation.value(.amount) else { return nil }
        return try parsed { () throws(WordError) in try AmountWord.edit(word) }
    }

    /// The days that `--date` names (default: today).
    func days() throws(Failure) -> DaySet {
        guard let word = invocation.value(.date) else { return DaySet([today]) }
        return try parsed { () throws(WordError) in try DaysWord.days(word, today: today) }
    }

    /// The day that an option names.
    func day(_ option: OptionName) throws(Failure) -> Day? {
        guard let word = invocation.value(option) else { return nil }
        return try parsed { () throws(WordError) in try DayWord.day(word, today: today) }
    }
}

extension Session {
    /// The number of steps that an operand gives, 1 without it.
    func count() throws(Failure) -> Int {
        guard let word = invocation.operands.first else { return 1 }
        // A number too large for Int asks for all steps, as any other large one does.
        let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard let count = Int(word) ?? (isNumber ? Int.max : nil), count > 0 else {
            throw .invalid(.badCount(word, meant: meantMark(word)))
        }
        return count
    }

    /// `undo Run` where the mark of a tracker was meant, and `redo Run`.
    private func meantMark(_ word: String) -> SuggestedCommandLine? {
        let mark: CommandName? =
            switch invocation.command {
            case .undo: .undone
            case .redo: .done
            default: nil
            }
        guard let mark, let library = try? store.load().library, (try? library.tracker(matching: word)) != nil
        else { return nil }
        return SuggestedCommandLine([mark.rawValue, word], [])
    }
}
