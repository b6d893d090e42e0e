package import TrackerDomain

/// A history as a file stores it: the steps as lines, and the trackers that they deleted.
package struct HistoryLines {
    /// The next one to be undone or redone is last.
    private(set) var undo = Version2.Lines()
    private(set) var redo = Version2.Lines()
    private(set) var removed: [Tracker] = []
    /// The version that they are of.
    let version: FileVersion

    /// Takes the lines of a file; none, if it has no history.
    init(
        undo: Version2.Lines = .init(), redo: Version2.Lines = .init(), removed: [Tracker] = [],
        version: FileVersion
    ) {
        (self.undo, self.redo, self.removed, self.version) = (undo, redo, removed, version)
    }

    /// Takes the steps that fit in the room: first those to redo, then the older ones to undo.
    ///
    /// The newest step to undo always stays, however much it deleted, so that the last command can be undone.
    package init(_ history: History, of library: Library, room: Int) {
        version = Versions.known.newest
        var removed = RemovedTrackers()
        var room = room
        /// Returns the next line if it fits.
        func take(_ isRequired: Bool, _ write: (inout RemovedTrackers) -> String) -> String? {
            var extended = removed
            let line = write(&extended)
            let added = extended.trackers.dropFirst(removed.trackers.count)
            let weight = DocumentWeight.of(line) + added.reduce(0) { $0 + DocumentWeight.of($1) }
            guard weight <= room || isRequired else { return nil }
            room -= weight
            removed = extended
            return line
        }
        var back = StepWriter(from: library)
        if let newest = history.undo.last, let line = take(true, { back.undo(newest, removed: &$0) }) {
            undo.newest.append(line)
        }
        for step in history.redo.reversed() {
            guard let line = take(false, { StepWriter.redo(step, removed: &$0) }) else { break }
            redo.newest.append(line)
        }
        for step in history.undo.dropLast().reversed() {
            guard let line = take(false, { back.undo(step, removed: &$0) }) else { break }
            undo.newest.append(line)
        }
        undo.newest.reverse()
        redo.newest.reverse()
        self.removed = removed.trackers
    }

    /// The steps of the history that have a line.
    func kept(of history: History) -> History {
        History(
            undo: history.undo.suffix(undo.newest.count), redo: history.redo.suffix(redo.newest.count))
    }
}
