extension Rect {
    /// The rectangle less cells at its sides; never negative in size.
    package func inset(top: Int = 0, left: Int = 0, bottom: Int = 0, right: Int = 0) -> Rect {
        Rect(
            column: self.left + min(left, size.columns), row: self.top + min(top, size.rows),
            columns: size.columns - left - right, rows: size.rows - top - bottom)
    }

    package func inset(columns: Int, rows: Int) -> Rect {
        inset(top: rows, left: columns, bottom: rows, right: columns)
    }

    /// The first `rows` rows, or all if there are fewer, and the rest.
    package func split(top rows: Int) -> (top: Rect, rest: Rect) {
        let taken = min(max(rows, 0), size.rows)
        return (inset(bottom: size.rows - taken), inset(top: taken))
    }

    /// The last `rows` rows, or all if there are fewer, and the rest.
    package func split(bottom rows: Int) -> (rest: Rect, bottom: Rect) {
        let (rest, bottom) = split(top: size.rows - min(max(rows, 0), size.rows))
        return (rest, bottom)
    }

    /// The first `columns` columns, or all if there are fewer, and the rest.
    package func split(left columns: Int) -> (left: Rect, rest: Rect) {
        let taken = min(max(columns, 0), size.columns)
        return (inset(right: size.columns - taken), inset(left: taken))
    }

    /// The last `columns` columns, or all if there are fewer, and the rest.
    package func split(right columns: Int) -> (rest: Rect, right: Rect) {
        let (rest, right) = split(left: size.columns - min(max(columns, 0), size.columns))
        return (rest, right)
    }

    /// Columns of equal width with `gap` cells between them; surplus cells stay at the right.
    package func columns(count: Int, gap: Int = 0) -> [Rect] {
        guard count > 0 else { return [] }
        let width = max((size.columns - gap * (count - 1)) / count, 0)
        return (0..<count).map {
            Rect(column: left + $0 * (width + gap), row: top, columns: width, rows: size.rows)
                .intersection(self)
        }
    }

    /// A centred rectangle of that size, or smaller if it does not fit; an odd cell goes to the right and the bottom.
    package func centered(_ inner: Size) -> Rect {
        let columns = min(inner.columns, size.columns)
        let rows = min(inner.rows, size.rows)
        return Rect(
            column: left + (size.columns - columns) / 2, row: top + (size.rows - rows) / 2,
            columns: columns, rows: rows)
    }
}

/// The edges of a box that can have a label.
package enum BoxEdge: Sendable {
    case top, bottom
}
