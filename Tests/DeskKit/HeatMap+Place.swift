package import TrackerDomain
package import TrackerPresentation

extension HeatMap {
    /// The week and the row of a day; nil if it is not in the map.
    package func place(of day: Day) -> (week: Int, row: Int)? {
        for week in weeks {
            for row in 0..<7 where cell(week: week, row: row)?.day == day { return (week, row) }
        }
        return nil
    }
}
