internal import TrackerDomain

/// The database of habito, whose habits are all measured.
enum HabitoFormat: DatabaseFormat {
    static let owner = DatabaseOwner.habito

    static let habits = TableQuery(
        "habit",
        [
            "id", "name", "created_date", "start_date", "frequency", "quantum", "units", "minimize", "magica",
            "active",
        ])
    static let activities = TableQuery("activity", ["for_habit_id", "quantum", "update_date"])

    static func read(_ file: ImportSource.File, into draft: inout ImportDraft) throws(ImportFault) {
        var known: [Int: Int] = [:]
        try draft.forEach(file.rows(habits)) { (draft, row) throws(BrokenLine.Problem) in
            let id = try row.required("id")
            guard let frequency = row.integer("frequency") else { throw .frequency(row["frequency"]) }
            guard let amount = Amount(decimal: row["quantum"]) else { throw .value(row["quantum"]) }
            var habit = DraftHabit(name: row["name"], at: row)
            habit.goal = DraftGoal(
                row.isTrue("minimize") ? .atMost : .atLeast, amount, unit: row["units"], inDays: frequency)
            // A goal of a period is the schedule.
            if habit.goal?.period == nil {
                guard let schedule = draft.schedule(times: 1, inDays: frequency) else {
                    throw .frequency(row["frequency"])
                }
                habit.schedule = schedule
            }
            let start = row.optional("start_date") ?? row["created_date"]
            guard let day = Day(date: start) else { throw .day(start) }
            habit.start = day
            if row.integer("active") == 0 { habit.end = .archived(since: nil) }
            if !row["magica"].isEmpty { draft.remarks.add(.description) }
            known[id] = draft.add(habit)
        }
        try draft.forEach(file.rows(activities)) { (draft, row) throws(BrokenLine.Problem) in
            guard let index = row.integer("for_habit_id").flatMap({ known[$0] }) else {
                draft.remarks.add(.orphanCompletions)
                return
            }
            guard let day = Day(date: row["update_date"]) else { throw .day(row["update_date"]) }
            guard let amount = Amount(decimal: row["quantum"]) else { throw .value(row["quantum"]) }
            try draft.habits[index].days.join(DraftDay(amount: amount), on: day)
        }
    }
}
