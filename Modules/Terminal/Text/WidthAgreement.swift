extension CellWidth {
    /// Whether terminals agree how many cells the scalar takes by itself.
    ///
    /// They do on what is wide in Unicode's table, and on letters and punctuation of one cell. Narrow emoji, squares,
    /// circles, check marks and combining marks they draw differently, as they do pictures made of several scalars.
    static func isAgreed(on scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0xAD, 0x25A0...0x25FC, 0x2713...0x2718: false
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: false
        default: standsAlone(scalar) || of(scalar) == 2
        }
    }

    /// Whether terminals agree how many cells the cluster takes: they do on no picture made of several scalars.
    static func isAgreed(on cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let first = scalars.first, scalars.count == 1 else { return false }
        return isAgreed(on: first)
    }

    /// The most cells that a terminal which draws each scalar by itself might use for the cluster.
    static func reach(of cluster: Character) -> Int {
        var cells = 0
        for scalar in cluster.unicodeScalars { cells += of(scalar) }
        return max(of(cluster), cells)
    }
}
