import TrackerDomain

/// What a device does, and what must hold of it.
extension SyncWorld {
    mutating func perform(_ edits: [Edit], on index: Int, today: Day) throws {
        let before = devices[index].journal
        var plain = Journal(library: before.library, history: before.history)
        var refusal: EditError?
        var changes: [Change] = []
        do throws(EditError) {
            changes = try devices[index].journal.perform(edits, today: today)
        } catch {
            refusal = error
        }
        var plainRefusal: EditError?
        do throws(EditError) { try plain.perform(edits, today: today) } catch { plainRefusal = error }
        guard refusal == plainRefusal else {
            throw Violation(rule: "(g) fidelity", what: "\(refusal as Any) for \(plainRefusal as Any)")
        }
        if changes.isEmpty { return }
        tell(index, "\(today.iso) made \(changes.brief)")
        try check("a command", on: index, gives: plain.library.decided)
        try checkPlaces(of: edits, on: index, gives: plain.library)
        try note(changes, on: index, today: today)
    }

    mutating func replay(_ replay: Replay, _ count: Int, on index: Int, today: Day) throws {
        let before = devices[index]
        let replayed = try devices[index].journal.replay(replay, count, today: today)
        let steps = replayed.steps
        guard devices[index].journal != before.journal else { return }
        tell(
            index,
            "\(today.iso) \(replay) made \(steps.flatMap(\.changes).brief) left \(replayed.conflicts.flatMap(\.changes).brief)"
        )
        for case .tracker(_, .days(_, let days, isAdded: true)) in steps.flatMap(\.changes) where days.isEmpty
        {
            throw Violation(rule: "(h) undo", what: "\(replay) says that it did nothing")
        }
        for case .tracker(_, .days(_, let days, isAdded: false)) in steps.flatMap(\.changes)
        where days.isEmpty {
            throw Violation(rule: "(h) undo", what: "\(replay) says that it did nothing")
        }
        var (plain, made, between): (Library, [Change], [Library]) = (before.journal.library, [], [])
        for step in steps {
            // The days that a step touches are decided before the next one.
            var journal = Journal(library: plain, history: History(redo: [step]))
            do throws(EditError) {
                _ = try journal.redo(today: today)
            } catch {
                throw Violation(rule: "(g) fidelity", what: "\(replay) says what cannot be done: \(error)")
            }
            made += step.changes + journal.library.decisions
            plain = journal.library.decided
            between.append(plain)
        }
        try check("\(replay)", on: index, gives: plain)
        let after = devices[index].journal.library
        let deleted = steps.flatMap(\.changes).compactMap { change -> Identifier? in
            if case .tracker(let id, .deleted) = change { id } else { nil }
        }
        for tracker in before.journal.library.trackers {
            // A tracker goes as a whole, perhaps for another one with its id, if no other device has touched it since it was
            // added or deleted.
            if after.tracker(tracker.id) == nil || deleted.contains(tracker.id) {
                let touches = causality[.tracker(tracker.id)].standingTouches(in: before.seen)
                guard touches.allSatisfy({ $0.device == before.device }) else {
                    throw Violation(
                        rule: "(h) undo", what: "took \(tracker.name), which another device touched")
                }
                continue
            }
            for field in DaySetField.allCases {
                for day in tracker[field].subtracting(after.tracker(tracker.id)?[field] ?? DaySet())
                where field != .completions || !between.contains(where: { $0.decides(tracker.id, on: day) }) {
                    let log = causality[.tracker(tracker.id)].days[field]?[day]
                    let others = log?.standing(in: before.seen).filter { $0.device != before.device } ?? []
                    guard others.isEmpty else {
                        // What was forgotten with its tracker is not known as another device's any more.
                        if hasForgotten {
                            exceptions += 1
                            continue
                        }
                        throw Violation(
                            rule: "(h) undo",
                            what: "took \(field) \(day.iso) of \(tracker.name) from another device")
                    }
                }
            }
        }
        try note(made, on: index, today: today)
    }

    mutating func adopt(_ edited: Library, on index: Int, today: Day) throws {
        var plain = Journal(library: devices[index].journal.library)
        let changes = try plain.perform([.restore(edited)], today: today)
        try devices[index].journal.adopt(edited, today: today)
        tell(index, "\(today.iso) by hand \(changes.brief)")
        try check("a hand edit", on: index, gives: edited.decided)
        try note(changes + edited.decisions, on: index, today: today)
    }

    mutating func clearHistory(on index: Int) throws {
        let before = devices[index].journal
        devices[index].journal.clearHistory()
        let after = devices[index].journal
        if before.replica != after.replica { hasForgotten = true }
        tell(index, "clears the history")
        guard after.history.isEmpty else { throw Violation(rule: "clear", what: "history is left") }
        try check("clearing the history", on: index, gives: before.library)
    }

    mutating func takeIn(_ versions: [Version], on index: Int, today: Day) throws {
        let before = devices[index]
        let pure = versions.reduce(before.journal.replica!.facts) { $0.joined(with: $1.facts) }
        let taken: MergeReport
        do throws(LibraryFault) {
            taken = try devices[index].journal.takeIn(versions.map(\.peer), today: today)
        } catch {
            throw Violation(rule: "(f) valid", what: "what came makes no library: \(error)")
        }
        for version in versions { devices[index].seen.formUnion(version.seen) }
        let after = devices[index].journal
        tell(index, "\(today.iso) takes in \(taken.changes.brief), decides \(taken.decided.brief)")
        if taken.decided.isEmpty, after.replica!.facts != pure {
            throw Violation(rule: "(l) take-in", what: "writes although it decides nothing")
        }
        if pure == before.journal.replica!.facts, after != before.journal {
            throw Violation(rule: "(l) take-in", what: "nothing came, but something changed")
        }
        if after.history != before.journal.history {
            throw Violation(rule: "(l) take-in", what: "is a step of the history")
        }
        for change in taken.decided { try checkDecision(change) }
        try checkTold(taken, from: before.journal.library, to: after.library)
        try note(taken.decided, on: index, today: today)
        let shown = try versions.map { try $0.facts.library(Self.libraryID) }
        let merged = try pure.library(Self.libraryID)
        try check(
            "taking in", on: index,
            gives: merged.decided(since: before.journal.library, joining: shown).decided)
    }

    private func checkDecision(_ change: Change) throws {
        switch change {
        case .tracker(_, .days(.completions, _, _)): return
        default: throw Violation(rule: "(l) take-in", what: "writes \(change)")
        }
    }
}
