internal import TrackerDomain

/// dijo's two files of habits, those marked by hand and those by commands: marks, counts or decimal numbers by day.
enum DijoFormat: ForeignFormat {
    static func recognizes(_ source: ImportSource) -> Bool { source.files.contains(where: isList) }

    private static func isList(_ file: ImportSource.File) -> Bool {
        guard let first = try? file.documentRoot?.items.first else { return false }
        return first["type"]?.isText ?? false && first["stats"]?.isObject ?? false
    }

    static func read(_ source: ImportSource, into draft: inout ImportDraft) throws(ImportFault) {
        for file in source.files where source.files.count == 1 || isList(file) {
            for habit in try file.document().root.items { try read(habit, into: &draft) }
        }
    }

    private static func read(_ habit: JSONElement, into draft: inout ImportDraft) throws(ImportFault) {
        var result = DraftHabit(name: try habit.required("name").text, at: habit)
        let type = try habit.required("type")
        let kind = try type.text
        guard ["Bit", "Count", "Float"].contains(kind) else { throw type.fault }
        if kind != "Bit" {
            let goal = try habit.required("goal")
            guard let amount = try amount(goal) else {
                return try draft.reject(.value(goal.spelling), at: goal)
            }
            // A habit added without a goal has a goal of 0.
            if amount > .zero { result.goal = DraftGoal(kind: .atLeast, amount: amount) }
        }
        for member in try habit.required("stats").members {
            guard let day = member.day else {
                try draft.reject(.day(member.key), at: member.value)
                continue
            }
            var content = DraftDay()
            if kind == "Bit" {
                content.mark = try member.value.flag ? .done : .notDone
            } else if let amount = try amount(member.value) {
                content.amount = amount
            } else {
                try draft.reject(.value(member.value.spelling), at: member.value)
            }
            try draft.join(content, on: day, of: &result, at: member.value)
        }
        if try habit["auto"]?.flag ?? false { draft.remarks.add(.commands) }
        result.takeGoalOfOneAsMarks()
        try draft.finish(result)
    }

    /// Reads a whole number, or `{"value":15,"precision":1}`, which is 1.5.
    private static func amount(_ element: JSONElement) throws(ImportFault) -> Amount? {
        guard element.isObject else { return try element.number?.amount }
        let precision = try element.required("precision").integer
        guard (0...18).contains(precision) else { return nil }
        let value = try element.required("value").integer
        return DecimalNumber(Array("\(value)e-\(precision)".utf8)[...])?.amount
    }
}
