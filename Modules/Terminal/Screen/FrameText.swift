extension Frame {
    /// Each row as a line as wide as the frame.
    package var lines: [Line] {
        (0..<size.rows).map { row in line(row, end: size.columns) }
    }

    /// The rows' text, each without blanks at its end.
    package var rows: [String] {
        (0..<size.rows).map { row in
            var text = line(row, end: size.columns).text
            while text.last == " " { text.removeLast() }
            return text
        }
    }

    /// Whatever can be seen, and where the cursor is, for people to review: `StyleListing` with the cursor's place
    /// (column and row from 1) as its last line.
    package var listing: String {
        let lines = (0..<size.rows).map { row in line(row, end: usedColumns(row)) }
        let place = "\(cursor.position.column + 1), \(cursor.position.row + 1)"
        return StyleListing(lines).description
            + "─── cursor \(place)\(cursor.isVisible ? "" : " (hidden)")\n"
    }

    /// The columns up to the last cell that is not blank and plain.
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
