public import TrackerDomain

/// A goal or a limit in one line, as a form takes it: `5 km`, `at least 5 km`, `at most 2 cups`.
public enum GoalLine {
    static let rule = TextRule(limit: 38, byteLimit: 4096)

    /// Reads the goal of a day or of a period: `at most 4 a week`, «не больше 4 в неделю»; nil for an empty line or no goal.
    ///
    /// - Throws: The errors of `Measure(_:_:today:_:)`.
    public static func typed(
        _ line: String, today: Day, _ language: Language, judgesUnit: Bool = true
    ) throws(WordError) -> Measure? {
        let line = Name.collapsingSpace(line)
        if line.isEmpty || GoalWord.isNone(line) { return nil }
        let (kind, words) = kind(line)
        return try Measure(
            kind, String(line.dropFirst(words)), today: today, language, judgesUnit: judgesUnit)
    }

    /// The limit behind "at most", as typed: "2 cups" of "at most 2 cups"; nil for a line that names no limit.
    package static func limit(_ line: String) -> String? {
        let line = Name.collapsingSpace(line)
        let (kind, words) = kind(line)
        return kind == .atMost ? String(line.dropFirst(words)) : nil
    }

    /// A goal as it can be typed again.
    public static func text(_ goal: Goal, _ language: Language) -> String {
        switch goal.kind {
        case .atLeast: return amount(goal)
        case .atMost: return goal.kind.phrase(language) + " " + amount(goal)
        }
    }

    /// The amount with its unit, as an option takes it.
    package static func amount(_ goal: Goal) -> String {
        goal.amount.text + (goal.unit.isEmpty ? "" : " " + goal.unit)
    }

    /// The kind, and the number of characters at the beginning that name it.
    private static func kind(_ line: String) -> (Goal.Kind, Int) {
        let typed = TypedWord(line).text
        let beginnings: [(Goal.Kind, [String])] = [
            (.atMost, ["at most ", "максимум ", "не больше ", "до ", "≤", "<="]),
            (.atLeast, ["at least ", "минимум ", "не меньше ", "от ", "≥", ">="]),
        ]
        for (kind, beginnings) in beginnings {
            if let beginning = beginnings.first(where: typed.hasPrefix) { return (kind, beginning.count) }
        }
        return (.atLeast, 0)
    }
}
