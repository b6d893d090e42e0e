import TrackerPresentation

/// `tracker help`: what the commands do.
struct HelpCommand {
    let session: Session

    func run() throws(Failure) {
        session.console.print(HelpView(canvas: session.console.canvas).lines(HelpTopic(words: session.invocation.operands)))
    }
}
