import TrackerDomain
import TrackerPresentation

/// The drawing of a heat map: a square for each day, a column for each week.
///
/// One path for each heat keeps a year within five kilobytes; its style sets the colour of the squares.
struct HeatMapPicture {
    let map: HeatMap

    /// The size of a day and the gap after it, in units of the drawing.
    static let pitch = 13
    /// The room beside the weeks, for the names of weekdays, and above them, for those of months.
    static let (margin, header) = (30, 18)
    static let height = header + 7 * pitch

    /// The weeks of a year; some years have days of one week more.
    private static let (weeksOfFirstHalf, weeksOfSecondHalf) = (27, 26)

    static func width(weeks: Int) -> Int { margin + weeks * pitch }

    /// The map as two drawings, or one if it fits.
    ///
    /// All are as wide as those of a whole year, so that days have the same size in short maps and long ones.
    var halves: [Markup] {
        var first = map.weeks.lowerBound
        var halves: [Markup] = []
        let rest = max(Self.weeksOfSecondHalf, map.weeks.count - Self.weeksOfFirstHalf)
        for room in [Self.weeksOfFirstHalf, rest] where first < map.weeks.upperBound {
            let weeks = first..<min(first + room, map.weeks.upperBound)
            halves.append(
                """
                <svg viewBox='0 0 \(Self.width(weeks: room)) \(Self.height)' aria-hidden='true'>\
                \(drawing(weeks, room: room))</svg>
                """)
            first = weeks.upperBound
        }
        return halves
    }

    /// The names and the days of some weeks.
    ///
    /// - Parameter room: The number of weeks that fit.
    func drawing(_ weeks: Range<Int>, room: Int) -> Markup {
        let weekdays: [Markup] = stride(from: 0, to: 7, by: 2).map { row in
            "<text class='wd' y='\(Self.header + row * Self.pitch + 9)'>\(map.weekdayNames[row])</text>"
        }
        // A name does not fit at the right edge.
        let months: [Markup] = map.monthLabels
            .filter { weeks.contains($0.column) && $0.column + 2 <= weeks.lowerBound + room }
            .map { "<text x='\(x(of: $0.column, weeks))' y='10'>\($0.text)</text>" }
        return "\(weekdays.joined())\(months.joined())\(days(weeks))"
    }

    private func x(of week: Int, _ weeks: Range<Int>) -> Int {
        Self.margin + (week - weeks.lowerBound) * Self.pitch
    }

    private func days(_ weeks: Range<Int>) -> Markup {
        var unplanned = Pen(shape: "h0")
        var heats = DayShare.Level.allCases.map { _ in Pen(shape: "h6v6h-6z") }
        for week in weeks {
            for row in 0..<7 {
                guard let cell = map.cell(week: week, row: row), cell.day >= map.days.lowerBound else {
                    continue
                }
                let (x, y) = (x(of: week, weeks), Self.header + row * Self.pitch)
                if let level = cell.level {
                    heats[level.rawValue].draw(x + 2, y + 2)
                } else {
                    unplanned.draw(x + 5, y + 5)
                }
            }
        }
        let paths: [Markup] = heats.enumerated().map { $1.path(named: "l\($0)") }
        return "\(unplanned.path(named: "l"))\(paths.joined())"
    }
}

/// Draws one shape at many points, each given by its distance from the previous one.
private struct Pen {
    /// Must end where it began.
    let shape: Markup
    private var data: Markup = ""
    private var (x, y) = (0, 0)

    init(shape: Markup) { self.shape = shape }

    mutating func draw(_ x: Int, _ y: Int) {
        data += "m\(x - self.x) \(y - self.y)\(shape)"
        (self.x, self.y) = (x, y)
    }

    func path(named name: Markup) -> Markup { x == 0 ? "" : "<path class='\(name)' d='\(data)'/>" }
}
