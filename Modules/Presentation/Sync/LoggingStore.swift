public import TrackerDomain

/// A store that notes in the log of its machine what other machines brought before each change.
public struct LoggingStore: LibraryStore {
    private let store: any LibraryStore
    private let record: SyncLog

    /// - Parameter advice: The wording of what a person can do, as the log is read.
    public init(
        _ store: any LibraryStore, sync: any LibrarySync, today: @escaping @Sendable () -> Day,
        language: @escaping @Sendable () -> Language, advice: @escaping Advice.Wording
    ) {
        self.store = store
        record = SyncLog(sync: sync, today: today, language: language, advice: advice)
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
        record.note(updated.takenIn, into: updated.value.library)
        return Updated(updated.value.result, warnings: updated.warnings, takenIn: updated.takenIn)
    }
}
