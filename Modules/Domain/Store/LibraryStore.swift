/// The store of a library.
public protocol LibraryStore: Sendable {
    /// Reads the library without its history, never writes; a missing file is an empty library.
    func load() throws(StoreError) -> LoadedLibrary

    /// Reads the library with its history; never writes.
    func loadJournal() throws(StoreError) -> Journal

    /// Lets `body` change the present library under the lock, and saves the result before it returns.
    ///
    /// Writes nothing if the journal's revision stays 0; calls `body` again if another program changed the file meanwhile.
    func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result>
}

/// A library and the warnings of reading it.
public struct LoadedLibrary: Hashable, Sendable {
    public let library: Library
    public let warnings: [StoreWarning]

    public init(library: Library, warnings: [StoreWarning] = []) {
        self.library = library
        self.warnings = warnings
    }
}

/// The result of an update and the warnings of reading the library before it.
public struct Updated<Value> {
    public let value: Value
    public let warnings: [StoreWarning]
    /// What other devices did, taken in before it.
    public let takenIn: MergeReport

    public init(_ value: Value, warnings: [StoreWarning] = [], takenIn: MergeReport = MergeReport()) {
        self.value = value
        self.warnings = warnings
        self.takenIn = takenIn
    }
}

/// Identifies a library's file and its content: another file, or the file after a write, has another stamp.
public struct LibraryStamp: Hashable, Sendable {
    private let device: UInt64
    private let inode: UInt64
    /// In bytes.
    public let size: Int
    private let modified: Int64

    /// - Parameter modified: The time of the last write, in nanoseconds since 1970.
    public init(device: UInt64, inode: UInt64, size: Int, modified: Int64) {
        self.device = device
        self.inode = inode
        self.size = size
        self.modified = modified
    }
}
