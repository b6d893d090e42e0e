package import TrackerDomain

/// Encodes a library and its history as the bytes of a file.
package enum LibraryEncoder {
    /// The greatest size of a history in bytes; in a larger library as much as the rest.
    package static let historyAllowance = 1 << 20

    /// More bytes than one change adds to a library.
    private static let spareRoom = 1 << 12

    /// The bytes with their trailer, in the newest version.
    ///
    /// - Parameters:
    ///   - replica: The facts that the library was read from, if it is in step with other devices.
    ///   - oldSize: The library's previous size in bytes, a good estimate of the new one.
    ///   - old: The history of the file that these bytes are to replace.
    /// - Throws: `LibraryEncodingFault` if the bytes must not replace good ones.
    package static func encode(
        _ library: Library, history: History, replica: Replica? = nil, generation: Int, oldSize: Int = 0,
        old: ReadHistory = ReadHistory(), maximumSize: Int = PropertyListLimits.standard.size
    ) throws(LibraryEncodingFault) -> [UInt8] {
        let (bytes, kept) = try write(
            library, history, replica, generation: generation, oldSize: oldSize, maximumSize: maximumSize)
        try check(bytes, against: library, kept, replica, old: old)
        return bytes
    }

    /// The bytes that a device publishes of a library in step.
    ///
    /// They are not read back as those of the library are, which has the same trackers and facts: nothing good is
    /// replaced by them, and whoever takes them in reads them strictly.
    ///
    static func publish(
        _ library: Library, _ replica: Replica, as sender: Version5.Sender, generation: Int
    ) throws(LibraryEncodingFault) -> [UInt8] {
        try write(library, History(), replica, generation: generation, sender: sender).bytes
    }

    /// The bytes, and the part of the history that they have.
    private static func write(
        _ library: Library, _ history: History, _ replica: Replica?, generation: Int,
        sender: Version5.Sender? = nil, oldSize: Int = 0,
        maximumSize: Int = PropertyListLimits.standard.size
    ) throws(LibraryEncodingFault) -> (bytes: [UInt8], kept: History) {
        var sync = replica.map { Version5.Sync($0, of: library) }
        if let sender { sync?.tell(sender) }
        func list(_ lines: HistoryLines, expecting size: Int) throws(LibraryEncodingFault) -> [UInt8] {
            let document = Self.document(
                of: library, with: lines.version.tracker, lines, sync, generation: generation)
            guard let value = try? PropertyListValueEncoder.value(of: document) else { throw .notAsMeant }
            return PropertyListWriter.bytes(of: value, expecting: size)
        }
        var lines = HistoryLines(history, of: library, room: historyAllowance)
        if lines.kept(of: history) != history {
            let none = HistoryLines(History(), of: library, room: 0)
            let size = try list(none, expecting: oldSize).count
            lines = HistoryLines(history, of: library, room: max(historyAllowance, size))
        }
        var bytes = try list(lines, expecting: oldSize + spareRoom)
        bytes += Array(Trailer(generation: generation, over: bytes).line.utf8)
        guard bytes.count <= maximumSize else { throw .tooLarge }
        return (bytes, lines.kept(of: history))
    }

    /// Encodes a journal; errors have the path.
    static func encode(
        _ journal: Journal, generation: Int, oldSize: Int = 0, old: ReadHistory = ReadHistory(),
        at path: String
    ) throws(StoreError) -> [UInt8] {
        do throws(LibraryEncodingFault) {
            return try encode(
                journal.library, history: journal.history, replica: journal.replica, generation: generation,
                oldSize: oldSize, old: old)
        } catch {
            throw error.storeError(path: path)
        }
    }

    private static func document<Tracker: TrackerDocument>(
        of library: Library, with tracker: Tracker.Type, _ lines: HistoryLines,
        _ sync: Version5.Sync?, generation: Int
    ) -> any Encodable {
        let document = Version2.LibraryOf<Tracker>(
            library, lines, version: lines.version.number, generation: generation)
        switch library.categoryOrder {
        case .byName: return adding(sync, to: document)
        case .own: return adding(sync, to: Version6.Library(before: document, categoryOrder: .own))
        }
    }

    private static func adding(_ sync: Version5.Sync?, to document: some Encodable) -> any Encodable {
        sync.map { Version5.Library(before: document, sync: $0) } ?? document
    }

    /// Reads the bytes as the next command will, before they replace good ones; of the history only new lines.
    package static func check(
        _ bytes: [UInt8], against library: Library, _ history: History, _ replica: Replica? = nil,
        old: ReadHistory = ReadHistory()
    ) throws(LibraryEncodingFault) {
        // Written bytes need no migration, so these are never used.
        let facts = MigrationFacts(today: { .earliest }, newIdentifier: { library.id })
        guard let file = try? LibraryFile(bytes, migration: facts), file.isIntact, file.hasCountedGeneration,
            file.library == library, file.shows(history, knowing: old),
            (try? file.replica()) == replica
        else { throw .notAsMeant }
    }
}

/// The reason why a library cannot be written.
package enum LibraryEncodingFault: Error, Hashable {
    /// A reader would reject so many bytes.
    case tooLarge
    /// The bytes would read back as a different library, or none.
    case notAsMeant

    package func storeError(path: String) -> StoreError {
        switch self {
        case .tooLarge: .tooLarge(path: path, limit: PropertyListLimits.standard.size)
        case .notAsMeant: .notAsMeant(path: path)
        }
    }
}
