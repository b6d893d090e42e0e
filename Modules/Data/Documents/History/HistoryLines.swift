package import TrackerDomain

/// A history as a file stores it: the steps as lines, and the trackers that they deleted.
package struct HistoryLines {
    /// The next one to be undone or redone is last.
    private(set) var undo = Version2.Lines()
    private(set) var redo = Version2.Lines()
    private(set) var removed: [Tracker] = []
    /// The oldest version that stores them and their library.
    private(set) var version: FileVersion

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
    ///
    /// - Parameter facts: What the file also has of several devices.
    package init(_ history: History, of library: Library, facts: ReplicaState? = nil, room: Int) {
        self.init(
            history, of: library, in: Versions.known.oldest(keeping: library, history, facts: facts),
            room: room)
        let kept = kept(of: history)
        if kept.count == history.count { return }
        // The step that needs so new a version may have been dropped.
        let oldest = Versions.known.oldest(keeping: library, kept, facts: facts)
        if oldest.wording == version.wording {
            version = oldest
        } else {
            self.init(kept, of: library, in: oldest, room: room)
        }
    }

    private init(_ history: History, of library: Library, in version: FileVersion, room: Int) {
        self.version = version
        var removed = RemovedTrackers()
        var room = room
        /// Returns the next line if it fits.
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
        var back = StepWriter(from: library, version.wording)
        var forth = back
        if let newest = history.undo.last, let line = take(true, { back.undo(newest, removed: &$0) }) {
            undo.newest.append(line)
        }
        for step in history.redo.reversed() {
            guard let line = take(false, { forth.redo(step, removed: &$0) }) else { break }
            redo.newest.append(line)
        }
        for step in history.undo.dropLast().reversed() where !undo.newest.isEmpty {
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

extension History {
    fileprivate var count: Int { undo.count + redo.count }
}
