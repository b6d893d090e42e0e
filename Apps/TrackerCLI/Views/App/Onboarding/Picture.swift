import TrackerDomain

/// A drawing of square points in the trackers' colours, two of them to a cell, one above the other.
struct Picture {
    /// In points.
    let columns: Int
    /// In points.
    let rows: Int
    private let points: [PaletteColor?]

    /// - Parameter ink: The number of the colour at a column and a row; `nil` leaves the point blank.
    init(columns: Int, rows: Int, ink: (Int, Int) -> Int?) {
        self.columns = max(columns, 0)
        self.rows = max(rows, 0)
        let width = self.columns
        points = (0..<width * self.rows).map { index in
            ink(index % width, index / width).flatMap { PaletteColor(number: $0) }
        }
    }

    /// Outside it is blank.
    subscript(column: Int, row: Int) -> PaletteColor? {
        guard (0..<columns).contains(column), (0..<rows).contains(row) else { return nil }
        return points[row * columns + column]
    }
}
