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
