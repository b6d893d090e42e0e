import Terminal
import TrackerPresentation

/// Draws the four figures as cards with a gradient frame, as many in a row as fit.
struct FigureCardsView {
    let canvas: Canvas
    /// Whether four cards of one width grow to the room there is.
    var fills = false

    func lines(_ cards: [StatisticsState.Card]) -> [Line] {
        let layout = layout(cards)
        // Cards of one width share their frame: a gradient has a style for each cell.
        let frames = layout.widths.reduce(into: [Frame]()) { frames, width in
            frames.append(frames.last { $0.width == width } ?? frame(width: width))
        }
        return stride(from: 0, to: cards.count, by: layout.perRow).flatMap { start in
            let row = (start..<min(start + layout.perRow, cards.count)).map {
                drawn(cards[$0].value, layout.captions[$0], in: frames[$0])
            }
            return row[0].indices.map { index in
                row.enumerated().reduce(into: Line()) { line, card in
                    if card.offset > 0 { line.append(String(repeating: " ", count: layout.gap)) }
                    line.append(card.element[index])
                }
            }
        }.map(canvas.clipped)
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
    }

    /// Four cards of one width, else each of its own width, else with two lines for each caption; else fewer.
    private func layout(_ cards: [StatisticsState.Card]) -> Layout {
        let room = canvas.width ?? 100
        let whole = cards.map { [$0.caption] }
        let broken = cards.map { card in
            let words = card.caption.split(separator: " ", maxSplits: 1).map(String.init)
            return words + Array(repeating: "", count: 2 - words.count)
        }
        func widths(_ captions: [[String]]) -> [Int] {
            zip(cards, captions).map { card, lines in
                max(card.value.cellWidth, lines.map(\.cellWidth).max() ?? 0) + 4
            }
        }
        let own = widths(whole)
        let widest = own.max() ?? 0
        let share = (room - 2 * (cards.count - 1)) / max(cards.count, 1)
        let equal = Array(repeating: fills ? max(widest, share) : widest, count: own.count)
        let layouts = [
            Layout(perRow: cards.count, gap: 2, captions: whole, widths: equal),
            Layout(perRow: cards.count, gap: 1, captions: whole, widths: own),
            Layout(perRow: cards.count, gap: 1, captions: broken, widths: widths(broken)),
            Layout(perRow: 2, gap: 2, captions: whole, widths: own.map { _ in widest }),
        ]
        return layouts.first { $0.width <= room }
            ?? Layout(perRow: 1, gap: 0, captions: whole, widths: own.map { _ in widest })
    }

    /// What stands around a card.
    private struct Frame {
        let width: Int
        let top, left, right, bottom: Line
    }

    private func frame(width: Int) -> Frame {
        let box = canvas.look.glyphs.frame
        let edge = String(repeating: box.horizontal, count: width - 2)
        return Frame(
            width: width, top: gradient(box.topLeft + edge + box.topRight),
            left: Line(box.vertical, style(column: 0, of: width)) + " ",
            right: " " + Line(box.vertical, style(column: width - 1, of: width)),
            bottom: gradient(box.bottomLeft + edge + box.bottomRight))
    }

    private func drawn(_ value: String, _ caption: [String], in frame: Frame) -> [Line] {
        let text =
            [canvas.line(value.fitted(to: frame.width - 4), .title)]
            + caption.map { canvas.line($0.fitted(to: frame.width - 4), .secondary) }
        return [frame.top] + text.map { frame.left + $0 + frame.right } + [frame.bottom]
    }

    private func gradient(_ text: String) -> Line {
        let width = text.count
        return Line(
            pieces: text.enumerated().map { (String($1), style(column: $0, of: width)) })
    }

    private func style(column: Int, of width: Int) -> Style {
        Style(foreground: Gradient.statisticsBorder.color(at: column, of: width))
    }
}
