public import TrackerDomain

/// Machines in step, with a log of what they bring.
public struct LoggingSync: LibrarySync {
    private let sync: any LibrarySync
    private let store: any LibraryStore
    private let record: SyncLog

    /// - Parameter advice: The wording of what a person can do, as the log is read.
    public init(
        _ sync: any LibrarySync, store: any LibraryStore, today: @escaping @Sendable () -> Day,
        language: @escaping @Sendable () -> Language, advice: @escaping Advice.Wording
    ) {
        (self.sync, self.store) = (sync, store)
        record = SyncLog(sync: sync, today: today, language: language, advice: advice)
    }

    public func begin(
        _ wish: SyncWish, bringing brought: [UInt8]?
    ) throws(StoreError) -> Updated<SyncBeginning> {
        let begun = try sync.begin(wish, bringing: brought)
        record.note(begun.value)
        return begun
    }

    public func exchange(_ reach: SyncReach) throws(StoreError) -> Updated<SyncStatus> {
        logged(try sync.exchange(reach))
    }

    public func take(_ bytes: [UInt8]) throws(StoreError) -> Updated<SyncStatus> {
        logged(try sync.take(bytes))
    }

    public func forget(machine name: String) throws(StoreError) -> Updated<String> {
        logged(try sync.forget(machine: name))
    }

    private func logged<Value>(_ updated: Updated<Value>) -> Updated<Value> {
        if !updated.takenIn.isEmpty { record.note(updated.takenIn, into: try? store.load().library) }
        return updated
    }

    // MARK: What brings nothing

    public func status() throws(StoreError) -> SyncStatus? { try sync.status() }
    public func proposal() -> SyncProposal { sync.proposal() }
    public func contents(of folder: String) throws(StoreError) -> SyncFolderContents {
        try sync.contents(of: folder)
    }
    public func end(removingFile removesFile: Bool) throws(StoreError) -> Bool {
        try sync.end(removingFile: removesFile)
    }
    public func publishedFile() throws(StoreError) -> [UInt8] { try sync.publishedFile() }
    public func log() -> [String] { sync.log() }
    public func log(_ lines: [String]) { sync.log(lines) }
    public func folderStamps() -> () -> SyncStamp? { sync.folderStamps() }
}
