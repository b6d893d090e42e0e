internal import TrackerDomain

/// Writes the steps of a history as lines, each one further away from the library than the one before.
struct StepWriter {
    /// What trackers were after the step that is written next, on the way back, or before it, on the way forth.
    private var states: TrackerStates

    init(from library: Library) {
        states = TrackerStates(library)
    }

    /// The line of the step to undo next; nil where the library is not one that it led to.
    mutating func undo(_ step: Step, removed: inout RemovedTrackers) -> String? {
        var acts: [String] = []
        for act in step.changes.lineActs.reversed() {
            for change in act.reversed() { states.walk(change.inverse) }
            guard let text = ChangeText.write(act, from: states, removed: &removed) else { return nil }
            acts.append(text)
        }
        return StepText.line(step.day, acts.reversed())
    }

    /// The line of the step to redo next; nil where the library is not one that it can follow.
    mutating func redo(_ step: Step, removed: inout RemovedTrackers) -> String? {
        var acts: [String] = []
        for act in step.changes.lineActs {
            guard let text = ChangeText.write(act, from: states, removed: &removed) else { return nil }
            for change in act { states.walk(change) }
            acts.append(text)
        }
        return StepText.line(step.day, acts)
    }
}

extension [Change] {
    /// The acts as a line tells them: an edit has each of its fields once, and reading gives them in their declared
    /// order; any other field is told by itself.
    fileprivate var lineActs: [ArraySlice<Change>] {
        groups.flatMap { act in
            var parts = [act.prefix(1)]
            for place in act.indices.dropFirst() {
                if case .trackerSet(_, let last, _, _) = act[place - 1],
                    case .trackerSet(_, let field, _, _) = act[place], last < field,
                    [last, field].allSatisfy(TrackerWords.edited.contains)
                {
                    parts[parts.count - 1] = act[parts[parts.count - 1].startIndex...place]
                } else {
                    parts.append(act[place...place])
                }
            }
            return parts
        }
    }
}
