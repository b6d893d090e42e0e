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
        let tape = try reading(fileOf: bytes.count) { () throws(PropertyListFault) in
            try PropertyListTape(bytes)
        }
        version = try reading(fileOf: bytes.count) { () throws(PropertyListFault) in
            try Self.version(of: tape.root)
        }
        let document: LibraryDocument2
        switch version {
        case LibraryDocument1.version:
            let old = try reading(fileOf: bytes.count) { () throws(PropertyListFault) in
                try LibraryDocument1(tape.root)
            }
            let migrated = Migration1To2(old, today: migration.today(), newID: migration.newIdentifier())
            document = migrated.document
            orphanCompletions = migrated.orphanCompletions
            isIntact = true
        case LibraryDocument2.version:
            document = try reading(fileOf: bytes.count) { () throws(PropertyListFault) in
                try LibraryDocument2(tape.root)
            }
            orphanCompletions = 0
            isIntact =
                Generation.counted.contains(document.generation) && Self.isIntact(bytes, document.generation)
        default: throw .newerVersion(version)
        }
        self.tape = tape
        generation = document.generation
        library = try document.library()
    }

    /// Reads the history, which only commands that change something need.
    func history() throws(LibraryFormatFault) -> History {
        guard version == LibraryDocument2.version, let element = tape.root.value(of: "history") else {
            return History()
        }
        return try reading(fileOf: tape.bytes.count) { () throws(PropertyListFault) in
            try HistoryDocument(element).history()
        }
    }

    private static func version(of root: PropertyListElement) throws(PropertyListFault) -> Int {
        guard let element = root.value(of: "version") else { throw root.fault("missing", at: "version") }
        let version = try element.integer
        guard version >= LibraryDocument1.version else { throw element.fault("out of range") }
        return version
    }

    private static func isIntact(_ bytes: [UInt8], _ generation: Int) -> Bool {
        guard let trailer = Trailer.find(in: bytes) else { return false }
        return trailer.generation == generation && trailer.matches(bytes)
    }
}

extension LibraryFile {
    /// Whether the number of writes is one that counting reaches; another was put there by hand and says nothing.
    var hasCountedGeneration: Bool { Generation.counted.contains(generation) }

    /// The id of a library that is not good enough to be read as a whole.
    static func identifier(in bytes: [UInt8]) -> Identifier? {
        guard let tape = try? PropertyListTape(bytes), let element = tape.root.value(of: "id") else {
            return nil
        }
        return try? element.identifier
    }

    /// What a person should know of the file.
    var warnings: [StoreWarning] {
        (isIntact ? [] : [.editedByHand])
            + (orphanCompletions > 0 ? [.orphanCompletions(orphanCompletions)] : [])
    }
}
