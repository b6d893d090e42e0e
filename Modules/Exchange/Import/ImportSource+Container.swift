internal import TrackerDomain

/// A program that stores habits in an SQLite database.
public enum DatabaseOwner: String, CaseIterable, Sendable {
    case loop, tickmate, rewire, habito

    /// Tables that it has, in lower case.
    var tables: [String] {
        switch self {
        case .loop: ["habits", "repetitions"]
        case .tickmate: ["tracks", "ticks"]
        case .rewire: ["habits", "checkins"]
        case .habito: ["habit", "activity"]
        }
    }

    /// The columns that are read.
    fileprivate var queries: [TableQuery] {
        switch self {
        case .loop: [LoopDatabase.habits, LoopDatabase.repetitions]
        case .tickmate:
            [TickmateFormat.tracks, TickmateFormat.ticks, TickmateFormat.groups, TickmateFormat.members]
        case .rewire:
            [
                RewireFormat.habits, RewireFormat.checkins, RewireFormat.categories, RewireFormat.units,
                RewireFormat.reminders,
            ]
        case .habito: [HabitoFormat.habits, HabitoFormat.activities]
        }
    }

    var format: ImportFormat {
        switch self {
        case .loop: .loop
        case .tickmate: .tickmate
        case .rewire: .rewire
        case .habito: .habito
        }
    }

    fileprivate init?(tables: some Sequence<String>) {
        let names = Set(tables.map { $0.lowercased() })
        guard let owner = DatabaseOwner.allCases.first(where: { names.isSuperset(of: $0.tables) }) else {
            return nil
        }
        self = owner
    }
}

extension ImportSource {
    /// The same source with its archives unpacked and its databases read.
    ///
    /// One that a folder holds and that cannot be opened is left as it is: it may have nothing to do with the import.
    func opened(by containers: Containers) throws(ImportFault) -> ImportSource {
        guard files.contains(where: { $0.container != nil }) else { return self }
        let isAlone = files.count == 1
        if isAlone, files[0].container == .spreadsheet { throw .spreadsheet }
        var source = self
        source.files = []
        var size = 0
        for file in files {
            guard file.container == .archive else {
                source.files.append(file)
                continue
            }
            do throws(ImportFault) {
                let unpacked = try file.unpacked(by: containers, dateOfTime)
                if isAlone { source = unpacked } else { source.files += unpacked.files.map(file.holding) }
                size += unpacked.files.reduce(0) { $0 + $1.bytes.count }
            } catch {
                if case .archiveInArchive = error { throw error }
                if isAlone { throw error }
                source.files.append(file)
            }
            guard size <= Self.maxUnpackedBytes else { throw .tooManyBytes }
        }
        let hasOne = source.files.count == 1
        for index in source.files.indices where source.files[index].container == .database {
            do throws(ImportFault) {
                source.files[index] = try source.files[index].read(by: containers)
            } catch {
                if hasOne { throw error }
            }
        }
        let rows = source.files.reduce(0) { sum, file in
            sum + (file.database?.rows.values.reduce(0) { $0 + $1.count } ?? 0)
        }
        guard rows <= ImportDraft.maxRows else { throw .tooMany }
        return source
    }

    /// Of all archives together: as much as one may hold.
    private static let maxUnpackedBytes = 4 * maxBytes
}

/// A file that holds others, or tables.
public enum Container: Hashable, Sendable {
    case archive, spreadsheet, database
}

extension ImportSource.File {
    var container: Container? {
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return isSpreadsheet ? .spreadsheet : .archive }
        // The older format of spreadsheets, before they used archives.
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) { return .spreadsheet }
        return bytes.starts(with: Array("SQLite format 3\0".utf8)) ? .database : nil
    }

    /// The fault of an archive, a spreadsheet or a database that was not opened; nil for any other file.
    var containerFault: ImportFault? {
        switch container {
        case .archive: isNamedSpreadsheet ? .spreadsheet : .archive
        case .spreadsheet: .spreadsheet
        case .database where databaseOwner == nil: unreadDatabase
        case .database, nil: nil
        }
    }

    /// The program of a database that was read.
    var databaseOwner: DatabaseOwner? { database.flatMap { DatabaseOwner(tables: $0.names) } }

    private var unreadDatabase: ImportFault {
        let names = database?.names ?? tables
        return DatabaseOwner(tables: names).map { .database(of: $0) } ?? .unknownDatabase(tables: names)
    }

    /// The files of an archive.
    ///
    /// - Throws: `archive` if no program unpacks it, `archiveInArchive` if it holds another.
    fileprivate func unpacked(
        by containers: Containers, _ dateOfTime: @escaping @Sendable (Int64) -> Day
    ) throws(ImportFault) -> ImportSource {
        let source: ImportSource
        do throws(ContainerFault) {
            source = ImportSource(try containers.files(Array(bytes)), dateOfTime: dateOfTime)
        } catch {
            if isNamedSpreadsheet { throw .spreadsheet }
            throw error == .noProgram ? .archive : .container(error, of: .archive)
        }
        if let inner = source.files.first(where: { $0.container == .archive }) {
            throw .archiveInArchive(path, inner.path)
        }
        return source
    }

    /// A file of this archive, by its path in the folder.
    fileprivate func holding(_ file: Self) -> Self {
        var file = file
        file.path = path + "/" + file.path
        return file
    }

    /// The same file with the tables of its database.
    fileprivate func read(by containers: Containers) throws(ImportFault) -> Self {
        guard bytes.count <= ImportSource.maxBytes else { throw .tooManyBytes }
        var file = self
        do throws(ContainerFault) {
            let found = try containers.tables(Array(bytes), log, [])
            file.database =
                try DatabaseOwner(tables: found.names).map { (owner) throws(ContainerFault) in
                    try containers.tables(Array(bytes), log, owner.queries)
                } ?? found
            return file
        } catch {
            throw error == .noProgram ? unreadDatabase : .container(error, of: .database)
        }
    }

    /// True for an archive with the contents of those of Excel, LibreOffice or Numbers: its first files and the list of
    /// all at its end are looked at.
    private var isSpreadsheet: Bool {
        ["xl/workbook.", "application/vnd.oasis.opendocument.spreadsheet", "Index/Tables/"].contains { name in
            [bytes.prefix(1 << 18), bytes.suffix(1 << 18)].contains { $0.holds(name.utf8) }
        }
    }

    /// The names of a database's tables, found without a program: the statements that made them stand at its beginning.
    private var tables: [String] {
        let statement = Array("CREATE TABLE ".utf8)
        var rest = bytes.prefix(1 << 20)
        var names: [String] = []
        while let start = rest.firstIndex(of: statement[0]) {
            rest = rest[start...]
            guard rest.starts(with: statement) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(statement.count)
            names.append(Self.identifier(rest))
        }
        return names
    }

    /// The name at the beginning of a statement's rest, without the quotes that SQLite knows.
    private static func identifier(_ text: ArraySlice<UInt8>) -> String {
        guard let first = text.first, let start = "\"'`[".utf8.firstIndex(of: first) else {
            let end = text.firstIndex { $0 <= UInt8(ascii: " ") || $0 == UInt8(ascii: "(") } ?? text.endIndex
            return String(decoding: text[..<end], as: UTF8.self)
        }
        let quote = "\"'`]".utf8[start]
        var (name, rest): ([UInt8], ArraySlice<UInt8>) = ([], text.dropFirst())
        while let end = rest.firstIndex(of: quote) {
            name += rest[..<end]
            rest = rest[(end + 1)...]
            // A doubled quote is one of the name.
            guard rest.first == quote, quote != UInt8(ascii: "]") else { break }
            name.append(quote)
            rest.removeFirst()
        }
        return String(decoding: name, as: UTF8.self)
    }
}
