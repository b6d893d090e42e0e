/// The visible part of a long page.
package struct PageScroll: Hashable, Sendable {
    /// The first visible row.
    package private(set) var offset = 0
    /// The visible rows, and all rows of the page.
    private var rows = 0, total = 0
    /// The focus was moved and is to be seen in the next frame.
    private var seeksFocus = false

    package init() {}

    /// The page has more rows than are visible.
    package var isNeeded: Bool { total > rows }

    /// Takes over the rows of window and page, so that no key leads beyond the page.
    ///
    /// - Parameter focus: The rows of the page that are brought into sight once the focus was moved.
    /// - Returns: True if anything has changed since the last call.
    package mutating func fit(rows: Int, of total: Int, focus: Range<Int>? = nil) -> Bool {
        let old = self
        (self.rows, self.total) = (rows, total)
        if seeksFocus, let focus { scroll(to: min(max(offset, focus.upperBound - rows), focus.lowerBound)) }
        seeksFocus = false
        scroll(to: offset)
        return self != old
    }

    /// Brings the focus into sight with the next frame.
    mutating func seekFocus() { seeksFocus = true }

    mutating func apply(_ move: Move) {
        switch move {
        case .up: scroll(to: offset - 1)
        case .down: scroll(to: offset + 1)
        // A row of what was seen stays.
        case .pageUp: scroll(to: offset - max(rows - 1, 1))
        case .pageDown: scroll(to: offset + max(rows - 1, 1))
        case .toStart: scroll(to: 0)
        case .toEnd: scroll(to: total)
        default: break
        }
    }

    mutating func scroll(to row: Int) {
        offset = max(min(row, total - rows), 0)
    }
}
