import TrackerDomain
import TrackerPresentation

/// A command line to copy, quoted for a shell.
struct CommandLineText {
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
        text = (["tracker"] + arguments.map(ShellWord.typed)).joined(separator: " ")
        guard text.utf8.count <= 200, !text.unicodeScalars.contains(where: Name.isForbidden) else {
            return nil
        }
    }

    /// Makes the line that does to a category what another one asks of a tracker, or the reverse.
    init?(_ other: EditError.Named, namedAs word: String, in line: ArgumentLine) {
        guard case .command(let command, let used) = line.match else { return nil }
        let operands = line.words.dropFirst(used)
        let isFirst = operands.first == word
        let general = line.options.filter { option in
            OptionTable.everywhere.contains { $0.name == option.name }
        }
        switch (other, command) {
        case (.category(let name), .edit):
            let newName = line.options.last { $0.name == .name }?.value ?? "…"
            self.init(["category", "rename", name, newName], general)
        case (.category(let name), .delete): self.init(["category", "delete", name], general)
        case (.category(let name), .move) where isFirst: self.init(["category", "move", name], line.options)
        case (.category(let name), .log): self.init(["log"], [GivenOption(.category, name)] + line.options)
        case (.category(let name), _): self.init(["list"], [GivenOption(.category, name)] + general)
        case (.tracker(let name), .categoryRename):
            self.init(["edit", name], [GivenOption(.name, operands.last)] + general)
        case (.tracker(let name), .categoryDelete): self.init(["delete", name], general)
        case (.tracker(let name), .categoryMove) where isFirst: self.init(["move", name], line.options)
        case (.tracker(let name), .log):
            self.init(["log", name], line.options.filter { $0.name != .category })
        case (.tracker(let name), _): self.init(["show", name], general)
        }
    }
}
