extension Frame {
    /// The rows as lines, each as wide as the frame.
    package var lines: [Line] {
        (0..<size.rows).map { row in line(row, end: size.columns) }
    }

    /// The text of the rows, without blanks at the end.
    package var rows: [String] {
        (0..<size.rows).map { row in
            var text = line(row, end: size.columns).text
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// The number of columns up to the last cell that is not blank and plain.
    func usedColumns(_ row: Int) -> Int {
        var end = size.columns
        while end > 0, cells[row * size.columns + end - 1] == .blank { end -= 1 }
        return end
    }

    private func line(_ row: Int, end: Int) -> Line {
        var spans: [Span] = []
        var text = ""
        var style = Style.plain
        for column in 0..<end {
            let cell = cells[row * size.columns + column]
            if cell.style != style {
                spans.append(Span(text, style))
                (text, style) = ("", cell.style)
            }
            if let cluster = cell.cluster { text.append(cluster) }
        }
        spans.append(Span(text, style))
        return Line(spans)
    }
}
