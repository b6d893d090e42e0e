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
}
