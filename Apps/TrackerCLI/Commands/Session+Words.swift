import TrackerDomain
import TrackerPresentation

extension Session {
    /// What `--emoji` and `--color` give; a bad emoji is refused before anything is asked.
    func looks() throws(Failure) -> [TrackerValue] {
        var values: [TrackerValue] = []
        if let word = invocation.value(.emoji) {
            let emoji = try Failure.unlessRefused { () throws(EditError) in
                try TrackerField.emoji.kept(word)
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
        return try parsed { () throws(WordError) in try ScheduleWord.schedule(word) }
    }
}

extension Session {
    /// The number of steps that an operand gives, 1 without it.
    func count() throws(Failure) -> Int {
        guard let word = invocation.operands.first else { return 1 }
        // A number too large for Int asks for all steps, as any other large one does.
        let isNumber = !word.isEmpty && word.utf8.allSatisfy { (0x30...0x39).contains($0) }
        guard let count = Int(word) ?? (isNumber ? Int.max : nil), count > 0 else {
            throw .invalid(.badCount(word))
        }
        return count
    }
}
