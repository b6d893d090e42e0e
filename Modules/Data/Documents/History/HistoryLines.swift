package import TrackerDomain

/// A history as a file keeps it: the steps as lines, and the trackers that they deleted.
package struct HistoryLines {
    /// The next one to be undone or redone stands last.
    private(set) var undo: [String] = []
    private(set) var redo: [String] = []
    private(set) var removed: [Tracker] = []
    /// That of the file which they are for: the oldest that keeps them and their library.
    private(set) var version: FileVersion

    /// The history with no more steps than have room.
    ///
    /// The newest step to undo is always kept: whatever was done last can be undone, however much it
    /// deleted. Then the steps to redo find room, then the older ones to undo.
    package init(_ history: History, of library: Library, room: Int) {
        self.init(
            history, of: library, in: Versions.known.oldest(keeping: library, history), room: room)
        let kept = kept(of: history)
        if kept.count == history.count { return }
        // The step that asked for so new a version may have found no room.
        let oldest = Versions.known.oldest(keeping: library, kept)
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
        var back = StepWriter(from: library, version.wording)
        var forth = back
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

    /// Those steps of the history that have a line.
    func kept(of history: History) -> History {
        History(undo: history.undo.suffix(undo.count), redo: history.redo.suffix(redo.count))
    }
}

extension History {
    fileprivate var count: Int { undo.count + redo.count }
}
