import TrackerDomain
import TrackerPresentation

/// A command line to copy, quoted for a shell.
struct CommandLineText {
    /// Its words from `tracker` on, as a program takes them.
    let words: [String]
    let text: String

    var phrase: Phrase { Phrase(same: text) }

    /// Joins words and options; nil for a line that is too long, has forbidden characters or would be refused.
    init?(_ words: [String], _ options: [GivenOption]) {
        // The options that all printed lines repeat come last.
        let last: [OptionName] = [.library, .lang]
        let sorted =
            options.filter { !last.contains($0.name) }
            + last.flatMap { name in options.filter { $0.name == name } }
        let given = sorted.flatMap { [$0.typed.word] + ($0.value.map { [$0] } ?? []) }
        let looksLikeOption = words.contains { $0.hasPrefix("-") }
        let arguments = looksLikeOption ? words.prefix(1) + given + ["--"] + words.dropFirst() : words + given
        guard (try? Parser.parse(ArgumentLine(arguments))) != nil else { return nil }
        self.words = ["tracker"] + arguments
        text = (["tracker"] + arguments.map(ShellWord.typed)).joined(separator: " ")
        guard text.utf8.count <= 200, !text.unicodeScalars.contains(where: Name.isForbidden) else {
            return nil
        }
    }
}
