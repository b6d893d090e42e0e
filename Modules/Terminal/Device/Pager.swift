#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a program that shows text page by page.
package enum Pager {
    /// Hands the text to the shell command and waits until the person has left it.
    ///
    /// False where there is no such program: then nothing has been shown. One that is left early has shown enough.
    package static func show(_ bytes: [UInt8], with command: String) -> Bool {
        // Colours are let through by a less that nobody has told otherwise, and a single page is left at once.
        guard let pager = FedCommand(": \"${LESS=FIRX}\"; export LESS; \(command)") else { return false }
        // Ctrl-C is the pager's own, and it may be left before everything has been read.
        let ignored = [SIGPIPE, SIGINT, SIGQUIT].map { SignalAction($0, SIG_IGN) }
        defer { for action in ignored { action.restore() } }
        ByteWriter(descriptor: pager.input).write(bytes)
        // What a shell says of a command that cannot be run, and of one that is not there.
        return ![126, 127].contains(pager.finish())
    }
}

/// Decides what shows text that is longer than the screen.
package enum PagerDecision {
    /// Silent where there is no less; a page is enough for what fits one, and the text stays when it is left.
    static let standard = "command -v less >/dev/null || exit 127; exec less -FIRX"

    /// What is written is UTF-8, whatever the locale: a less in one that is not generated shows `<E2><94><80>` for a frame.
    private static let characterSet = #": "${LESSCHARSET=utf-8}"; export LESSCHARSET; "#

    /// A command for the shell; nil where the text is simply to be written.
    ///
    /// The first that is set of the program's own variable and `PAGER` decides; an empty one, and `cat`, mean none. A terminal
    /// that cannot move its cursor has no use for pages.
    package static func command(own: String, environment: (String) -> String?) -> String? {
        let term = environment("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { return nil }
        let named = environment(own) ?? environment("PAGER") ?? standard
        return named.allSatisfy { $0 == " " } || named == "cat" ? nil : characterSet + named
    }
}
