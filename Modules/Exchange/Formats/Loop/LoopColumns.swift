internal import TrackerDomain

/// The indices of the columns in the list of habits, by name, as they differ between versions.
struct LoopColumns {
    private let indices: [String: Int]

    init(_ header: TableReader.Row) {
        indices = Dictionary(zip(header.cells, 0...), uniquingKeysWith: { first, _ in first })
    }

    private static let before = [
        "Position", "Name", "Question", "Description", "NumRepetitions", "Interval", "Color",
    ]
    private static let now = [
        "Position", "Name", "Type", "Question", "Description", "FrequencyNumerator", "FrequencyDenominator",
        "Color", "Unit", "Target Type", "Target Value", "Archived?",
    ]

    /// The first column missing from a list that was cut; up to 2.3.0 there were fewer.
    var missing: String? {
        let isNew = Self.now.contains { indices[$0] != nil && !Self.before.contains($0) }
        return (isNew ? Self.now : Self.before).first { indices[$0] == nil }
    }

    private func cell(_ row: TableReader.Row, _ names: String...) -> String {
        names.lazy.compactMap { indices[$0] }.first.map { row[$0] } ?? ""
    }

    /// Adds the habit of a row to a draft.
    func habit(
        of row: TableReader.Row, in file: String, to draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> LoopHabit {
        guard let number = Int(cell(row, "Position")) else { throw .value(cell(row, "Position")) }
        let times = cell(row, "FrequencyNumerator", "NumRepetitions")
        let days = cell(row, "FrequencyDenominator", "Interval")
        let type = cell(row, "Type")
        let goal = type == "NUMERICAL" ? goal(of: row, times: Int(times) ?? 1, inDays: Int(days) ?? 1) : nil
        var habit = DraftHabit(name: cell(row, "Name"), file: file, line: row.line)
        habit.goal = goal
        // A goal of a period is the schedule.
        if goal?.period == nil {
            guard let times = Int(times), let days = Int(days),
                let schedule = draft.schedule(times: times, inDays: days)
            else { throw .frequency("\(times)/\(days)") }
            habit.schedule = schedule
        }
        habit.color = color(cell(row, "Color"))
        let archived = cell(row, "Archived?").lowercased()
        // The last cell of a list that was cut is an incomplete word or colour.
        let isArchivedTold = indices["Archived?"] == nil || ["true", "false"].contains(archived)
        guard habit.color != nil, isArchivedTold else {
            let broken = cell(row, habit.color == nil ? "Color" : "Archived?")
            throw row.isOpen ? .cut : .value(broken)
        }
        if archived == "true" { habit.end = .archived(since: nil) }
        if type == "NUMERICAL", goal == nil { throw .value(cell(row, "Target Value")) }
        if !cell(row, "Question").isEmpty { draft.remarks.add(.question) }
        if !cell(row, "Description").isEmpty { draft.remarks.add(.description) }
        return LoopHabit(
            number: number, index: draft.add(habit), isNumeric: type.isEmpty ? nil : type == "NUMERICAL")
    }

    /// The target; nil if it is no amount.
    private func goal(of row: TableReader.Row, times: Int, inDays days: Int) -> DraftGoal? {
        guard let amount = Amount(decimal: cell(row, "Target Value")) else { return nil }
        let kind: Goal.Kind = cell(row, "Target Type") == "AT_MOST" ? .atMost : .atLeast
        return DraftGoal(kind, amount, unit: cell(row, "Unit"), times: times, inDays: days)
    }

    private func color(_ hex: String) -> UInt32? {
        guard hex.utf8.count == 7, hex.utf8.first == UInt8(ascii: "#") else { return nil }
        return UInt32(hex.dropFirst(), radix: 16)
    }
}
