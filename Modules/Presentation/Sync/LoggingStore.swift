public import TrackerDomain

/// A store that notes in the log of its machine what other machines brought before each change.
public struct LoggingStore: LibraryStore {
    private let store: any LibraryStore
    private let sync: any LibrarySync
    private let today: @Sendable () -> Day
    private let language: @Sendable () -> Language

    public init(
        _ store: any LibraryStore, sync: any LibrarySync, today: @escaping @Sendable () -> Day,
        language: @escaping @Sendable () -> Language
    ) {
        (self.store, self.sync, self.today, self.language) = (store, sync, today, language)
    }

    public func load() throws(StoreError) -> LoadedLibrary { try store.load() }

    public func loadJournal() throws(StoreError) -> Journal { try store.loadJournal() }

    public func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        let updated = try store.update { (journal) throws(EditError) in
            let result = try body(&journal)
            return (result: result, library: journal.library)
        }
        if !updated.takenIn.isEmpty {
            let lines = updated.takenIn.logLines(updated.value.library, today: today())
            sync.log(lines.map { $0(language()) })
        }
        return Updated(updated.value.result, warnings: updated.warnings, takenIn: updated.takenIn)
    }
}
