/// Questions to a terminal; each is answered in order or not at all.
enum TerminalQuery {
    /// Whether synchronized output (private mode 2026) is known.
    static let synchronizedOutput = "\u{1B}[?2026$p"
    static let background = "\u{1B}]11;?\u{1B}\\"
    static let keyboardFlags = "\u{1B}[?u"
    /// Answered by every terminal, so it tells that the answers before it have come.
    static let deviceAttributes = "\u{1B}[c"
}
