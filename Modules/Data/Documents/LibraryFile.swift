internal import TrackerDomain

/// The content of a library file.
struct LibraryFile {
    let library: Library
    let version: Int
    let generation: Int
    /// True if the bytes are as the program wrote them, and for version 1, which has no trailer.
    let isIntact: Bool
    /// Completions of version 1 without a tracker, which were dropped.
    let orphanCompletions: Int
    private let tape: PropertyListTape

    /// Reads and validates a library, but not its history.
    init(_ bytes: [UInt8], migration: MigrationFacts) throws(LibraryFormatFault) {
        let tape = try reading(fileOf: bytes.count, PropertyListTape(bytes))
        version = try reading(fileOf: bytes.count, Self.version(of: tape.root))
        if version == Version1.number {
            let migrated = try reading(
                fileOf: bytes.count,
                Migration1To2(
                    tape.root.decode(Version1.Library.self), today: migration.today(),
                    newID: migration.newIdentifier()))
            library = try migrated.document.library(fileOf: bytes.count)
            generation = migrated.document.generation
            orphanCompletions = migrated.orphanCompletions
            isIntact = true
        } else {
            guard let known = Versions.known[version] else { throw .newerVersion(version) }
            (library, generation) = try Self.library(of: tape, with: known)
            orphanCompletions = 0
            // A generation of 10⁹ or more was not written by us; ignore it, take the library.
            isIntact = Generation.counted.contains(generation) && Self.isIntact(bytes, generation)
        }
        self.tape = tape
    }

    private static let historyKey = "history"

    private static func library(
        of tape: PropertyListTape, with version: FileVersion
    ) throws(LibraryFormatFault) -> (Library, generation: Int) {
        let hasSync = version.number >= Version5.number
        let hasOrder = version.number >= Version6.number
        return try library(
            of: tape, with: version.tracker,
            omitting: [historyKey] + (hasSync ? [Version5.syncKey] : [])
                + (hasOrder ? [Version6.categoryOrderKey] : []))
    }

    private static func library<Tracker: TrackerDocument>(
        of tape: PropertyListTape, with tracker: Tracker.Type, omitting keys: [String]
    ) throws(LibraryFormatFault) -> (Library, generation: Int) {
        let size = tape.bytes.count
        let document = try reading(
            fileOf: size, tape.root.decode(Version2.LibraryOf<Tracker>.self, omitting: keys))
        // A file of an older version with the key was refused.
        let order = try reading(
            fileOf: size, CategoryOrder(version6: tape.root.value(of: Version6.categoryOrderKey)))
        return (try document.library(fileOf: size, in: order), document.generation)
    }

    /// Reads the history, which only commands that change something need.
    func history() throws(LibraryFormatFault) -> ReadHistory {
        let lines = try historyLines()
        return ReadHistory(lines, as: try read(lines))
    }

    /// True if the history reads as steps, some of which a file before may have had.
    func shows(_ history: History, knowing old: ReadHistory) -> Bool {
        guard let lines = try? historyLines() else { return false }
        return old.shows(lines, as: history) || (try? read(lines)) == history
    }

    private func read(_ lines: HistoryLines) throws(LibraryFormatFault) -> History {
        try reading(fileOf: tape.bytes.count, part(Self.historyKey, lines.history(of: library)))
    }

    /// The lines of the history, unread.
    private func historyLines() throws(LibraryFormatFault) -> HistoryLines {
        guard let element = tape.root.value(of: Self.historyKey), let known = Versions.known[version] else {
            return HistoryLines(version: Versions.known.newest)
        }
        return try reading(fileOf: tape.bytes.count, lines(of: element, with: known.tracker, known))
    }

    private func lines<Tracker: TrackerDocument>(
        of element: PropertyListElement, with tracker: Tracker.Type, _ version: FileVersion
    ) throws(PropertyListFault) -> HistoryLines {
        let document = try element.decode(Version2.HistoryOf<Tracker>.self)
        return try part(Self.historyKey, document.lines(version))
    }

    /// True if the file says that the library is in step with other devices.
    var isInStep: Bool { version >= Version5.number && tape.root.value(of: Version5.syncKey) != nil }

    /// The ids that were folded.
    var foldedIDs: [String] {
        let text = (try? tape.root.value(of: Version5.syncKey)?.value(of: "folded")?.text) ?? nil
        return (text ?? "").split(separator: " ").map { String($0.prefix { $0 != "=" }) }
    }

    /// The device that wrote the file of a library in step.
    var writer: String? {
        (try? tape.root.value(of: Version5.syncKey)?.value(of: Version5.deviceKey)?.text) ?? nil
    }

    /// Reads what several devices did; nil if the library is in step with none, and if the file was edited by hand.
    ///
    /// The facts of an edited file are not believed: they were written for the library as it was.
    func replica() throws(LibraryFormatFault) -> Replica? {
        guard isIntact, let stated = try statedReplica() else { return nil }
        guard (try? stated.facts.library(library.id)) == library else {
            throw .unreadable(.invalid(at: Version5.syncKey))
        }
        return stated
    }

    /// Reads what several devices did, whether or not the library follows from it, even of a file edited by hand.
    func statedReplica() throws(LibraryFormatFault) -> Replica? {
        guard version >= Version5.number, let element = tape.root.value(of: Version5.syncKey) else {
            return nil
        }
        let size = tape.bytes.count
        let sync = try reading(fileOf: size, element.decode(Version5.Sync.self))
        return try reading(
            fileOf: size,
            part(Version5.syncKey, sync.replica(of: library, version: version)))
    }

    /// The value of one of the library's keys.
    func element(_ key: String) -> PropertyListElement? { tape.root.value(of: key) }

    /// True if the version has a history and backups.
    var hasHistory: Bool { version > Version1.number }

    private static func version(of root: PropertyListElement) throws(PropertyListFault) -> Int {
        guard let element = root.value(of: "version") else { throw root.fault("missing", at: "version") }
        let version = try element.integer
        guard version >= Version1.number else { throw element.fault("out of range") }
        return version
    }

    private static func isIntact(_ bytes: [UInt8], _ generation: Int) -> Bool {
        guard let trailer = Trailer.find(in: bytes) else { return false }
        return trailer.generation == generation && trailer.matches(bytes)
    }
}

extension LibraryFile {
    /// True if the generation is below 10⁹; a greater one was edited by hand and means nothing.
    var hasCountedGeneration: Bool { Generation.counted.contains(generation) }

    /// The id of a library, even if the rest of it is unreadable.
    static func identifier(in bytes: [UInt8]) -> Identifier? {
        guard let tape = try? PropertyListTape(bytes), let element = tape.root.value(of: "id") else {
            return nil
        }
        return (try? element.text).flatMap { Identifier($0) }
    }

    /// The warnings about the file for the person.
    var warnings: [StoreWarning] {
        (isIntact ? [] : [.editedByHand])
            + (orphanCompletions > 0 ? [.orphanCompletions(orphanCompletions)] : [])
    }
}

extension LibraryFile {
    /// Reads and validates a library, but not its history; errors have the path.
    init(_ bytes: [UInt8], at path: String, migration: MigrationFacts) throws(StoreError) {
        self = try mapping(LibraryFile(bytes, migration: migration)) { (fault: LibraryFormatFault) in
            fault.storeError(path: path)
        }
    }

    /// Reads the history; errors have the path.
    func history(at path: String) throws(StoreError) -> ReadHistory {
        try mapping(history()) { (fault: LibraryFormatFault) in fault.storeError(path: path) }
    }

    /// Reads what several devices did, as `replica()`; errors have the path.
    func replica(at path: String) throws(StoreError) -> Replica? {
        try mapping(replica()) { (fault: LibraryFormatFault) in fault.storeError(path: path) }
    }

    /// The library with its history and its facts; errors have the path.
    func journal(at path: String) throws(StoreError) -> Journal {
        Journal(library: library, history: try history(at: path).history, replica: try replica(at: path))
    }
}

/// The facts that a library needs and a file of version 1 lacks.
struct MigrationFacts: Sendable {
    var today: @Sendable () -> Day
    var newIdentifier: @Sendable () -> Identifier
}

/// The number of writes of a library; 0 for a library of version 1, which has no count.
enum Generation {
    /// The generations that we write: more than a lifetime of writes, and small enough to count on.
    static let counted = 0..<1_000_000_000

    /// Ten digits, so that names sort as numbers.
    static func text(_ generation: Int) -> String { String(generation, digits: 10) }
}
