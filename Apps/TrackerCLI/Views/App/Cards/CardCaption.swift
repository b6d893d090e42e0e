import Terminal
import TrackerDomain
import TrackerPresentation

/// What a card tells besides its name, in shorter and shorter forms: days and rule; before them why nothing is asked
/// on the date, or how much was done of the goal.
struct CardCaption {
    /// The longest first.
    let forms: [Line]
    /// What is left where there is one row for everything, again the longest first.
    private let brief: [Line]
    /// The same where hardly any room is left.
    private let least: [Line]

    init(_ card: TrackerCard, _ style: CardStyle, on context: TextContext) {
        func line(_ parts: String?...) -> Line {
            Line(context.plain(parts.compactMap(\.self).joined(separator: " · ")), style.caption)
        }
        let rule = card.quotaText ?? card.scheduleText
        if let off = card.offText {
            forms = [line(off, card.daysText, card.scheduleText), line(off, card.daysText), line(off)]
            brief = [line(off)]
            least = [line(card.shortOffText)]
        } else if let goal = card.day.goal {
            let bar = AmountBar(of: card.day.amount, goal: goal).line(style, context.theme.glyphs)
            let amount = line(card.amountText)
            let quota = card.quotaText.map { line(card.amountText, $0) }
            forms =
                [
                    bar + line(card.amountText, card.daysText, rule),
                    bar + line(card.amountText, card.quotaText ?? card.daysText),
                ] + [quota, bar + amount, amount].compactMap(\.self)
            brief = [bar + amount, amount]
            least = [line(card.shortAmountText)]
        } else if let quota = card.quotaText {
            forms = [line(card.daysText, quota), line(quota)]
            brief = [line(quota)]
            least = [line(card.shortQuotaText)]
        } else {
            // Days of the week do without their commas where that makes room.
            forms = [line(card.daysText, rule), line(card.daysText, rule.filter { $0 != "," })]
            brief = [line(card.daysText)]
            least = []
        }
    }

    /// The longest form that fits, or else the shortest.
    func fitting(_ room: Int) -> Line {
        forms.first { $0.width <= room } ?? forms[forms.count - 1]
    }

    /// What stands beside a name of so many cells: that with which the name is whole, or else has `leastName` cells;
    /// nothing where nothing does.
    ///
    /// - Parameter room: The cells for both.
    func besideName(_ name: Int, room: Int) -> Line {
        // Two blanks lie between them, or one behind a name that is cut.
        let whole = room - name - 2
        if let form = ([forms[0]] + brief).first(where: { $0.width <= whole }) { return form }
        let rest = name > Self.leastName ? room - Self.leastName - 1 : whole
        return (brief.suffix(1) + least).first { $0.width <= rest } ?? Line()
    }

    /// The cells that a name has before anything else on the card gets room.
    static let leastName = 16
}

/// How much of a goal, or of a limit, there is, in a few cells; the last one is a ! beyond a limit.
struct AmountBar {
    private static let cells = 5
    private let filled: Int
    private let isExceeded: Bool

    init(of amount: Amount?, goal: Goal) {
        let (done, whole) = (amount?.inThousandths ?? 0, goal.amount.inThousandths)
        isExceeded = goal.kind == .atMost && done > whole
        // Nothing of a limit of nothing is none of it.
        filled =
            isExceeded ? Self.cells - 1 : whole == 0 ? 0 : min(Self.cells, done * Self.cells / whole)
    }

    fileprivate func line(_ style: CardStyle, _ glyphs: GlyphSet) -> Line {
        let empty = String(repeating: String(glyphs.heat[1]), count: Self.cells - filled)
        return Line(String(repeating: glyphs.block, count: filled), style.bar)
            + Line((isExceeded ? "!" : empty) + " ", isExceeded ? style.caption.with(.bold) : style.caption)
    }
}
