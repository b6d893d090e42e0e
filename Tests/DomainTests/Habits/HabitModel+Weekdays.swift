import TrackerDomain

/// STAT-5: rates by weekday, in the letters of the definition.
extension HabitModel {
    /// Of the days up to today under rules of the kind now in force; today counts once it is done.
    func weekdayRate(_ weekday: Int) -> Ratio? {
        let isQuota = entry(on: today).rule.isQuota
        let asked = days.filter { day in
            guard remainder(day, 7) == weekday, entry(on: day).rule.isQuota == isQuota else { return false }
            guard day < today || done.contains(day) else { return false }
            return isQuota ? isOpen(day) : isPlanned(day)
        }
        return Ratio(asked.filter(done.contains).count, of: asked.count)
    }

    /// A quota leaves each day open from the creation on, unless it is off; a day done before it was.
    private func isOpen(_ day: Int) -> Bool {
        !isExempt(day) && (day >= habit.created || done.contains(day))
    }
}

extension PlainHabit.Rule {
    fileprivate var isQuota: Bool {
        switch self {
        case .quota: true
        case .weekdays, .interval, .monthDays: false
        }
    }
}
