import Terminal

/// Rows of cells in aligned columns, fitted to a width.
struct Table {
    struct Column {
        var alignment = Alignment.left
        /// The column is clipped if the table is too wide; at most one is.
        var isFlexible = false
        /// Columns with a lower rank are dropped first; nil is never dropped.
        var rank: Int?
    }

    private static let gap = 2
    /// The least width of a flexible column while another can be dropped: names are worth more than counts.
    private func minFlexibleWidth(in width: Int) -> Int { min(leastFlexible, width * 2 / 3) }

    let columns: [Column]
    let rows: [[Line]]
    var leastFlexible = 24
    /// The widths of the first row's cells in another language, so that a table has the same columns in both; empty if
    /// that does not matter.
    var otherCaptions: [Int] = []

    /// The lines of the table.
    ///
    /// - Parameter width: The cells available; nil clips nothing.
    func lines(width: Int?, ellipsis: String) -> [Line] {
        let (shown, widths) = layout(width: width)
        return rows.map { row in
            var line = Line()
            var blanks = 0
            for column in shown {
                let cell = row[column].clipped(to: widths[column], ellipsis: ellipsis)
                let (before, after) = columns[column].alignment.split(blanks: widths[column] - cell.width)
                line.append(blanks: blanks + before)
                line.append(cell)
                blanks = after + Table.gap
            }
            return line.trimmed
        }
    }

    /// The cells of the columns in those lines; dropped columns are left out.
    func places(width: Int?) -> [(column: Int, cells: Range<Int>)] {
        let (shown, widths) = layout(width: width)
        var start = 0
        return shown.map { column in
            defer { start += widths[column] + Table.gap }
            return (column, start..<start + widths[column])
        }
    }

    private func layout(width: Int?) -> (shown: [Int], widths: [Int]) {
        let bodies = columns.indices.map { column in rows.dropFirst().map { $0[column].width }.max() ?? 0 }
        var widths = columns.indices.map { max(bodies[$0], rows.first?[$0].width ?? 0) }
        var shown = columns.indices.filter { widths[$0] > 0 }
        let others = otherCaptions.isEmpty ? widths : zip(bodies, otherCaptions).map(max)
        if let width { fit(&shown, &widths, others, to: width) }
        return (shown, widths)
    }

    private func fit(_ shown: inout [Int], _ widths: inout [Int], _ others: [Int], to width: Int) {
        /// The room that the table needs in either language.
        func total() -> Int {
            let sums = [widths, others].map { widths in shown.reduce(0) { $0 + widths[$1] } }
            return max(sums[0], sums[1]) + Table.gap * max(0, shown.count - 1)
        }
        func flexible() -> Int? { shown.first { columns[$0].isFlexible } }
        while total() > width {
            let room = flexible().map { widths[$0] - (total() - width) } ?? 0
            let need = flexible().map { min(widths[$0], minFlexibleWidth(in: width)) } ?? 1
            if let flexible = flexible(), room >= need {
                widths[flexible] = room
                return
            }
            guard let leaving = shown.filter({ columns[$0].rank != nil }).min(by: { rank($0) < rank($1) })
            else {
                if let flexible = flexible() { widths[flexible] = max(1, room) }
                return
            }
            shown.removeAll { $0 == leaving }
        }
    }

    private func rank(_ column: Int) -> Int { columns[column].rank ?? .max }
}
