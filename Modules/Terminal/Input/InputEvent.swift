/// What arrives from a terminal.
package enum InputEvent: Hashable, Sendable {
    case key(Key)
    case mouse(MouseEvent)
    /// One line: line breaks have become spaces, other control characters are gone.
    case paste(String)
    /// The window has gained or lost the focus.
    case focus(Bool)
    case reply(TerminalReply)
}
