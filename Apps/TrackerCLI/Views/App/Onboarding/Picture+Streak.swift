extension Picture {
    /// Fourteen days as stacks of squares that grow, in the colours of the rainbow.
    ///
    /// - Parameters:
    ///   - columns: The points there are across.
    ///   - rows: The points there are down.
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

    /// In tenths of the picture.
    private static let heights = [1, 2, 2, 3, 2, 3, 4, 5, 4, 5, 6, 7, 8, 10]

    /// Of the trackers' colours, those of a rainbow in its order.
    private static let colors = [1, 11, 2, 13, 18, 5, 9, 8, 3, 14, 4, 15, 16, 6]
}
