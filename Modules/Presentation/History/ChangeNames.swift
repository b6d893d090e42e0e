public import TrackerDomain

/// The names of everything that a history speaks of, present or deleted.
public struct ChangeNames: Sendable {
    private let names: [Identifier: String]

    public init(_ journal: Journal) {
        self.init(library: journal.library, steps: journal.history.undo + journal.history.redo)
    }

    public init(library: Library, steps: [Step] = []) {
        var names: [Identifier: String] = [:]
        for step in steps {
            for change in step.changes {
                switch change {
                case .trackerAdded(let tracker, _), .trackerDeleted(let tracker, _):
                    names[tracker.id] = tracker.name
                case .categoryAdded(let category, _), .categoryDeleted(let category, _):
                    names[category.id] = category.name
                default: break
                }
            }
        }
        for category in library.categories { names[category.id] = category.name }
        for tracker in library.trackers { names[tracker.id] = tracker.name }
        self.names = names
    }

    /// The name; its short id where nothing knows one.
    public subscript(id: Identifier) -> String {
        names[id] ?? String(id.description.prefix(8))
    }
}
