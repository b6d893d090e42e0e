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
    func perform(_ edits: [Edit]) throws(StoreError) -> Updated<Library> {
        let day = today()
        return try store.update { (journal) throws(EditError) in
            try journal.perform(edits, today: day)
            return journal.library
        }
    }

    /// What has to be said of a change besides what it did: that it began a library where one was missing.
    func notice(of warnings: [StoreWarning]) -> String? {
        warnings.first { if case .begunBesideBackups = $0 { true } else { false } }?.text(
            conventions.language)
    }

    /// Why an action was refused; what another program deleted is named as the screen shows it.
    func notice(of error: StoreError, over library: Library) -> String {
        error.missingName(in: library).map { Phrase.hasBeenDeleted($0)(conventions.language) }
            ?? error.text(conventions.language)
    }

    /// The library that an edit was refused on, or that may have been kept, as it may differ from what the screen shows.
    func current(after error: StoreError) -> Library? {
        switch error {
        case .edit: break
        case .unreadable, .newerVersion, .busy, .missing, .disk, .tooLarge, .notAsMeant:
            guard error.mayHaveKept else { return nil }
        }
        return (try? store.load())?.library
    }
}

extension StoreError {
    /// The name in a library of what an edit did not find.
    fileprivate func missingName(in library: Library) -> String? {
        switch self {
        case .edit(.trackerNotFound(let reference)):
            Identifier(reference.text).flatMap(library.tracker)?.name
        case .edit(.categoryNotFound(let reference)):
            Identifier(reference.text).flatMap(library.category)?.name
        default: nil
        }
    }
}
