public import TrackerDomain

extension Replay {
    /// `Undid “deleted: Run”.`, "Undid 2 steps: done, 20 Nov: Run; deleted: Walk.", "Nothing to undo."
    ///
    /// - Parameter steps: The steps as they were made, not their inverses.
    public func sentence(_ steps: [Step], _ names: ChangeNames, isTrial: Bool = false) -> Phrase {
        let (verb, ofStep, ofSteps) =
            switch (self, isTrial) {
            case (.undo, false): ("Undid", "Отменён", "Отменено")
            case (.undo, true): ("Would undo", "Будет отменён", "Будет отменено")
            case (.redo, false): ("Redid", "Повторён", "Повторено")
            case (.redo, true): ("Would redo", "Будет повторён", "Будет повторено")
            }
        switch steps.count {
        case 0:
            return self == .undo
                ? Phrase("Nothing to undo.", "Отменять нечего.")
                : Phrase("Nothing to redo.", "Повторять нечего.")
        case 1:
            let line = ChangeSummary(steps[0]).line(names)
            return Phrase("\(verb) “\(line.english)”.", "\(ofStep) шаг «\(line.russian)».")
        default:
            return Phrase("\(verb) ", "\(ofSteps): ") + CountedPhrase.steps(steps.count) + ": "
                + lines(of: steps, names) + "."
        }
    }

    /// The lines of the first five steps, "and 2 more" for the others.
    private func lines(of steps: [Step], _ names: ChangeNames) -> Phrase {
        let rest = steps.count - 5
        let more = rest > 0 ? [Phrase("and \(rest) more", "и ещё \(rest)")] : []
        return (steps.prefix(5).map { ChangeSummary($0).line(names) } + more).joined(separator: "; ")
    }

    /// The sentence for steps, and one for what of them others have left no way to do, unless `left` tells it.
    ///
    /// - Parameter sentence: Words the steps as they were made.
    public func sentence(
        for replayed: Replayed, _ names: ChangeNames, besides left: [LeftByReplay] = [],
        _ sentence: ([Step], ChangeNames) -> Phrase
    ) -> Phrase {
        let isToldByLeft = replayed.steps.isEmpty && !left.isEmpty
        let done = isToldByLeft ? Phrase.empty : sentence(asMade(replayed.steps), names)
        let told = Set(left.map(\.change))
        let untold = replayed.conflicts.compactMap { step in
            let changes = step.changes.filter { !told.contains($0) }
            return changes.isEmpty ? nil : Step(changes: changes, day: step.day, name: step.name)
        }
        guard !untold.isEmpty else { return done }
        let left = lines(of: asMade(untold), names)
        let rest =
            switch self {
            case .undo:
                Phrase(
                    "Not undone, as another device has changed it since: “\(left.english)”.",
                    "Не отменено, потому что с тех пор изменено на другом устройстве: «\(left.russian)».")
            case .redo:
                Phrase(
                    "Not redone, as another device has changed it since: “\(left.english)”.",
                    "Не повторено, потому что с тех пор изменено на другом устройстве: «\(left.russian)».")
            }
        return replayed.steps.isEmpty ? rest : done + " " + rest
    }

    /// The steps as they were made, not as they were undone.
    private func asMade(_ steps: [Step]) -> [Step] { self == .undo ? steps.map(\.inverse) : steps }
}
