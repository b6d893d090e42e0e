internal import TrackerDomain

/// A step as read from its line.
struct StepDraft {
    /// The step; trackers that the line only names have an id and a name alone.
    let step: Step
    /// The indexes of the changes that add such trackers.
    let named: Set<Int>

    /// The whole step; nil if a tracker that is only named no longer exists.
    ///
    /// - Parameter states: The trackers after the step; walked back to those before it.
    func step(from states: inout TrackerStates) -> Step? {
        var changes = step.changes
        for index in changes.indices.reversed() {
            if named.contains(index) {
                guard case .trackerAdded(let tracker, let index) = changes[index],
                    let known = states[tracker.id]
                else { return nil }
                changes[index] = .trackerAdded(known, at: index)
            }
            states.walk(changes[index].inverse)
        }
        return Step(changes: changes, day: step.day, name: step.name)
    }
}
