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
