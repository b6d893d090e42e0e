/// One place of the grid.
package struct Cell: Hashable, Sendable {
    /// Nil in the second half of a wide cluster, which stands in the cell before.
    package let cluster: Character?
    package internal(set) var style: Style

    /// `cluster` takes one or two cells and is no control character.
    init(_ cluster: Character?, _ style: Style) {
        self.cluster = cluster
        self.style = style
    }

    package static let blank = Cell(" ", .plain)
}
