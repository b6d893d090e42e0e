internal import TrackerDomain

/// Beaver Habits' export, which has only the active habits, and its data file, which has all.
enum BeaverHabitsFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        guard let list = source.singleDocument.map(list), let habits = try? list["habits"]?.items else {
            return false
        }
        guard let first = habits.first else { return list["user_email"] != nil || list["order"] != nil }
        return first["name"] != nil && first["records"]?.isArray ?? false && first["daily_goal"] == nil
    }

    /// The list of habits; the data file has it one level deeper, beside private settings.
    private static func list(_ root: JSONElement) -> JSONElement { root["data"] ?? root }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            let list = list(try file.document().root)
            var habits = try list.required("habits").items
            let order = try (list["order"]?.items ?? []).filter(\.isText).map {
                (element) throws(ImportFault) in try element.text
            }
            let positions = Dictionary(
                order.enumerated().map { ($1, $0) }, uniquingKeysWith: { first, _ in first })
            // A fault computes its path, which takes time in proportion to the document before it.
            var placed: [(position: Int, offset: Int, habit: JSONElement)] = []
            for (offset, habit) in habits.enumerated() {
                let id = habit["id"].flatMap { $0.isText ? $0 : nil }
                placed.append(
                    (
                        try id.flatMap { (id) throws(ImportFault) in positions[try id.text] } ?? Int.max,
                        offset,
                        habit
                    ))
            }
            habits = placed.sorted { ($0.position, $0.offset) < ($1.position, $1.offset) }.map(\.habit)
            for habit in habits { try read(habit, into: &draft) }
        }
    }

    private static func read(_ habit: JSONElement, into draft: inout ImportDraft) throws(ImportFault) {
        var result = DraftHabit(name: try habit.required("name").text, at: habit)
        result.takeID(habit["id"], in: .beaverHabits)
        switch try habit["status"]?.text {
        case "soft_delete": return draft.remarks.add(.deletedHabits)
        case "archive": result.end = .archived(since: nil)
        default: break
        }
        let tags = try habit["tags"]?.items ?? []
        result.group = try tags.first?.text
        if tags.count > 1 { draft.remarks.add(.tags) }
        if try !(habit["chips"]?.items ?? []).isEmpty { draft.remarks.add(.noteWords) }
        result.isPinned = try habit["star"]?.flag ?? false
        if let period = habit["period"] { result.schedule = try schedule(period, in: &draft) }
        for record in try habit["records"]?.items ?? [] { try read(record, into: &result, &draft) }
        try draft.finish(result)
    }

    /// Reads so many times in so many days, weeks, months or years.
    private static func schedule(
        _ period: JSONElement, in draft: inout ImportDraft
    ) throws(ImportFault) -> Schedule {
        let type = try period.required("period_type")
        let lengths = ["D": 1, "W": 7, "M": 30, "Y": 365]
        let count = try period["period_count"]?.integer ?? 1
        let days = lengths[try type.text].flatMap { (1...365).contains(count) ? $0 * count : nil }
        return try draft.schedule(times: period["target_count"]?.integer ?? 1, inDays: days, at: type)
    }

    /// Reads a record; a skip is a done record with `#skip` in its text.
    private static func read(
        _ record: JSONElement, into habit: inout DraftHabit, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        let date = try record.required("day")
        guard let day = try date.day else { return try draft.reject(.day(date.spelling), at: record) }
        let text = try record["text"]?.text ?? ""
        let words = text.split(whereSeparator: \.isWhitespace)
        let isSkip = words.contains("#skip")
        let isDone = try record.required("done").flag
        let note = isSkip ? words.filter { $0 != "#skip" }.joined(separator: " ") : text
        let mark: DraftDay.Mark = isSkip ? .skipped : isDone ? .done : .notDone
        try draft.join(
            DraftDay(mark: mark, note: note.isEmpty ? nil : note), on: day, of: &habit, at: record)
    }
}
