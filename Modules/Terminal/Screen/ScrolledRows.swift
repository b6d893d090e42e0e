/// Rows of a frame that show a part of something longer, over the frame's whole width.
package struct ScrolledRows: Hashable, Sendable {
    package let rows: Range<Int>
    /// How many rows of the whole stand before the first that is seen.
    package let offset: Int

    package init(_ rows: Range<Int>, offset: Int) {
        self.rows = rows
        self.offset = offset
    }

    /// How many rows up the content has moved since, downwards below zero; zero where none of it is still seen.
    func shift(since old: ScrolledRows?) -> Int {
        guard let old, old.rows == rows, abs(offset - old.offset) < rows.count else { return 0 }
        return offset - old.offset
    }
}
