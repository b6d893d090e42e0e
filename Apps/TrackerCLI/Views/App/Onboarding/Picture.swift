import TrackerDomain

/// A drawing of square points in the trackers' colours, two of them to a cell, one above the other.
struct Picture {
    /// The size in points.
    let columns: Int
    /// The size in points.
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

extension Picture {
    /// Three rings around a check mark, each closed as far as its habit is done.
    ///
    /// - Parameter side: The side in points.
    static func rings(side: Int) -> Picture {
        Picture(columns: side, rows: side) { column, row in
            // The vector from the middle of the picture to that of the point, in radii of the picture.
            let x = Double(2 * column + 1 - side) / Double(side)
            let y = Double(2 * row + 1 - side) / Double(side)
            return Ring.all.first { $0.contains(x, y) }?.color ?? (isCheck(x, y) ? checkColor : nil)
        }
    }

    /// Mint, the colour of what is done.
    private static let checkColor = 9

    private static func isCheck(_ x: Double, _ y: Double) -> Bool {
        distance(x, y, from: (-0.18, 0.01), to: (-0.05, 0.14)) < 0.065
            || distance(x, y, from: (-0.05, 0.14), to: (0.18, -0.12)) < 0.065
    }

    /// The distance from a point to a segment.
    private static func distance(
        _ x: Double, _ y: Double, from start: (Double, Double), to end: (Double, Double)
    ) -> Double {
        let (dx, dy) = (end.0 - start.0, end.1 - start.1)
        let along = ((x - start.0) * dx + (y - start.1) * dy) / (dx * dx + dy * dy)
        let part = min(max(along, 0), 1)
        let (fromX, fromY) = (x - start.0 - part * dx, y - start.1 - part * dy)
        return (fromX * fromX + fromY * fromY).squareRoot()
    }

    /// A ring that is open counter-clockwise from the top.
    private struct Ring {
        let radius: Double
        /// The number of a tracker's colour.
        let color: Int
        /// The angle at which the ring ends.
        let end: (x: Double, y: Double)

        private static let halfWidth = 0.085

        /// Open by a twelfth, a sixth and a quarter of the circle.
        static let all = [
            Ring(radius: 0.9, color: 1, end: (-0.5, -0.866)),
            Ring(radius: 0.66, color: 2, end: (-0.866, -0.5)),
            Ring(radius: 0.42, color: 3, end: (-1, 0)),
        ]

        func contains(_ x: Double, _ y: Double) -> Bool {
            let distance = (x * x + y * y).squareRoot()
            guard abs(distance - radius) < Self.halfWidth else {
                return false
            }
            let isInGap = x < 0 && y < 0 && x * end.y - y * end.x < 0
            return !isInGap
        }
    }
}

extension Picture {
    /// Fourteen days as stacks of squares that grow, in the colours of the rainbow.
    ///
    /// - Parameters:
    ///   - columns: The width in points.
    ///   - rows: The height in points.
    static func streak(columns: Int, rows: Int) -> Picture {
        // Squares of two points and a gap are the smallest that are seen as such.
        let levels = min(10, max(1, (rows + 1) / 3))
        let pitch = max(3, min((columns + 1) / heights.count, (rows + 1) / levels))
        let gap = pitch > 6 ? 2 : 1
        let height = levels * pitch - gap
        return Picture(columns: heights.count * pitch - gap, rows: height) { column, row in
            let fromBottom = height - 1 - row
            guard column % pitch < pitch - gap, fromBottom % pitch < pitch - gap else { return nil }
            let day = column / pitch
            let top = (heights[day] * levels + 9) / 10
            return fromBottom / pitch < top ? colors[day] : nil
        }
    }

    /// The corners in tenths of the picture.
    private static let heights = [1, 2, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 8, 10]

    /// The trackers' colours of a rainbow, in its order.
    private static let colors = [1, 11, 2, 13, 18, 5, 9, 8, 3, 14, 4, 15, 16, 6]
}
