import Terminal
import TrackerDomain
import TrackerPresentation

/// Fits the texts of a card into the cells beside and below its name, the most important first.
struct CardCaptionView {
    private let parts: [CardCaption.Part]
    private let bar: Line?
    private let isSum: Bool
    /// Between two texts.
    private let dot: Line
    private let style: CardStyle
    private let context: TextContext

    init(_ card: TrackerCard, _ style: CardStyle, on context: TextContext) {
        let caption = CardCaption(card)
        parts = caption.parts
        let tellsAmount = parts.contains { $0.kind == .goal }
        bar = tellsAmount ? card.fraction?.bar(style, context.theme.glyphs) : nil
        isSum = card.day.periodGoal != nil
        dot = Line(context.plain(" · "), style.caption)
        (self.style, self.context) = (style, context)
    }

    /// The texts beside a name on a card of one row.
    ///
    /// A name is cut to `leastName` cells for a state, an amount or a quota, but for nothing else.
    ///
    /// - Parameters:
    ///   - name: The cells of the whole name.
    ///   - room: The cells for both and the gap between them.
    func besideName(_ name: Int, room: Int) -> Line {
        let whole = fill(parts, room: room - name - Self.gap)
        let urgent = parts.prefix { $0.kind <= .day }
        guard let first = urgent.first, name > Self.leastName, whole.first?.kind != first.kind else {
            return line(whole, room: room - name - Self.gap)
        }
        let rest = room - Self.leastName - Self.gap
        let cut = fill(urgent, room: rest)
        return line(cut.isEmpty ? whole : cut, room: cut.isEmpty ? room - name - Self.gap : rest)
    }

    /// The texts on a card of two rows: beside the whole name what is urgent, below it the rest.
    func inTwoRows(_ name: Int, room: Int, below: Int) -> (beside: Line, below: Line) {
        var beside: [Text] = []
        for part in parts.prefix(while: { $0.kind <= .goal }) {
            // Below, the day since when something is off has room.
            let forms = part.kind == .due ? part.forms : [part.forms[0]]
            let texts = forms.lazy.map { beside + [text(part, $0)] }
            guard let fitting = texts.first(where: { width($0) <= room - name - Self.gap }) else { break }
            beside = fitting
        }
        let rest = parts.dropFirst(beside.count)
        return (joined(beside), line(fill(rest, room: below, cutsLast: true), room: below))
    }

    /// The cells that a name has before anything else on the card gets room.
    private static let leastName = 16
    /// The blanks between a name and a text.
    private static let gap = 2
    /// A schedule with fewer cells tells nothing.
    private static let leastSchedule = 8

    // MARK: Fitting

    private struct Text {
        let kind: CardCaption.Kind
        let line: Line
    }

    private func text(_ part: CardCaption.Part, _ form: String) -> Text {
        Text(kind: part.kind, line: Line(context.plain(form), part.kind <= .due ? style.name : style.caption))
    }

    private func width(_ texts: [Text]) -> Int {
        texts.reduce(max(texts.count - 1, 0) * dot.width) { $0 + $1.line.width }
    }

    /// Each part in its longest form that fits beside those before it.
    ///
    /// - Parameter cutsLast: Cuts a schedule that does not fit.
    private func fill(
        _ parts: some Sequence<CardCaption.Part>, room: Int, cutsLast: Bool = false
    ) -> [Text] {
        var texts: [Text] = []
        for part in parts {
            let rest = room - width(texts) - (texts.isEmpty ? 0 : dot.width)
            // What is due is told as briefly as it can be, so that more of the rest has room.
            let forms = (part.kind == .due ? part.forms.suffix(1) : part.forms[...]).lazy
                .map { text(part, $0) }
            if let text = forms.first(where: { $0.line.width <= rest }) {
                texts.append(text)
            } else if cutsLast, part.kind == .schedule, rest >= Self.leastSchedule, bar == nil {
                let cut = text(part, part.forms[0]).line.clipped(
                    to: rest, ellipsis: context.theme.glyphs.ellipsis)
                texts.append(Text(kind: part.kind, line: cut))
            }
        }
        return texts
    }

    /// The texts with the bar if there is room for it; that of a sum is worth more than the count of its periods.
    private func line(_ texts: [Text], room: Int) -> Line {
        if let line = barred(texts, room: room) { return line }
        let others = isSum ? texts.filter { $0.kind != .count } : texts
        return barred(others, room: room) ?? joined(texts)
    }

    /// The texts with the bar before the amount, or before all of them; nil without room for it.
    private func barred(_ texts: [Text], room: Int) -> Line? {
        guard let bar else { return nil }
        let index = texts.firstIndex { $0.kind == .goal }
        // The bar ends in a blank; before another text stands a dot.
        let wide = index == nil && !texts.isEmpty ? bar + Line(context.plain("· "), style.caption) : bar
        guard width(texts) + wide.width <= room else { return nil }
        guard let index else { return wide + joined(texts) }
        var texts = texts
        texts[index] = Text(kind: .goal, line: bar + texts[index].line)
        return joined(texts)
    }

    private func joined(_ texts: [Text]) -> Line {
        guard let first = texts.first else { return Line() }
        return texts.dropFirst().reduce(first.line) { $0 + dot + $1.line }
    }
}

extension Fraction {
    /// A bar of five cells; the last one is a ! beyond a limit.
    fileprivate func bar(_ style: CardStyle, _ glyphs: GlyphSet) -> Line {
        let cells = 5
        let filled = isBeyond ? cells - 1 : parts(of: cells)
        let empty = String(repeating: String(glyphs.heat[1]), count: cells - filled)
        return Line(String(repeating: glyphs.block, count: filled), style.bar)
            + Line((isBeyond ? "!" : empty) + " ", isBeyond ? style.caption.with(.bold) : style.caption)
    }
}
