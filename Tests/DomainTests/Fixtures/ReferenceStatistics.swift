/// The statistics straight from their definitions, day by day and as slow as they come.
struct ReferenceStatistics {
    let trackers: [PlainTracker]
    let today: Int

    /// All days that can matter: from the earliest start to today.
    private var days: [Int] {
        let first = trackers.map(start(of:)).min() ?? today
        return first <= today ? Array(first...today) : []
    }

    /// TRK-3, TRK-7: the earlier of the creation and the first completion up to today.
    private func start(of tracker: PlainTracker) -> Int {
        ([tracker.created] + tracker.done.filter { $0 <= today }).min() ?? tracker.created
    }

    /// TRK-5: the last entry up to the day; before the first, the first.
    private func isScheduled(_ tracker: PlainTracker, on day: Int) -> Bool {
        guard var inForce = tracker.schedules.first else { return false }
        for entry in tracker.schedules where entry.from <= day { inForce = entry }
        // Day 0 is a Monday.
        return inForce.weekdays.contains(((day % 7) + 7) % 7)
    }

    /// True if the tracker belongs to P(d).
    private func isPlanned(_ tracker: PlainTracker, on day: Int) -> Bool {
        day <= today && start(of: tracker) <= day && isScheduled(tracker, on: day)
    }

    /// True if the tracker belongs to C(d).
    private func isDone(_ tracker: PlainTracker, on day: Int) -> Bool {
        day <= today && tracker.done.contains(day)
    }

    private func planned(on day: Int) -> [PlainTracker] { trackers.filter { isPlanned($0, on: day) } }
    private func done(on day: Int) -> [PlainTracker] { trackers.filter { isDone($0, on: day) } }
}

// MARK: Over all trackers

extension ReferenceStatistics {
    var completed: Int { days.map { done(on: $0).count }.reduce(0, +) }

    var perfectDays: Int {
        days.filter { day in
            let planned = planned(on: day)
            return !planned.isEmpty && planned.allSatisfy { isDone($0, on: day) }
        }.count
    }

    var activeDays: Int { days.filter { !done(on: $0).isEmpty }.count }

    /// completed ÷ active days to one decimal: the whole tenths, and one more from a half on.
    var averageTenths: Int {
        let (completed, activeDays) = (completed, activeDays)
        guard activeDays > 0 else { return 0 }
        let rest = completed * 10 % activeDays
        return completed * 10 / activeDays + (rest + rest >= activeDays ? 1 : 0)
    }

    var bestPeriod: Int {
        guard let first = days.first(where: { !done(on: $0).isEmpty }) else { return 0 }
        var run = 0
        var best = 0
        for day in first...today {
            if !done(on: day).isEmpty {
                run += 1
            } else if !planned(on: day).isEmpty {
                run = 0
            }
            best = max(best, run)
        }
        return best
    }

    func share(on day: Int) -> (planned: Int, completed: Int, unplanned: Int) {
        let planned = planned(on: day)
        let completed = planned.filter { isDone($0, on: day) }.count
        return (planned.count, completed, done(on: day).count - completed)
    }
}

// MARK: Of one tracker

extension ReferenceStatistics {
    func days(of tracker: PlainTracker) -> (planned: [Int], done: [Int], missed: [Int]) {
        let planned = days.filter { isPlanned(tracker, on: $0) }
        return (
            planned, days.filter { isDone(tracker, on: $0) },
            planned.filter { $0 < today && !isDone(tracker, on: $0) }
        )
    }

    func total(_ tracker: PlainTracker) -> Int { tracker.done.filter { $0 <= today }.count }

    /// Walks back from today to the first planned day that was missed.
    func currentStreak(_ tracker: PlainTracker) -> Int {
        if tracker.isEvent { return total(tracker) == 0 ? 0 : 1 }
        var streak = 0
        for day in days.reversed() {
            if isDone(tracker, on: day) {
                streak += 1
            } else if isPlanned(tracker, on: day) && day != today {
                break
            }
        }
        return streak
    }

    func bestStreak(_ tracker: PlainTracker) -> Int {
        if tracker.isEvent { return total(tracker) == 0 ? 0 : 1 }
        var run = 0
        var best = 0
        for day in days {
            if isDone(tracker, on: day) {
                run += 1
            } else if isPlanned(tracker, on: day) && day != today {
                run = 0
            }
            best = max(best, run)
        }
        return best
    }

    func rate30(_ tracker: PlainTracker) -> (completed: Int, planned: Int)? {
        let planned = (today - 29...today).filter { day in
            isPlanned(tracker, on: day) && (day != today || isDone(tracker, on: day))
        }
        return planned.isEmpty ? nil : (planned.filter { isDone(tracker, on: $0) }.count, planned.count)
    }
}

// MARK: Over chosen days

extension ReferenceStatistics {
    /// YEAR-2: completed, perfect days, active days and the best period of some days up to today.
    func figures(over chosen: ClosedRange<Int>) -> [Int] {
        let perfect = chosen.count { day in
            let planned = planned(on: day)
            return !planned.isEmpty && planned.allSatisfy { isDone($0, on: day) }
        }
        let begin = days.first { !done(on: $0).isEmpty } ?? today + 1
        var (run, best) = (0, 0)
        for day in chosen where day >= begin {
            if !done(on: day).isEmpty { run += 1 } else if !planned(on: day).isEmpty { run = 0 }
            best = max(best, run)
        }
        return [
            chosen.map { done(on: $0).count }.reduce(0, +), perfect, chosen.count { !done(on: $0).isEmpty },
            best,
        ]
    }

    /// YEAR-2: total, current and best streak of one tracker, and what was completed and planned.
    func figures(of tracker: PlainTracker, over chosen: ClosedRange<Int>) -> [Int] {
        func isMissed(_ day: Int) -> Bool {
            isPlanned(tracker, on: day) && !isDone(tracker, on: day) && day != today
        }
        let total = chosen.count { isDone(tracker, on: $0) }
        let last = chosen.upperBound
        if tracker.isEvent {
            return [total, tracker.done.contains { $0 <= last } ? 1 : 0, min(total, 1), 0, 0]
        }
        var current = 0
        for day in days.reversed() where day <= last {
            if isMissed(day) { break }
            if isDone(tracker, on: day) { current += 1 }
        }
        var (run, best) = (0, 0)
        for day in chosen {
            if isDone(tracker, on: day) { run += 1 } else if isMissed(day) { run = 0 }
            best = max(best, run)
        }
        let planned = chosen.filter { isPlanned(tracker, on: $0) && ($0 != today || isDone(tracker, on: $0)) }
        return [total, current, best, planned.count { isDone(tracker, on: $0) }, planned.count]
    }
}
