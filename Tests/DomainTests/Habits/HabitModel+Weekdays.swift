import TrackerDomain

/// STAT-5: rates by weekday, in the letters of the definition.
extension HabitModel {
    /// Of the days up to today under rules of the kind now in force; today counts once it is done.
    func weekdayRate(_ weekday: Int) -> Ratio? {
        let hasPeriods = entry(on: today).rule.period != nil
        let asked = days.filter { day in
            guard remainder(day, 7) == weekday, (entry(on: day).rule.period != nil) == hasPeriods else {
                return false
            }
            guard day < today || done.contains(day) else { return false }
            return hasPeriods ? isOpen(day) : isPlanned(day)
        }
        return Ratio(asked.filter(done.contains).count, of: asked.count)
    }

    /// A quota or a sum leaves each day open from the creation on, unless it is off; a day done before it was.
    private func isOpen(_ day: Int) -> Bool {
        !isExempt(day) && (day >= habit.created || done.contains(day))
    }
}
