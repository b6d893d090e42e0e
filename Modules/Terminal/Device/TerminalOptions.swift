/// What a full-screen program wants of its terminal.
package struct TerminalOptions {
    package var usesMouse: Bool
    /// Apple's Terminal prints a letter when asked whether it knows synchronized output.
    package var asksForSynchronizedOutput: Bool
    /// What to say after a crash, given the name of its signal; the reason, if there is one, stands above it.
    package var crashNotice: (_ signal: String) -> String

    package init(
        usesMouse: Bool = true, asksForSynchronizedOutput: Bool = true,
        crashNotice: @escaping (_ signal: String) -> String
    ) {
        self.usesMouse = usesMouse
        self.asksForSynchronizedOutput = asksForSynchronizedOutput
        self.crashNotice = crashNotice
    }
}

/// Why waiting at a terminal ended.
package enum Wakeup: Equatable, Sendable {
    case input(InputEvent)
    /// The window has another size: lay out and repaint everything.
    case resized(Size)
    /// The process runs again after a stop, the screen has been entered anew: repaint everything.
    case resumed(Size)
    /// A signal asks the program to end: leave the screen and exit with `128 + signal`.
    case terminated(signal: Int32)
    /// The terminal is gone: end.
    case hungUp
    /// The moment waited for has come.
    case deadline
}
