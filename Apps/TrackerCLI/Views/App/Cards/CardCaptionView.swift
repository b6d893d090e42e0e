import Terminal
import TrackerDomain
import TrackerPresentation

/// Draws the caption of a card in as many cells as there are.
struct CardCaptionView {
    private let forms, brief, least: [Line]

    init(_ card: TrackerCard, _ style: CardStyle, on context: TextContext) {
        let bar = card.day.goal.map { goal in
            AmountBar(of: card.day.amount, goal: goal).line(style, context.theme.glyphs)
        }
        func line(_ form: CardCaption.Form) -> Line {
            (form.hasBar ? bar ?? Line() : Line()) + Line(context.plain(form.text), style.caption)
        }
        let caption = CardCaption(card)
        (forms, brief, least) = (caption.forms.map(line), caption.brief.map(line), caption.least.map(line))
    }

    /// The longest form that fits, or else the shortest.
    func fitting(_ room: Int) -> Line {
        forms.first { $0.width <= room } ?? forms[forms.count - 1]
    }

    /// The caption beside a name of so many cells: one that leaves the name whole, or else `leastName` cells of it; an
    /// empty line if none does.
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

/// The share of a goal or a limit in a few cells; the last one is a ! beyond a limit.
struct AmountBar {
    private static let cells = 5
    private let filled: Int
    private let isExceeded: Bool

    init(of amount: Amount?, goal: Goal) {
        let (done, whole) = (amount?.inThousandths ?? 0, goal.amount.inThousandths)
        isExceeded = goal.kind == .atMost && done > whole
        // A limit of 0 has an empty bar.
        filled =
            isExceeded ? Self.cells - 1 : whole == 0 ? 0 : min(Self.cells, done * Self.cells / whole)
    }

    fileprivate func line(_ style: CardStyle, _ glyphs: GlyphSet) -> Line {
        let empty = String(repeating: String(glyphs.heat[1]), count: Self.cells - filled)
        return Line(String(repeating: glyphs.block, count: filled), style.bar)
            + Line((isExceeded ? "!" : empty) + " ", isExceeded ? style.caption.with(.bold) : style.caption)
    }
}
