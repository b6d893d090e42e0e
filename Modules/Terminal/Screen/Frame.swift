/// Everything a terminal shows at one moment: a grid of cells and the cursor.
///
/// The second half of a wide cluster always follows its first half in the same row and has its style. Whatever is
/// drawn over one half leaves a blank in the other.
package struct Frame: Hashable, Sendable {
    package let size: Size
    /// Row by row.
    private(set) var cells: [Cell]
    /// Outside the grid it is taken to the nearest cell.
    package var cursor = Cursor()
    /// What the terminal may move as a whole when it has been scrolled; a hint, which changes nothing that is seen.
    package var scrolled: ScrolledRows?

    /// All blank.
    package init(size: Size) {
        self.size = size
        cells = [Cell](repeating: .blank, count: size.columns * size.rows)
    }

    package var bounds: Rect {
        Rect(size: size)
    }

    /// The cell at a place inside the grid.
    package subscript(_ point: Point) -> Cell {
        cells[index(point)]
    }

    func index(_ point: Point) -> Int {
        point.row * size.columns + point.column
    }

    /// Puts a cluster into its one or two cells, all of them inside the grid.
    mutating func put(_ cluster: Character, cells count: Int, _ style: Style, at point: Point) {
        let first = index(point)
        let end = first + count
        if cells[first].cluster == nil { cells[first - 1] = Cell(" ", cells[first - 1].style) }
        if point.column + count < size.columns, cells[end].cluster == nil {
            cells[end] = Cell(" ", cells[end].style)
        }
        cells[first] = Cell(cluster, style)
        if count == 2 { cells[first + 1] = Cell(nil, style) }
    }

    /// Gives the cluster whose first cell is at the point another style.
    mutating func setStyle(_ style: Style, at point: Point) {
        let first = index(point)
        cells[first].style = style
        if point.column + 1 < size.columns, cells[first + 1].cluster == nil {
            cells[first + 1].style = style
        }
    }

    /// Moves the content of rows up, or down where `shift` is below zero; what becomes free is blank.
    mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        let width = size.columns
        let blank = repeatElement(Cell.blank, count: abs(shift) * width)
        let kept = shift > 0 ? rows.dropFirst(shift) : rows.dropLast(-shift)
        var scrolled = Array(cells[kept.lowerBound * width..<kept.upperBound * width])
        scrolled.insert(contentsOf: blank, at: shift > 0 ? scrolled.endIndex : 0)
        cells.replaceSubrange(rows.lowerBound * width..<rows.upperBound * width, with: scrolled)
    }
}
