import Terminal
import TrackerExchange
import TrackerPresentation

/// Questions to a person, asked on the error stream and answered on standard input.
struct Prompt {
    let session: Session

    /// Whether a person can be asked: both streams are needed, and a dry run never asks.
    var isPossible: Bool {
        session.globals.mayAsk && !session.globals.isDryRun && session.environment.input.isTerminal
            && session.environment.errors.isTerminal
    }

    /// Asks until the answer is valid; prints the reason each time it is not.
    ///
    /// - Throws: `cancelled` if the input ends.
    func ask<Answer>(
        _ question: Phrase, _ understand: (String) throws(Failure) -> Answer
    ) throws(Failure) -> Answer {
        while true {
            let answer = try answer(to: question(session.language))
            do throws(Failure) {
                guard let answer else { throw .invalid(.answerNotUTF8) }
                return try understand(answer)
            } catch {
                session.console.say(error.text(session.language, session.repeated), .error)
            }
        }
    }

    /// Prints the possible answers, before a question.
    func explain(_ text: Phrase) {
        let width = session.console.context.width ?? 80
        for line in text(session.language).wrapped(to: width) { session.console.say(line) }
    }

    /// Confirms an action by `--yes`, or by a person who answers Yes; the default is No.
    ///
    /// - Parameters:
    ///   - evenWithYes: Whether to ask in spite of `--yes`, as its author cannot have known the circumstances.
    ///   - refusal: The error if nobody can be asked, in place of a general one.
    /// - Throws: `needsAnswer` if nobody can be asked, `cancelled` for any answer but Yes.
    func confirm(
        _ question: Phrase, evenWithYes: Bool = false, whenNobodyAnswers refusal: Phrase? = nil
    ) throws(Failure) {
        if session.globals.assumesYes && !evenWithYes || session.globals.isDryRun { return }
        guard isPossible else {
            throw .needsAnswer(refusal ?? (session.globals.mayAsk ? .addYes : .addYesToNoInput))
        }
        guard try isYes(answer(toYesOrNo: question)) else { throw .cancelled }
    }

    /// Whether a person answers Yes; the default is No.
    ///
    /// - Returns: True with `--yes`, else false if nobody can be asked.
    /// - Throws: `cancelled` if the input ends.
    func agrees(_ question: Phrase) throws(Failure) -> Bool {
        if session.globals.assumesYes { return true }
        guard isPossible else { return false }
        return try isYes(answer(toYesOrNo: question))
    }

    private func answer(toYesOrNo question: Phrase) throws(Failure) -> String? {
        try answer(to: question(session.language) + " " + Phrase.yesOrNo(session.language))
    }

    private func isYes(_ answer: String?) -> Bool {
        let word = answer?.lowercased().filter { !$0.isWhitespace } ?? ""
        return ["y", "yes", "д", "да"].contains(word)
    }

    /// The answer to a question; nil if it is no valid text.
    private func answer(to question: String) throws(Failure) -> String? {
        let line = session.environment.input.answer(interruptNotice) { session.console.ask(question) }
        switch line {
        case .text(let answer): return answer
        case .notUTF8: return nil
        case .endOfFile, .failed:
            session.console.say("")
            throw .cancelled
        }
    }

    /// The bytes that Ctrl-C writes to the error stream.
    private var interruptNotice: [UInt8] {
        guard session.console.format == .json else { return [] }
        let failure = Failure.cancelled
        let document = JSON.failed.json((failure.code, failure.text(session.language, session.repeated)))
        return Array((document.text + "\n").utf8)
    }
}
