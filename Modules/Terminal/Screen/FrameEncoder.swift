/// Encodes frames as terminal output: one array for each frame, to be written at once.
///
/// Each frame starts and ends with plain text style. The terminal need not wrap lines at its right edge.
package struct FrameEncoder: Sendable {
    package var depth: ColorDepth
    /// The terminal supports private mode 2026 and shows each frame whole.
    package var isSynchronized: Bool

    package init(depth: ColorDepth, isSynchronized: Bool = false) {
        self.depth = depth
        self.isSynchronized = isSynchronized
    }

    /// Clears the terminal and draws the frame.
    package func repaint(_ frame: Frame) -> [UInt8] {
        var painter = CellPainter(columns: frame.size.columns)
        for patch in patches(from: nil, to: frame) { painter.paint(patch) }
        painter.place(frame.cursor, in: frame.size)
        let cleared = Array("\u{1B}[?25l\u{1B}[m\u{1B}[H\u{1B}[2J".utf8) + painter.bytes
        return framed(cleared + (frame.cursor.isVisible ? Self.showCursor : []))
    }

    /// Draws the differences on a terminal that shows `old`; returns no bytes if the frames are equal.
    ///
    /// Frames of different size need a repaint.
    package func update(from old: Frame, to new: Frame) -> [UInt8] {
        guard old.size == new.size else { return repaint(new) }
        guard old != new else { return [] }
        var painter = changes(from: old, to: new)
        let hasChanges = !painter.bytes.isEmpty
        guard hasChanges || old.cursor != new.cursor else { return [] }
        painter.place(new.cursor, in: new.size)
        let hides = old.cursor.isVisible && (hasChanges || !new.cursor.isVisible)
        let shows = new.cursor.isVisible && (hasChanges || !old.cursor.isVisible)
        return framed(
            (hides ? Self.hideCursor : []) + painter.bytes + (shows ? Self.showCursor : []))
    }

    private static let hideCursor = Array("\u{1B}[?25l".utf8)
    private static let showCursor = Array("\u{1B}[?25h".utf8)

    private func framed(_ bytes: [UInt8]) -> [UInt8] {
        isSynchronized ? Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8) : bytes
    }

    /// Returns the shorter way: cell by cell, or after scrolling rows.
    private func changes(from old: Frame, to new: Frame) -> CellPainter {
        let start = CellPainter(columns: new.size.columns)
        let painter = paint(patches(from: old, to: new), after: start)
        guard let scrolled = new.scrolled, case let shift = scrolled.shift(since: old.scrolled), shift != 0,
            new.bounds.rows.contains(scrolled.rows)
        else { return painter }
        var moving = start
        moving.scroll(scrolled.rows, by: shift)
        var moved = old
        moved.scroll(scrolled.rows, by: shift)
        moving = paint(patches(from: moved, to: new), after: moving)
        return moving.bytes.count < painter.bytes.count ? moving : painter
    }

    /// - Parameter old: The terminal's content; nil if it is blank.
    private func patches(from old: Frame?, to new: Frame) -> [Patch] {
        (0..<new.size.rows).flatMap { RowDifference(row: $0, old: old, new: new, depth: depth).patches }
    }

    /// More patches than this are painted in their order: to choose among them would take longer than to send them.
    private static let mostToOrder = 100

    /// Paints patches: always the one next that takes the fewest bytes to reach.
    private func paint(_ patches: [Patch], after start: CellPainter) -> CellPainter {
        var (painter, left) = (start, patches)
        if left.count > Self.mostToOrder {
            for patch in left { painter.paint(patch) }
            return painter
        }
        while !left.isEmpty { painter.paint(left.remove(at: painter.nearest(of: left))) }
        return painter
    }
}
