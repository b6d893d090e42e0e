import Terminal
import TrackerDomain
import TrackerPresentation

/// The questions of `tracker review` and what is done with the answers.
struct ReviewDialogue {
    private let session: Session
    private let names: [Identifier: String]
    private var run: ReviewRun
    /// The runs before the answers so far, with the steps that these made.
    private var before: [(run: ReviewRun, step: Step?)] = []
    private var headed: Day?
    /// True if nobody will answer any more.
    private var isAtEnd = false

    init(session: Session, _ questions: [ReviewQuestion], in library: Library) {
        self.session = session
        run = ReviewRun(questions)
        names = Dictionary(
            questions.map { ($0.tracker, library.tracker($0.tracker)?.name ?? "") }, uniquingKeysWith: { $1 })
    }

    /// Asks until nothing is left or nobody answers.
    func answered() throws(Failure) -> ReviewRun {
        var dialogue = self
        session.environment.holdInterrupts()
        // After a failure, too: a Ctrl-C that waited for the store ends the review as one at a question does.
        defer { session.environment.releaseInterrupts(Array("\n".utf8) + dialogue.interruptNotice) }
        while let place = dialogue.run.place {
            guard try dialogue.ask(place) else { break }
        }
        return dialogue.run
    }

    /// Asks one question, or passes it over.
    ///
    /// - Returns: False if the review ends.
    private mutating func ask(_ place: Int) throws(Failure) -> Bool {
        let question = run.questions[place]
        let library = try session.load().library
        if let meanwhile = question.meanwhile(in: library, today: session.today) {
            pass(question, meanwhile)
            return true
        }
        let text = library.reviewText(question, today: session.today, session.conventions) ?? ""
        if run.spansDays, headed != question.day {
            session.console.say(DateText.full(question.day, session.language), .title)
        }
        headed = question.day
        session.console.say("\(place + 1)/\(run.questions.count)  \(text)")
        while run.place == place, !isAtEnd {
            guard let line = answer(to: .reviewPrompt), let answer = understood(line) else { continue }
            if answer == .quit { return false }
            // What was taken back is asked with its own line.
            if try !take(answer, question) { return true }
        }
        return !isAtEnd
    }

    /// - Returns: False if the question has to be shown again.
    private mutating func take(_ answer: ReviewAnswer, _ question: ReviewQuestion) throws(Failure) -> Bool {
        let (id, days) = (question.tracker, DaySet([question.day]))
        switch answer {
        case .done: try complete(question)
        case .amount(let edit): try make(.amount(edit, of: id, on: days), question)
        case .skip: try make(.skip([id], on: days), question, as: .skipped)
        case .left: settle(.left)
        case .later: settle(.later)
        case .note(let text): try note(text, question)
        case .back: return try !takeBack()
        case .help: for line in Phrase.reviewHelp { session.console.say(line(session.language)) }
        case .quit: break
        }
        return true
    }

    private mutating func settle(_ outcome: ReviewRun.Outcome, _ step: Step? = nil) {
        before.append((run, step))
        run.take(outcome)
    }

    /// Marks the day; a sum that is a goal needs an amount, and without one the question stays.
    private mutating func complete(_ question: ReviewQuestion) throws(Failure) {
        let (id, days) = (question.tracker, DaySet([question.day]))
        let tracker = try session.load().library.tracker(id)
        guard let goal = tracker?.measure(on: question.day), goal.period != nil, goal.goal.kind == .atLeast
        else {
            return try make(.complete([id], on: days), question)
        }
        guard let line = answer(to: .howMuch(goal.goal.unit)), !Name.collapsingSpace(line).isEmpty,
            let edit = amount(line)
        else { return }
        try make(.amount(edit, of: id, on: days), question)
    }

    private mutating func note(_ text: String?, _ question: ReviewQuestion) throws(Failure) {
        guard let text = text ?? answer(to: .reviewNote), !Name.collapsingSpace(text).isEmpty else { return }
        try make(.note(text, of: question.tracker, on: question.day), question, as: nil)
    }

    /// Makes an edit as one step, unless others settled the question meanwhile.
    ///
    /// - Parameter outcome: That of the question; nil if it is asked again. By itself it is whether the day is done or,
    ///   for a limit of a period, kept so far.
    private mutating func make(
        _ edit: Edit, _ question: ReviewQuestion, as outcome: ReviewRun.Outcome? = .done
    ) throws(Failure) {
        let today = session.today
        let made = try update { (journal) throws(EditError) -> Made in
            if let meanwhile = question.meanwhile(in: journal.library, today: today) {
                return .passed(meanwhile)
            }
            let changes = try journal.perform([edit], today: today)
            let day = journal.library.tracker(question.tracker)?.onDate(question.day, today: today)
            return .step(
                changes.isEmpty ? nil : journal.history.undo.last,
                isDone: day.map { $0.isDone || $0.isMet } ?? false)
        }
        switch (made, outcome) {
        case (.passed(let meanwhile), _): pass(question, meanwhile)
        case (.step(let step, let isDone), .done): settle(isDone ? .done : .left, step)
        case (.step(let step, _), let outcome?): settle(outcome, step)
        case (.step(let step, _), nil): before.append((run, step))
        case (nil, _): break
        }
    }

    private enum Made {
        case passed(ReviewQuestion.Meanwhile)
        case step(Step?, isDone: Bool)
    }

    /// Takes back the last answer of this run.
    ///
    /// - Returns: Whether there was one that still can be.
    private mutating func takeBack() throws(Failure) -> Bool {
        guard let last = before.last else {
            say(.nothingToTakeBack)
            return false
        }
        if let step = last.step {
            let today = session.today
            let isTakenBack = try update { (journal) throws(EditError) in
                try journal.takeBack(step, today: today)
            }
            guard isTakenBack == true else {
                if isTakenBack == false { say(.changedSince) }
                return false
            }
        }
        before.removeLast()
        run = last.run
        return true
    }

    private mutating func pass(_ question: ReviewQuestion, _ meanwhile: ReviewQuestion.Meanwhile) {
        session.console.say(meanwhile.sentence(names[question.tracker] ?? "")(session.language))
        run.take(.passed)
    }

    /// Changes the library; says why if it is refused, and returns nil.
    private func update<Value>(
        _ body: (inout Journal) throws(EditError) -> Value
    ) throws(Failure) -> Value? {
        do throws(StoreError) {
            let updated = try session.store.update(body)
            session.completed.last = .change
            session.say(updated.warnings)
            return updated.value
        } catch {
            guard case .edit = error else { throw .store(error) }
            refuse(.store(error))
            return nil
        }
    }

    private func understood(_ line: String) -> ReviewAnswer? {
        do throws(WordError) {
            if let answer = try ReviewAnswer(line, session.language) { return answer }
            say(.noReviewAnswer(line))
        } catch {
            refuse(.word(error))
        }
        return nil
    }

    private func amount(_ line: String) -> AmountEdit? {
        do throws(WordError) { return try AmountWord.edit(line, session.language) } catch {
            refuse(.word(error))
            return nil
        }
    }

    /// The bytes that Ctrl-C leaves: how many answers there were.
    private var interruptNotice: [UInt8] {
        session.globals.isQuiet ? [] : Array((run.summary(session.language) + "\n").utf8)
    }

    /// Nil if there is none, or none that can be read.
    private mutating func answer(to question: Phrase) -> String? {
        let line = session.environment.input.answer(interruptNotice) {
            session.console.ask(question(session.language))
        }
        switch line {
        case .text(let text): return text
        case .notUTF8: say(.answerNotUTF8)
        case .endOfFile, .failed:
            isAtEnd = true
            session.console.say("")
        }
        return nil
    }

    private func say(_ phrase: Phrase) { session.console.say(phrase(session.language), .error) }

    private func refuse(_ failure: Failure) {
        session.console.say(
            failure.text(
                session.language, session.repeated, advice: Advice.inReview(session.repeated)), .error)
    }
}

extension Phrase {
    fileprivate static let reviewNote = Phrase("Note:", "Заметка:")

    fileprivate static let changedSince = Phrase(
        "What that answer recorded was changed since: nothing is taken back.",
        "То, что записал этот ответ, с тех пор изменено: ничего не отменено.")
}
