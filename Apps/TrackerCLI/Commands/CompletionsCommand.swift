/// `tracker completions`: the script that teaches a shell to complete.
struct CompletionsCommand {
    let session: Session

    func run() {
        let script =
            switch session.invocation.operands.first {
            case "zsh": ZshCompletions.script(in: session.language)
            case "fish": FishCompletions.script(in: session.language)
            default: BashCompletions.script(in: session.language)
            }
        session.console.print(raw: script)
    }
}
