internal import TrackerDomain

/// A step as read from its line.
struct StepDraft {
    /// The step; trackers that the line only names have an id and a name alone.
    let step: Step
    /// The indexes of the changes that add such trackers.
    let named: Set<Int>

    /// The whole step, walking the trackers after it back to those before; nil if one that it only names is gone.
    func step(from states: inout TrackerStates) -> Step? {
        var changes = step.changes
        for index in changes.indices.reversed() {
            if named.contains(index) {
                guard case .tracker(_, .added(let tracker, let position)) = changes[index],
                    let known = states[tracker.id]
                else { return nil }
                changes[index] = .added(known, at: position)
            }
            states.walk(changes[index].inverse)
        }
        return Step(changes: changes, day: step.day, name: step.name)
    }
}
