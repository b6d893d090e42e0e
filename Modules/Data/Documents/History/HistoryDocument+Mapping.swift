internal import TrackerDomain

extension HistoryDocument {
    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    init(_ history: History, room: Int) {
        self.init()
        var removed = RemovedTrackers()
        var room = room
        undo = Self.lines(history.undo.suffix(1), removed: &removed, room: &room, isRequired: true)
        redo = Self.lines(history.redo[...], removed: &removed, room: &room)
        undo = Self.lines(history.undo.dropLast(), removed: &removed, room: &room) + undo
        self.removed = removed.trackers
    }

    /// The lines of the last steps that have room.
    private static func lines(
        _ steps: ArraySlice<Step>, removed: inout RemovedTrackers, room: inout Int, isRequired: Bool = false
    ) -> [String] {
        var lines: [String] = []
        for step in steps.reversed() {
            var extended = removed
            let line = StepText.write(step, removed: &extended)
            let added = extended.trackers.dropFirst(removed.trackers.count)
            let weight = DocumentWeight.of(line) + added.reduce(0) { $0 + DocumentWeight.of($1) }
            guard weight <= room || isRequired else { break }
            room -= weight
            removed = extended
            lines.append(line)
        }
        return lines.reversed()
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
