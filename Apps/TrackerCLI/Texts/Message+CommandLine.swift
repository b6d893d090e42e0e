package import TrackerDomain
package import TrackerPresentation

extension Message {
    /// The sentence with the advice of the command line.
    package func onCommandLine(_ repeated: RepeatedOptions) -> Phrase {
        phrase(Advice.onCommandLine(repeated))
    }
}

extension Finding {
    /// The sentence, followed by the line to copy if there is one.
    package func phrase(_ repeated: RepeatedOptions) -> Phrase {
        let sentence = sentence(repeated)
        return line(repeated).map { sentence + " " + $0 } ?? sentence
    }

    package func sentence(_ repeated: RepeatedOptions) -> Phrase { message.onCommandLine(repeated) }

    /// The line to copy after the sentence.
    func line(_ repeated: RepeatedOptions) -> String? {
        message.advice.lazy.compactMap { $0.line(repeated) }.first
    }
}

extension Phrase {
    /// The way to check for a change, as the end of a sentence.
    static func lookBeforeRepeating(_ repeated: RepeatedOptions) -> Phrase {
        let (list, history) = (repeated.line("tracker list"), repeated.line("tracker history"))
        return Phrase(
            "look with “\(list)” or “\(history)” before you repeat it",
            "прежде чем повторять, посмотрите «\(list)» или «\(history)»")
    }
}
