/// A full-screen program's requirements of its terminal.
package struct TerminalOptions {
    package var usesMouse: Bool
    /// False for Apple's Terminal, which prints a letter when asked about synchronized output.
    package var asksForSynchronizedOutput: Bool
    /// The message after a crash, given the signal's name; Swift's own reason, if any, stands above it.
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

/// The reason why a wait at a terminal ended.
package enum Wakeup: Equatable, Sendable {
    case input(InputEvent)
    /// The window has another size: lay out and repaint everything.
    case resized(Size)
    /// The process runs again after a stop and has entered the screen anew: repaint everything.
    case resumed(Size)
    /// A signal asks the process to stop: call `suspend`.
    case stopRequested
    /// A signal asks the process to end: leave the screen and exit with `128 + signal`.
    case terminated(signal: Int32)
    /// The terminal is gone: end the program.
    case hungUp
    /// The deadline has passed.
    case deadline
}
