/// A cell's place, counted from 0 at the top left.
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
