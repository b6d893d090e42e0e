import Terminal
import TrackerDomain
package import TrackerPresentation

/// The rows of cards that the sections of a list take, in columns of one width.
///
/// A section whose cards all fit beside the one before, in the same row of cards, stands there; others begin a row.
package struct CardRows: Hashable, Sendable {
    /// The most cards side by side.
    package let columns: Int

    /// The least cells of a column, with the blanks between two.
    private static let leastColumn = 40
    /// The blanks between two columns.
    private static let gap = 2

    package init(columns: Int) { self.columns = max(columns, 1) }

    /// - Parameter width: The cells of the list, with the blank at its left and the scroll bar at its right.
    package init(width: Int) { self.init(columns: width / Self.leastColumn) }

    /// A section or, side by side, several, with their rows of cards.
    package struct Shelf {
        package let sections: ArraySlice<MainListState.Section>
        fileprivate let columns: Int

        /// The number of rows of cards; one for sections side by side.
        package var rowCount: Int {
            (sections.reduce(columns - 1) { $0 + $1.cards.count }) / columns
        }

        package func row(_ index: Int) -> ArraySlice<TrackerCard> {
            let cards = sections.count == 1 ? sections.first?.cards ?? [] : sections.flatMap(\.cards)
            return cards[index * columns..<min((index + 1) * columns, cards.count)]
        }
    }

    package func shelves(of sections: [MainListState.Section]) -> [Shelf] {
        var shelves: [Shelf] = []
        var (start, free) = (0, 0)
        for (index, section) in sections.enumerated() {
            if section.cards.count <= free {
                shelves.removeLast()
            } else {
                (start, free) = (index, columns)
            }
            // Nothing stands beside a section of several rows.
            free -= section.cards.count
            shelves.append(Shelf(sections: sections[start...index], columns: columns))
        }
        return shelves
    }

    /// The parts of a row of the list with so many columns each; a card alone takes the whole row of a narrow list.
    func places(_ counts: [Int], in row: Rect) -> [Rect] {
        let column = row.size.columns / columns
        let isWhole = counts == [1] && row.size.columns < 100
        var left = row.left + 1
        return counts.map { count in
            defer { left += count * column }
            let width = min(isWhole ? columns : count, columns) * column - Self.gap
            return Rect(column: left, row: row.top, columns: max(width, 0), rows: row.size.rows)
                .intersection(row)
        }
    }
}
