/// The changes that mark days without an amount while amounts count by a period.
extension Tracker {
    /// A day without an amount gets 0 for a limit; a goal needs an amount, unless its period has reached it.
    func completingSums(on days: [Day], today: Day) throws(EditError) -> [Change] {
        var changes: [Change] = []
        for day in days where !marks.contains(day) || amounts[day] != nil {
            guard let progress = progress(around: day, today: today) else { continue }
            guard amounts[day] == nil else {
                if progress.isOver { throw .beyondSum(name: name, progress) }
                continue
            }
            switch progress.kind {
            case .atMost: changes += recording(.zero, on: day)
            case .atLeast where progress.isFulfilled: break
            case .atLeast: throw .needsAmount(name: name, unit: progress.unit)
            }
        }
        return changes
    }

    /// Refuses a day's goal while a sum is the schedule (SUM-2).
    func checkGoalStands(after edit: [TrackerValue], today: Day) throws(EditError) {
        guard let sum = sum(on: today) else { return }
        let setsSum = edit.contains { $0.setsSchedule }
        for case .goal(let goal) in edit.map(\.content) where goal != nil || !setsSum {
            throw .keptBySum(name: name, sum, wanted: goal)
        }
    }
}
