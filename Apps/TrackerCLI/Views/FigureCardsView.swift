import Terminal
import TrackerPresentation

/// Draws the four figures as cards with a gradient frame, as many in a row as fit.
struct FigureCardsView {
    let canvas: Canvas
    /// Whether four cards of one width grow to the room there is.
    var fills = false

    func lines(_ cards: [StatisticsState.Card]) -> [Line] {
        let layout = layout(cards)
        var lines: [Line] = []
        var frame = frame(width: layout.widths.first ?? 2)
        for start in stride(from: 0, to: cards.count, by: layout.perRow) {
            var row = Array(repeating: Line(), count: 3 + layout.captionLines)
            for index in start..<min(start + layout.perRow, cards.count) {
                // Cards of one width share their frame: a gradient has a style for each cell.
                let width = layout.widths[index]
                if frame.width != width { frame = self.frame(width: width) }
                for line in row.indices where index > start { row[line].append(blanks: layout.gap) }
                draw(cards[index].value, layout.captions[index], in: frame, onto: &row)
            }
            lines += row.map(canvas.clipped)
        }
        return lines
    }

    /// The figures without frames, for few rows.
    func compactLines(_ cards: [StatisticsState.Card]) -> [Line] {
        let texts = cards.map { canvas.line($0.value, .title) + " " + canvas.line($0.caption, .secondary) }
        let room = canvas.width ?? 100
        let isOneRow = texts.reduce(0) { $0 + $1.width } + 3 * (texts.count - 1) <= room
        let columns = isOneRow ? texts.count : 2
        let rows = stride(from: 0, to: texts.count, by: columns).map {
            Array(texts[$0..<min($0 + columns, texts.count)])
        }
        let column = (rows.map { $0[0].width }.max() ?? 0) + 3
        return rows.map { row in
            row.dropFirst().reduce(row[0]) { line, text in
                line.padded(to: isOneRow ? line.width + 3 : column) + text
            }
        }.map(canvas.clipped)
    }

    private struct Layout {
        let perRow: Int
        let gap: Int
        /// The lines of each card's caption, as many in all.
        let captions: [[String]]
        /// With the frame, of each card.
        let widths: [Int]

        var width: Int { widths.prefix(perRow).reduce(-gap) { $0 + $1 + gap } }
        var captionLines: Int { captions.first?.count ?? 0 }
    }

    /// Four cards of one width, else each of its own width, else with two lines for each caption; else fewer.
    private func layout(_ cards: [StatisticsState.Card]) -> Layout {
        let room = canvas.width ?? 100
        let whole = cards.map { [$0.caption] }
        let own = widths(cards, whole)
        let widest = own.max() ?? 0
        let share = (room - 2 * (cards.count - 1)) / max(cards.count, 1)
        let equal = own.map { _ in fills ? max(widest, share) : widest }
        let even = Layout(perRow: cards.count, gap: 2, captions: whole, widths: equal)
        if even.width <= room { return even }
        let uneven = Layout(perRow: cards.count, gap: 1, captions: whole, widths: own)
        if uneven.width <= room { return uneven }
        let broken = cards.map { card in
            let words = card.caption.split(separator: " ", maxSplits: 1).map(String.init)
            return words + Array(repeating: "", count: 2 - words.count)
        }
        let high = Layout(perRow: cards.count, gap: 1, captions: broken, widths: widths(cards, broken))
        if high.width <= room { return high }
        let same = own.map { _ in widest }
        let pairs = Layout(perRow: 2, gap: 2, captions: whole, widths: same)
        return pairs.width <= room ? pairs : Layout(perRow: 1, gap: 0, captions: whole, widths: same)
    }

    private func widths(_ cards: [StatisticsState.Card], _ captions: [[String]]) -> [Int] {
        cards.indices.map { index in
            captions[index].reduce(cards[index].value.cellWidth) { max($0, $1.cellWidth) } + 4
        }
    }

    /// What stands around a card.
    private struct Frame {
        let width: Int
        let top, left, right, bottom: Line
    }

    private func frame(width: Int) -> Frame {
        let box = canvas.theme.glyphs.frame
        func style(_ column: Int) -> Style {
            guard canvas.theme.isStyled else { return .plain }
            return Style(foreground: Gradient.statisticsBorder.color(at: column, of: width))
        }
        func edge(_ left: String, _ middle: Line, _ right: String) -> Line {
            Line(left, style(0)) + middle + Line(right, style(width - 1))
        }
        var middle = Line()
        for column in 1..<width - 1 {
            for sign in box.horizontal.unicodeScalars { middle.append(sign, style(column)) }
        }
        return Frame(
            width: width, top: edge(box.topLeft, middle, box.topRight),
            left: Line(box.vertical, style(0)) + " ", right: " " + Line(box.vertical, style(width - 1)),
            bottom: edge(box.bottomLeft, middle, box.bottomRight))
    }

    private func draw(_ value: String, _ caption: [String], in frame: Frame, onto lines: inout [Line]) {
        lines[0].append(frame.top)
        for (index, text) in ([value] + caption).enumerated() {
            let role: Role = index == 0 ? .title : .secondary
            let line = canvas.line(text, role)
            lines[index + 1].append(frame.left)
            lines[index + 1].append(line)
            lines[index + 1].append(blanks: frame.width - 4 - line.width, canvas.theme.style(role))
            lines[index + 1].append(frame.right)
        }
        lines[lines.count - 1].append(frame.bottom)
    }
}
