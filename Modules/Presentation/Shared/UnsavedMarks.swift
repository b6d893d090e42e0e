internal import Observation
internal import TrackerDomain

/// The marks that are shown already and not saved yet; all copies of a `Workspace` share them.
@MainActor
@Observable
final class UnsavedMarks {
    struct Mark {
        /// What was asked for at the key: a mark stays a mark, even if another program has marked meanwhile.
        let edits: [Edit]
        /// Today at the key.
        let day: Day
        /// Called once it is saved.
        let whenSaved: () -> Void

        /// This mark and one right after it as one step, if both count in the same direction on the same cell.
        func joined(with next: Mark) -> Mark? {
            guard day == next.day, edits.count == 1, next.edits.count == 1,
                case .amount(let first, let id, let days) = edits[0],
                case .amount(let second, id, days) = next.edits[0],
                first.operation != .set, first.operation == second.operation, first.unit == second.unit,
                let sum = Amount(thousandths: first.amount.inThousandths + second.amount.inThousandths)
            else { return nil }
            let edit = AmountEdit(first.operation, sum, unit: first.unit)
            return Mark(edits: [.amount(edit, of: id, on: days)], day: day) {
                whenSaved()
                next.whenSaved()
            }
        }

        /// True for a press of + or −, which the next press may go on with.
        var isCount: Bool {
            if case .amount(let edit, _, _)? = edits.last { edit.operation != .set } else { false }
        }
    }

    struct Batch {
        /// In the order of the keys.
        var marks: [Mark] = []
        /// The library before the first of them, to go back to.
        let library: Library
        let replacedAmounts: ReplacedAmounts.Memory
    }

    private(set) var batch: Batch?

    /// - Parameters:
    ///   - library: The library before the mark.
    ///   - replacedAmounts: The replaced amounts before the mark.
    func append(_ mark: Mark, to library: Library, _ replacedAmounts: ReplacedAmounts.Memory) {
        var all = batch ?? Batch(library: library, replacedAmounts: replacedAmounts)
        if let joined = all.marks.last?.joined(with: mark) {
            all.marks[all.marks.count - 1] = joined
        } else {
            all.marks.append(mark)
        }
        batch = all
    }

    /// Removes and returns all marks; nil if there are none.
    func take() -> Batch? {
        defer { if batch != nil { batch = nil } }
        return batch
    }
}
