import TrackerDomain
import TrackerPresentation

extension Session {
    /// The refusal that names the twin of the word that failed; nil if it has none.
    func twin(insteadOf failure: Failure) -> Failure? {
        let operands = invocation.operands
        switch failure {
        case .store(.edit(.trackerNotFound(let reference))) where reference.other == nil:
            guard let place = operands.firstIndex(of: reference.text) else { return nil }
            let tails = (0...place).map { operands[$0...].joined(separator: " ") }
            return twin(ofWords: tails + [reference.text]) ?? oneName(operands) ?? fileWithoutPoint(reference)
        case .store(.edit(.trackerNotFound(let reference))):
            guard invocation.command?.spec.ownOption(.category)?.value == .category else { return nil }
            let (word, option) = (Quoted(reference.text), "--category " + ShellWord.typed(reference.text))
            return .notFound(
                Phrase(
                    "\(word.english) is a category: write \(option).",
                    "\(word.russian) — категория: напишите \(option)."))
        case .word:
            return twin(of: invocation.options.map { .value($0.value ?? "", of: $0.name.word) })
        default: return nil
        }
    }

    /// The refusal of words of which all together, or the first ones as a whole name, are one tracker.
    private func oneName(_ words: [String]) -> Failure? {
        guard words.count > 1, let library = try? store.load().library else { return nil }
        let texts = (2...words.count).reversed().map { words.prefix($0).joined(separator: " ") }
        let found = texts.lazy.compactMap { text -> (String, Tracker)? in
            guard let tracker = try? library.tracker(matching: text) else { return nil }
            return text == texts[0] || tracker.isExactly(text) ? (text, tracker) : nil
        }
        guard let (text, tracker) = found.first else { return nil }
        let (typed, name) = (Quoted(text), ShellWord.typed(tracker.name))
        return .notFound(
            Phrase(
                "\(typed.english) is one name: write \(name).",
                "\(typed.russian) — это одно название: напишите \(name)."))
    }

    /// The refusal of a word that may have been meant as a file to write.
    private func fileWithoutPoint(_ reference: EditError.Reference) -> Failure? {
        let isNear = NearestName.nearest(to: reference.text, among: reference.names) != nil
        guard invocation.command?.spec.operands.first?.kind == .fileOrTracker, !isNear else { return nil }
        let (word, file) = (Quoted(reference.text), ShellWord.typed("./" + reference.text))
        return .notFound(
            Phrase(
                "There is no tracker \(word.english); a file has a point or a slash: \(file).",
                "Трекера \(word.russian) нет; в имени файла есть точка или косая черта: \(file)."))
    }

    /// The refusal of a goal that is a schedule.
    func twin(ofGoal word: String) -> Failure? { twin(of: [.value(word, of: OptionName.goal.word)]) }

    /// The refusal that names the twin of the first of several words in place of a tracker.
    func twin(ofWords words: [String]) -> Failure? {
        let areTrackers = invocation.command?.spec.operands.first?.kind.isTracker == true
        return twin(of: words.map { areTrackers && Twin.readsAsDays($0) ? .day($0) : .argument($0) })
    }

    /// The refusal of a tracker's name that another command takes; nil if it names none.
    func twin(ofTracker name: String, _ command: CommandName, isArchived: Bool = false) -> Failure? {
        guard !name.hasPrefix("-"), let library = try? store.load().library,
            let tracker = try? library.tracker(matching: name, meant: isArchived ? .archived : .present),
            !isArchived || tracker.status.isArchived
        else { return nil }
        let line = "tracker \(command.rawValue) \(ShellWord.typed(name))"
        return .usage(.twin(.argument(name), place: command.rawValue, reason: nil, [line]))
    }

    private func twin(of strays: [Stray]) -> Failure? {
        guard let command = invocation.command else { return nil }
        let context = Twin.Context(
            place: command.rawValue, operands: invocation.operands, options: invocation.options,
            year: today.year)
        return Twin.refusal(of: strays, in: context).map(Failure.usage)
    }
}
