internal import TrackerDomain

/// The backup of Loop Habit Tracker, of any version of its schema.
enum LoopDatabase {
    /// The newest schema that is known.
    private static let version = 25

    static let habits = TableQuery(
        "Habits",
        [
            "id", "archived", "color", "description", "freq_den", "freq_num", "name", "position",
            "reminder_hour", "reminder_min", "type", "target_type", "target_value", "unit", "question",
            "uuid",
        ])
    static let repetitions = TableQuery("Repetitions", ["habit", "timestamp", "value", "notes"])

    static func read(_ file: ImportSource.File, into draft: inout ImportDraft) throws(ImportFault) {
        let found = file.database?.version ?? 0
        guard found <= version else { throw .newerVersion(found) }
        let rows = file.rows(habits).sorted { ($0.integer("position") ?? 0) < ($1.integer("position") ?? 0) }
        var known: [Int: (index: Int, isNumeric: Bool)] = [:]
        try draft.forEach(rows) { (draft, row) throws(BrokenLine.Problem) in
            let id = try row.required("id")
            known[id] = (try habit(of: row, version: found, in: &draft), row.integer("type") == 1)
        }
        var seen: [Int: DaySet] = [:]
        try draft.forEach(file.rows(repetitions)) { (draft, row) throws(BrokenLine.Problem) in
            guard let id = row.integer("habit"), let habit = known[id] else {
                draft.remarks.add(.orphanCompletions)
                return
            }
            // Milliseconds of the midnight in UTC that begins the civil day.
            guard let time = row.integer("timestamp"), let day = Day(millisecondsSince1970: time) else {
                throw .day(row["timestamp"])
            }
            let text = row.optional("value") ?? "2"
            guard let value = LoopValue(text) else { throw .value(text) }
            // Older versions could have a day twice, and later ones keep the first.
            guard seen[habit.index]?.contains(day) != true else { return }
            seen[habit.index, default: DaySet()].insert(day)
            var content = value.cell(isMeasured: habit.isNumeric).day(reportingTo: &draft)
            content.note = row.optional("notes")
            try draft.habits[habit.index].days.join(content, on: day)
        }
    }

    private static func habit(
        of row: DatabaseRow, version: Int, in draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> Int {
        let (times, days) = (row.integer("freq_num"), row.integer("freq_den"))
        var habit = DraftHabit(name: row["name"], at: row)
        habit.id = row.optional("uuid").flatMap { $0.isEmpty ? nil : Identifier(of: $0, in: .loop) }
        habit.color = row.integer("color").flatMap { color($0, version: version) }
        if row.isTrue("archived") { habit.end = .archived(since: nil) }
        if row.integer("type") == 1 {
            guard let amount = Amount(decimal: row["target_value"]) else { throw .value(row["target_value"]) }
            habit.goal = DraftGoal(
                row.integer("target_type") == 1 ? .atMost : .atLeast, amount, unit: row["unit"],
                times: times ?? 1, inDays: days ?? 1)
        }
        // A goal of a period is the schedule.
        if habit.goal?.period == nil {
            guard let times, let days, let schedule = draft.schedule(times: times, inDays: days) else {
                throw .frequency("\(row["freq_num"])/\(row["freq_den"])")
            }
            habit.schedule = schedule
        }
        // Up to version 22 the question stood in the description.
        if !row[version < 23 ? "description" : "question"].isEmpty { draft.remarks.add(.question) }
        if version >= 23, !row["description"].isEmpty { draft.remarks.add(.description) }
        if row.optional("reminder_hour") != nil, row.optional("reminder_min") != nil {
            draft.remarks.add(.reminder)
        }
        return draft.add(habit)
    }

    private static func color(_ number: Int, version: Int) -> UInt32? {
        // 32 bits with the opacity, up to version 13.
        if version < 14 { return UInt32(truncatingIfNeeded: number) & 0xFF_FFFF }
        let index = version < 21 && earlier.indices.contains(number) ? earlier[number] : number
        return palette.indices.contains(index) ? palette[index] : nil
    }

    /// The places of the 13 colors of versions 14 to 20 among the 20 of later ones.
    private static let earlier = [0, 1, 4, 5, 7, 8, 9, 10, 13, 14, 15, 17, 19]
    private static let palette: [UInt32] = [
        0xD32F2F, 0xE64A19, 0xF57C00, 0xFF8F00, 0xF9A825, 0xAFB42B, 0x7CB342, 0x388E3C, 0x00897B, 0x00ACC1,
        0x039BE5, 0x1976D2, 0x303F9F, 0x5E35B1, 0x8E24AA, 0xD81B60, 0x5D4037, 0x303030, 0x757575, 0xAAAAAA,
    ]
}
