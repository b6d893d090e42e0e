import TrackerDomain
package import TrackerPresentation

/// The rows of cards that the sections of a list take.
///
/// A section begins a row. In wide windows, sections that fill no row stand side by side. The cards of a row share its
/// width, so that no place is empty.
package struct CardRows: Hashable, Sendable {
    /// The most cards side by side.
    package var columns: Int
    /// True if sections that fill no row share one.
    package var sharesRows: Bool

    package init(columns: Int, sharesRows: Bool = false) {
        (self.columns, self.sharesRows) = (max(columns, 1), sharesRows)
    }

    /// - Parameter width: The cells for a row of cards.
    package init(width: Int) {
        let columns =
            switch width {
            case ..<80: 1
            case ..<120: 2
            case ..<160: 3
            default: 4
            }
        self.init(columns: columns, sharesRows: width >= 100)
    }

    /// A section or, side by side, several, with their rows of cards.
    package struct Shelf {
        package let sections: ArraySlice<MainListState.Section>
        /// The number of rows of cards; one for sections side by side.
        package let rowCount: Int

        /// The cards of a row; rows differ by one card at most, the longer ones come first.
        package func row(_ index: Int) -> ArraySlice<TrackerCard> {
            guard sections.count == 1, let cards = sections.first?.cards else {
                return ArraySlice(sections.flatMap(\.cards))
            }
            func end(_ rows: Int) -> Int {
                rows * (cards.count / rowCount) + min(rows, cards.count % rowCount)
            }
            return cards[end(index)..<end(index + 1)]
        }

        func holds(_ card: Identifier, inRow index: Int) -> Bool {
            sections.count == 1
                ? row(index).contains { $0.id == card }
                : sections.contains { $0.cards.contains { $0.id == card } }
        }
    }

    package func shelves(of sections: [MainListState.Section]) -> [Shelf] {
        var shelves: [Shelf] = []
        var start = 0
        while start < sections.count {
            let end = sections[start...].firstIndex { !isNarrow($0) } ?? sections.count
            shelves += shared(sections[start..<end])
            if end < sections.count {
                let rows = (sections[end].cards.count + columns - 1) / columns
                shelves.append(Shelf(sections: sections[end...end], rowCount: rows))
            }
            start = end + 1
        }
        return shelves
    }

    private func isNarrow(_ section: MainListState.Section) -> Bool {
        sharesRows && section.cards.count < columns
    }

    /// Narrow sections by rows as even as can be: the sum of the squares of empty places is the least.
    private func shared(_ sections: ArraySlice<MainListState.Section>) -> [Shelf] {
        // The best rows of the sections up to each end, by their cost and the start of the last one.
        var best: [(cost: Int, start: Int)] = [(0, sections.startIndex)]
        for end in sections.indices {
            var (least, places) = ((cost: Int.max, start: end), columns)
            for start in stride(from: end, through: sections.startIndex, by: -1) {
                places -= sections[start].cards.count
                guard places >= 0 else { break }
                let cost = best[start - sections.startIndex].cost + places * places
                if cost < least.cost { least = (cost, start) }
            }
            best.append(least)
        }
        var shelves: [Shelf] = []
        var end = sections.endIndex
        while end > sections.startIndex {
            let start = best[end - sections.startIndex].start
            shelves.append(Shelf(sections: sections[start..<end], rowCount: 1))
            end = start
        }
        return shelves.reversed()
    }
}

extension CardRows {
    /// The card of a row of `count` below or above the middle of a card of another row; the left one of two.
    package static func neighbour(of index: Int, inRowOf other: Int, amongst count: Int) -> Int {
        ((2 * index + 1) * count - 1) / (2 * other)
    }
}
