/// Cells of a row that are written side by side in one rendition.
///
/// A picture that terminals may draw over the cells behind it keeps them, in whichever renditions.
struct Patch {
    /// One cluster; nil erases the rest of the row.
    struct Write {
        let cluster: Character?
        /// One or two.
        let cells: Int
        let point: Point
        var rendition: SelectGraphicRendition
        /// Shows no foreground, and may be written with any.
        var isBlank: Bool

        init(_ cluster: Character?, cells: Int, at point: Point, _ rendition: SelectGraphicRendition) {
            (self.cluster, self.cells, self.point, self.rendition) = (cluster, cells, point, rendition)
            isBlank = cluster == " " || cluster == nil
        }
    }

    /// Never empty.
    private(set) var writes: [Write]

    init(_ write: Write) {
        writes = [write]
    }

    /// Takes a further cluster if it stands behind the last one and looks the same, or `must` stay behind it.
    mutating func take(_ write: Write, must: Bool) -> Bool {
        let last = writes[writes.count - 1]
        guard last.cluster != nil, last.point.row == write.point.row,
            last.point.column + last.cells == write.point.column
        else { return false }
        var write = write
        if write.isBlank, write.cluster != nil,
            write.rendition.onBlank(after: last.rendition) == last.rendition
        {
            write.rendition = last.rendition
        } else if !write.isBlank, last.rendition.onBlank(after: write.rendition) == write.rendition,
            writes.allSatisfy(\.isBlank)
        {
            // Blanks at the beginning take the look of what follows.
            for index in writes.indices {
                (writes[index].rendition, writes[index].isBlank) = (write.rendition, false)
            }
        } else if write.rendition != last.rendition, !must {
            return false
        }
        writes.append(write)
        return true
    }
}
