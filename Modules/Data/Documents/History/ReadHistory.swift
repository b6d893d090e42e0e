package import TrackerDomain

/// The lines of a file's history and the steps that they were read as.
package struct ReadHistory {
    private let lines: HistoryLines?
    let history: History

    /// A file without a history.
    package init() { (lines, history) = (nil, History()) }

    package init(_ lines: HistoryLines, as history: History) {
        (self.lines, self.history) = (lines, history)
    }

    /// True if the lines of another file surely read as a history; reads only those that this file lacks.
    func shows(_ other: HistoryLines, as steps: History) -> Bool {
        guard let lines, other.version.wording == lines.version.wording, other.removed == lines.removed else {
            return false
        }
        let removed = RemovedTrackers(lines.removed)
        func shows(_ other: [String], as steps: [Step], known: [String], _ knownSteps: [Step]) -> Bool {
            // Steps that can no longer be undone were dropped in reading; their lines come first.
            let known = Array(known.suffix(knownSteps.count))
            return other.count == steps.count
                && zip(other, steps).allSatisfy { line, step in
                    if let index = known.firstIndex(of: line) { return knownSteps[index] == step }
                    let draft = StepText.read(line, lines.version.wording, removed: removed)
                    return draft?.named.isEmpty == true && draft?.step == step
                }
        }
        return shows(other.undo.newest, as: steps.undo, known: lines.undo.newest, history.undo)
            && shows(other.redo.newest, as: steps.redo, known: lines.redo.newest, history.redo)
    }
}
