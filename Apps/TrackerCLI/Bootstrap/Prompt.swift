import Terminal
import TrackerPresentation

/// Questions to a person, asked on the error stream and answered on standard input.
struct Prompt {
    let session: Session

    /// A question needs somebody on both sides of it; trying something out asks nothing.
    var isPossible: Bool {
        session.globals.mayAsk && !session.globals.isDryRun && session.world.input.isTerminal
            && session.world.errors.isTerminal
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
                return try understand(answer)
            } catch {
                session.console.say(error.text(session.language), .error)
            }
        }
    }

    /// Makes sure that something may be done: `--yes`, or a person who answers yes; the default is No.
    ///
    /// - Throws: `needsAnswer` where nobody can be asked, `cancelled` for any answer but yes.
    func confirm(_ question: Phrase) throws(Failure) {
        if session.globals.assumesYes || session.globals.isDryRun { return }
        guard isPossible else { throw .needsAnswer(.addYes) }
        let answer = try answer(
            to: question(session.language) + " " + Phrase.yesOrNo(session.language))
        let word = answer.lowercased().filter { !$0.isWhitespace }
        guard ["y", "yes", "д", "да"].contains(word) else { throw .cancelled }
    }

    private func answer(to question: String) throws(Failure) -> String {
        let line = session.world.input.answer { session.console.ask(question) }
        if case .text(let answer) = line { return answer }
        session.console.say("")
        throw .cancelled
    }
}
