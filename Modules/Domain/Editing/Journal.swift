/// A library together with the history of its changes.
public struct Journal: Hashable, Sendable {
    public private(set) var library: Library
    public private(set) var history: History
    /// The number of changes in memory; 0 as loaded.
    public private(set) var revision = 0
    /// Nil if the library is in step with no other device.
    public private(set) var replica: Replica?

    public init(library: Library, history: History = History(), replica: Replica? = nil) {
        self.library = library
        self.history = history
        self.replica = replica
    }

    /// Performs edits as one step, all or none, and returns the changes in the order of application.
    @discardableResult
    public mutating func perform(_ edits: [Edit], today: Day) throws(EditError) -> [Change] {
        guard today.isValid else { throw .invalidDay(today) }
        var edited = library
        var changes: [Change] = []
        for edit in edits { changes += try edited.perform(edit, today: today) }
        guard !changes.isEmpty else { return [] }
        // Only a library in step needs to know, and only its file says so.
        if replica == nil { changes = changes.map(\.withoutProvenance) }
        return take(edited, made: changes, as: edits.stepName, today: today)
    }

    /// Takes the library as the changes of a new step have made it, and returns these with what they decided.
    @discardableResult
    private mutating func take(
        _ changed: Library, made changes: [Change], as name: StepName? = nil, today: Day
    ) -> [Change] {
        var changed = changed
        let decided = replica == nil ? [] : changed.decide(since: library)
        let step = Step(changes: changes + decided, day: today, name: name)
        library = changed
        note(step.changes, today: step.day)
        history.record(step)
        revision += 1
        return step.changes
    }

    /// Removes every step, and with them the deleted trackers.
    public mutating func clearHistory() {
        let forgetting = replica?.facts.forgettingDead()
        guard !history.isEmpty || forgetting != replica?.facts else { return }
        history = History()
        if let forgetting { replica?.facts = forgetting }
        revision += 1
    }

    /// Makes ids that nobody uses any more one; the library stays as it is.
    public mutating func fold(_ ids: Set<DeviceID>) {
        guard let folded = replica?.facts.folding(ids), folded != replica?.facts else { return }
        replica?.facts = folded
        revision += 1
    }

    /// Sets again what this device has done under an id that others have folded, as it was taken for a removed one.
    ///
    /// - Parameter known: The facts of this device before it heard of that.
    /// - Returns: The number of days marked again.
    public mutating func revive(_ old: DeviceID, in known: ReplicaState, today: Day) -> Int {
        guard var facts = replica?.facts, let device = replica?.device else { return 0 }
        let (before, marks) = (library, facts.revive(old, in: known, Noting(device: device, today: today)))
        if facts != replica?.facts {
            follow(facts.settlingCategories())
            note(library.decide(since: before), today: today)
            revision += 1
        }
        return marks
    }

    /// Notes what was done to the library, which follows from the facts then.
    private mutating func note(_ changes: [Change], today: Day) {
        guard let replica else { return }
        follow(replica.facts.noting(changes, by: replica.device, on: today))
    }

    /// Takes the facts with the newest changes, and the library that follows from them.
    private mutating func follow(_ noted: ReplicaState) {
        guard let replica, let read = try? noted.library(library.id, knowing: (replica.facts, library)) else {
            return assertionFailure("the facts make no library")
        }
        self.replica?.facts = noted
        library = read
    }
}

// MARK: Undo and redo

extension Journal {
    /// Undoes the newest steps, at most as many as there are, and returns their inverses.
    public mutating func undo(_ count: Int = 1, today: Day) throws(EditError) -> Replayed {
        try replay(.undo, count, today: today)
    }

    /// Redoes the steps undone last, at most as many as there are.
    public mutating func redo(_ count: Int = 1, today: Day) throws(EditError) -> Replayed {
        try replay(.redo, count, today: today)
    }

    /// Takes back a step, on which others may stand: if it is the newest, by undoing it, else by a step of its own.
    ///
    /// - Returns: False, with nothing changed, if what it changed was changed again.
    public mutating func takeBack(_ step: Step, today: Day) throws(EditError) -> Bool {
        if history.undo.last == step { return try !undo(today: today).steps.isEmpty }
        guard today.isValid else { throw .invalidDay(today) }
        let changes = step.changes.reversed().map(\.inverse)
        var changed = library
        for change in changes where (try? changed.apply(change)) == nil { return false }
        take(changed, made: changes, today: today)
        return true
    }

    /// Undoes or redoes steps: all or none, but in a library in step as much of them as others have left to be done.
    public mutating func replay(
        _ replay: Replay, _ count: Int = 1, today: Day
    ) throws(EditError) -> Replayed {
        if replica != nil, !today.isValid { throw .invalidDay(today) }
        var (walked, replayed) = (self, Replayed())
        for _ in 0..<max(0, count) {
            guard let step = walked.history.next(replay) else { break }
            let (done, rest) = walked.applyFitting(step.changes, today: today)
            if replica == nil, done != step.changes { throw .stepNoLongerApplies(step) }
            let made = step.having(done)
            walked.history.move(replay, as: made)
            walked.revision += 1
            if let made { replayed.steps.append(made) }
            // A step that others have undone already is told as well: no other one was meant.
            if let rest = step.having(rest) ?? (made == nil ? step : nil) { replayed.conflicts.append(rest) }
        }
        if walked.revision > revision {
            walked.revision = revision + 1
            self = walked
        }
        return replayed
    }

    /// Applies what still fits of changes; returns it, and what does not.
    private mutating func applyFitting(_ changes: [Change], today: Day) -> (done: [Change], left: [Change]) {
        let before = library
        var (done, left): ([Change], [Change]) = ([], [])
        var noted = replica?.facts
        for change in changes {
            var isWhole = false
            for part in library.fitting(change, replica, noted: noted)
            where (try? library.apply(part)) != nil {
                done.append(part)
                if let replica { noted?.note(part, Noting(device: replica.device, today: today)) }
                isWhole = part == change
            }
            if !isWhole, let rest = library.lacking(change) { left.append(rest) }
        }
        guard let noted else { return (done, left) }
        follow(noted.settlingCategories())
        note(library.decide(since: before), today: today)
        return (done, left.filter { library.lacking($0) != nil })
    }
}

// MARK: Other devices

extension Journal {
    /// Joins what other devices did; this is no step of the history.
    ///
    /// - Parameter names: The names of other devices that are known.
    /// - Throws: With nothing changed, if what they did makes no valid library: it was not written by this program.
    public mutating func takeIn(
        _ peers: [Peer], names: [DeviceID: String] = [:], today: Day
    ) throws(LibraryFault) -> MergeReport {
        guard let replica else { return MergeReport() }
        let joined = peers.reduce(replica.facts) { $0.joined(with: $1.facts) }
        guard joined != replica.facts else { return MergeReport() }
        let before = library
        library = try joined.library(library.id, knowing: (replica.facts, before))
        self.replica?.facts = joined
        let incoming = Merge(
            known: replica.facts, joined: joined, own: replica.device, peers: peers, names: names)
        let changes = before.differences(to: library)
        let decided = library.decide(since: before, joining: peers.map(\.facts))
        let conflicts = incoming.conflicts(from: before, to: library, history, today: today)
        note(decided, today: today)
        revision += 1
        return MergeReport(
            decided.isEmpty ? changes : before.differences(to: library), decided: decided,
            arrivals: incoming.arrivals(changes.withoutMarks(takenBackBy: decided)), conflicts: conflicts)
    }

    /// Takes the library as a person has edited it outside the program; this is no step of the history.
    public mutating func adopt(_ edited: Library, today: Day) throws(EditError) {
        if replica != nil, !today.isValid { throw .invalidDay(today) }
        let before = library
        var changes: [Change] = []
        do throws(ChangeConflict) {
            changes = try library.become(edited)
        } catch {
            throw .stepNoLongerApplies(Step(changes: [error.change], day: today))
        }
        guard !changes.isEmpty else { return }
        if replica != nil { changes += library.decide(since: before) }
        note(changes, today: today)
        revision += 1
    }
}

/// The two ways through the history.
public enum Replay: Sendable {
    case undo, redo
}

/// The steps that were undone or redone.
public struct Replayed: Hashable, Sendable {
    /// What was done, in order; steps of which nothing could be done are left out.
    public internal(set) var steps: [Step] = []
    /// The parts of steps that no longer fit the library, as others have changed it since.
    public internal(set) var conflicts: [Step] = []
}
