import Terminal
import TrackerPresentation

/// The widths of the week's columns: names whole first, then all days, then cells with air.
struct WeekLayout {
    /// The least and the greatest width of a day's cell.
    static let cells = 5...8
    /// The bar, the emoji, a name of 20 cells and a blank; a name of 16.
    private static let (wantedName, leastName) = (26, 22)
    /// The greatest width of a name with its goal.
    private static let widestName = 46

    /// The widths of a name with its sign, of a day's cell, and of the streak.
    let name, cell, streak: Int
    /// True if the last column is short, so that more days have room.
    private let isShort: Bool
    /// The days that have room: those up to the one with the focus, or all.
    let days: Range<Int>

    /// - Parameters:
    ///   - columns: The cells there are.
    ///   - streak: The title of the last column.
    init(_ state: WeekScreenState, columns: Int, streak title: String) {
        let week = state.week
        let names = week.rows.map { row in
            6 + row.name.cellWidth + (row.goalText.map { 2 + $0.cellWidth } ?? 0)
        }
        let widest = min(names.max() ?? 0, Self.widestName)
        func fitting(_ text: (WeekState.Row) -> String?) -> (streak: Int, room: Int, days: Int) {
            let streak = week.rows.reduce(title.cellWidth) { max($0, text($1)?.cellWidth ?? 0) }
            // Two blanks stand before the first cell and the streak.
            let room = columns - streak - 2
            let most = (room - min(widest, Self.leastName)) / Self.cells.lowerBound
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
        let wanted = (room - min(widest, Self.wantedName)) / count
        cell = min(max(wanted, Self.cells.lowerBound), Self.cells.upperBound)
        name = max(min(widest, room - count * cell), 0)
    }

    var width: Int { name + days.count * cell + 2 + streak }

    /// The text of the last column.
    func streakText(of row: WeekState.Row) -> String {
        (isShort ? row.shortStreakText : row.streakText) ?? ""
    }

    /// The odd number of cells in whose middle a sign and the head of a day stand.
    var middle: Int { (cell - 1) | 1 }

    /// The distance of a day's cells from the beginning of the row.
    func left(ofDay index: Int) -> Int { name + (index - days.lowerBound) * cell }
}
