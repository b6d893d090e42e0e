/// How much of a line's style is written to an output.
package enum Styling: Hashable, Sendable {
    /// Text alone, no escape sequences.
    case plain
    case styled(ColorDepth)
}
