extension CellWidth {
    /// Terminals agree on the width of the scalar by itself.
    ///
    /// They agree on the wide scalars of Unicode's table, and on letters and punctuation of one cell. They differ
    /// on narrow emoji, squares, circles, check marks and combining marks, and on pictures made of several
    /// scalars.
    static func isAgreed(on scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x25A0...0x25FC, 0x2713...0x2718: false
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
        default: standsAlone(scalar) || of(scalar) == 2
        }
    }

    /// Terminals agree on the width of the cluster: they never do for a picture of several scalars.
    static func isAgreed(on cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        return isAgreed(on: first)
    }

    /// The greatest width of the cluster on a terminal that draws each scalar by itself.
    static func reach(of cluster: Character) -> Int {
        var cells = 0
        for scalar in cluster.unicodeScalars { cells += of(scalar) }
        return max(of(cluster), cells)
    }
}
