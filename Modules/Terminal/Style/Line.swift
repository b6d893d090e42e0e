/// One line of styled text.
///
/// Stored as the bytes to write and runs of styles over them, as appending many short pieces to strings is slow.
/// Neighbouring runs differ in style and none is empty, so lines that look the same are equal.
package struct Line: Hashable, Sendable {
    /// The text without its styles; has no control characters.
    private(set) var utf8: [UInt8] = []
    /// The width in cells.
    package private(set) var width = 0
    /// All runs but the last: most lines have a single style and need no array.
    private var closedRuns: [Run] = []
    private var lastStyle = Style.plain
    private var start = TextEdge.alone
    private var end = TextEdge.alone

    /// A stretch of the text in one style; begins at the end of the run before.
    struct Run: Hashable, Sendable {
        let style: Style
        /// The end, in bytes and in cells from the line's beginning.
        let bytes, cells: Int
    }

    package init() {}

    package init(_ text: String, _ style: Style = .plain) {
        append(text, style)
    }

    package init(_ spans: [Span]) {
        for span in spans {
            append(span)
        }
    }

    package static func + (left: Line, right: Line) -> Line {
        var line = left
        line.append(right)
        return line
    }

    package mutating func append(_ text: String, _ style: Style = .plain) {
        append(Span(text, style))
    }

    package mutating func append(_ span: Span) {
        guard !span.text.isEmpty else { return }
        let joins = mayJoin(span.start, span.style)
        prepare(for: span.style, span.start, span.end)
        utf8 += span.text.utf8
        width += span.width
        if joins { measureLastRun() }
    }

    /// Reserves capacity for that many more signs.
    package mutating func reserve(signs: Int) {
        // Signs outside ASCII, such as box drawing and check marks, take three bytes.
        utf8.reserveCapacity(utf8.count + 3 * signs)
    }

    /// Appends a single sign, such as one of the many days of a year.
    package mutating func append(_ sign: Unicode.Scalar, _ style: Style = .plain) {
        guard CellWidth.standsAlone(sign), let bytes = UTF8.encode(sign), !mayJoin(.alone, style) else {
            append(Span(String(sign), style))
            return
        }
        prepare(for: style, .alone, .alone)
        for byte in bytes { utf8.append(byte) }
        width += 1
    }

    package mutating func append(_ line: Line) {
        guard !line.utf8.isEmpty else { return }
        let style = line.closedRuns.first?.style ?? line.lastStyle
        guard !mayJoin(line.start, style) else {
            for span in line.spans { append(span) }
            return
        }
        prepare(for: style, line.start, line.end)
        for run in line.closedRuns {
            closedRuns.append(
                Run(style: run.style, bytes: utf8.count + run.bytes, cells: width + run.cells))
        }
        lastStyle = line.lastStyle
        utf8 += line.utf8
        width += line.width
    }

    package mutating func append(blanks: Int, _ style: Style = .plain) {
        guard blanks > 0 else { return }
        let joins = mayJoin(.alone, style)
        prepare(for: style, .alone, .alone)
        utf8 += repeatElement(UInt8(ascii: " "), count: blanks)
        width += blanks
        if joins { measureLastRun() }
    }

    /// A cluster may cross from the last run into the new text.
    private func mayJoin(_ start: TextEdge, _ style: Style) -> Bool {
        !end.isApart(from: start) && !utf8.isEmpty && lastStyle == style
    }

    /// Closes the last run if the new text has another style.
    private mutating func prepare(for style: Style, _ start: TextEdge, _ end: TextEdge) {
        if utf8.isEmpty {
            self.start = start
        } else if lastStyle != style {
            closedRuns.append(Run(style: lastStyle, bytes: utf8.count, cells: width))
        }
        lastStyle = style
        self.end = end
    }

    private mutating func measureLastRun() {
        let start = closedRuns.last
        let text = String(decoding: utf8[(start?.bytes ?? 0)...], as: UTF8.self)
        width = (start?.cells ?? 0) + text.cellWidth
    }
}

extension Line {
    /// The text without its styles.
    package var text: String { String(decoding: utf8, as: UTF8.self) }

    var runs: [Run] {
        utf8.isEmpty ? [] : closedRuns + [Run(style: lastStyle, bytes: utf8.count, cells: width)]
    }

    /// The runs with their texts.
    package var spans: [Span] {
        var start = 0
        return runs.map { run in
            defer { start = run.bytes }
            return Span(String(decoding: utf8[start..<run.bytes], as: UTF8.self), run.style)
        }
    }

    /// The line without blanks at its end.
    package var trimmed: Line {
        guard utf8.last == UInt8(ascii: " ") else { return self }
        var line = self
        while line.utf8.last == UInt8(ascii: " ") {
            line.utf8.removeLast()
            line.width -= 1
            guard let last = line.closedRuns.last, last.bytes == line.utf8.count else { continue }
            line.lastStyle = last.style
            line.closedRuns.removeLast()
        }
        line.end = TextEdge(line.text.unicodeScalars.last)
        return line.utf8.isEmpty ? Line() : line
    }
}

extension Line: ExpressibleByStringLiteral {
    package init(stringLiteral text: String) {
        self.init(text)
    }
}
