/// The branches of a shell's `case` with their completions. Bash and zsh differ in the format of a list.
struct CompletionCases: Sendable {
    /// The functions that offer files and folders.
    let files: String
    let folders: String
    /// Formats words for the shell's function.
    let list: @Sendable ([CompletionModel.Word]) -> String

    /// The completions of operands or of options' values.
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
        case .names(.section): "__tracker_names section \"$first\""
        case .names(let names): "__tracker_names \(names.rawValue)"
        case .files: files
        case .folders: folders
        }
    }
}
