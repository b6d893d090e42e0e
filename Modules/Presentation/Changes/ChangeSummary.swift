public import TrackerDomain

/// A step of a library, with the request for it if it was just made; every front words it from here.
///
/// Has facts only; texts are made on demand, never under the lock of a library.
public struct ChangeSummary: Hashable, Sendable {
    /// Empty if everything was as wanted already.
    public let changes: [Change]
    /// The days of sums that became done or undone by it; no step has them.
    let sumChanges: [Change]
    /// The day the step was made on.
    let day: Day
    /// The name of a step whose changes do not show what it was.
    let name: StepName?
    /// nil for a step of the history.
    let request: Request?

    /// The edits that were asked for, and the library before and after them.
    struct Request: Hashable, Sendable {
        let edits: [Edit]
        let before, after: Library
    }

    /// A step of the history.
    public init(_ step: Step) {
        changes = step.changes
        sumChanges = []
        day = step.day
        name = step.name
        request = nil
    }

    /// The result of edits.
    ///
    /// - Parameter changes: Empty if everything was as wanted already.
    public init(
        _ changes: [Change], of edits: [Edit], from before: Library, to after: Library, today: Day
    ) {
        self.changes = changes
        sumChanges = changes.isEmpty ? [] : after.sumChanges(since: before, today: today)
        day = today
        // Those who import and restore tell it themselves.
        if case .merged? = edits.stepName { name = edits.stepName } else { name = nil }
        request = Request(edits: edits, before: before, after: after)
    }

    public var isEmpty: Bool { changes.isEmpty }

    /// The duplicates that it made; only a new tracker can be one of them.
    package var newDuplicates: [Duplicates] {
        guard let request, changes.contains(where: { Act($0) == .trackerAdded }) else { return [] }
        return request.after.duplicates(since: request.before)
    }
}

extension Journal {
    /// Carries out edits as one step, and summarizes it.
    ///
    /// - Parameter asked: The edits that the person asked for, if they differ.
    package mutating func summary(
        performing edits: [Edit], for asked: [Edit]? = nil, today: Day
    ) throws(EditError) -> ChangeSummary {
        let before = library
        let changes = try perform(edits, today: today)
        return ChangeSummary(changes, of: asked ?? edits, from: before, to: library, today: today)
    }
}

// MARK: For scripts

extension ChangeSummary {
    /// A change as scripts see it.
    public struct Entry: Hashable, Sendable {
        public fileprivate(set) var act: Act
        public internal(set) var tracker: Identifier?
        public fileprivate(set) var category: Identifier?
        public fileprivate(set) var date: Day?

        public init(_ act: Act) { self.act = act }

        /// The tracker or the category.
        public var subject: Identifier? { tracker ?? category }
    }

    /// The name of the step, if it has one, then an entry for each of its acts; of days one each.
    public var entries: [Entry] {
        mergeEntries
            ?? (name.map { [Entry(Act($0))] } ?? []) + Self.entries(of: changes)
            + Self.entries(of: sumChanges)
    }

    /// The same of a step that was undone, whose name tells what it did, not what undoing it does.
    public var undoneEntries: [Entry] { mergeEntries ?? Self.entries(of: changes) }

    /// An entry for each act; of days one each.
    public static func entries(of changes: [Change]) -> [Entry] {
        let entries = changes.groups.compactMap(\.headline).flatMap { change in
            var entry = Entry(Act(change))
            (entry.tracker, entry.category) = (change.tracker, change.category)
            guard let days = change.days else { return [entry] }
            return days.map { day in
                entry.date = day
                return entry
            }
        }
        // A day that was skipped and in a break has one.
        let unskipped = Set(entries.filter { $0.act == .unskipped })
        return entries.filter { entry in
            var skip = entry
            skip.act = .unskipped
            return entry.act != .breakRemoved || !unskipped.contains(skip)
        }
    }
}

// MARK: Names

/// The names of everything in a history, present or deleted.
public struct ChangeNames: Sendable {
    private let names: [Identifier: String]

    public init(_ journal: Journal) {
        self.init(journal.library, (journal.history.undo + journal.history.redo).flatMap(\.changes))
    }

    package init(_ library: Library, _ changes: [Change]) {
        var names: [Identifier: String] = [:]
        for change in changes {
            switch change {
            case .tracker(_, .added(let tracker, _)), .tracker(_, .deleted(let tracker, _)):
                names[tracker.id] = tracker.name
            case .category(_, .added(let category, _)), .category(_, .deleted(let category, _)):
                names[category.id] = category.name
            case .tracker, .category, .categoryOrder: break
            }
        }
        for category in library.categories { names[category.id] = category.name }
        for tracker in library.trackers { names[tracker.id] = tracker.name }
        self.names = names
    }

    /// The name; the short id if there is none.
    public subscript(id: Identifier) -> String {
        names[id] ?? String(id.description.prefix(8))
    }
}
