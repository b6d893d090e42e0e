import Terminal
import TrackerDomain
import TrackerPresentation

/// The layout of a list's sections and cards, and its visible part.
struct CardGridLayout {
    /// Rows that scroll as one.
    struct Block {
        enum Content {
            /// The titles of sections side by side, each over its cards.
            case titles(ArraySlice<MainListState.Section>)
            case cards(CardRows.Shelf, row: Int)
            /// How many trackers rest.
            case resting
        }

        let content: Content
        /// Counted from the first row of the whole list.
        let top: Int
        let height: Int

        var bottom: Int { top + height }

        var isOfCards: Bool {
            if case .cards = content { true } else { false }
        }

        var cards: ArraySlice<TrackerCard> {
            if case .cards(let shelf, let row) = content { shelf.row(row) } else { [] }
        }

        func holds(_ card: Identifier?) -> Bool {
            card.map { id in cards.contains { $0.id == id } } ?? false
        }
    }

    /// A list of more windows than this has cards of one row.
    private static let mostWindows = 3

    let cardHeight: CardHeight
    let blocks: [Block]
    /// The rows of the whole list.
    let height: Int

    /// - Parameter size: What there is to see it in.
    init(_ list: MainListState, in size: Size) {
        let shelves = CardRows(width: size.columns).shelves(of: list.sections)
        let (below, cardRows) = (
            list.restingElsewhere.isEmpty ? 0 : 1, shelves.reduce(0) { $0 + $1.rowCount }
        )
        func rows(_ height: CardHeight) -> Int { shelves.count + below + cardRows * height.rawValue }
        // All is seen at the greatest height that fits; else it scrolls a little rather than names are cut.
        let fitting = CardHeight.allCases.last { $0 != .short && rows($0) <= size.rows }
        let cardHeight = fitting ?? (rows(.plain) <= Self.mostWindows * size.rows ? .plain : .short)
        // Sections stand apart, or at least off the search, if that costs no scrolling.
        let spare = size.rows - rows(cardHeight)
        let gap = spare >= shelves.count + below ? 1 : 0
        var blocks: [Block] = []
        var top = spare > 0 && gap == 0 ? 1 : 0
        func add(_ content: Block.Content, height: Int = 1) {
            blocks.append(Block(content: content, top: top, height: height))
            top += height
        }
        for shelf in shelves {
            top += gap
            add(.titles(shelf.sections))
            for row in 0..<shelf.rowCount { add(.cards(shelf, row: row), height: cardHeight.rawValue) }
        }
        if !list.restingElsewhere.isEmpty {
            top += gap
            add(.resting)
        }
        self.cardHeight = cardHeight
        self.blocks = blocks
        height = top
    }

    /// The first visible row of `rows`, so that the card with the focus is visible.
    ///
    /// The focus alone decides, and stays in the middle if it can: a key scrolls no further than the next card needs.
    /// No block is cut at the top.
    func offset(focused: Identifier?, rows: Int) -> Int {
        let cards = blocks.indices.filter { blocks[$0].isOfCards }
        guard height > rows, let focus = cards.firstIndex(where: { blocks[$0].holds(focused) }) else {
            return 0
        }
        let focused = blocks[cards[focus]]
        let first = cards[max(focus - rows / 2 / focused.height, 0)]
        // The title above the first cards of a section is visible with them.
        let start = min(blocks[blocks[first - 1].isOfCards ? first : first - 1].top, lastOffset(rows: rows))
        guard focused.bottom > start + rows else { return start }
        return blocks.first { $0.top >= focused.bottom - rows }?.top ?? focused.top
    }

    /// The offset at which the end of the list is visible.
    func lastOffset(rows: Int) -> Int {
        guard height > rows else { return 0 }
        return blocks.first { $0.top >= height - rows }?.top ?? blocks.last?.top ?? 0
    }

    /// The first card of the row whose offset is the nearest to one, or the last card of all at the end.
    func stop(at offset: Int, rows: Int) -> ScrollTrack.Stop? {
        if offset >= lastOffset(rows: rows) {
            return blocks.last { $0.isOfCards }?.cards.last.map { .focus(.card($0.id)) }
        }
        let cards = blocks.compactMap(\.cards.first?.id)
        if offset <= 0 { return cards.first.map { .focus(.card($0)) } }
        // Offsets grow with the rows.
        var (low, high) = (0, cards.count - 1)
        while low < high {
            let middle = (low + high) / 2
            if self.offset(focused: cards[middle], rows: rows) < offset {
                low = middle + 1
            } else {
                high = middle
            }
        }
        return cards.indices.contains(low) ? .focus(.card(cards[low])) : nil
    }

    /// The visible blocks: a card that would be cut is left for the next page, and so are titles without cards below
    /// them.
    func blocks(from offset: Int, rows: Int) -> [Block] {
        var seen = blocks.filter { $0.top >= offset && $0.bottom <= offset + rows }
        if case .titles = seen.last?.content { seen.removeLast() }
        return seen
    }
}
