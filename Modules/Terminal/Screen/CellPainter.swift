/// Collects the bytes that write scattered cells, with as little movement and styling as they need.
struct CellPainter {
    private(set) var bytes: [UInt8] = []
    private var pen: Pen

    init(columns: Int) {
        pen = Pen(columns: columns)
    }

    /// Writes the cells of a patch.
    ///
    /// After a cluster of disputed width, the next position is set anew; the second half of a picture is blanked
    /// first, as a terminal may draw it in one cell.
    mutating func paint(_ patch: Patch) {
        for write in patch.writes {
            pen.select(write.rendition, forBlank: write.isBlank, in: &bytes)
            pen.move(to: write.point, in: &bytes)
            guard let cluster = write.cluster else {
                bytes += "\u{1B}[K".utf8
                continue
            }
            let end = Point(column: write.point.column + write.cells, row: write.point.row)
            let isAgreed = CellWidth.isAgreed(on: cluster)
            if !isAgreed, write.cells == 2 {
                bytes += "  ".utf8
                pen.position = end
                pen.move(to: write.point, in: &bytes)
            }
            bytes += cluster.utf8
            pen.position = isAgreed ? end : nil
        }
    }

    /// The index of the patch that takes the fewest bytes to reach; the first of several.
    func nearest(of patches: [Patch]) -> Int {
        var (nearest, least) = (0, Int.max)
        var bytes: [UInt8] = []
        for (index, patch) in patches.enumerated() {
            bytes.removeAll(keepingCapacity: true)
            var pen = pen
            let first = patch.writes[0]
            pen.select(first.rendition, forBlank: first.isBlank, in: &bytes)
            pen.move(to: first.point, in: &bytes)
            if bytes.count < least { (nearest, least) = (index, bytes.count) }
        }
        return nearest
    }

    /// Scrolls the content of rows up, or down if `shift` is negative; the freed rows are blank.
    ///
    /// Deletes or inserts lines within margins: every terminal since the VT102 supports it, and some (the Linux
    /// console) have no other way to scroll.
    mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        pen.select(.plain, forBlank: false, in: &bytes)
        bytes += "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r".utf8
        pen.position = nil
        pen.move(to: Point(column: 0, row: rows.lowerBound), in: &bytes)
        bytes += "\u{1B}[\(abs(shift))\(shift > 0 ? "M" : "L")\u{1B}[r".utf8
        // Setting margins moves the cursor.
        pen.position = nil
    }

    /// Ends a frame: resets the style and places the cursor.
    mutating func place(_ cursor: Cursor, in size: Size) {
        pen.select(.plain, forBlank: false, in: &bytes)
        guard size.columns > 0, size.rows > 0 else { return }
        pen.move(
            to: Point(
                column: min(max(cursor.position.column, 0), size.columns - 1),
                row: min(max(cursor.position.row, 0), size.rows - 1)), in: &bytes)
    }
}
