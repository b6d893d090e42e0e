import Terminal

/// A window full of one sign, with something drawn over it: what a snapshot keeps is the part that was drawn.
enum FilledFrame {
    static let sign: Character = "~"

    /// The smallest rectangle around all that differs from the fill; `nil` where nothing does.
    static func drawnArea(of frame: Frame) -> Rect? {
        let drawn = frame.places.filter { frame[$0].cluster != sign }
        guard let (left, right) = drawn.columnRange, let top = drawn.first?.row, let bottom = drawn.last?.row
        else { return nil }
        return Rect(column: left, row: top, columns: right - left + 1, rows: bottom - top + 1)
    }

    /// Whether all cells around a part look alike, so that the part tells everything.
    static func isEven(_ frame: Frame, around area: Rect) -> Bool {
        let styles = frame.places.filter { !area.contains($0) }.map { frame[$0].style }
        return Set(styles).count <= 1
    }
}

extension [Point] {
    fileprivate var columnRange: (Int, Int)? {
        guard let least = map(\.column).min(), let most = map(\.column).max() else { return nil }
        return (least, most)
    }
}

extension Frame {
    /// A part of the frame as a frame of its own.
    func part(_ area: Rect) -> Frame {
        var part = Frame(size: area.size)
        for row in area.rows {
            var line = Line()
            for column in area.columns {
                let cell = self[Point(column: column, row: row)]
                if let cluster = cell.cluster { line.append(String(cluster), cell.style) }
            }
            part.draw(line, at: Point(column: 0, row: row - area.top))
        }
        part.cursor = Cursor(position: cursor.position - area.origin, isVisible: cursor.isVisible)
        return part
    }
}
