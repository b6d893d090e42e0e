/// One place of the grid, as it is seen.
package struct Cell: Hashable, Sendable {
    /// Nil in the second half of a wide cluster, which stands in the cell before.
    package let cluster: Character?
    package let style: Style
}

/// One place of the grid, as it is kept: numbers alone, for frames are copied and compared by thousands of cells.
struct StoredCell: Hashable, Sendable {
    let cluster: ClusterCode
    var style: Style

    static let blank = StoredCell(cluster: .blank, style: .plain)

    static func == (left: StoredCell, right: StoredCell) -> Bool {
        left.cluster == right.cluster && left.style == right.style
    }
}
