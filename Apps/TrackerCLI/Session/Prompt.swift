import Terminal
import TrackerExchange
import TrackerPresentation

/// Questions to a person, asked on the error stream and answered on standard input.
struct Prompt {
    let session: Session

    /// A question needs somebody on both sides of it; trying something out asks nothing.
    var isPossible: Bool {
        session.globals.mayAsk && !session.globals.isDryRun && session.environment.input.isTerminal
            && session.environment.errors.isTerminal
    }

    /// Asks until the answer makes sense; the reason it does not is said each time.
    ///
    /// - Throws: `cancelled` where no more answers come.
    func ask<Answer>(
        _ question: Phrase, _ understand: (String) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        while true {
            let answer = try answer(to: question(session.language))
            do throws(Failure) {
                guard let answer else { throw .invalid(.answerNotUTF8) }
                return try understand(answer)
            } catch {
                session.console.say(error.text(session.language), .error)
            }
        }
    }

    /// Says what may be answered, before a question.
    func explain(_ text: Phrase) {
        let width = session.console.context.width ?? 80
        for line in text(session.language).wrapped(to: width) { session.console.say(line) }
    }

    /// Makes sure that something may be done: `--yes`, or a person who answers yes; the default is No.
    ///
    /// - Parameters:
    ///   - evenWithYes: Whether something has come up that who wrote `--yes` cannot have known.
    ///   - refusal: What is said where nobody can be asked, in place of a general sentence.
    /// - Throws: `needsAnswer` where nobody can be asked, `cancelled` for any answer but yes.
    func confirm(
        _ question: Phrase, evenWithYes: Bool = false, whenNobodyAnswers refusal: Phrase? = nil
    ) throws(Failure) {
        if session.globals.assumesYes && !evenWithYes || session.globals.isDryRun { return }
        guard isPossible else {
            throw .needsAnswer(refusal ?? (session.globals.mayAsk ? .addYes : .addYesToNoInput))
        }
        let answer = try answer(
            to: question(session.language) + " " + Phrase.yesOrNo(session.language))
        let word = answer?.lowercased().filter { !$0.isWhitespace } ?? ""
        guard ["y", "yes", "д", "да"].contains(word) else { throw .cancelled }
    }

    /// The answer to a question; nil for one that is no text.
    private func answer(to question: String) throws(Failure) -> String? {
        let line = session.environment.input.answer(farewell) { session.console.ask(question) }
        switch line {
        case .text(let answer): return answer
        case .notUTF8: return nil
        case .endOfFile, .failed:
            session.console.say("")
            throw .cancelled
        }
    }

    /// What is left on the error stream where Ctrl-C answers.
    private var farewell: [UInt8] {
        guard session.console.form == .json else { return [] }
        let failure = Failure.cancelled
        return Array((JSON.failed(failure.code, failure.text(session.language)).text + "\n").utf8)
    }
}
