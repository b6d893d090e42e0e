internal import TrackerDomain

/// Kado's backup: habits with timed completions, several on a day added up.
///
/// The day of a completion depends on the time zone: the time is read in the zone of the source.
enum KadoFormat: ForeignFormat {
    private static let version = 1

    static func recognizes(_ source: ImportSource) -> Bool {
        guard let root = source.singleDocument else { return false }
        return root["formatVersion"]?.isNumber ?? false && root["habits"]?.isArray ?? false
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files {
            let root = try file.document().root
            let found = try root.required("formatVersion").integer
            guard found >= version else { throw root.fault(at: "formatVersion") }
            guard found == version else { throw .newerVersion(found) }
            for habit in try root.required("habits").items {
                try KadoHabit(habit: habit, dateOfTime: source.dateOfTime).read(into: &draft)
            }
        }
    }
}

private struct KadoHabit {
    private enum Kind {
        case marks, slips
        case amounts(goal: DraftGoal)
    }

    let habit: JSONElement
    let dateOfTime: @Sendable (Int64) -> Day

    func read(into draft: inout ImportDraft) throws(ImportFault) {
        var result = DraftHabit(name: try habit.required("name").text, at: habit)
        result.takeID(habit["id"], in: .kado)
        result.start = try day("createdAt", in: &draft)
        if habit["archivedAt"] != nil { result.end = .archived(since: try day("archivedAt", in: &draft)) }
        result.schedule = try schedule(in: &draft)
        result.color = try habit["color"].flatMap { color throws(ImportFault) in Self.colors[try color.text] }
        if habit["icon"]?.isFilled ?? false { draft.remarks.add(.icon) }
        if try habit["remindersEnabled"]?.flag ?? false { draft.remarks.add(.reminder) }
        let kind = try kind(in: &draft)
        switch kind {
        case .marks: break
        case .slips:
            result.goal = DraftGoal(kind: .atMost, amount: .zero)
            draft.remarks.add(.slips)
        case .amounts(let goal): result.goal = goal
        }
        for completion in try habit["completions"]?.items ?? [] {
            try read(completion, as: kind, into: &result, &draft)
        }
        try draft.finish(result)
    }

    private func kind(in draft: inout ImportDraft) throws(ImportFault) -> Kind {
        let type = try habit.required("type")
        let kind = try type.required("kind")
        switch try kind.text {
        case "binary": return .marks
        case "negative": return .slips
        case "counter": return try goal(type.required("target"), unit: "", in: &draft)
        case "timer": return try goal(type.required("targetSeconds"), unit: "s", in: &draft)
        default: throw kind.fault
        }
    }

    private func goal(
        _ target: JSONElement, unit: String, in draft: inout ImportDraft
    ) throws(ImportFault) -> Kind {
        if let amount = try target.number?.amount, amount > .zero {
            return .amounts(goal: DraftGoal(kind: .atLeast, amount: amount, unit: unit))
        }
        try draft.reject(.value(target.spelling), at: target)
        return .marks
    }

    private func schedule(in draft: inout ImportDraft) throws(ImportFault) -> Schedule {
        let frequency = try habit.required("frequency")
        let kind = try frequency.required("kind")
        let rule: Schedule? =
            switch try kind.text {
            case "daily": .weekdays(.everyDay)
            case "daysPerWeek": draft.schedule(times: try frequency.required("count").integer, inDays: 7)
            case "specificDays": try Self.weekdays(frequency.required("days"))
            case "everyNDays": try Self.interval(frequency.required("interval").integer)
            default: nil
            }
        if let rule { return rule }
        try draft.reject(.frequency(kind.spelling), at: frequency)
        return .weekdays(.everyDay)
    }

    /// Reads numbers from 1 for Sunday to 7.
    private static func weekdays(_ days: JSONElement) throws(ImportFault) -> Schedule? {
        var weekdays: [Weekday] = []
        for day in try days.items {
            let number = try day.integer
            guard (1...7).contains(number) else { return nil }
            weekdays.append(Weekday.allCases[(number + 5) % 7])
        }
        return weekdays.isEmpty ? nil : .weekdays(WeekdaySet(weekdays))
    }

    /// Counts from the day of its creation.
    private static func interval(_ length: Int) -> Schedule? {
        length == 1 ? .weekdays(.everyDay) : DayGrid(every: length).map { .interval($0) }
    }

    private func read(
        _ completion: JSONElement, as kind: Kind, into habit: inout DraftHabit, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        let date = try completion.required("date")
        guard let day = try day(date) else {
            return try draft.reject(.day(date.spelling), at: completion)
        }
        let value = try completion.required("value")
        guard let number = try value.number, number.scaled >= 0, let amount = number.amount else {
            return try draft.reject(.value(value.spelling), at: completion)
        }
        var content = DraftDay()
        switch kind {
        // A completion of 0 exists for its note only.
        case .marks: content.mark = amount > .zero ? .done : .notDone
        case .slips, .amounts: content.amount = amount > .zero ? amount : nil
        }
        if let note = completion["note"], note.isFilled { content.note = try note.text }
        try draft.join(content, on: day, of: &habit, at: completion)
    }

    /// The day of a time; nil if the text is none.
    private func day(_ date: JSONElement) throws(ImportFault) -> Day? {
        let day = try Moment(date.text).map { dateOfTime($0.secondsSince1970) }
        return day.flatMap { $0.isValid ? $0 : nil }
    }

    /// The day of a time; an invalid one is skipped.
    private func day(_ key: String, in draft: inout ImportDraft) throws(ImportFault) -> Day? {
        let date = try habit.required(key)
        if let day = try day(date) { return day }
        try draft.reject(.day(date.spelling), at: date)
        return nil
    }

    /// The system colours that Kado's names stand for.
    private static let colors: [String: UInt32] = [
        "red": 0xFF3B30, "orange": 0xFF9500, "yellow": 0xFFCC00, "green": 0x34C759, "mint": 0x00C7BE,
        "teal": 0x30B0C7, "blue": 0x007AFF, "purple": 0xAF52DE,
    ]
}
