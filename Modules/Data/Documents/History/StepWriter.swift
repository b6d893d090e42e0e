internal import TrackerDomain

/// Writes the steps of a history as lines, each further away from the library than the one before.
struct StepWriter {
    /// The trackers after the next step to undo, or before the next step to redo.
    private var states: TrackerStates
    private let wording: StepWording

    init(from library: Library, _ wording: StepWording) {
        states = TrackerStates(library, wording)
        self.wording = wording
    }

    /// The line of the next step to undo; nil if it did not lead to the library.
    mutating func undo(_ step: Step, removed: inout RemovedTrackers) -> String? {
        var texts: [String] = []
        for act in acts(of: step).reversed() {
            let name = nameAlone(of: act)
            for change in act.reversed() { states.walk(change.inverse) }
            guard let text = name ?? text(act, &removed) else { return nil }
            texts.append(text)
        }
        return StepText.line(step, texts.reversed(), wording)
    }

    /// The line of the next step to redo; nil if it cannot follow the library.
    mutating func redo(_ step: Step, removed: inout RemovedTrackers) -> String? {
        var texts: [String] = []
        for act in acts(of: step) {
            guard let text = text(act, &removed) else { return nil }
            for change in act { states.walk(change) }
            texts.append(text)
        }
        return StepText.line(step, texts, wording)
    }

    private func acts(of step: Step) -> [ArraySlice<Change>] {
        switch wording {
        case .version2: step.changes.lineActs
        case .version4, .version5, .version6: step.changes.indices.map { step.changes[$0...$0] }
        }
    }

    private func text(_ act: ArraySlice<Change>, _ removed: inout RemovedTrackers) -> String? {
        switch wording {
        case .version2: ChangeText.write(act, from: states, removed: &removed)
        case .version4, .version5, .version6: act.first.map { ChangeText.write($0, removed: &removed) }
        }
    }

    /// The text of an added tracker that the reader finds by walking back; nil for any other change.
    private func nameAlone(of act: ArraySlice<Change>) -> String? {
        guard wording.standsAlone, case .tracker(_, .added(let tracker, let index)) = act.first,
            states[tracker.id] == tracker
        else { return nil }
        return ChangeText.name(ofAdded: tracker, at: index)
    }
}

extension [Change] {
    /// The groups of changes in a line of version 2: an edit has each field once, in the declared order, and any other
    /// field is a group of its own.
    fileprivate var lineActs: [ArraySlice<Change>] {
        groups.flatMap { act in
            var parts = [act.prefix(1)]
            for index in act.indices.dropFirst() {
                if case .tracker(_, .set(let last, _, _)) = act[index - 1],
                    case .tracker(_, .set(let field, _, _)) = act[index], last < field,
                    [last, field].allSatisfy(TrackerWords.edited.contains)
                {
                    parts[parts.count - 1] = act[parts[parts.count - 1].startIndex...index]
                } else {
                    parts.append(act[index...index])
                }
            }
            return parts
        }
    }
}
