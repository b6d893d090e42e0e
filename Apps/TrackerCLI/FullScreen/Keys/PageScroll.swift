/// Which part of a long page is seen.
package struct PageScroll: Hashable, Sendable {
    /// The first row that is seen.
    package private(set) var offset = 0
    /// The rows there are to see the page in, and all it has.
    private var rows = 0, total = 0

    package init() {}

    /// Whether there is more than is seen.
    package var isNeeded: Bool { total > rows }

    /// Takes over what is shown, so that no key leads beyond the page.
    ///
    /// - Returns: Whether anything has changed since it last did.
    package mutating func fit(rows: Int, of total: Int) -> Bool {
        let old = self
        (self.rows, self.total) = (rows, total)
        scroll(to: offset)
        return self != old
    }

    mutating func apply(_ move: Move) {
        switch move {
        case .up: scroll(to: offset - 1)
        case .down: scroll(to: offset + 1)
        // A row of what was seen stays.
        case .pageUp: scroll(to: offset - max(rows - 1, 1))
        case .pageDown: scroll(to: offset + max(rows - 1, 1))
        case .toStart: scroll(to: 0)
        case .toEnd: scroll(to: total)
        case .left, .right, .next, .previous: break
        }
    }

    private mutating func scroll(to row: Int) {
        offset = max(min(row, total - rows), 0)
    }
}
