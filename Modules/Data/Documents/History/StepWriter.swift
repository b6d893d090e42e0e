internal import TrackerDomain

/// Writes the steps of a history as lines, in the words of the newest version.
struct StepWriter {
    /// The trackers after the next step to undo.
    private var states: TrackerStates

    init(from library: Library) {
        states = TrackerStates(library)
    }

    /// The line of the next step to undo, each further away from the library than the one before.
    mutating func undo(_ step: Step, removed: inout RemovedTrackers) -> String {
        var texts: [String] = []
        for change in step.changes.reversed() {
            texts.append(nameAlone(of: change) ?? ChangeText.write(change, removed: &removed))
            states.walk(change.inverse)
        }
        return StepText.line(step, texts.reversed())
    }

    /// The line of a step to redo.
    static func redo(_ step: Step, removed: inout RemovedTrackers) -> String {
        StepText.line(step, step.changes.map { ChangeText.write($0, removed: &removed) })
    }

    /// The text of an added tracker that the reader finds by walking back; nil for any other change.
    private func nameAlone(of change: Change) -> String? {
        guard case .tracker(_, .added(let tracker, let index)) = change, states[tracker.id] == tracker else {
            return nil
        }
        return ChangeText.name(ofAdded: tracker, at: index)
    }
}
