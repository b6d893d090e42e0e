internal import TrackerDomain

/// The database of Rewire: habits by category, and check-ins, whose dates are written as 20160101.
enum RewireFormat: DatabaseFormat {
    static let owner = DatabaseOwner.rewire

    static let habits = TableQuery(
        "Habits",
        [
            "_id", "Order_num", "Name", "description", "active_days", "category", "archived", "schedule",
            "days", "period", "unit", "target_count", "repeating_count", "start_date",
        ])
    static let checkins = TableQuery("CHECKINS", ["Habit_id", "date", "type", "note", "actual_count"])
    static let categories = TableQuery("category", ["_id", "category_name"])
    static let units = TableQuery("UNIT", ["_id", "UNIT_NAME"])
    static let reminders = TableQuery("REMINDERS", ["habit_id"])

    static func read(_ file: ImportSource.File, into draft: inout ImportDraft) throws(ImportFault) {
        let categories = names(file.rows(categories), "category_name")
        let units = names(file.rows(units), "UNIT_NAME")
        let rows = file.rows(habits).sorted {
            ($0.integer("Order_num") ?? 0) < ($1.integer("Order_num") ?? 0)
        }
        var known: [Int: Int] = [:]
        try draft.forEach(rows) { (draft, row) throws(BrokenLine.Problem) in
            let id = try row.required("_id")
            var habit = DraftHabit(name: row["Name"], at: row)
            habit.schedule = try schedule(row, in: &draft)
            habit.group = row.integer("category").flatMap { categories[$0] }
            habit.start = Day(date: row["start_date"])
            if row.isTrue("archived") { habit.end = .archived(since: nil) }
            if let target = Amount(decimal: row["target_count"]), target > .zero {
                let unit = row.integer("unit").flatMap { units[$0] } ?? ""
                habit.goal = DraftGoal(kind: .atLeast, amount: target, unit: unit)
            }
            if !row["description"].isEmpty { draft.remarks.add(.description) }
            known[id] = draft.add(habit)
        }
        draft.remarks.add(.reminder, Set(file.rows(reminders).compactMap { $0.integer("habit_id") }).count)
        try draft.forEach(file.rows(checkins)) { (draft, row) throws(BrokenLine.Problem) in
            guard let index = row.integer("Habit_id").flatMap({ known[$0] }) else {
                draft.remarks.add(.orphanCompletions)
                return
            }
            guard let day = Day(date: row["date"]) else { throw .day(row["date"]) }
            var content = DraftDay(note: row.optional("note"))
            switch row.integer("type") {
            case 2: content.mark = .done
            case 1: content.mark = .notDone
            default: draft.remarks.add(.unknownMarks)
            }
            if let amount = Amount(decimal: row["actual_count"]), amount > .zero { content.amount = amount }
            try draft.habits[index].days.join(content, on: day)
        }
    }

    /// Weekdays by their number only: which day is the first is not known for sure.
    private static func schedule(
        _ row: DatabaseRow, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Schedule {
        let (times, days): (Int, Int)
        switch row.integer("schedule") {
        case 0: (times, days) = (Set(row["active_days"].split(separator: ",")).count, 7)
        case 1:
            let periods = [7, 30, 365]
            guard let period = row.integer("period"), periods.indices.contains(period) else {
                throw .frequency(row["period"])
            }
            (times, days) = (row.integer("days") ?? 0, periods[period])
        case 2: (times, days) = (1, row.integer("repeating_count") ?? 0)
        default: throw .frequency(row["schedule"])
        }
        guard times > 0, let schedule = draft.schedule(times: times, inDays: days) else {
            throw .frequency("\(times)/\(days)")
        }
        return schedule
    }

    private static func names(_ rows: some Sequence<DatabaseRow>, _ column: String) -> [Int: String] {
        let pairs = rows.compactMap { row in row.integer("_id").map { ($0, row[column]) } }
        return Dictionary(pairs, uniquingKeysWith: { first, _ in first })
    }
}
