internal import TrackerDomain

/// A history as version 2 keeps it, and back.
extension Version2.History {
    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    init(_ history: History, room: Int) {
        self.init()
        var removed = RemovedTrackers()
        var room = room
        let newest = Self.lines(history.undo.suffix(1), removed: &removed, room: &room, isRequired: true)
        redo = Version2.Lines(Self.lines(history.redo[...], removed: &removed, room: &room))
        undo = Version2.Lines(
            Self.lines(history.undo.dropLast(), removed: &removed, room: &room) + newest)
        self.removed = removed.trackers.map { Version2.Tracker($0) }
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
