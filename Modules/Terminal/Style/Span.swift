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

    private init(_ text: String, _ style: Style, width: Int) {
        self.text = text
        self.style = style
        self.width = width
    }

    /// The run with more text of its style at its end.
    func appending(_ more: Span) -> Span {
        guard let last = text.unicodeScalars.last, let first = more.text.unicodeScalars.first,
            CellWidth.standsAlone(last), CellWidth.standsAlone(first)
        else { return Span(text + more.text, style) }
        // No cluster reaches over the seam, and both parts are safe and measured already.
        return Span(text + more.text, style, width: width + more.width)
    }
}
