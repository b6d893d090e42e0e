internal import TrackerDomain

extension HistoryDocument {
    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    init(_ history: History, of library: Library, room: Int) {
        self.init()
        var removed = RemovedTrackers()
        var room = room
        /// Takes the next line where it has room.
        func take(
            _ isRequired: Bool, _ write: (inout RemovedTrackers) -> String?
        ) -> String? {
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
        var steps = history.undo[...]
        if let newest = steps.popLast(), let line = take(true, { back.undo(newest, removed: &$0) }) {
            undo = [line]
        }
        for step in history.redo.reversed() {
            guard let line = take(false, { forth.redo(step, removed: &$0) }) else { break }
            redo.append(line)
        }
        redo.reverse()
        while let step = undo.isEmpty ? nil : steps.popLast(),
            let line = take(false, { back.undo(step, removed: &$0) })
        {
            undo.append(line)
        }
        undo.reverse()
        self.removed = removed.trackers
    }

    /// The history that the lines tell; the place of the first fault otherwise.
    func history() throws(PropertyListFault) -> History {
        let removed = RemovedTrackers(removed)
        return History(
            undo: try Self.steps(undo, after: skippedUndo, key: "undo", removed: removed),
            redo: try Self.steps(redo, after: skippedRedo, key: "redo", removed: removed))
    }

    private static func steps(
        _ lines: [String], after skipped: Int, key: String, removed: RemovedTrackers
    ) throws(PropertyListFault) -> [Step] {
        var steps: [Step] = []
        for (index, line) in lines.enumerated() {
            guard let step = StepText.read(line, removed: removed) else { throw fault(key, skipped + index) }
            steps.append(step)
        }
        return steps
    }

    private static func fault(_ key: String, _ index: Int) -> PropertyListFault {
        .invalid(
            place: ["history", key, String(index + 1)].joined(separator: PropertyListTape.step),
            problem: "not a step")
    }
}
