/// Which cells of a text have a style: each style with its rows × columns, from 1.
///
///     ─── styles
///     secondary: 1 × 1–2, 12–64; 2–6 × 1, 64 · bold: 1 × 4–10
struct StyleRanges: CustomStringConvertible {
    /// In the order in which they begin.
    private var styles: [(words: String, rows: [(row: Int, columns: [Int])])] = []

    var isEmpty: Bool { styles.isEmpty }

    /// Adds a cell, after those above and to the left of it; one without words has no style.
    mutating func add(_ words: String, row: Int, column: Int) {
        guard !words.isEmpty else { return }
        guard let index = styles.firstIndex(where: { $0.words == words }) else {
            return styles.append((words, [(row, [column])]))
        }
        let last = styles[index].rows.count - 1
        if styles[index].rows[last].row == row {
            styles[index].rows[last].columns.append(column)
        } else {
            styles[index].rows.append((row, [column]))
        }
    }

    /// A heading, then as many styles in a line as fit; a style that does not fit goes on in the next.
    var description: String {
        var lines: [String] = []
        for style in styles {
            for (index, part) in Self.parts(style.rows).enumerated() {
                let (joint, text) = index == 0 ? (" · ", style.words + ": " + part) : ("; ", part)
                if let line = lines.last, line.count + joint.count + text.count <= 118 {
                    lines[lines.count - 1] = line + joint + text
                } else {
                    lines.append(index == 0 ? text : "    " + text)
                }
            }
        }
        return (["─── styles"] + lines).map { $0 + "\n" }.joined()
    }

    /// "1, 3–4 × 1–80" for all rows with the same columns.
    private static func parts(_ rows: [(row: Int, columns: [Int])]) -> [String] {
        var groups: [(columns: String, rows: [Int])] = []
        for (row, columns) in rows {
            let columns = text(columns)
            if let index = groups.firstIndex(where: { $0.columns == columns }) {
                groups[index].rows.append(row)
            } else {
                groups.append((columns, [row]))
            }
        }
        return groups.map { text($0.rows) + " × " + $0.columns }
    }

    /// "1–3, 5" for ascending numbers.
    private static func text(_ numbers: [Int]) -> String {
        var ranges: [ClosedRange<Int>] = []
        for number in numbers {
            if let last = ranges.last, last.upperBound == number - 1 {
                ranges[ranges.count - 1] = last.lowerBound...number
            } else {
                ranges.append(number...number)
            }
        }
        return ranges.map { $0.count == 1 ? "\($0.lowerBound)" : "\($0.lowerBound)–\($0.upperBound)" }
            .joined(separator: ", ")
    }
}
