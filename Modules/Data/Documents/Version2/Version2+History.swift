package import TrackerDomain

/// Converts a history to and from the format of version 2 and later.
extension Version2.HistoryOf where Tracker: TrackerDocument {
    init(_ lines: HistoryLines) {
        self.init(
            redo: Version2.Lines(lines.redo), removed: lines.removed.map { Tracker($0) },
            undo: Version2.Lines(lines.undo))
    }

    /// The history of the lines; throws the path of the first fault.
    package func history() throws(PropertyListFault) -> History {
        let removed = RemovedTrackers(
            try removed.map(at: "removed") { tracker throws(PropertyListFault) in try tracker.tracker() })
        return History(
            undo: try undo.steps(at: "undo", removed: removed),
            redo: try redo.steps(at: "redo", removed: removed))
    }
}

extension Version2.Lines {
    fileprivate func steps(
        at place: String, removed: RemovedTrackers
    ) throws(PropertyListFault) -> [Step] {
        var steps: [Step] = []
        for (index, line) in newest.enumerated() {
            guard let step = StepText.read(line, removed: removed) else {
                throw .invalid(place: String(skipped + index + 1), problem: "not a step").inside(place)
            }
            steps.append(step)
        }
        return steps
    }
}
