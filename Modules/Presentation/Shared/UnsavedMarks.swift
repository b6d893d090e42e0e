internal import Observation
internal import TrackerDomain

/// The marks that are shown already and not saved yet; all copies of a `Workspace` share them.
@MainActor
@Observable
final class UnsavedMarks {
    struct Mark {
        /// What the screen said at the key: a mark stays a mark, even if another program has marked meanwhile.
        let edits: [Edit]
        /// Today at the key.
        let day: Day
        /// Called once it is saved.
        let whenSaved: () -> Void
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
        all.marks.append(mark)
        batch = all
    }

    /// Removes and returns all marks; nil if there are none.
    func take() -> Batch? {
        defer { if batch != nil { batch = nil } }
        return batch
    }
}
