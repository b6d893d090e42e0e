import Terminal
import TrackerPresentation

/// A word of a command line in the quotation marks of each language.
struct Quoted {
    let english: String
    let russian: String

    /// Shows control characters as �, and cuts long words: a word may come from anywhere.
    init(_ word: String) {
        self.init(shown: word.excerpt())
    }

    /// Cuts a path only if no system allows its length: a person has to find the file by it.
    init(path: String) {
        self.init(shown: path.pathExcerpt)
    }

    private init(shown text: String) {
        let shown = Sanitizer.sanitize(text)
        english = "“" + shown + "”"
        russian = "«" + shown + "»"
    }

    /// A name that needs no quotation marks.
    init(bare name: String) {
        english = name
        russian = name
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
    /// The end of a sentence about a wrong word.
    static func didYouMean(_ meant: Quoted) -> Phrase {
        Phrase("; did you mean \(meant.english)?", "; может быть, вы имели в виду \(meant.russian)?")
    }

    /// The phrase made safe to print and to pass on, whatever outside words it repeats.
    var sanitized: Phrase { Phrase(Sanitizer.sanitize(english), Sanitizer.sanitize(russian)) }
}

/// A word quoted for a shell, as one argument.
package enum ShellWord {
    /// The word as a person would type it: bare if possible, in double quotes if they are enough.
    package static func typed(_ word: String) -> String {
        if !word.isEmpty, word.unicodeScalars.allSatisfy(isPlain) { return word }
        let needsSingle = word.unicodeScalars.contains { "\\\"$`!".unicodeScalars.contains($0) }
        return needsSingle ? single(word) : "\"" + word + "\""
    }

    /// A path as a person would type it, with the `~/` that it begins with left to the shell.
    package static func path(_ path: String) -> String {
        guard path.hasPrefix("~/"), path != "~/" else { return path == "~" ? path : typed(path) }
        return "~/" + typed(String(path.dropFirst(2)))
    }

    /// The word in single quotes, for any POSIX shell and for zsh.
    package static func single(_ word: String) -> String {
        var quoted = "'"
        for scalar in word.unicodeScalars {
            if scalar == "'" { quoted += "'\\''" } else { quoted.unicodeScalars.append(scalar) }
        }
        return quoted + "'"
    }

    /// The word in single quotes for fish, in which a backslash escapes inside them too.
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
