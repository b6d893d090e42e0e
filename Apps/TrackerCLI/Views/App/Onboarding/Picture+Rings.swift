extension Picture {
    /// Three rings, each closed as far as its habit is kept, around a check mark.
    ///
    /// - Parameter side: In points.
    static func rings(side: Int) -> Picture {
        Picture(columns: side, rows: side) { column, row in
            // From the middle of the picture to the middle of the point, in radii of the picture.
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

    /// From a point to the nearest of a segment.
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
        /// Where the ring ends, seen from the middle.
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
