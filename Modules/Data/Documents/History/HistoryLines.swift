package import TrackerDomain

/// A history as a file keeps it: the steps as lines, and the trackers that they deleted.
package struct HistoryLines {
    /// The next one to be undone or redone stands last.
    private(set) var undo: [String] = []
    private(set) var redo: [String] = []
    private(set) var removed: [Tracker] = []

    /// No history.
    init() {}

    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    package init(_ history: History, of library: Library, room: Int) {
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
        if let newest = history.undo.last, let line = take(true, { back.undo(newest, removed: &$0) }) {
            undo.append(line)
        }
        for step in history.redo.reversed() {
            guard let line = take(false, { forth.redo(step, removed: &$0) }) else { break }
            redo.append(line)
        }
        for step in history.undo.dropLast().reversed() where !undo.isEmpty {
            guard let line = take(false, { back.undo(step, removed: &$0) }) else { break }
            undo.append(line)
        }
        undo.reverse()
        redo.reverse()
        self.removed = removed.trackers
    }

    /// Those steps of a history that have a line.
    func kept(of history: History) -> History {
        History(undo: history.undo.suffix(undo.count), redo: history.redo.suffix(redo.count))
    }
}
