/// The number of terminal cells that text takes.
///
/// libc's `wcwidth` depends on the locale and ignores clusters, so the table is our own.
package enum CellWidth {
    /// Returns 0, 1 or 2. Control characters take 0: `Sanitizer` makes them visible.
    package static func of(_ scalar: Unicode.Scalar) -> Int {
        if standsAlone(scalar) { return 1 }
        var low = 0
        var high = CellWidthTable.runs.count
        while high - low > 1 {
            let middle = (low + high) / 2
            if CellWidthTable.runs[middle] >> 4 <= scalar.value {
                low = middle
            } else {
                high = middle
            }
        }
        return Int(CellWidthTable.runs[low] & 0xF)
    }

    /// Returns 0, 1 or 2: the sum of the scalars' widths, at most 2.
    ///
    /// U+FE0F makes a narrow emoji wide (❤️, 1️⃣). Flags, families and skin tones would add up to more than 2,
    /// but are drawn as one picture.
    package static func of(_ cluster: Character) -> Int {
        var cells = 0
        var previous: Unicode.Scalar?
        for scalar in cluster.unicodeScalars {
            cells += of(scalar)
            if scalar == "\u{FE0F}", previous?.properties.isEmoji == true { return 2 }
            previous = scalar
        }
        return min(cells, 2)
    }

    /// True for scalars of one cell that can only be joined by a scalar of another kind.
    ///
    /// Text of these alone (Latin, Greek, Cyrillic, punctuation, box drawing, squares and circles, check marks)
    /// is measured without finding clusters, which is an order of magnitude faster.
    static func standsAlone(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x20...0x7E, 0xA0...0x2FF, 0x370...0x482, 0x48A...0x52F: true
        case 0x2010...0x2027, 0x2030...0x205E, 0x2500...0x25FC, 0x2713...0x2718: true
        default: false
        }
    }
}

extension String {
    /// The number of cells on one line of a terminal.
    package var cellWidth: Int { cellsStandingAlone ?? cellsOfClusters }

    /// One cell for each scalar if all stand alone, else nil. Such text has no control characters.
    var cellsStandingAlone: Int? {
        var cells = 0
        for scalar in unicodeScalars {
            guard CellWidth.standsAlone(scalar) else { return nil }
            cells += 1
        }
        return cells
    }

    /// Finds clusters only where they are possible: for a picture and a name after it, in the picture.
    private var cellsOfClusters: Int {
        if let only = unicodeScalars.first, unicodeScalars.index(after: startIndex) == endIndex {
            return CellWidth.of(only)
        }
        var end = unicodeScalars.endIndex
        var cells = 0
        while end > startIndex {
            let last = unicodeScalars.index(before: end)
            guard CellWidth.standsAlone(unicodeScalars[last]) else { break }
            end = last
            cells += 1
        }
        // The first scalar that stands alone may continue a cluster of others.
        if cells > 0 {
            end = unicodeScalars.index(after: end)
            cells -= 1
        }
        return self[..<end].reduce(cells) { $0 + CellWidth.of($1) }
    }
}

extension Substring {
    /// The number of cells on one line of a terminal.
    package var cellWidth: Int { String(self).cellWidth }
}
