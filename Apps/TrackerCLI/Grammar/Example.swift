package import TrackerPresentation

/// A command line that help shows, stored as data, so that a test can run it.
package struct Example: Sendable {
    /// An argument: the same in every language, or a name with one form for each language.
    package struct Word: ExpressibleByStringLiteral, Sendable {
        let phrase: Phrase

        package init(stringLiteral word: String) {
            phrase = Phrase(word, word)
        }

        package init(_ english: String, _ russian: String) {
            phrase = Phrase(english, russian)
        }
    }

    private let words: [Word]
    /// The effect of the line, in half a line without a full stop.
    package let explanation: Phrase
    /// Whether the line works only on a terminal.
    package let needsTerminal: Bool

    package init(_ words: [Word], needsTerminal: Bool = false, _ explanation: Phrase) {
        self.words = words
        self.needsTerminal = needsTerminal
        self.explanation = explanation
    }

    /// The words after `tracker`.
    package func arguments(_ language: Language) -> [String] {
        words.map { $0.phrase(language) }
    }

    /// The whole line as a person types it in a shell.
    package func commandLine(_ language: Language) -> String {
        (["tracker"] + arguments(language).map(ShellWord.typed)).joined(separator: " ")
    }
}

extension Example.Word {
    /// Names that the examples assume: four habits, one with a goal, and their categories.
    package static let run = Self("Run", "Бег")
    package static let read = Self("Read", "Чтение")
    package static let steps = Self("Steps", "Шаги")
    package static let waterPlants = Self("Water plants", "Полить цветы")
    package static let sport = Self("Sport", "Спорт")
    package static let home = Self("Home", "Дом")
}
