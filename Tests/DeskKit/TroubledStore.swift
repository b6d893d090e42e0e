import Synchronization
package import TrackerDomain

/// A store that works until it is given a trouble, and that has warnings to add.
package final class TroubledStore: LibraryStore {
    private let kept: any LibraryStore
    private let replacement = Mutex<(any LibraryStore)?>(nil)
    private let current = Mutex<StoreError?>(nil)
    private let added = Mutex<[StoreWarning]>([])
    private let arriving = Mutex(MergeReport())
    private let count = Mutex(0)

    package init(_ base: any LibraryStore) {
        kept = base
    }

    /// What stands in the library's place from now on.
    package func replace(by other: (any LibraryStore)?) { replacement.withLock { $0 = other } }

    private var base: any LibraryStore { replacement.withLock { $0 } ?? kept }

    package var trouble: StoreError? {
        get { current.withLock { $0 } }
        set { current.withLock { $0 = newValue } }
    }

    /// The number of updates that it was asked for.
    package var updates: Int { count.withLock { $0 } }

    /// What its reader notices each time.
    package var warnings: [StoreWarning] {
        get { added.withLock { $0 } }
        set { added.withLock { $0 = newValue } }
    }

    /// What comes in from other devices with each update.
    package var takenIn: MergeReport {
        get { arriving.withLock { $0 } }
        set { arriving.withLock { $0 = newValue } }
    }

    package func load() throws(StoreError) -> LoadedLibrary {
        if let trouble { throw trouble }
        let loaded = try base.load()
        return LoadedLibrary(library: loaded.library, warnings: loaded.warnings + warnings)
    }

    package func loadJournal() throws(StoreError) -> Journal {
        if let trouble { throw trouble }
        return try base.loadJournal()
    }

    package func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        count.withLock { $0 += 1 }
        if let trouble { throw trouble }
        let updated = try base.update(body)
        return Updated(updated.value, warnings: updated.warnings + warnings, takenIn: takenIn)
    }
}
