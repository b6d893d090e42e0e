/// A run of text in one style, safe to print.
package struct Span: Hashable, Sendable {
    /// Holds no control character: text from files cannot command the terminal.
    package let text: String
    package let style: Style
    /// In cells.
    package let width: Int

    package init(_ text: String, _ style: Style = .plain) {
        self.text = Sanitizer.sanitize(text)
        self.style = style
        width = self.text.cellWidth
    }
}
