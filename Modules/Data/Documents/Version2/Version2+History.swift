package import TrackerDomain

/// Converts a history to and from the format of version 2 and later.
extension Version2.HistoryOf where Tracker: TrackerDocument {
    init(_ lines: HistoryLines) {
        self.init(redo: lines.redo, removed: lines.removed.map { Tracker($0) }, undo: lines.undo)
    }

    /// The lines as they stand in a file; a fault names the path of a removed tracker.
    package func lines(_ version: FileVersion) throws(PropertyListFault) -> HistoryLines {
        let removed = try removed.map(at: "removed") { tracker throws(PropertyListFault) in
            try tracker.tracker()
        }
        return HistoryLines(undo: undo, redo: redo, removed: removed, version: version)
    }
}

extension HistoryLines {
    /// Reads the lines; a fault names the path of the first invalid one.
    ///
    /// A tracker that a line only names may have been removed from the file by hand. That step and older ones can no
    /// longer be undone and are dropped.
    package func history(of library: Library) throws(PropertyListFault) -> History {
        let (wording, removed) = (version.wording, RemovedTrackers(removed))
        let undo = try undo.drafts(at: "undo", wording, removed: removed, mayName: true)
        let redo = try redo.drafts(at: "redo", wording, removed: removed, mayName: false)
        return History(undo: undo.steps(of: library), redo: redo.map(\.step))
    }
}

extension Version2.Lines {
    /// - Parameter mayName: True if added trackers may be only named; the library lacks those of undone steps.
    fileprivate func drafts(
        at path: String, _ wording: StepWording, removed: RemovedTrackers, mayName: Bool
    ) throws(PropertyListFault) -> [StepDraft] {
        var drafts: [StepDraft] = []
        for (index, line) in newest.enumerated() {
            guard let draft = StepText.read(line, wording, removed: removed),
                mayName || draft.named.isEmpty
            else {
                throw .invalid(path: String(skipped + index + 1), problem: "not a step").inside(path)
            }
            drafts.append(draft)
        }
        return drafts
    }
}

extension [StepDraft] {
    /// The whole steps that led to a library, oldest first.
    fileprivate func steps(of library: Library) -> [Step] {
        guard contains(where: { !$0.named.isEmpty }) else { return map(\.step) }
        var states = TrackerStates(library)
        var steps: [Step] = []
        for draft in reversed() {
            guard let step = draft.step(from: &states) else { break }
            steps.append(step)
        }
        return steps.reversed()
    }
}
