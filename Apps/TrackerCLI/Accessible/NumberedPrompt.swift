import Terminal
import TrackerPresentation

/// Asks with numbered choices and plain lines: no escape sequence, nothing that moves, one thing after another.
struct NumberedPrompt {
    let environment: Environment
    let context: TextContext

    func say(_ text: String) { write(text + "\n") }

    func say(_ phrase: Phrase) { say(phrase(context.language)) }

    /// Reads one line, again if it is not UTF-8; `nil` at the end of the input.
    func ask(_ question: Phrase) -> String? {
        while true {
            switch environment.input.answer([], { write(question(context.language) + " ") }) {
            case .text(let text): return text
            case .notUTF8: say(.answerNotUTF8)
            case .endOfFile, .failed:
                say("")
                return nil
            }
        }
    }

    /// An answer to numbered choices.
    enum Answer {
        /// The place of the choice, from 0 on.
        case number(Int)
        case empty
        /// There are no more answers.
        case end
    }

    /// The index of the wanted choice; `nil` for none.
    func choose(_ title: String, _ choices: [String]) -> Int? {
        if case .number(let number) = answer(title, choices, .numberOrEmpty) { number } else { nil }
    }

    /// Lists the choices and asks for one, again if the number is none of theirs.
    func answer(_ title: String, _ choices: [String], _ question: Phrase) -> Answer {
        while true {
            say("")
            say(title)
            for (index, choice) in choices.enumerated() { say("\(index + 1). \(choice)") }
            guard let answer = ask(question) else { return .end }
            let word = answer.filter { !$0.isWhitespace }
            if word.isEmpty { return .empty }
            if let number = Int(word), choices.indices.contains(number - 1) { return .number(number - 1) }
            say(Phrase.notANumber(word, choices.count))
        }
    }

    private func write(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let safe = lines.map { Sanitizer.sanitize(context.plain(String($0))) }.joined(separator: "\n")
        _ = environment.output.write(Array(safe.utf8))
    }
}
