/// One place of the grid.
package struct Cell: Hashable, Sendable {
    /// Nil in the second half of a wide cluster, which stands in the cell before.
    package let cluster: Character?
    package internal(set) var style: Style
    /// The cluster's bytes, the first one lowest; `long` for more than eight, zero for none.
    private let code: UInt64

    /// No text has such bytes.
    private static let long = UInt64.max

    /// `cluster` takes one or two cells and is no control character.
    init(_ cluster: Character?, _ style: Style) {
        self.cluster = cluster
        self.style = style
        code = cluster.map(Cell.code) ?? 0
    }

    package static let blank = Cell(" ", .plain)

    /// A letter and an accent are not the letter with the accent: a terminal may draw them otherwise.
    package static func == (left: Cell, right: Cell) -> Bool {
        left.hasCluster(of: right) && left.style == right.style
    }

    /// Whether both show the same bytes.
    func hasCluster(of other: Cell) -> Bool {
        code == other.code && (code != Cell.long || cluster == other.cluster)
    }

    /// Appends the cluster's bytes.
    func append(to bytes: inout [UInt8]) {
        guard code != Cell.long else {
            if let cluster { bytes += cluster.utf8 }
            return
        }
        var rest = code
        while rest != 0 {
            bytes.append(UInt8(truncatingIfNeeded: rest))
            rest >>= 8
        }
    }

    private static func code(of cluster: Character) -> UInt64 {
        guard cluster.utf8.count <= 8 else { return long }
        var (code, shift): (UInt64, UInt64) = (0, 0)
        for byte in cluster.utf8 {
            code |= UInt64(byte) &<< shift
            shift += 8
        }
        return code
    }
}
