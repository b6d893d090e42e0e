/// A cell of the grid.
package struct Cell: Hashable, Sendable {
    /// Nil for the second half of a wide cluster, whose first half is in the cell before.
    package let cluster: Character?
    package var style: Style

    static let blank = Cell(cluster: " ", style: .plain)

    /// Compares clusters by their scalars: й may be one scalar or two, which a terminal may draw differently.
    package static func == (left: Cell, right: Cell) -> Bool {
        left.style == right.style && left.isSpelled(like: right)
    }

    func isSpelled(like other: Cell) -> Bool {
        guard let cluster, let otherCluster = other.cluster else { return cluster == other.cluster }
        return cluster.utf8.elementsEqual(otherCluster.utf8)
    }
}

/// The position of the terminal's own cursor.
///
/// Put it on the focused row or field even while hidden: screen readers and input methods follow it.
package struct Cursor: Hashable, Sendable {
    package var position: Point
    package var isVisible: Bool

    package init(position: Point = .zero, isVisible: Bool = false) {
        self.position = position
        self.isVisible = isVisible
    }
}
