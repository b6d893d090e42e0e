import Terminal
import Testing

@Suite struct RectTests {
    private let rect = Rect(column: 2, row: 1, columns: 10, rows: 4)

    @Test func edges() {
        #expect((rect.left, rect.top) == (2, 1))
        #expect((rect.right, rect.bottom) == (12, 5))
        #expect(rect.contains(Point(column: 11, row: 4)))
        #expect(!rect.contains(Point(column: 12, row: 4)))
        #expect(!rect.contains(Point(column: 11, row: 5)))
    }

    @Test func sizesAreNeverNegative() {
        #expect(Size(columns: -1, rows: -2) == .zero)
        #expect(rect.inset(columns: 6, rows: 1).isEmpty)
        #expect(rect.inset(columns: 6, rows: 1).size == Size(columns: 0, rows: 2))
    }

    @Test func insets() {
        #expect(
            rect.inset(top: 1, left: 2, bottom: 0, right: 3) == Rect(column: 4, row: 2, columns: 5, rows: 3))
        #expect(rect.inset(columns: 1, rows: 1) == Rect(column: 3, row: 2, columns: 8, rows: 2))
    }

    @Test func splits() {
        #expect(rect.split(top: 1).top == Rect(column: 2, row: 1, columns: 10, rows: 1))
        #expect(rect.split(top: 1).rest == Rect(column: 2, row: 2, columns: 10, rows: 3))
        #expect(rect.split(bottom: 1).bottom == Rect(column: 2, row: 4, columns: 10, rows: 1))
        #expect(rect.split(bottom: 1).rest == Rect(column: 2, row: 1, columns: 10, rows: 3))
        #expect(rect.split(left: 3).left == Rect(column: 2, row: 1, columns: 3, rows: 4))
        #expect(rect.split(left: 3).rest == Rect(column: 5, row: 1, columns: 7, rows: 4))
        #expect(rect.split(right: 3).right == Rect(column: 9, row: 1, columns: 3, rows: 4))
        #expect(rect.split(right: 3).rest == Rect(column: 2, row: 1, columns: 7, rows: 4))
    }

    @Test("T62: splits of too much take what there is")
    func greedySplits() {
        #expect(rect.split(top: 9).top == rect)
        #expect(rect.split(top: 9).rest.isEmpty)
        #expect(rect.split(bottom: 9).bottom == rect)
        #expect(rect.split(left: -1).left.isEmpty)
        #expect(rect.split(right: 99).right == rect)
    }

    @Test func columnsShareTheWidth() {
        let columns = rect.columns(count: 3, gap: 1)
        #expect(columns.map(\.left) == [2, 5, 8])
        #expect(columns.map(\.size) == Array(repeating: Size(columns: 2, rows: 4), count: 3))
        #expect(rect.columns(count: 0) == [])
        #expect(rect.columns(count: 20, gap: 1).count { !$0.isEmpty } == 0)
    }

    @Test func centering() {
        #expect(rect.centered(Size(columns: 3, rows: 2)) == Rect(column: 5, row: 2, columns: 3, rows: 2))
        #expect(rect.centered(Size(columns: 99, rows: 1)) == Rect(column: 2, row: 2, columns: 10, rows: 1))
    }

    @Test func intersections() {
        let other = Rect(column: 10, row: -3, columns: 9, rows: 6)
        #expect(rect.intersection(other) == Rect(column: 10, row: 1, columns: 2, rows: 2))
        #expect(other.intersection(rect) == rect.intersection(other))
        #expect(rect.intersection(Rect(column: 50, row: 1, columns: 3, rows: 3)).isEmpty)
    }
}
