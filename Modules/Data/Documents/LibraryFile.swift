internal import TrackerDomain

/// What the bytes of a library file say.
struct LibraryFile {
    let library: Library
    let version: Int
    let generation: Int
    /// The bytes are those that the program wrote; a file of version 1 has nothing to tell it by.
    let isIntact: Bool
    /// Completions of version 1 without a tracker, which were dropped.
    let orphanCompletions: Int
    private let tape: PropertyListTape

    /// Reads and validates a library, but not its history.
    init(_ bytes: [UInt8], migration: MigrationFacts) throws(LibraryFormatFault) {
        do throws(PropertyListFault) {
            tape = try PropertyListTape(bytes)
            version = try tape.decode(Int.self, at: Self.versionNode(in: tape))
        } catch {
            throw .unreadable(UnreadableReason(error, size: bytes.count))
        }
        let document: LibraryDocument2
        switch version {
        case LibraryDocument1.version:
            let old = try Self.decode(LibraryDocument1.self, from: tape)
            let migrated = Migration1To2(old, today: migration.today(), newID: migration.newIdentifier())
            document = migrated.document
            orphanCompletions = migrated.orphanCompletions
            isIntact = true
        case LibraryDocument2.version:
            document = try Self.decode(LibraryDocument2.self, from: tape)
            orphanCompletions = 0
            isIntact =
                Trailer.find(in: bytes).map { $0.generation == document.generation && $0.matches(bytes) }
                ?? false
        default:
            throw version > LibraryDocument2.version
                ? .newerVersion(version) : .unreadable(.invalid(at: "version"))
        }
        generation = document.generation
        library = try document.library()
    }

    /// Reads the history, which only commands that change something need.
    func history() throws(LibraryFormatFault) -> History {
        guard version == LibraryDocument2.version, let node = tape.value(of: "history") else {
            return History()
        }
        do throws(PropertyListFault) {
            return try tape.decode(HistoryDocument.self, at: node).history()
        } catch {
            throw .unreadable(UnreadableReason(error, size: tape.bytes.count))
        }
    }

    private static func versionNode(in tape: PropertyListTape) throws(PropertyListFault) -> Int {
        guard let node = tape.value(of: "version") else {
            throw .invalid(place: "version", problem: "missing")
        }
        return node
    }

    private static func decode<Document: Decodable>(
        _ type: Document.Type, from tape: PropertyListTape
    ) throws(LibraryFormatFault) -> Document {
        do throws(PropertyListFault) {
            return try tape.decode(type)
        } catch {
            throw .unreadable(UnreadableReason(error, size: tape.bytes.count))
        }
    }
}

extension LibraryFile {
    /// The id of a library that is not good enough to be read as a whole.
    static func identifier(in bytes: [UInt8]) -> Identifier? {
        guard let tape = try? PropertyListTape(bytes), let node = tape.value(of: "id") else { return nil }
        return Identifier(tape.text(at: node))
    }

    /// What a person should know of the file.
    var warnings: [StoreWarning] {
        (isIntact ? [] : [.editedByHand])
            + (orphanCompletions > 0 ? [.orphanCompletions(orphanCompletions)] : [])
    }
}
