/// The arms of a shell's `case`: which words are offered where. Bash and zsh differ in how a list is written.
struct CompletionCases: Sendable {
    /// The function that offers files.
    let files: String
    /// Words as the shell's function takes them.
    let list: @Sendable ([CompletionModel.Word]) -> String

    /// What is offered as an operand or as an option's value.
    func offers(_ rules: [CompletionModel.Rule]) -> String {
        rules.map { "    " + pattern($0) + ") " + call($0.offer) + " ;;" }.joined(separator: "\n")
    }

    /// A command's own options.
    func options(_ rules: [CompletionModel.Rule]) -> String {
        rules.compactMap { rule in
            guard case .words(let words) = rule.offer else { return nil }
            return "    \(pattern(rule))) own=(\(list(words))) ;;"
        }.joined(separator: "\n")
    }

    private func pattern(_ rule: CompletionModel.Rule) -> String {
        ShellWord.single(rule.pattern) + (rule.isPrefix ? "*" : "")
    }

    private func call(_ offer: CompletionModel.Completion) -> String {
        switch offer {
        case .words(let words): "__tracker_words " + list(words)
        case .names(let names): "__tracker_names \(names.rawValue)"
        case .files: files
        }
    }
}
