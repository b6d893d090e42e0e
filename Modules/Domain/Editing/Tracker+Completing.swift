/// The changes that mark and unmark days.
extension Tracker {
    /// A day with a goal also records the amount of the goal, unless its own reaches it.
    func completing(on days: DaySet, today: Day) throws(EditError) -> [Change] {
        try requireValid(days)
        if let last = days.last, last > today { throw .futureDay(last) }
        let summed = days.filter { sum(on: $0) != nil }
        if !summed.isEmpty {
            return try completingSums(on: summed, today: today)
                + completing(on: days.subtracting(DaySet(summed)), today: today)
        }
        let new = days.subtracting(marks)
        guard !new.isEmpty else { return [] }
        if isEvent, let done = marks.last { throw .eventDoneElsewhere(name: name, on: done) }
        if isEvent, new.count > 1 { throw .eventOnSeveralDays(name: name) }
        var changes: [Change] = []
        for day in new {
            guard let goal = goal(on: day) else { continue }
            switch (goal.kind, amounts[day]) {
            case (_, let amount?) where goal.isReached(by: amount): break
            case (.atLeast, _), (.atMost, nil): changes += recording(goal.amountOfMark, on: day)
            case (.atMost, let amount?):
                throw .beyondLimit(name: name, goal, amount, on: day, today: today)
            }
        }
        return changes + [.completed(id, new)]
    }

    /// Refuses a day after today, unless it has something to remove.
    func uncompleting(on days: DaySet, today: Day) throws(EditError) -> [Change] {
        try requireValid(days)
        for day in days where day > today && !marks.contains(day) && amounts[day] == nil {
            throw .futureDayNotDone(day)
        }
        let done = days.intersection(marks)
        return days.flatMap { recording(nil, on: $0) } + (done.isEmpty ? [] : [.uncompleted(id, done)])
    }

    /// Records amounts and marks the days by their goals; a day without a goal is done by any amount.
    func recordingAmount(_ edit: AmountEdit, on days: DaySet, today: Day) throws(EditError) -> [Change] {
        try requireValid(days)
        guard !isEvent else { throw .habitsOnly(.goal, name: name) }
        if let last = days.last, last > today { throw .futureDay(last) }
        var changes: [Change] = []
        for day in days {
            let goal = measure(on: day)?.goal
            if edit.spelling == .mayBeThousands, goal?.countsInThousands ?? false {
                throw .doubtfulAmount(edit)
            }
            if case .short(let typed, let whole) = edit.spelling,
                goal.flatMap({ MeasuredUnit($0.unit) }) != .kilometer
            {
                throw .shortThousands(typed, whole: whole)
            }
            if goal == nil, edit.unit != nil { throw .noUnit(name: name, edit) }
            let change = try edit.amount(in: goal?.unit ?? "", of: name)
            let amount = try amount(after: edit.operation, change, on: day)
            changes += recording(amount, on: day, isAdding: edit.operation != .set)
            changes += marking(day, by: amount)
        }
        return changes
    }

    /// Marks or unmarks a day whose goal or amount changed; the done days of a sum follow from its amounts.
    func marking(_ day: Day, by amount: Amount) -> [Change] {
        guard sum(on: day) == nil else { return [] }
        let isDone = goal(on: day)?.isReached(by: amount) ?? true
        guard marks.contains(day) != isDone else { return [] }
        return [isDone ? .completed(id, DaySet([day])) : .uncompleted(id, DaySet([day]))]
    }

    private func amount(
        after operation: AmountEdit.Operation, _ change: Amount, on day: Day
    ) throws(EditError) -> Amount {
        let known = amounts[day] ?? (marks.contains(day) ? goal(on: day)?.amountOfMark : nil) ?? .zero
        let change = change.inThousandths
        let sum =
            switch operation {
            case .set: change
            case .add: known.inThousandths + change
            case .subtract: known.inThousandths - change
            }
        if let amount = Amount(thousandths: sum) { return amount }
        let unit = measure(on: day)?.goal.unit ?? ""
        throw sum < 0 ? .amountBelowZero(name: name, known, unit: unit) : .amountTooLarge(name: name)
    }

    func recording(_ amount: Amount?, on day: Day, isAdding: Bool = false) -> [Change] {
        let known = amounts[day]
        return known == amount
            ? []
            : [
                .tracker(
                    id, .value(.amount, on: day, from: known?.text, to: amount?.text, isAdding: isAdding))
            ]
    }

    func requireValid(_ days: DaySet) throws(EditError) {
        for day in [days.first, days.last] {
            if let day, !day.isValid { throw .invalidDay(day) }
        }
    }
}

extension Tracker {
    /// Applies changes of its own days.
    package mutating func take(_ changes: [Change]) {
        for case .tracker(id, .days(let field, let days, isAdded: true)) in changes {
            self[field].formUnion(days)
        }
        for case .tracker(id, .days(let field, let days, isAdded: false)) in changes {
            self[field].subtract(days)
        }
        for case .tracker(id, .value(let field, let day, _, let new, _)) in changes {
            _ = field.set(new, of: &self, on: day)
        }
    }
}
