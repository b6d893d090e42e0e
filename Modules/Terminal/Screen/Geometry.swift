/// A rectangle of cells; its right and bottom edges are the first cells outside.
package struct Rect: Hashable, Sendable {
    package let origin: Point
    package let size: Size

    package init(origin: Point = .zero, size: Size) {
        self.origin = origin
        self.size = size
    }

    package init(column: Int, row: Int, columns: Int, rows: Int) {
        self.init(
            origin: Point(column: column, row: row), size: Size(columns: columns, rows: rows))
    }

    package var left: Int { origin.column }
    package var top: Int { origin.row }
    package var right: Int { origin.column + size.columns }
    package var bottom: Int { origin.row + size.rows }
    package var columns: Range<Int> { left..<right }
    package var rows: Range<Int> { top..<bottom }

    package var isEmpty: Bool {
        size.columns == 0 || size.rows == 0
    }

    package func contains(_ point: Point) -> Bool {
        columns.contains(point.column) && rows.contains(point.row)
    }

    /// The shared cells; empty, at the point where they would meet, if they share none.
    package func intersection(_ other: Rect) -> Rect {
        let left = max(left, other.left)
        let top = max(top, other.top)
        return Rect(
            column: left, row: top, columns: min(right, other.right) - left,
            rows: min(bottom, other.bottom) - top)
    }
}

/// The position of a cell, counted from 0 at the top left.
package struct Point: Hashable, Sendable {
    package var column: Int
    package var row: Int

    package init(column: Int, row: Int) {
        self.column = column
        self.row = row
    }

    package static let zero = Point(column: 0, row: 0)

    package static func + (left: Point, right: Point) -> Point {
        Point(column: left.column + right.column, row: left.row + right.row)
    }

    package static func - (left: Point, right: Point) -> Point {
        Point(column: left.column - right.column, row: left.row - right.row)
    }
}

/// An extent in cells; neither side is negative.
package struct Size: Hashable, Sendable {
    package let columns: Int
    package let rows: Int

    package init(columns: Int, rows: Int) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
    }

    package static let zero = Size(columns: 0, rows: 0)
}
