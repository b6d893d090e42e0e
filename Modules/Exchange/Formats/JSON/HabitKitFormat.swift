internal import TrackerDomain

/// HabitKit's export: habits, and lists with their completions, rules and categories.
enum HabitKitFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool {
        guard let root = source.singleDocument, root["habits"]?.isArray ?? false else { return false }
        return (try? root["completions"]?.items).map { $0.isEmpty || $0[0]["habitId"] != nil } ?? false
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        let root = try source.files[0].document().root
        let (rules, groups) = (try rows(root["intervals"]), try rows(root["categoryMappings"]))
        let categories = try rows(root["categories"], by: "id")
        var completions = try rows(root.required("completions"))
        let habits = try root.required("habits").items
        for habit in habits {
            let id = try habit.required("id").text
            var result = DraftHabit(name: try habit.required("name").text, at: habit)
            result.takeID(habit["id"], in: .habitKit)
            if let emoji = habit["emoji"], emoji.isFilled { result.emoji = try emoji.text }
            if try habit["archived"]?.flag ?? false { result.end = .archived(since: nil) }
            for row in groups[id] ?? [] {
                let name = try categories[row.required("categoryId").text]?[0].required("name").text
                if result.group == nil { result.group = name } else { draft.remarks.add(.tags) }
            }
            if habit["icon"]?.isFilled ?? false { draft.remarks.add(.icon) }
            if habit["color"]?.isFilled ?? false { draft.remarks.add(.colors) }
            if habit["description"]?.isFilled ?? false { draft.remarks.add(.description) }
            try takeRule(of: rules[id] ?? [], &result, &draft)
            if try habit["isInverse"]?.flag ?? false {
                result.goal = DraftGoal(kind: .atMost, amount: .zero)
                draft.remarks.add(.slips)
            }
            for row in completions.removeValue(forKey: id) ?? [] { try read(row, into: &result, &draft) }
            if result.goal == nil { result.days.takeZerosAndOnesAsMarks() }
            try draft.finish(result)
        }
        let order = try habits.map { (habit) throws(ImportFault) in try habit["orderIndex"]?.integer ?? 0 }
        if order != order.sorted() { draft.remarks.add(.order) }
        draft.remarks.add(.reminder, try root["reminders"]?.items.count ?? 0)
        draft.remarks.add(.orphanCompletions, completions.values.reduce(0) { $0 + $1.count })
    }

    private static func rows(
        _ list: JSONElement?, by key: String = "habitId"
    ) throws(ImportFault) -> [String: [JSONElement]] {
        var rows: [String: [JSONElement]] = [:]
        for row in try list?.items ?? [] { rows[try row.required(key).text, default: []].append(row) }
        return rows
    }

    /// Takes the rule without an end, else the last one.
    private static func takeRule(
        of rules: [JSONElement], _ habit: inout DraftHabit, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        guard let rule = rules.last(where: { $0["endDate"] == nil }) ?? rules.last else { return }
        if rules.count > 1 { draft.leaveOut(key: "intervals", rules.count - 1) }
        let type = try rule.required("type")
        let given = try rule["requiredNumberOfCompletions"]?.integer
        let times = try ["day": 1, "none": 0][type.text] ?? given
        let days = try ["day": 1, "none": 1, "week": 7, "month": 30][type.text]
        habit.schedule = try draft.schedule(times: times, inDays: days, at: type)
        guard let required = rule["requiredNumberOfCompletionsPerDay"] else { return }
        guard let amount = try required.number?.amount else { throw required.fault }
        if amount > .one { habit.goal = DraftGoal(kind: .atLeast, amount: amount) }
    }

    /// Reads a completion on the day of the zone in which it was recorded.
    private static func read(
        _ row: JSONElement, into habit: inout DraftHabit, _ draft: inout ImportDraft
    ) throws(ImportFault) {
        let (date, offset, value) = (row["date"], row["timezoneOffsetInMinutes"], row["amountOfCompletions"])
        guard let time = date.flatMap({ Moment($0.spelling) }),
            let minutes = offset.flatMap({ Int($0.spelling) }), (-24 * 60...24 * 60).contains(minutes),
            let day = Day(millisecondsSince1970: (Int(time.secondsSince1970) + minutes * 60) * 1000)
        else { return try draft.reject(.day("\(date?.spelling ?? "") \(offset?.spelling ?? "")"), at: row) }
        guard let value, value.isNumber, let amount = try value.number?.amount else {
            return try draft.reject(.value(value?.spelling ?? ""), at: row)
        }
        try draft.join(DraftDay(amount: amount, note: try row["note"]?.text), on: day, of: &habit, at: row)
    }
}
