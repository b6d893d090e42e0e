internal import TrackerDomain

/// Table Habit's (mhabit's) export: habits with records by day, days counted from 1970.
///
/// A normal habit is done from its daily goal on, a negative one up to its limit.
enum TableHabitFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        guard let root = source.singleDocument, let habits = try? root["habits"]?.items else { return false }
        guard let first = habits.first else { return root["groups"] != nil }
        return first["daily_goal"] != nil && first["freq_type"] != nil
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            let root = try file.document().root
            var groups: [String: String] = [:]
            for group in try root["groups"]?.items ?? [] {
                groups[try group.required("uuid").text] = try group["name"]?.text
            }
            for habit in try root.required("habits").items {
                try TableHabit(habit: habit, groups: groups).read(into: &draft)
            }
        }
    }
}

private struct TableHabit {
    let habit: JSONElement
    let groups: [String: String]

    private static let deleted = 2
    private static let archived = 3
    private static let negative = 2

    func read(into draft: inout ImportDraft) throws(ImportFault) {
        let status = try habit["status"]?.integer
        guard status != Self.deleted else { return draft.remarks.add(.deletedHabits) }
        var result = DraftHabit(name: try habit.required("name").text, at: habit)
        result.group = try habit["group_id"].flatMap { id throws(ImportFault) in groups[try id.text] }
        result.color = try color
        result.schedule = try schedule(in: &draft)
        result.goal = try goal(in: &draft)
        if let start = habit["start_date"] {
            result.start = try Day(epoch: start)
            if result.start == nil { try draft.reject(.day(start.spelling), at: start) }
        }
        if status == Self.archived { result.end = .archived(since: nil) }
        if habit["desc"]?.isFilled ?? false { draft.remarks.add(.description) }
        if habit["reminder_quest"]?.isFilled ?? false { draft.remarks.add(.question) }
        if habit["reminder"] != nil { draft.remarks.add(.reminder) }
        if try !isNegative && habit["daily_goal_extra"] != nil { draft.remarks.add(.upperGoal) }
        if habit["target_days"] != nil { draft.remarks.add(.targetDays) }
        for record in try habit["records"]?.items ?? [] { try read(record, into: &result, &draft) }
        result.takeGoalOfOneAsMarks()
        try draft.finish(result)
    }

    private var isNegative: Bool {
        get throws(ImportFault) { try habit["type"]?.integer == Self.negative }
    }

    /// Reads the goal; with a goal of 0 the amounts are kept, and each above 0 is done.
    private func goal(in draft: inout ImportDraft) throws(ImportFault) -> DraftGoal? {
        let isNegative = try isNegative
        let given = try habit.required("daily_goal")
        let bound = isNegative ? habit["daily_goal_extra"] ?? given : given
        guard let amount = try bound.number?.amount else {
            try draft.reject(.value(bound.spelling), at: bound)
            return nil
        }
        if isNegative, amount == .zero { draft.remarks.add(.slips) }
        if !isNegative, amount == .zero { return nil }
        let unit = try habit["daily_goal_unit"]?.text ?? ""
        return DraftGoal(kind: isNegative ? .atMost : .atLeast, amount: amount, unit: unit)
    }

    /// Reads times a week, times a month, or times in days, given as a text of JSON: `[3]`, `[2,5]`.
    private func schedule(in draft: inout ImportDraft) throws(ImportFault) -> Schedule {
        guard let custom = habit["freq_custom"] else { return .weekdays(.everyDay) }
        let numbers = Self.numbers(try custom.text)
        let days: Int? =
            switch try habit["freq_type"]?.integer {
            case 1: 7
            case 2: 30
            case 3: numbers.count == 2 ? numbers[1] : nil
            default: nil
            }
        return try draft.schedule(times: numbers.first, inDays: days, at: custom)
    }

    private static func numbers(_ text: String) -> [Int] {
        let items = try? JSONTape(Array(text.utf8), file: "").root.items
        return (items ?? []).prefix(2).compactMap { try? $0.integer }
    }

    /// One of ten, or any other as ARGB.
    private var color: UInt32? {
        get throws(ImportFault) {
            if let custom = try habit["custom_color"]?.integer {
                return UInt32(truncatingIfNeeded: custom) & 0xFFFFFF
            }
            let number = try habit["color"]?.integer ?? 0
            return Self.palette.indices.contains(number - 1) ? Self.palette[number - 1] : nil
        }
    }

    private static let palette: [UInt32] = [
        0x6750A4, 0xF44336, 0x9C27B0, 0x3F51B5, 0x009688, 0x4CAF50, 0xFFC107, 0xFF9800, 0x8BC34A, 0x673AB7,
    ]

    private func read(
        _ record: JSONElement, into habit: inout DraftHabit, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        let date = try record.required("record_date")
        guard let day = try Day(epoch: date) else {
            return try draft.reject(.day(date.spelling), at: record)
        }
        var content = DraftDay(note: try record["reason"]?.text)
        if content.note?.isEmpty ?? false { content.note = nil }
        let type = try record.required("record_type").integer
        switch type {
        case 1:
            let value = try record.required("record_value")
            guard let amount = try value.number?.amount else {
                return try draft.reject(.value(value.spelling), at: record)
            }
            content.amount = amount
        case 2: content.mark = .skipped
        default: return try draft.reject(.value(String(type)), at: record)
        }
        try draft.join(content, on: day, of: &habit, at: record)
    }
}

extension Day {
    /// The day of a number of days since 1 January 1970; nil outside the years that are accepted.
    fileprivate init?(epoch element: JSONElement) throws(ImportFault) {
        guard let number = try element.number, number.digits == 0, abs(number.scaled) < 1 << 32 else {
            return nil
        }
        self = Day.unixEpoch + number.scaled
        guard isValid else { return nil }
    }
}
