/// One line of styled text.
///
/// Neighbouring spans differ in style and none is empty, so lines that look the same are equal.
package struct Line: Hashable, Sendable {
    package private(set) var spans: [Span] = []

    package init() {}

    package init(_ text: String, _ style: Style = .plain) {
        append(text, style)
    }

    package init(_ spans: [Span]) {
        for span in spans {
            append(span)
        }
    }

    /// A line of many short texts; those side by side in one style are measured together.
    package init(pieces: some Sequence<(text: String, style: Style)>) {
        var text = ""
        var style = Style.plain
        for piece in pieces {
            if piece.style != style {
                append(text, style)
                (text, style) = ("", piece.style)
            }
            text += piece.text
        }
        append(text, style)
    }

    /// In cells.
    package var width: Int {
        spans.reduce(0) { $0 + $1.width }
    }

    /// The text without its styles.
    package var text: String {
        spans.reduce(into: "") { $0 += $1.text }
    }

    package mutating func append(_ text: String, _ style: Style = .plain) {
        append(Span(text, style))
    }

    package mutating func append(_ span: Span) {
        guard !span.text.isEmpty else { return }
        if let last = spans.last, last.style == span.style {
            spans[spans.count - 1] = last.appending(span)
        } else {
            spans.append(span)
        }
    }

    package mutating func append(_ line: Line) {
        for span in line.spans {
            append(span)
        }
    }

    package static func + (left: Line, right: Line) -> Line {
        var line = left
        line.append(right)
        return line
    }
}

extension Line: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}
