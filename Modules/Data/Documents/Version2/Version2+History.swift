internal import TrackerDomain

/// A history as version 2 keeps it, and back.
extension Version2.History {
    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    init(_ history: History, of library: Library, room: Int) {
        self.init()
        var removed = RemovedTrackers()
        var room = room
        /// The next line, where it has room.
        func take(_ isRequired: Bool, _ write: (inout RemovedTrackers) -> String?) -> String? {
            var extended = removed
            guard let line = write(&extended) else { return nil }
            let added = extended.trackers.dropFirst(removed.trackers.count)
            let weight = DocumentWeight.of(line) + added.reduce(0) { $0 + DocumentWeight.of($1) }
            guard weight <= room || isRequired else { return nil }
            room -= weight
            removed = extended
            return line
        }
        var (back, forth) = (StepWriter(from: library), StepWriter(from: library))
        var (undoLines, redoLines): ([String], [String]) = ([], [])
        if let newest = history.undo.last, let line = take(true, { back.undo(newest, removed: &$0) }) {
            undoLines.append(line)
        }
        for step in history.redo.reversed() {
            guard let line = take(false, { forth.redo(step, removed: &$0) }) else { break }
            redoLines.append(line)
        }
        for step in history.undo.dropLast().reversed() where !undoLines.isEmpty {
            guard let line = take(false, { back.undo(step, removed: &$0) }) else { break }
            undoLines.append(line)
        }
        undo = Version2.Lines(undoLines.reversed())
        redo = Version2.Lines(redoLines.reversed())
        self.removed = removed.trackers.map { Version2.Tracker($0) }
    }

    /// The history that the lines tell; the place of the first fault otherwise.
    func history() throws(PropertyListFault) -> History {
        let removed = RemovedTrackers(try removed.map(at: "removed", Tracker.init(version2:)))
        return History(
            undo: try Self.steps(undo, at: "undo", removed: removed),
            redo: try Self.steps(redo, at: "redo", removed: removed))
    }

    private static func steps(
        _ lines: Version2.Lines, at place: String, removed: RemovedTrackers
    ) throws(PropertyListFault) -> [Step] {
        var steps: [Step] = []
        for (index, line) in lines.newest.enumerated() {
            guard let step = StepText.read(line, removed: removed) else {
                throw .invalid(place: String(lines.skipped + index + 1), problem: "not a step").inside(place)
            }
            steps.append(step)
        }
        return steps
    }
}
