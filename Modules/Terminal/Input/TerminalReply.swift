/// What a terminal says about itself, asked or unasked.
package enum TerminalReply: Hashable, Sendable {
    /// Every terminal answers this question, and answers in order: whatever has not come before it will not come.
    case deviceAttributes([Int])
    /// Whether the private mode can be switched (DECRPM 1 or 2).
    case mode(Int, isKnown: Bool)
    case background(ReportedColor)
    /// The flags of kitty's keyboard protocol in force.
    case keyboardFlags(Int)
    /// The person has switched the terminal's theme.
    case theme(isDark: Bool)
}
