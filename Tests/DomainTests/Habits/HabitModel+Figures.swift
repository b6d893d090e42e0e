/// The figures of a habit over its planned days, by the definitions of the statistics.
extension HabitModel {
    /// Today may still be done.
    var missed: [Int] { planned.filter { $0 < today && !done.contains($0) } }

    var total: Int { done.count }

    var currentStreak: Int { streak.length }

    /// WHY-1: the day the streak runs from; nil while there is none. WHEN-2: nil without a plan today.
    var streakSince: Int? { isWhenever(today) ? nil : streak.since }

    /// WHY-1: the missed day before the streak. WHEN-2: nil without a plan today.
    var lastMissed: Int? { isWhenever(today) ? nil : missed.last }

    /// WHEN-2: done, and not under the rule whenever, whose days streaks pass over.
    private func isOfStreak(_ day: Int) -> Bool { done.contains(day) && !isWhenever(day) }

    /// Walks back from today to the first missed day.
    private var streak: (length: Int, since: Int?) {
        let lastMissed = missed.last
        var streak: (length: Int, since: Int?) = (0, nil)
        for day in days.reversed() {
            if day == lastMissed { break }
            if isOfStreak(day) { streak = (streak.length + 1, day) }
        }
        return streak
    }

    var bestStreak: Int {
        let missed = Set(missed)
        var (run, best) = (0, 0)
        for day in days {
            if isOfStreak(day) { run += 1 }
            if missed.contains(day) { run = 0 }
            best = max(best, run)
        }
        return best
    }

    /// Planned days completed, and planned days, of the last 30; nil if nothing was planned. WHEN-2: nil without a plan
    /// today.
    var rate30: (completed: Int, planned: Int)? {
        if isWhenever(today) { return nil }
        let planned = planned.filter { $0 > today - 30 && ($0 != today || done.contains($0)) }
        return planned.isEmpty ? nil : (planned.filter(done.contains).count, planned.count)
    }
}
