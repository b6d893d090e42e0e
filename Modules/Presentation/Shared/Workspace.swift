public import TrackerDomain

/// What a view model needs of the world: where the library is, what day it is, new ids, and how to write.
@MainActor
public struct Workspace {
    public let store: any LibraryStore
    /// Today's civil day, asked anew each time, as it changes at midnight.
    public let today: () -> Day
    public let newID: () -> Identifier
    public let conventions: Conventions

    public init(
        store: any LibraryStore, today: @escaping () -> Day, newID: @escaping () -> Identifier,
        conventions: Conventions
    ) {
        self.store = store
        self.today = today
        self.newID = newID
        self.conventions = conventions
    }

    /// Carries out edits as one step of the history and reads the library anew.
    func perform(_ edits: [Edit]) throws(StoreError) -> Library {
        let day = today()
        return try store.update { (journal) throws(EditError) in
            try journal.perform(edits, today: day)
            return journal.library
        }.value
    }
}
