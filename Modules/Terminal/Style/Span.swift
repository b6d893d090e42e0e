/// A run of text in one style, safe to print.
package struct Span: Hashable, Sendable {
    /// Text without control characters: files cannot send commands to the terminal.
    package let text: String
    package let style: Style
    /// The width in cells.
    package let width: Int
    let start, end: TextEdge

    package init(_ text: String, _ style: Style = .plain) {
        self.style = style
        // Such text is also safe, so one pass is enough for nearly all text.
        if let cells = text.cellsStandingAlone {
            self.text = text
            width = cells
            (start, end) = (.alone, .alone)
        } else {
            let safe = Sanitizer.sanitize(text)
            self.text = safe
            width = safe.cellWidth
            start = TextEdge(safe.unicodeScalars.first)
            end = TextEdge(safe.unicodeScalars.last)
        }
    }
}
