internal import Synchronization
public import TrackerDomain

/// A library in memory, in the same bytes as one on the disk.
public final class InMemoryLibraryStore: LibraryStore {
    private let bytes: Mutex<[UInt8]?>
    private let migration: MigrationFacts
    /// The path in errors.
    private static let path = "memory"

    /// - Parameter contents: The bytes of a library file; nil for no library.
    public init(
        contents: [UInt8]? = nil, today: @escaping @Sendable () -> Day,
        newIdentifier: @escaping @Sendable () -> Identifier
    ) {
        bytes = Mutex(contents)
        migration = MigrationFacts(today: today, newIdentifier: newIdentifier)
    }

    /// The bytes of the file; nil if nothing was ever saved.
    public var contents: [UInt8]? { bytes.withLock { $0 } }

    public func load() throws(StoreError) -> LoadedLibrary {
        guard let file = try file(contents) else { return LoadedLibrary(library: newJournal.library) }
        return LoadedLibrary(library: file.library, warnings: file.warnings)
    }

    public func loadJournal() throws(StoreError) -> Journal {
        try journal(of: file(contents))
    }

    public func update<Result>(
        _ body: (inout Journal) throws(EditError) -> Result
    ) throws(StoreError) -> Updated<Result> {
        try bytes.withLock { bytes throws(StoreError) -> Updated<Result> in
            let file = try self.file(bytes)
            var journal = try self.journal(of: file)
            let result: Result
            do throws(EditError) { result = try body(&journal) } catch { throw .edit(error) }
            if journal.revision > 0 {
                bytes = try LibraryEncoder.encode(
                    journal, generation: 1 + (file?.generation ?? 0), at: Self.path)
            }
            return Updated(result, warnings: file?.warnings ?? [])
        }
    }

    private var newJournal: Journal { Journal(library: Library(id: migration.newIdentifier())) }

    private func file(_ bytes: [UInt8]?) throws(StoreError) -> LibraryFile? {
        guard let bytes else { return nil }
        return try LibraryFile(bytes, at: Self.path, migration: migration)
    }

    private func journal(of file: LibraryFile?) throws(StoreError) -> Journal {
        try file?.journal(at: Self.path) ?? newJournal
    }
}
