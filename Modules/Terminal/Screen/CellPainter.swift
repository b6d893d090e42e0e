/// Collects the bytes that write scattered cells, with as little movement and styling as they need.
struct CellPainter {
    private(set) var bytes: [UInt8] = []
    private let depth: ColorDepth
    /// The terminal's write position; nil if terminals may differ on it.
    private var pen: Point?
    private var style = Style.plain
    private var rendition = SelectGraphicRendition.plain

    init(depth: ColorDepth) {
        self.depth = depth
    }

    /// Writes a cluster of one or two cells.
    ///
    /// After a cluster of disputed width, the next position is set anew; the second half of a picture is blanked
    /// first, as a terminal may draw it in one cell.
    mutating func write(
        _ cluster: Character, _ style: Style, cells: Int, isAgreed: Bool, at point: Point
    ) {
        select(style)
        if !isAgreed, cells == 2 {
            move(to: point)
            bytes += "  ".utf8
            advance(from: point, by: 2)
        }
        move(to: point)
        bytes += cluster.utf8
        if isAgreed { advance(from: point, by: cells) } else { pen = nil }
    }

    /// Blanks the rest of the row.
    mutating func erase(from point: Point) {
        select(.plain)
        move(to: point)
        bytes += "\u{1B}[K".utf8
    }

    /// Scrolls the content of rows up, or down if `shift` is negative; the freed rows are blank.
    ///
    /// Deletes or inserts lines within margins: every terminal since the VT102 supports it, and some (the Linux
    /// console) have no other way to scroll.
    mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        select(.plain)
        bytes += "\u{1B}[\(rows.lowerBound + 1);\(rows.upperBound)r".utf8
        pen = nil
        move(to: Point(column: 0, row: rows.lowerBound))
        bytes += "\u{1B}[\(abs(shift))\(shift > 0 ? "M" : "L")\u{1B}[r".utf8
        // Setting margins moves the cursor.
        pen = nil
    }

    /// Ends a frame: resets the style and places the cursor.
    mutating func place(_ cursor: Cursor, in size: Size) {
        select(.plain)
        guard size.columns > 0, size.rows > 0 else { return }
        move(
            to: Point(
                column: min(max(cursor.position.column, 0), size.columns - 1),
                row: min(max(cursor.position.row, 0), size.rows - 1)))
    }

    /// Advances the pen. In the last column some terminals delay the wrap, so the next movement is absolute.
    private mutating func advance(from point: Point, by cells: Int) {
        pen = Point(column: point.column + cells, row: point.row)
    }

    private mutating func select(_ new: Style) {
        guard new != style else { return }
        let next = SelectGraphicRendition(new, depth: depth)
        next.append(from: rendition, to: &bytes)
        (style, rendition) = (new, next)
    }

    private mutating func move(to point: Point) {
        guard point != pen else { return }
        defer { pen = point }
        guard let pen, pen.row == point.row else {
            bytes += Self.escape
            if point.row > 0 || point.column > 0 { bytes.append(decimal: point.row + 1) }
            if point.column > 0 {
                bytes.append(UInt8(ascii: ";"))
                bytes.append(decimal: point.column + 1)
            }
            bytes.append(UInt8(ascii: "H"))
            return
        }
        let steps = point.column - pen.column
        if point.column == 0 {
            bytes.append(UInt8(ascii: "\r"))
        } else if steps > 0, steps < 10 || point.column + 1 >= 100 {
            bytes += Self.escape
            if steps > 1 { bytes.append(decimal: steps) }
            bytes.append(UInt8(ascii: "C"))
        } else {
            bytes += Self.escape
            bytes.append(decimal: point.column + 1)
            bytes.append(UInt8(ascii: "G"))
        }
    }

    private static let escape: [UInt8] = [0x1B, UInt8(ascii: "[")]
}
