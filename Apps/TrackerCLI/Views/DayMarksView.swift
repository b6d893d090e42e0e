import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws days in a row as signs, and the legend of the signs.
struct DayMarksView {
    let context: TextContext

    func line(_ marks: [DayMark]) -> Line {
        let (theme, glyphs) = (context.theme, context.theme.glyphs)
        var line = Line()
        line.reserve(signs: marks.count)
        for mark in marks {
            switch mark {
            case .done: line.append(glyphs.done, theme.style(.success))
            case .off: line.append(glyphs.off, theme.style(.disabled))
            case .missed: line.append(glyphs.missed, theme.style(.error))
            case .due: line.append(glyphs.due, theme.style(.accent))
            case .begun: line.append(glyphs.halfCircle, theme.style(.secondary))
            case .unplanned: line.append(glyphs.unplanned, theme.style(.disabled))
            }
        }
        return line
    }

    func legend(_ marks: [DayMark]) -> [Line] {
        LegendView(context: context).lines(marks.map { (line([$0]), meaning($0)) })
    }

    private func meaning(_ mark: DayMark) -> Phrase {
        switch mark {
        case .done: .markDone
        case .off: .markOff
        case .missed: .markMissed
        case .due: .markDue
        case .begun: .markBegun
        case .unplanned: .markUnplanned
        }
    }
}
