import Terminal
import TrackerPresentation

/// A word of a command line in the quotation marks of each language.
struct Quoted {
    let english: String
    let russian: String

    /// Words may come from anywhere: control characters are shown as �, and a long word is cut.
    init(_ word: String) {
        self.init(shown: word.excerpt())
    }

    /// A path is there to be found: it is cut only where no system could have it.
    init(path: String) {
        self.init(shown: path.pathExcerpt)
    }

    private init(shown text: String) {
        let shown = Sanitizer.sanitize(text)
        english = "“" + shown + "”"
        russian = "«" + shown + "»"
    }

    /// A name that needs no marks.
    init(bare name: String) {
        english = name
        russian = name
    }

    /// A line is there to be copied: it is never cut.
    init(_ line: SuggestedCommandLine) {
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

extension Phrase {
    /// Safe to print and to pass on, whatever words from outside it repeats.
    var sanitized: Phrase { Phrase(Sanitizer.sanitize(english), Sanitizer.sanitize(russian)) }
}

/// A word as it has to be written in a shell to be one argument.
package enum ShellWord {
    /// As a person would type it: bare where possible, in double quotes where that is enough.
    package static func typed(_ word: String) -> String {
        if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
        let needsSingle = word.unicodeScalars.contains { "\\\"$`!".unicodeScalars.contains($0) }
        return needsSingle ? single(word) : "\"" + word + "\""
    }

    /// In single quotes, for any POSIX shell and for zsh.
    package static func single(_ word: String) -> String {
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    /// In single quotes, for fish, where a backslash escapes inside them too.
    package static func fish(_ word: String) -> String {
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" || scalar == "\\" { quoted += "\\" }
            quoted.unicodeScalars.append(scalar)
        }
        return quoted + "'"
    }

    private static func isPlain(_ scalar: Unicode.Scalar) -> Bool {
        !scalar.isASCII || scalar.properties.isAlphabetic || ("0"..."9").contains(scalar)
            || "-_./,:=+%@".unicodeScalars.contains(scalar)
    }
}
