import TrackerPresentation

/// `tracker man`: the manual page, as source for `man`.
struct ManCommand {
    let session: Session

    func run() {
        let language = session.invocation.operands.first.flatMap(Language.init(rawValue:)) ?? session.language
        session.console.print(raw: ManPage.source(in: language, version: Version.current))
    }
}
