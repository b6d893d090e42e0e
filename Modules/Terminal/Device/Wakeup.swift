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
