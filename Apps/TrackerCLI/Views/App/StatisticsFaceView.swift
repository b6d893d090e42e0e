import Terminal
import TrackerPresentation

/// Draws the four figures, in large digits if there is room, and what they tell.
struct StatisticsFaceView {
    /// Its width is that of the screen or of a part of it.
    let context: TextContext

    /// The least columns of a window with large digits.
    static let leastColumns = 100

    private static let gap = 3
    private static let figureGap = 6
    private static let sideGap = 4

    /// The figures, and what they tell if it does not stand beside them.
    ///
    /// - Parameter isLarge: False for boxes.
    func lines(_ state: StatisticsState, isLarge: Bool) -> (figures: [Line], told: [Line]) {
        let told = state.highlights.map { $0.map(line).joined(gap: Self.gap) } + slipping(state)
        guard isLarge, let figures = largeFigures(state.cards) else {
            return (FigureCardsView(context: context, fills: true).lines(state.cards), flow(told))
        }
        let (width, toldWidth) = (figures[0].width, told.map(\.width).max() ?? 0)
        guard width + Self.sideGap + toldWidth <= context.width ?? .max else {
            return (figures, told.isEmpty ? [] : [Line()] + flow(told))
        }
        let beside = figures.indices.map { row in
            guard told.indices.contains(row) else { return figures[row] }
            var line = figures[row]
            line.append(blanks: Self.sideGap)
            return line + told[row]
        }
        return (beside, [])
    }

    // MARK: Figures

    /// The numbers with their units beside and their captions below them, rows of one width; `nil` if they have no room.
    private func largeFigures(_ cards: [StatisticsState.Card]) -> [Line]? {
        let numbers = cards.compactMap { BigDigits($0.value) }
        guard numbers.count == cards.count, context.theme.glyphs != .ascii else { return nil }
        let widths = zip(numbers, cards).map {
            max($0.width + 1 + $1.unit.cellWidth, $1.caption.cellWidth)
        }
        let width = widths.reduce(0, +) + Self.figureGap * (cards.count - 1)
        guard width <= context.width ?? .max else { return nil }
        let gradient = Gradient.figures(on: context.theme.palette)
        /// A gradient over all figures, on screens that have the colours for it.
        func style(_ column: Int) -> Style {
            guard context.theme.tint != nil else { return context.theme.style(.title) }
            return Style(foreground: gradient.color(at: column, of: width))
        }
        var rows = Array(repeating: Line(), count: BigDigits.rows + 1)
        for index in cards.indices {
            let start = index == 0 ? 0 : rows[0].width + Self.figureGap
            var digits = numbers[index].lines { style(start + $0) }
            digits[BigDigits.rows - 1].append(context.line(" " + cards[index].unit, .secondary))
            let lines = digits + [context.line(cards[index].caption, .secondary)]
            for (row, line) in lines.enumerated() {
                rows[row].append(blanks: start - rows[row].width)
                rows[row].append(line.padded(to: widths[index]))
            }
        }
        return rows
    }

    // MARK: What they tell

    private func line(_ highlight: StatisticsHighlight) -> Line {
        var line = context.line(highlight.caption + " ", .secondary)
        line.append(context.line(highlight.value, .title))
        if let remark = highlight.remark {
            line.append(context.line("  "))
            if let sign = sign(of: highlight.trend) { line.append(sign) }
            line.append(context.line(remark, .secondary))
        }
        return line
    }

    /// The habits that slip, as many as fit in a line; empty if none does.
    func slipping(_ state: StatisticsState) -> [Line] {
        state.slipping(context.language, hasEmoji: context.theme.glyphs != .ascii) {
            line($0).width <= context.width ?? .max
        }.map { context.clipped(line($0)) }
    }

    private func sign(of trend: StatisticsHighlight.Trend?) -> Line? {
        switch trend {
        case .up: context.line(context.theme.glyphs.arrowUp + " ", .success)
        case .down: context.line(context.theme.glyphs.arrowDown + " ", .secondary)
        case .level, nil: nil
        }
    }

    /// As many side by side as fit.
    private func flow(_ told: [Line]) -> [Line] {
        told.reduce(into: []) { lines, item in
            if let last = lines.last, last.width + Self.gap + item.width <= context.width ?? .max {
                lines[lines.count - 1].append(blanks: Self.gap)
                lines[lines.count - 1].append(item)
            } else {
                lines.append(context.clipped(item))
            }
        }
    }
}

extension [Line] {
    fileprivate func joined(gap: Int) -> Line {
        reduce(into: Line()) { line, item in
            if line.width > 0 { line.append(blanks: gap) }
            line.append(item)
        }
    }
}
