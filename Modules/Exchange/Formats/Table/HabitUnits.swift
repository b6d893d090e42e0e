internal import TrackerDomain

/// The units of habits in tables: numbers of different units are neither compared nor added up.
struct HabitUnits {
    /// The first unit of each habit, by the habit's index.
    private var units: [Int: String] = [:]

    func has(_ index: Int) -> Bool { units[index] != nil }

    /// Takes the unit of an amount; an empty one means that of the other amounts.
    ///
    /// - Throws: `otherUnit` if it differs from the habit's other amounts and must not.
    mutating func take(_ unit: String, of index: Int, mustAgree: Bool) throws(BrokenLine.Problem) {
        guard !unit.isEmpty else { return }
        let known = units[index] ?? unit
        units[index] = known
        guard mustAgree, known != unit,
            FoldedName(DraftText.cleaned(known)) != FoldedName(DraftText.cleaned(unit))
        else { return }
        throw .otherUnit(unit, than: known)
    }

    /// Reports units that are lost, as only a goal has one.
    func finish(_ draft: inout ImportDraft) {
        let count = units.keys.count { draft.habits[$0].goals == nil }
        draft.remarks.add(.unit, count)
    }
}

extension ImportDraft {
    /// Adds the days of a table to habits, by their indices.
    mutating func join(_ table: [Int: DraftDays], of file: String) throws(ImportFault) {
        for index in table.keys.sorted() {
            guard let days = table[index] else { continue }
            take(line: habits[index].line, of: file) { (draft) throws(BrokenLine.Problem) in
                try draft.habits[index].days.join(days)
            }
        }
        try checkLimits()
    }
}
