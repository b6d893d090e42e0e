/// Where a library is kept.
public protocol LibraryStore: Sendable {
    /// Reads the library without its history; never writes, and a missing file is an empty library.
    func load() throws(StoreError) -> LoadedLibrary

    /// Reads the library with its history; never writes.
    func loadJournal() throws(StoreError) -> Journal

    /// Reads under the lock, lets `body` change what is there now, and keeps the result before it returns.
    ///
    /// Nothing is written where the journal's revision stays 0.
    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result>
}
