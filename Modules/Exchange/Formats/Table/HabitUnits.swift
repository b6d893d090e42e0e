internal import TrackerDomain

/// The units in which tables measure habits: numbers of several units are neither compared nor added up.
struct HabitUnits {
    /// By the places of habits, of each the first that there is.
    private var units: [Int: String] = [:]

    func has(_ place: Int) -> Bool { units[place] != nil }

    /// Takes the unit of an amount; an empty one is that of the other amounts.
    ///
    /// - Throws: `otherUnit` where it has to agree with the other amounts of the habit and does not.
    mutating func take(_ unit: String, of place: Int, mustAgree: Bool) throws(BrokenLine.Problem) {
        guard !unit.isEmpty else { return }
        let known = units[place] ?? unit
        units[place] = known
        guard mustAgree, known != unit, FoldedName(known) != FoldedName(unit) else { return }
        throw .otherUnit(unit, than: known)
    }

    /// Tells that units have no place without a goal.
    func finish(_ draft: inout ImportDraft) {
        let count = units.keys.count { draft.habits[$0].goals == nil }
        draft.remarks.add(.unit, count)
    }
}

extension ImportDraft {
    /// Adds what a table says of the days of habits, by their places.
    mutating func join(_ table: [Int: DraftDays], of file: String) throws(ImportFault) {
        for place in table.keys.sorted() {
            guard let days = table[place] else { continue }
            do throws(BrokenLine.Problem) {
                try habits[place].days.join(days)
            } catch {
                try passOver(error, file: file, line: habits[place].line)
            }
        }
    }
}
