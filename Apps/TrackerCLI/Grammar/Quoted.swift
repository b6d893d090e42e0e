import Terminal
import TrackerPresentation

/// A word of a command line in the quotation marks of each language.
struct Quoted {
    let english: String
    let russian: String

    /// Words may come from anywhere: control characters are shown as �, and a long word is cut.
    init(_ word: String) {
        let shown = Sanitizer.sanitize(word.excerpt())
        english = "“" + shown + "”"
        russian = "«" + shown + "»"
    }

    /// A line is there to be copied: it is never cut.
    init(_ line: MeantLine) {
        english = "“" + line.text + "”"
        russian = "«" + line.text + "»"
    }

    init(_ option: OptionName) {
        self.init(option.word)
    }

    init(_ command: CommandName) {
        self.init("tracker " + command.rawValue)
    }

    init(_ family: CommandFamily) {
        self.init("tracker " + family.rawValue)
    }
}
