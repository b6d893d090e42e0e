package import TrackerDomain

/// Turns a library and its history into the bytes of a file.
package enum LibraryEncoder {
    /// What a history may weigh in any library, in bytes; in a larger one as much as the rest.
    package static let historyAllowance = 1 << 20

    /// What one change adds to a library, and more.
    private static let spareRoom = 1 << 12

    /// The bytes with their trailer, of the oldest version that keeps everything.
    ///
    /// - Parameter oldSize: How many bytes the library had before, from which the new number hardly differs.
    /// - Throws: `LibraryEncodingFault` where the bytes must not take the place of good ones.
    package static func encode(
        _ library: Library, history: History, generation: Int, oldSize: Int = 0,
        maximumSize: Int = PropertyListLimits.standard.size
    ) throws(LibraryEncodingFault) -> [UInt8] {
        func list(_ lines: HistoryLines, expecting size: Int) throws(LibraryEncodingFault) -> [UInt8] {
            let tracker = Versions.known.oldest(keeping: library, lines.kept(of: history))
            let document = Self.document(of: library, with: tracker, lines, generation: generation)
            guard let value = try? PropertyListValueEncoder.value(of: document) else { throw .notAsMeant }
            return PropertyListWriter.bytes(of: value, expecting: size)
        }
        var lines = HistoryLines(history, of: library, room: historyAllowance)
        if lines.kept(of: history) != history {
            let size = try list(HistoryLines(), expecting: oldSize).count
            lines = HistoryLines(history, of: library, room: max(historyAllowance, size))
        }
        var bytes = try list(lines, expecting: oldSize + spareRoom)
        bytes += Array(Trailer(generation: generation, over: bytes).line.utf8)
        guard bytes.count <= maximumSize else { throw .tooLarge }
        try check(bytes, against: library, lines.kept(of: history))
        return bytes
    }

    private static func document<Tracker: TrackerDocument>(
        of library: Library, with tracker: Tracker.Type, _ lines: HistoryLines, generation: Int
    ) -> any Encodable {
        Version2.LibraryOf<Tracker>(library, lines, generation: generation)
    }

    /// Reads the bytes whole, as the next command will, before they take the place of good ones.
    package static func check(
        _ bytes: [UInt8], against library: Library, _ history: History
    ) throws(LibraryEncodingFault) {
        // What is written needs no facts of migration; these are never asked for.
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
