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

/// A library as it was read, with what the reader has to say of it.
public struct LoadedLibrary: Hashable, Sendable {
    public let library: Library
    public let warnings: [StoreWarning]

    public init(library: Library, warnings: [StoreWarning] = []) {
        self.library = library
        self.warnings = warnings
    }
}

/// What an update brought, with what the reader had to say of the library before it.
public struct Updated<Value> {
    public let value: Value
    public let warnings: [StoreWarning]

    public init(_ value: Value, warnings: [StoreWarning] = []) {
        self.value = value
        self.warnings = warnings
    }
}
