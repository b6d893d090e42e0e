/// How a run of text looks.
package struct Style: Hashable, Sendable {
    /// Nil: the terminal's own.
    package var foreground: Color?
    /// Nil: the terminal's own.
    package var background: Color?
    package var attributes: Attributes

    package init(foreground: Color? = nil, background: Color? = nil, _ attributes: Attributes = []) {
        self.foreground = foreground
        self.background = background
        self.attributes = attributes
    }

    package static let plain = Style()
}
