internal import TrackerDomain

/// The habits of tables by what tells them, with the units and kinds of their cells.
struct TableHabits {
    private var subjects: [Subject: Int] = [:]
    /// The first unit of each habit: amounts of different units are neither compared nor added up.
    private var units: [Int: String] = [:]
    /// Of each habit for which a number may be a mark.
    private var counts: [Int: Counts] = [:]

    /// A tracker in a table: its id if it has one, else its label.
    private enum Subject: Hashable {
        case label(TrackerLabel)
        case id(Identifier)

        init(_ habit: DraftHabit) {
            self =
                habit.id.map { .id($0) }
                ?? .label(
                    TrackerLabel(
                        name: habit.name, category: habit.group ?? "", isEvent: habit.schedule == nil))
        }
    }

    private struct Counts {
        var filled = 0
        var words = 0
        /// Other than bare 0 and 1.
        var numbers = 0

        mutating func add(_ cell: TableCell) {
            filled += 1
            if cell.isMark { words += 1 }
            if cell.isNumber, !cell.isFlag { numbers += 1 }
        }
    }

    /// The habit with this label or id, which may be known.
    mutating func index(of habit: DraftHabit, in draft: inout ImportDraft) -> Int {
        let subject = Subject(habit)
        if let known = subjects[subject] {
            draft.countRemoved(from: habit.name, habit.group ?? "")
            return known
        }
        let index = draft.add(habit)
        subjects[subject] = index
        return index
    }

    /// The data of a cell of another program's table.
    mutating func content(
        of cell: TableCell, of index: Int, _ draft: inout ImportDraft
    ) throws(BrokenLine.Problem) -> DraftDay {
        if cell != .nothing { count(cell, of: index) }
        if case .amount(_, let unit) = cell { try take(unit, of: index, mustAgree: true) }
        return cell.day(reportingTo: &draft)
    }

    /// Counts a cell whose number may be a mark.
    mutating func count(_ cell: TableCell, of index: Int) {
        counts[index, default: Counts()].add(cell)
    }

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

    /// Takes the numbers of a habit as marks if all are 0 and 1, or most of its cells are words.
    func judgeNumbers(_ draft: inout ImportDraft) {
        for (index, counts) in counts where units[index] == nil {
            if counts.words == 0 {
                draft.habits[index].days.takeZerosAndOnesAsMarks()
            } else if counts.numbers * 2 <= counts.filled {
                draft.habits[index].days.takeAmountsAsMarks()
                if counts.numbers > 0 { draft.remarks.add(.numbersWithoutGoal) }
            }
        }
        draft.remarks.add(.unit, units.keys.count { draft.habits[$0].goals == nil })
    }
}
