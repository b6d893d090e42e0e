import Terminal
import TrackerPresentation

/// Draws the four figures as cards with a gradient frame, as many in a row as fit.
struct FigureCardsView {
    let canvas: Canvas

    private static let gap = 2

    func lines(_ cards: [StatisticsState.Card]) -> [Line] {
        let inner = cards.map { max($0.value.cellWidth, $0.caption.cellWidth) }.max() ?? 0
        let outer = inner + 4
        let room = canvas.width ?? 100
        let perRow = [4, 2, 1].first { $0 * outer + ($0 - 1) * FigureCardsView.gap <= room } ?? 1
        return stride(from: 0, to: cards.count, by: perRow).flatMap { start in
            let row = cards[start..<min(start + perRow, cards.count)].map { drawn($0, inner: inner) }
            return (0..<4).map { index in
                row.enumerated().reduce(into: Line()) { line, card in
                    if card.offset > 0 { line.append(String(repeating: " ", count: FigureCardsView.gap)) }
                    line.append(card.element[index])
                }
            }
        }.map(canvas.clipped)
    }

    private func drawn(_ card: StatisticsState.Card, inner: Int) -> [Line] {
        let box = canvas.look.glyphs.frame
        let width = inner + 4
        let edge = String(repeating: box.horizontal, count: width - 2)
        let left = Line(box.vertical, style(column: 0, of: width))
        let right = Line(box.vertical, style(column: width - 1, of: width))
        let value = canvas.line(card.value.fitted(to: inner), .title)
        let caption = canvas.line(card.caption.fitted(to: inner), .secondary)
        return [
            gradient(box.topLeft + edge + box.topRight),
            left + " " + value + " " + right,
            left + " " + caption + " " + right,
            gradient(box.bottomLeft + edge + box.bottomRight),
        ]
    }

    private func gradient(_ text: String) -> Line {
        let width = text.count
        return text.enumerated().reduce(into: Line()) { line, item in
            line.append(String(item.element), style(column: item.offset, of: width))
        }
    }

    private func style(column: Int, of width: Int) -> Style {
        Style(foreground: Gradient.statisticsBorder.color(at: column, of: width))
    }
}
