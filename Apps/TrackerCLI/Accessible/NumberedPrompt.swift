import Terminal
import TrackerPresentation

/// Asks with numbered choices and plain lines: no escape sequence, nothing that moves, one thing after another.
struct NumberedPrompt {
    let environment: Environment
    let canvas: Canvas

    func say(_ text: String) { write(text + "\n") }

    func say(_ phrase: Phrase) { say(phrase(canvas.language)) }

    /// Reads one line; `nil` where there are no more. One that is no text is asked for again.
    func ask(_ question: Phrase) -> String? {
        while true {
            switch environment.input.answer([], { write(question(canvas.language) + " ") }) {
            case .text(let text): return text
            case .notUTF8: say(.answerNotUTF8)
            case .endOfFile, .failed:
                say("")
                return nil
            }
        }
    }

    /// Which of several choices is wanted; `nil` for an empty answer or none. A wrong one is asked again.
    func choose(_ title: String, _ choices: [String]) -> Int? {
        while true {
            say("")
            say(title)
            for (index, choice) in choices.enumerated() { say("\(index + 1). \(choice)") }
            guard let answer = ask(.numberOrEmpty) else { return nil }
            let word = answer.filter { !$0.isWhitespace }
            if word.isEmpty { return nil }
            if let number = Int(word), choices.indices.contains(number - 1) { return number - 1 }
            say(Phrase.notANumber(word, choices.count))
        }
    }

    private func write(_ text: String) {
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        let safe = lines.map { Sanitizer.sanitize(canvas.plain(String($0))) }.joined(separator: "\n")
        _ = environment.output.write(Array(safe.utf8))
    }
}
