#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Runs a program that shows text page by page.
package enum Pager {
    /// Pipes the text to the shell command and waits until the person leaves it.
    ///
    /// Returns false if the program does not exist: nothing has been shown then. Leaving it early counts as shown.
    package static func show(_ bytes: [UInt8], with command: String) -> Bool {
        // Unless LESS is set, makes less pass colours through and quit at once if the text fits one page.
        guard let pager = FedCommand(": \"${LESS=FIRX}\"; export LESS; \(command)") else { return false }
        // The pager handles Ctrl-C itself, and it may quit before it has read everything.
        let ignored = [SIGPIPE, SIGINT, SIGQUIT].map { SignalAction($0, SIG_IGN) }
        defer { for action in ignored { action.restore() } }
        ByteWriter(descriptor: pager.input).write(bytes)
        // A shell's status for a command that cannot be run (126) or is not found (127).
        return ![126, 127].contains(pager.finish())
    }
}

/// Decides which command shows text longer than the screen.
package enum PagerDecision {
    /// Fails silently without less. With it, text that fits one page quits at once and stays on screen.
    static let standard = "command -v less >/dev/null || exit 127; exec less -FIRX"

    /// Tells less that the text is UTF-8: in a locale that is not generated it would show `<E2><94><80>` for a frame.
    private static let characterSet = #": "${LESSCHARSET=utf-8}"; export LESSCHARSET; "#

    /// Returns a shell command; nil if the text is to be printed directly.
    ///
    /// The first variable that is set decides, the program's own or `PAGER`; an empty value or `cat` means no
    /// pager. Neither has a terminal that cannot move its cursor.
    package static func command(own: String, environment: (String) -> String?) -> String? {
        let term = environment("TERM") ?? ""
        guard !term.isEmpty, term != "dumb" else { return nil }
        let named = environment(own) ?? environment("PAGER") ?? standard
        return named.allSatisfy { $0 == " " } || named == "cat" ? nil : characterSet + named
    }
}
