package import TrackerDomain

/// Turns a library and its history into the bytes of a file.
package enum LibraryEncoder {
    /// What a history may weigh in any library, in bytes; in a larger one as much as the rest.
    package static let historyAllowance = 1 << 20

    /// What one change adds to a library, and more.
    private static let spareRoom = 1 << 12

    /// The bytes of version 2 with their trailer.
    ///
    /// - Parameter oldSize: How many bytes the library had before, from which the new number hardly differs.
    /// - Throws: `LibraryEncodingFault` where the bytes must not take the place of good ones.
    package static func encode(
        _ library: Library, history: History, generation: Int, oldSize: Int = 0,
        maximumSize: Int = PropertyListLimits.standard.size
    ) throws(LibraryEncodingFault) -> [UInt8] {
        var document = Version2.Library(library, generation: generation)
        var written = Version2.History(history, of: library, room: historyAllowance)
        if written.undo.newest.count + written.redo.newest.count < history.undo.count + history.redo.count {
            document.history = Version2.History()
            let size = try list(document, expecting: oldSize).count
            written = Version2.History(history, of: library, room: max(historyAllowance, size))
        }
        document.history = written
        var bytes = try list(document, expecting: oldSize + spareRoom)
        bytes += Array(Trailer(generation: generation, over: bytes).line.utf8)
        guard bytes.count <= maximumSize else { throw .tooLarge }
        let kept = History(
            undo: history.undo.suffix(written.undo.newest.count),
            redo: history.redo.suffix(written.redo.newest.count))
        try check(bytes, against: library, kept)
        return bytes
    }

    private static func list(
        _ document: Version2.Library, expecting size: Int
    ) throws(LibraryEncodingFault) -> [UInt8] {
        guard let value = try? PropertyListValueEncoder.value(of: document) else { throw .notAsMeant }
        return PropertyListWriter.bytes(of: value, expecting: size)
    }

    /// Reads the bytes whole, as the next command will, before they take the place of good ones.
    package static func check(
        _ bytes: [UInt8], against library: Library, _ history: History
    ) throws(LibraryEncodingFault) {
        // Version 2 needs no facts of migration; these are never asked for.
        let facts = MigrationFacts(today: { .earliest }, newIdentifier: { library.id })
        guard let file = try? LibraryFile(bytes, migration: facts), file.isIntact, file.hasCountedGeneration,
            file.library == library, let written = try? file.history(), written == history
        else { throw .notAsMeant }
    }
}

/// Why a library cannot be written.
package enum LibraryEncodingFault: Error, Hashable {
    /// Its reader would refuse so many bytes.
    case tooLarge
    /// Read back, the bytes say something else than they were made from, or nothing.
    case notAsMeant

    func storeError(path: String) -> StoreError {
        switch self {
        case .tooLarge: .tooLarge(path: path, limit: PropertyListLimits.standard.size)
        case .notAsMeant: .notAsMeant(path: path)
        }
    }
}
