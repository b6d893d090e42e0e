import Terminal
import TrackerPresentation

/// The widths of the week's columns: the window decides on those of the days, which leave the rest to the names.
struct WeekLayout {
    /// The bar, the emoji, a name of 16 cells and a blank.
    private static let leastName = 22
    /// The greatest width of a name with its goal.
    private static let widestName = 46

    /// The widths of a name with its sign, of a day's tile, of the day with a blank on each side, and of the streak.
    let name, tile, cell, streak: Int
    /// True if the last column is short, so that more days have room.
    private let isShort: Bool
    /// The days that have room: those up to the one with the focus, or all.
    let days: Range<Int>

    /// - Parameters:
    ///   - columns: The cells there are, with those beside rows that scroll.
    ///   - streak: The title of the last column.
    init(_ state: WeekScreenState, columns: Int, streak title: String) {
        let week = state.week
        let tile = week.columns.count > 7 || columns < 80 ? 3 : columns < 120 ? 4 : 6
        let cell = tile + 2
        (self.tile, self.cell) = (tile, cell)
        let names = week.rows.map { row in
            6 + row.name.cellWidth + (row.goalText.map { 2 + $0.cellWidth } ?? 0)
        }
        let widest = min(names.max() ?? 0, Self.widestName)
        let head = max(title.cellWidth, week.sinceText?.cellWidth ?? 0)
        func fitting(_ text: (WeekState.Row) -> String?) -> (streak: Int, room: Int, days: Int) {
            let streak = week.rows.reduce(head) { max($0, text($1)?.cellWidth ?? 0) }
            // Two blanks stand before the first cell and the streak.
            let room = columns - ScreenScroll.edges - streak - 2
            let most = (room - min(widest, Self.leastName)) / cell
            return (streak, room, max(min(week.columns.count, most), 1))
        }
        let whole = fitting(\.streakText)
        isShort = whole.days < week.columns.count
        let (streak, room, count) = isShort ? fitting(\.shortStreakText) : whole
        self.streak = streak
        let focus = week.columns.firstIndex { $0.day == state.focusedDay } ?? 0
        // The days gone tell more than those to come.
        let first = max(focus - count + 1, 0)
        days = first..<first + count
        name = max(min(widest, room - count * cell), 0)
    }

    var width: Int { name + days.count * cell + 2 + streak }

    /// The text of the last column.
    func streakText(of row: WeekState.Row) -> String {
        (isShort ? row.shortStreakText : row.streakText) ?? ""
    }

    /// The distance of a day's cells from the beginning of the row.
    func left(ofDay index: Int) -> Int { name + (index - days.lowerBound) * cell }
}
