import Terminal
import TrackerDomain
import TrackerPresentation

/// The layout of a list's sections and cards, and its visible part.
struct CardGridLayout {
    /// Rows that scroll as one.
    struct Block {
        enum Content {
            case title(MainListState.Section)
            case cards(ArraySlice<TrackerCard>)
            /// The number of paused and archived trackers.
            case inactive(Int)
        }

        let content: Content
        /// Counted from the first row of the whole list.
        let top: Int
        let height: Int

        var bottom: Int { top + height }

        var isOfCards: Bool {
            if case .cards = content { true } else { false }
        }

        func holds(_ card: Identifier?) -> Bool {
            guard case .cards(let cards) = content else { return false }
            return cards.contains { $0.id == card }
        }
    }

    /// The least height at which a list that has to scroll shows schedules.
    private static let leastRowsForPlain = 10

    let columns: Int
    let cardHeight: CardHeight
    let blocks: [Block]
    /// The rows of the whole list.
    let height: Int

    /// - Parameter size: What there is to see it in.
    init(_ list: MainListState, in size: Size) {
        let columns = CardGridView.columns(for: size.columns, counts: list.counts)
        let cardHeight = Self.cardHeight(list, columns: columns, rows: size.rows)
        // Sections stand apart, or at least off the search, if that costs no scrolling.
        let spare = size.rows - Self.rows(list, columns: columns, cardHeight)
        let gap = spare >= list.counts.count + (list.inactiveElsewhere == 0 ? 0 : 1) ? 1 : 0
        var blocks: [Block] = []
        var top = spare > 0 && gap == 0 ? 1 : 0
        for section in list.sections {
            top += gap
            blocks.append(Block(content: .title(section), top: top, height: 1))
            top += 1
            for start in stride(from: 0, to: section.cards.count, by: columns) {
                let cards = section.cards[start..<min(start + columns, section.cards.count)]
                blocks.append(Block(content: .cards(cards), top: top, height: cardHeight.rawValue))
                top += cardHeight.rawValue
            }
        }
        if list.inactiveElsewhere > 0 {
            top += gap
            blocks.append(Block(content: .inactive(list.inactiveElsewhere), top: top, height: 1))
            top += 1
        }
        self.columns = columns
        self.cardHeight = cardHeight
        self.blocks = blocks
        height = top
    }

    /// The greatest height at which the whole list is visible; a list that scrolls anyway shows schedules if there is room.
    private static func cardHeight(_ list: MainListState, columns: Int, rows: Int) -> CardHeight {
        let fitting = CardHeight.allCases.last { Self.rows(list, columns: columns, $0) <= rows }
        return fitting ?? (rows >= leastRowsForPlain ? .plain : .short)
    }

    /// The rows of the whole list of the date, sections without gaps between them.
    ///
    /// Cards that a search or a filter leaves out count too: nothing jumps while somebody types.
    private static func rows(_ list: MainListState, columns: Int, _ height: CardHeight) -> Int {
        list.counts.reduce(list.inactiveElsewhere == 0 ? 0 : 1) {
            $0 + 1 + ($1 + columns - 1) / columns * height.rawValue
        }
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

    /// The visible blocks: a card that would be cut is left for the next page, and so is a title without a card below
    /// it.
    func blocks(from offset: Int, rows: Int) -> [Block] {
        var seen = blocks.filter { $0.top >= offset && $0.bottom <= offset + rows }
        if case .title = seen.last?.content { seen.removeLast() }
        return seen
    }
}
