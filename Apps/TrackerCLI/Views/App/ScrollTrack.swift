package import Terminal

/// A drawn scroll bar, as the mouse needs it.
package struct ScrollTrack {
    /// The result of scrolling to a place.
    package enum Stop: Hashable, Sendable {
        /// The target gets the focus.
        case focus(Target)
        /// The first visible row of a page without a focus.
        case offset(Int)
    }

    /// All cells of the bar.
    package internal(set) var area: Rect
    /// The first row of the thumb, and its length.
    let top, length: Int
    /// The greatest offset.
    let last: Int
    /// The stop at an offset; `nil` if there is none.
    let stop: (_ offset: Int) -> Stop?

    func isThumb(row: Int) -> Bool { (0..<length).contains(row - area.top - top) }

    /// The row of the thumb to hold it by; its middle if the row is beside it.
    func grip(row: Int) -> Int {
        isThumb(row: row) ? row - area.top - top : length / 2
    }

    /// The stop if the thumb, held by one of its rows, is moved to a row of the screen.
    func stop(row: Int, grip: Int) -> Stop? {
        let room = area.size.rows - length
        guard room > 0 else { return stop(row > area.top ? last : 0) }
        let top = max(0, min(room, row - area.top - grip))
        return stop((2 * top * last + room) / (2 * room))
    }
}
