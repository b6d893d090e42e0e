/// The whole content of a terminal at one moment: a grid of cells and the cursor.
///
/// The second half of a wide cluster always follows its first half in the same row and has its style. Drawing
/// over one half leaves a blank in the other.
package struct Frame: Sendable {
    package let size: Size
    /// The cells, row by row.
    private(set) var cells: [Cell]
    /// The cursor; outside the grid it moves to the nearest cell.
    package var cursor = Cursor()
    /// The rows that the terminal may scroll as a whole; a hint that changes nothing visible.
    package var scrolled: ScrolledRows?

    /// Creates a blank frame.
    package init(size: Size) {
        self.size = size
        cells = [Cell](repeating: .blank, count: size.columns * size.rows)
    }

    package var bounds: Rect {
        Rect(size: size)
    }

    /// The cell at a point inside the grid.
    package subscript(_ point: Point) -> Cell { cells[index(point)] }

    func index(_ point: Point) -> Int {
        point.row * size.columns + point.column
    }

    /// Puts a cluster into its one or two cells, all of them inside the grid.
    mutating func put(_ cluster: Character, cells count: Int, _ style: Style, at point: Point) {
        let first = index(point)
        let end = first + count
        if cells[first].cluster == nil { blank(first - 1) }
        if point.column + count < size.columns, cells[end].cluster == nil { blank(end) }
        cells[first] = Cell(cluster: cluster, style: style)
        if count == 2 { cells[first + 1] = Cell(cluster: nil, style: style) }
    }

    private mutating func blank(_ index: Int) {
        cells[index] = Cell(cluster: " ", style: cells[index].style)
    }

    /// Sets the style of the cluster whose first cell is at the point.
    mutating func setStyle(_ style: Style, at point: Point) {
        let first = index(point)
        cells[first].style = style
        if point.column + 1 < size.columns, cells[first + 1].cluster == nil {
            cells[first + 1].style = style
        }
    }

    /// Sets the style of all cells.
    mutating func setStyle(_ style: Style) {
        for index in cells.indices { cells[index].style = style }
    }

    /// Scrolls the content of rows up, or down if `shift` is negative; the freed rows are blank.
    mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        let width = size.columns
        let blank = repeatElement(Cell.blank, count: abs(shift) * width)
        let retained = shift > 0 ? rows.dropFirst(shift) : rows.dropLast(-shift)
        var scrolled = Array(cells[retained.lowerBound * width..<retained.upperBound * width])
        scrolled.insert(contentsOf: blank, at: shift > 0 ? scrolled.endIndex : 0)
        cells.replaceSubrange(rows.lowerBound * width..<rows.upperBound * width, with: scrolled)
    }
}

extension Frame: Equatable {
    package static func == (left: Frame, right: Frame) -> Bool {
        left.size == right.size && left.cells == right.cells && left.cursor == right.cursor
            && left.scrolled == right.scrolled
    }
}
