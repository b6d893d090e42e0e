import TrackerDomain
import TrackerPresentation

extension Session {
    /// The trackers that a line is about, and the amount behind the only one of them.
    ///
    /// - Throws: One sentence if the words could be both, or if the amount belongs elsewhere.
    func marked(in library: Library, on days: DaySet) throws(Failure) -> ([Tracker], typed: AmountEdit?) {
        let operands = invocation.operands
        guard !invocation.readsNames, let tail = AmountTail(operands, language) else {
            return (try trackers(operands, in: library), nil)
        }
        let named = tail.words.map { try? library.tracker(matching: $0) }
        let areTrackers = !named.contains(nil)
        let before = try trackers(tail.trackers, in: library)
        let goal = before.count == 1 ? before[0].measure(among: days) : nil
        let isOfHabit = before.count == 1 && !before[0].isEvent && invocation.command == .done
        if let twin = twin(ofDaysIn: tail, named, goal?.unit ?? "") { throw twin }
        if isOfHabit, !tail.isMeasured(in: goal?.unit ?? ""),
            let amount = tail.beforeTrackers(named, language)
        {
            throw .invalid(.amountGoesWithOne(amount, before[0].name, repeated))
        }
        if case .refused(let error) = tail.reading {
            // A word that is a tracker may stand beside one that was mistyped.
            guard isOfHabit, named.allSatisfy({ $0 == nil }) else {
                return (try trackers(operands, in: library), nil)
            }
            throw .word(error)
        }
        if areTrackers {
            let isAmount = invocation.command == .done && tail.isMeasured(in: goal?.unit ?? "")
            let short = zip(tail.words, named).first { word, tracker in tracker?.isExactly(word) == false }
            if isAmount, let tracker = short?.1 { throw .invalid(.trackerOrAmount(tail, tracker.name)) }
            return (try trackers(operands, in: library), nil)
        }
        if let number = tail.daysAgo, !invocation.has(.date) {
            guard isOfHabit else {
                throw twin(ofWords: [tail.text])
                    ?? .usage(.unknownOption(tail.text, invocation.command, nearest: nil))
            }
            throw .invalid(.dayOrAmount(number))
        }
        if isOfHabit, goal == nil, tail.isDate, !invocation.has(.date) {
            throw .invalid(.dateOrAmount(tail.text))
        }
        return (before, try amount(of: tail, before, on: days))
    }

    /// The refusal of days behind a tracker or its amount: `2 days ago`, `5km yesterday`.
    private func twin(ofDaysIn tail: AmountTail, _ named: [Tracker?], _ unit: String) -> Failure? {
        if case .amount = tail.reading, tail.isMeasured(in: unit) { return nil }
        let days = tail.words.indices.filter { named[$0...].contains(nil) }
            .map { tail.words[$0...].joined(separator: " ") }.filter(Twin.readsAsDays)
        return twin(ofWords: days)
    }

    private func amount(
        of tail: AmountTail, _ trackers: [Tracker], on days: DaySet
    ) throws(Failure) -> AmountEdit {
        let tracker = trackers.last { $0.measure(among: days) != nil } ?? trackers[0]
        guard invocation.command == .done else {
            throw .invalid(.amountGoesWithDone(tail, tracker.name, repeated))
        }
        if invocation.has(.amount) { throw .invalid(.amountTwice(tail)) }
        guard trackers.count == 1 else { throw .invalid(.amountGoesWithOne(tail, tracker.name, repeated)) }
        if tracker.isEvent { throw .store(.edit(.habitsOnly(.goal, name: tracker.name))) }
        switch tail.reading {
        case .doubt(let error), .refused(let error): throw .word(error)
        case .amount(let edit): return edit
        }
    }
}

extension Tracker {
    /// The goal that amounts of these days are measured by; nil if none of them has one.
    fileprivate func measure(among days: DaySet) -> Goal? {
        days.lazy.compactMap { measure(on: $0)?.goal }.first
    }

    /// True for the whole name or id.
    func isExactly(_ reference: String) -> Bool {
        FoldedName(name) == FoldedName(reference) || id.description == reference.uppercased()
    }
}

extension Phrase {
    fileprivate static func trackerOrAmount(_ tail: AmountTail, _ name: String) -> Phrase {
        let amount = ShellWord.typed(tail.text)
        return Phrase(
            "“\(tail.text)” can be an amount or \(name): write --amount \(amount), or the whole name.",
            "«\(tail.text)» — это и количество, и «\(name)»: напишите --amount \(amount) или название целиком."
        )
    }

    fileprivate static func dayOrAmount(_ number: Int) -> Phrase {
        let ago = Phrase.spelled(daysAgo: number)
        return Phrase(
            "“-\(number)” can be \(ago.english) or \(number) less: write --date -\(number), or --amount -\(number).",
            "«-\(number)» — это \(ago.russian) или на \(number) меньше: напишите --date -\(number) или --amount -\(number)."
        )
    }

    fileprivate static func dateOrAmount(_ text: String) -> Phrase {
        Phrase(
            "“\(text)” can be a date or an amount: write --date \(text), or --amount \(text).",
            "«\(text)» — это и дата, и количество: напишите --date \(text) или --amount \(text).")
    }

    fileprivate static func amountGoesWithDone(
        _ tail: AmountTail, _ name: String, _ repeated: RepeatedOptions
    ) -> Phrase {
        let line = CommandLineText(["done", name], [GivenOption(.amount, tail.text)] + repeated.given)
        return Phrase("An amount goes with done", "Количество указывают в done").naming(line)
    }

    fileprivate static func amountGoesWithOne(
        _ tail: AmountTail, _ name: String, _ repeated: RepeatedOptions
    ) -> Phrase {
        let line = CommandLineText(["done", name] + tail.words, repeated.given)
        return Phrase("An amount goes with one tracker", "Количество указывают для одного трекера")
            .naming(line)
    }

    fileprivate static func amountTwice(_ tail: AmountTail) -> Phrase {
        Phrase(
            "“\(tail.text)” and --amount both name an amount: keep one of them.",
            "И «\(tail.text)», и --amount задают количество: оставьте что-то одно.")
    }

    /// The sentence with a line that helps; without one that cannot be typed.
    private func naming(_ line: CommandLineText?) -> Phrase {
        self + (line.map { ": \($0.text)." } ?? ".")
    }

    /// "three days ago", «три дня назад»; in figures above ten.
    private static func spelled(daysAgo count: Int) -> Phrase {
        let words = [
            Phrase("one", "один"), Phrase("two", "два"), Phrase("three", "три"), Phrase("four", "четыре"),
            Phrase("five", "пять"), Phrase("six", "шесть"), Phrase("seven", "семь"),
            Phrase("eight", "восемь"), Phrase("nine", "девять"), Phrase("ten", "десять"),
        ]
        let number = words.indices.contains(count - 1) ? words[count - 1] : Phrase(same: String(count))
        let days = CountedPhrase.days
        return Phrase(
            "\(number.english) \(days.english.form(for: count)) ago",
            "\(number.russian) \(days.russian.form(for: count)) назад")
    }
}

/// Trackers that come in on standard input, a line each: `tracker list --plain | tracker done -`.
extension Session {
    private static let mostNames = 10_000

    /// Runs the command with the names on standard input in place of its `-`.
    func runWithNamesFromInput() throws(Failure) -> ExitCode {
        try readOptions()
        var session = self
        session.invocation.operands = try namesFromInput()
        guard session.invocation.operands.isEmpty else { return try runNaming(session) }
        try change { _ in
        } report: {
            ChangeReport(entries: [], said: .noTrackerNamed)
        }
        return .done
    }

    /// Runs the command; tells how names are listed if the first line is none.
    private func runNaming(_ session: Session) throws(Failure) -> ExitCode {
        do throws(Failure) { return try session.command.run() } catch {
            guard case .store(.edit(.trackerNotFound(let reference))) = error,
                reference.text == session.invocation.operands.first
            else { throw error }
            throw .notFound(Phrase { error.text($0, repeated) } + .takePlainList(repeated))
        }
    }

    /// Reads days and amount of the line, so that wrong ones are refused without any name, too.
    private func readOptions() throws(Failure) {
        _ = try days()
        _ = try amount()
        // The days of `--from` and `--until`, which other commands do not have.
        _ = try StatusChange.pause.edit(self, from: day(.from))
    }

    /// The lines up to their first tab, without empty ones.
    private func namesFromInput() throws(Failure) -> [String] {
        if environment.input.isTerminal { throw .unsupported(.namesFromTerminal(repeated)) }
        var names: [String] = []
        for line in try Failure.unlessStored(try environment.input.bytes()).split(separator: 0x0A) {
            guard let text = String(validating: line.prefix { $0 != 0x09 }, as: UTF8.self) else {
                throw .invalid(.namesNotUTF8)
            }
            let name = Name.collapsingSpace(text)
            if name.isEmpty { continue }
            names.append(name)
            if names.count > Self.mostNames { throw .invalid(.tooManyNames(Self.mostNames)) }
        }
        return names
    }
}

extension Phrase {
    fileprivate static let noTrackerNamed = Phrase("No tracker named.", "Ни один трекер не назван.")

    fileprivate static func takePlainList(_ repeated: RepeatedOptions) -> Phrase {
        Phrase(
            " From \(repeated.line("tracker list")) take --plain.",
            " Берите из \(repeated.line("tracker list --plain")).")
    }

    fileprivate static func namesFromTerminal(_ repeated: RepeatedOptions) -> Phrase {
        let (list, done) = (
            repeated.line("tracker list --filter due --plain"), repeated.line("tracker done -")
        )
        return Phrase(
            "“-” reads the trackers from a pipe: \(list) | \(done).",
            "«-» читает трекеры из канала: \(list) | \(done).")
    }

    fileprivate static let namesNotUTF8 = Phrase(
        "Standard input is not valid UTF-8: hand over names or ids, a line each.",
        "В стандартном вводе есть байты не в кодировке UTF-8: передайте названия или идентификаторы, по одному в строке."
    )

    fileprivate static func tooManyNames(_ limit: Int) -> Phrase {
        Phrase(
            "Standard input names more than \(NumberText.whole(limit, .english)) trackers: hand over fewer.",
            "В стандартном вводе больше \(NumberText.whole(limit, .russian)) трекеров: передайте меньше.")
    }
}
