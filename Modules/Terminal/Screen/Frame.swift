/// Everything a terminal shows at one moment: a grid of cells and the cursor.
///
/// The second half of a wide cluster always follows its first half in the same row and has its style. Whatever is
/// drawn over one half leaves a blank in the other.
package struct Frame: Sendable {
    package let size: Size
    /// Row by row.
    private(set) var cells: [StoredCell]
    /// What the hashes among the cells stand for; perhaps some more.
    private var longClusters: [(code: ClusterCode, cluster: Character)] = []
    /// Outside the grid it is taken to the nearest cell.
    package var cursor = Cursor()
    /// What the terminal may move as a whole when it has been scrolled; a hint, which changes nothing that is seen.
    package var scrolled: ScrolledRows?

    /// All blank.
    package init(size: Size) {
        self.size = size
        cells = [StoredCell](repeating: .blank, count: size.columns * size.rows)
    }

    package var bounds: Rect {
        Rect(size: size)
    }

    /// The cell at a place inside the grid.
    package subscript(_ point: Point) -> Cell {
        let cell = cells[index(point)]
        return Cell(cluster: cluster(of: cell.cluster), style: cell.style)
    }

    func index(_ point: Point) -> Int {
        point.row * size.columns + point.column
    }

    /// Nil for the second half of a wide cluster.
    func cluster(of code: ClusterCode) -> Character? {
        if code == .secondHalf { return nil }
        return code.isHash ? longClusters.first { $0.code == code }?.cluster : code.character
    }

    func append(_ code: ClusterCode, to bytes: inout [UInt8]) {
        guard code.isHash else { return code.append(to: &bytes) }
        if let cluster = cluster(of: code) { bytes += cluster.utf8 }
    }

    mutating func code(of cluster: Character) -> ClusterCode {
        let code = ClusterCode(cluster.utf8)
        if code.isHash { keep(cluster, code) }
        return code
    }

    /// Makes known what the hashes of another frame stand for.
    mutating func adoptClusters(of frame: Frame) {
        for (code, cluster) in frame.longClusters { keep(cluster, code) }
    }

    private mutating func keep(_ cluster: Character, _ code: ClusterCode) {
        if !longClusters.contains(where: { $0.code == code }) { longClusters.append((code, cluster)) }
    }

    /// Puts a cluster into its one or two cells, all of them inside the grid.
    mutating func put(_ cluster: ClusterCode, cells count: Int, _ style: Style, at point: Point) {
        let first = index(point)
        let end = first + count
        if cells[first].cluster == .secondHalf { blank(first - 1) }
        if point.column + count < size.columns, cells[end].cluster == .secondHalf { blank(end) }
        cells[first] = StoredCell(cluster: cluster, style: style)
        if count == 2 { cells[first + 1] = StoredCell(cluster: .secondHalf, style: style) }
    }

    private mutating func blank(_ index: Int) {
        cells[index] = StoredCell(cluster: .blank, style: cells[index].style)
    }

    /// Gives the cluster whose first cell is at the point another style.
    mutating func setStyle(_ style: Style, at point: Point) {
        let first = index(point)
        cells[first].style = style
        if point.column + 1 < size.columns, cells[first + 1].cluster == .secondHalf {
            cells[first + 1].style = style
        }
    }

    /// Gives all cells the same style.
    mutating func setStyle(_ style: Style) {
        for index in cells.indices { cells[index].style = style }
    }

    /// Moves the content of rows up, or down where `shift` is below zero; what becomes free is blank.
    mutating func scroll(_ rows: Range<Int>, by shift: Int) {
        let width = size.columns
        let blank = repeatElement(StoredCell.blank, count: abs(shift) * width)
        let kept = shift > 0 ? rows.dropFirst(shift) : rows.dropLast(-shift)
        var scrolled = Array(cells[kept.lowerBound * width..<kept.upperBound * width])
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
