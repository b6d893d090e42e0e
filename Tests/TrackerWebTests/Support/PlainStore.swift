import Synchronization
import TrackerDomain

/// A library in memory that is neither written nor read as a file, for tests of many steps.
final class PlainStore: LibraryStore {
    private let journal: Mutex<Journal>

    init(_ library: Library) { journal = Mutex(Journal(library: library)) }

    func load() throws(StoreError) -> LoadedLibrary {
        LoadedLibrary(library: journal.withLock { $0.library }, warnings: [])
    }

    func loadJournal() throws(StoreError) -> Journal { journal.withLock { $0 } }

    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        let present = journal.withLock { $0 }
        var changed = present
        let result: Result
        do throws(EditError) { result = try body(&changed) } catch { throw .edit(error) }
        if changed.revision > present.revision { journal.withLock { $0 = changed } }
        return Updated(result, warnings: [])
    }
}
