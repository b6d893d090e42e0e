internal import TrackerDomain

/// The amounts that marks have replaced in this session; the next mark of the same day restores them.
///
/// All copies of a `Workspace` share it, so a day may be marked on any screen.
@MainActor
final class ReplacedAmounts {
    fileprivate struct Place: Hashable {
        let tracker: Identifier
        let day: Day
    }

    fileprivate struct Entry {
        let amount: Amount
        /// The day after the mark; a day with other contents was changed meanwhile.
        let left: DayContents
    }

    /// All that is remembered: a value, to try marks with and to go back to.
    struct Memory {
        fileprivate var entries: [Place: Entry] = [:]
    }

    var memory = Memory()
}

extension ReplacedAmounts.Memory {
    /// The edits, in which a mark of a day that is as an earlier mark left it restores the replaced amount.
    ///
    /// - Parameter library: As it is under the lock.
    fileprivate func givingBack(_ edits: [Edit], in library: Library, today: Day) -> [Edit] {
        edits.flatMap { edit in
            guard let mark = edit.traits.mark, mark.day <= today,
                let entry = entries[ReplacedAmounts.Place(tracker: mark.tracker, day: mark.day)],
                library.contents(of: mark.day, for: mark.tracker) == entry.left,
                library.isChanged(by: edit, today: today)
            else { return [edit] }
            let back = AmountEdit(.set, entry.amount)
            return (mark.rest.map { [$0] } ?? []) + [.amount(back, of: mark.tracker, on: DaySet([mark.day]))]
        }
    }

    /// Forgets the amounts of days that were changed since.
    mutating func follow(_ library: Library) {
        entries = entries.filter {
            library.contents(of: $0.key.day, for: $0.key.tracker) == $0.value.left
        }
    }

    /// Remembers the amounts that marks have replaced.
    ///
    /// - Parameters:
    ///   - edits: The edits that were asked for.
    ///   - changes: Their changes.
    ///   - library: The library afterwards.
    fileprivate mutating func remember(_ edits: [Edit], _ changes: [Change], in library: Library) {
        for mark in edits.compactMap(\.traits.mark) {
            for case .tracker(mark.tracker, .value(.amount, mark.day, let old?, _, _)) in changes {
                guard let amount = Amount(text: old),
                    let left = library.contents(of: mark.day, for: mark.tracker)
                else { continue }
                let place = ReplacedAmounts.Place(tracker: mark.tracker, day: mark.day)
                entries[place] = ReplacedAmounts.Entry(amount: amount, left: left)
            }
        }
    }
}

extension Journal {
    /// Carries out edits as one step; a mark gives back the amount that the one before it replaced.
    mutating func summary(
        performing edits: [Edit], today: Day, replacing memory: inout ReplacedAmounts.Memory
    ) throws(EditError) -> ChangeSummary {
        let replacing = memory.givingBack(edits, in: library, today: today)
        let summary = try summary(performing: replacing, for: edits, today: today)
        memory.remember(edits, summary.changes, in: library)
        return summary
    }
}

/// All contents of a day of a tracker, and the goal that decides if it is done.
private struct DayContents: Hashable {
    let sets: [Bool]
    let texts: [String?]
    let goal: Goal?
}

extension Library {
    fileprivate func isChanged(by edit: Edit, today: Day) -> Bool {
        var journal = Journal(library: self)
        return (try? journal.perform([edit], today: today))?.isEmpty == false
    }

    fileprivate func contents(of day: Day, for id: Identifier) -> DayContents? {
        tracker(id).map { tracker in
            DayContents(
                sets: DaySetField.allCases.map { tracker[$0].contains(day) },
                texts: DayValueField.allCases.map { $0.text(of: tracker, on: day) },
                goal: tracker.measure(on: day)?.goal)
        }
    }
}
