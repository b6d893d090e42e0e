extension Library {
    func adding(_ new: NewTracker, today: Day) throws(EditError) -> [Change] {
        try requireFresh(new.id)
        let name = try TrackerField.name.validated(new.name)
        var (categoryID, changes) = try resolve(new.category)
        guard categoryID != new.id else { throw .duplicateID(new.id) }
        if let schedule = new.schedule { try Tracker.check(schedule) }
        let start = new.startingOn ?? today
        guard start.isValid else { throw .invalidDay(start) }
        guard start <= today else { throw .startToCome(start) }
        var tracker = Tracker(
            id: new.id, name: name, emoji: leastUsedEmoji, color: leastUsedColor, categoryID: categoryID,
            kind: new.schedule.map {
                .habit(ScheduleHistory($0.anchored(after: nil, on: start), from: start))
            }
                ?? .event,
            createdOn: start, isPinned: false, goals: nil, status: .active, marks: DaySet(),
            skips: DaySet(), pausedDays: DaySet(), amounts: DayMap(), notes: DayMap())
        for value in new.others where !value.field.isSeparateCommand {
            changes += try take(value, into: &tracker, today: start)
        }
        try tracker.checkGoalStands(
            after: new.schedule.map { [.schedule($0)] + new.others } ?? [], today: start)
        // A switched flag is a change of its own.
        var switched = tracker
        for value in new.others where value.field.isSeparateCommand {
            changes += try take(value, into: &switched, today: today)
        }
        return changes + [.added(tracker, at: trackers.count)] + tracker.changes(to: switched)
    }

    func editing(_ tracker: Tracker, _ edit: TrackerEdit, today: Day) throws(EditError) -> [Change] {
        var edited = tracker
        var changes: [Change] = []
        for value in edit.values {
            changes += try take(value, into: &edited, today: today)
        }
        try edited.checkGoalStands(after: edit.values, today: today)
        changes += tracker.changes(to: edited)
        let decided = edited.remarking(after: tracker)
        edited.take(decided)
        changes += decided
        for day in edit.uncompleting {
            let undone = try edited.uncompleting(on: DaySet([day]), today: today)
            edited.take(undone)
            changes += undone
        }
        for day in edit.completing {
            let done = try edited.completing(on: DaySet([day]), today: today)
            edited.take(done)
            changes += done
        }
        return changes
    }

    /// Sets a tracker's value and returns the changes that must come first: the creation of its category.
    private func take(
        _ value: TrackerValue, into tracker: inout Tracker, today: Day
    ) throws(EditError) -> [Change] {
        switch value.content {
        case .text(let text):
            _ = value.field.form.set(&tracker, try value.field.validated(text))
            return []
        case .schedule(let schedule):
            // The rules and the name of before the edit.
            let known = self.tracker(tracker.id) ?? tracker
            if case .sum = schedule, known.isEvent { throw .habitsOnly(.goal, name: known.name) }
            tracker.kind = try known.changing(to: schedule, today: today)
            // Amounts count by a period then.
            if case .sum = schedule { tracker.goals = try known.changing(to: Goal?.none, today: today) }
            return []
        case .goal(let goal):
            let known = self.tracker(tracker.id) ?? tracker
            tracker.goals = try known.changing(to: goal, today: today)
            return []
        case .category(let choice):
            let (id, added) = try resolve(choice)
            tracker.categoryID = id
            return added
        }
    }

    private func resolve(_ choice: CategoryChoice) throws(EditError) -> (Identifier, [Change]) {
        switch choice {
        case .existing(let id): return (try existingCategory(id).id, [])
        case .named(let name, let newID):
            if let category = try category(called: name) { return (category.id, []) }
            return (newID, [try addingCategory(id: newID, name: name)])
        }
    }
}

extension Tracker {
    fileprivate static func check(_ schedule: Schedule) throws(EditError) {
        guard !schedule.isEmpty else { throw .emptySchedule }
        if case .sum(let sum) = schedule { try checkUnit(of: sum.goal) }
    }

    private static func checkUnit(of goal: Goal?) throws(EditError) {
        guard let unit = goal?.unit else { return }
        do throws(TextFault) {
            _ = try Goal.cleanedUnit(unit)
        } catch {
            throw .trackerText(.goal, error)
        }
    }

    fileprivate func changing(to schedule: Schedule, today: Day) throws(EditError) -> Kind {
        guard case .habit(let history) = kind else { throw .habitsOnly(.schedule, name: name) }
        try Self.check(schedule)
        return .habit(history.changing(to: schedule.anchored(after: history[today], on: today), on: today))
    }

    fileprivate func changing(to goal: Goal?, today: Day) throws(EditError) -> GoalHistory? {
        guard !isEvent else { throw .habitsOnly(.goal, name: name) }
        try Self.checkUnit(of: goal)
        guard let goals else { return goal.map { GoalHistory($0, from: today) } }
        let changed = goals.changing(to: goal, on: today)
        // A goal removed on its first day leaves no trace.
        return changed.entries.allSatisfy { $0.value == nil } ? nil : changed
    }

    /// Marks the days with an amount whose goal changed: today, and on the day of creation all before it.
    fileprivate func remarking(after old: Tracker) -> [Change] {
        daysWithAnotherGoal(than: old).flatMap { day in amounts[day].map { marking(day, by: $0) } ?? [] }
    }
}

extension Library {
    /// The palette's emoji that the fewest trackers have; the first in its order on a tie.
    public var leastUsedEmoji: String {
        leastUsed(of: Emoji.palette, by: \.emoji) ?? Emoji.palette[0]
    }

    /// The colour that the fewest trackers have; the first in the palette's order on a tie.
    public var leastUsedColor: PaletteColor {
        leastUsed(of: PaletteColor.all, by: \.color) ?? PaletteColor.all[0]
    }

    private func leastUsed<Value: Hashable>(
        of palette: [Value], by field: KeyPath<Tracker, Value>
    ) -> Value? {
        let uses = Dictionary(grouping: trackers) { $0[keyPath: field] }.mapValues(\.count)
        return palette.min { uses[$0, default: 0] < uses[$1, default: 0] }
    }
}
