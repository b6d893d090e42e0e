import Terminal
import TrackerPresentation

/// Draws the four figures as cards with a gradient frame, as many in a row as fit.
struct FigureCardsView {
    let context: TextContext
    /// The cards of a row take the whole width; if not all captions fit into equal parts of it, each takes what it needs.
    var fills = false

    func lines(_ cards: [StatisticsState.Card]) -> [Line] {
        let layout = layout(cards)
        // Shared by cards of one width, as the gradient has a style for each cell.
        let frames = Dictionary(uniqueKeysWithValues: Set(layout.widths).map { ($0, frame(width: $0)) })
        var lines: [Line] = []
        for start in stride(from: 0, to: cards.count, by: layout.perRow) {
            var row = Array(repeating: Line(), count: 3 + layout.captionLines)
            for index in start..<min(start + layout.perRow, cards.count) {
                for line in row.indices where index > start { row[line].append(blanks: layout.gap) }
                guard let frame = frames[layout.widths[index - start]] else { continue }
                draw(cards[index].value, layout.captions[index], in: frame, onto: &row)
            }
            lines += row.map(context.clipped)
        }
        return lines
    }

    private struct Layout {
        let gap: Int
        /// The lines of each card's caption, the same number for all.
        let captions: [[String]]
        /// The widths of a row's cards with their frames.
        var widths: [Int]

        var perRow: Int { widths.count }
        var captionLines: Int { captions.first?.count ?? 0 }
        var width: Int { widths.reduce(0, +) + (perRow - 1) * gap }

        init(
            _ cards: [StatisticsState.Card], perRow: Int, gap: Int, breaksCaptions: Bool, isEven: Bool = true
        ) {
            self.gap = gap
            captions = cards.map { card in
                guard breaksCaptions else { return [card.caption] }
                let words = card.caption.split(separator: " ", maxSplits: 1).map(String.init)
                return words + Array(repeating: "", count: 2 - words.count)
            }
            let needs = zip(cards, captions).map { card, caption in
                ([card.value] + caption).reduce(0) { max($0, $1.cellWidth) } + 4
            }
            widths = isEven ? Array(repeating: needs.max() ?? 0, count: perRow) : Array(needs.prefix(perRow))
        }

        /// The layout with all cells of a width that can be shared by its cards.
        func filling(_ room: Int) -> Layout {
            var layout = self
            layout.widths = widths.map { $0 + max(0, room - width) / perRow }
            return layout
        }
    }

    /// All cards in a row, or with captions of two lines, or fewer in a row.
    private func layout(_ cards: [StatisticsState.Card]) -> Layout {
        let room = context.width ?? 100
        func inARow(gap: Int, breaksCaptions: Bool, isEven: Bool = true) -> Layout {
            Layout(
                cards, perRow: cards.count, gap: gap, breaksCaptions: breaksCaptions, isEven: isEven)
        }
        var layouts = [inARow(gap: 2, breaksCaptions: false)]
        if fills { layouts += [2, 1].map { inARow(gap: $0, breaksCaptions: false, isEven: false) } }
        layouts += [2, 1].map { inARow(gap: $0, breaksCaptions: true) }
        layouts.append(Layout(cards, perRow: 2, gap: 2, breaksCaptions: false))
        let layout =
            layouts.first { $0.width <= room }
            ?? Layout(cards, perRow: 1, gap: 0, breaksCaptions: false)
        return fills ? layout.filling(room) : layout
    }

    /// The frame of a card.
    private struct Frame {
        let width: Int
        let top, left, right, bottom: Line
    }

    private func frame(width: Int) -> Frame {
        let box = context.theme.glyphs.frame
        func style(_ column: Int) -> Style {
            guard context.theme.isStyled else { return .plain }
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
            let line = context.line(text, role)
            lines[index + 1].append(frame.left)
            lines[index + 1].append(line)
            lines[index + 1].append(blanks: frame.width - 4 - line.width, context.theme.style(role))
            lines[index + 1].append(frame.right)
        }
        lines[lines.count - 1].append(frame.bottom)
    }
}
