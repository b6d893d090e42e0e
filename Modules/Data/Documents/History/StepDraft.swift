internal import TrackerDomain

/// A step as its line tells it.
struct StepDraft {
    /// Trackers that the line only names have nothing but an id and a name here.
    let step: Step
    /// Where in the changes such trackers are added.
    let named: Set<Int>

    /// The whole step, for which trackers are walked back to what they were before it.
    ///
    /// - Parameter states: What trackers were after the step.
    /// - Returns: Nil where one that is only named is not there any more.
    func step(from states: inout TrackerStates) -> Step? {
        var changes = step.changes
        for index in changes.indices.reversed() {
            if named.contains(index) {
                guard case .trackerAdded(let tracker, let position) = changes[index],
                    let known = states[tracker.id]
                else { return nil }
                changes[index] = .trackerAdded(known, at: position)
            }
            states.walk(changes[index].inverse)
        }
        return Step(changes: changes, day: step.day, name: step.name)
    }
}
