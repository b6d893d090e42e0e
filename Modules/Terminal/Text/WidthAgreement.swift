extension CellWidth {
    /// Whether terminals agree how many cells the cluster takes.
    ///
    /// They do on one scalar that is wide in Unicode's table, and on letters and punctuation of one cell. Pictures
    /// made of several scalars, narrow emoji, squares, circles, check marks and combining marks they draw differently.
    static func isAgreed(on cluster: Character) -> Bool {
        let scalars = cluster.unicodeScalars
        guard let scalar = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex else {
            return false
        }
        switch scalar.value {
        case 0xAD, 0x25A0...0x25FC, 0x2713...0x2718: return false
        case 0x1F1E6...0x1F1FF, 0x1F3FB...0x1F3FF: return false
        default: return standsAlone(scalar) || of(scalar) == 2
        }
    }

    /// The most cells that a terminal which draws each scalar by itself might use for the cluster.
    static func reach(of cluster: Character) -> Int {
        if cluster.isASCII { return 1 }
        var cells = 0
        for scalar in cluster.unicodeScalars { cells += of(scalar) }
        return max(of(cluster), cells)
    }
}
