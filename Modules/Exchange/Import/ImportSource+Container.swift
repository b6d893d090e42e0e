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
    /// The same source with its archive unpacked, or its database read, if it is one file.
    func opened(by containers: Containers) throws(ImportFault) -> ImportSource {
        guard files.count == 1, let container = files[0].container else { return self }
        switch container {
        case .spreadsheet: throw .spreadsheet
        case .database:
            guard files[0].bytes.count <= ImportSource.maxBytes else { throw .tooManyBytes }
            let file = try files[0].read(by: containers)
            let rows = file.database?.rows.values.reduce(0) { $0 + $1.count } ?? 0
            guard rows <= ImportDraft.maxRows else { throw .tooMany }
            return with([file])
        case .archive:
            let unpacked = try unpacked(by: containers)
            // An archive in an archive is not opened.
            guard unpacked.files.count == 1, unpacked.files[0].container == .database else { return unpacked }
            return try unpacked.opened(by: containers)
        }
    }

    private func unpacked(by containers: Containers) throws(ImportFault) -> ImportSource {
        do throws(ContainerFault) {
            return ImportSource(try containers.files(Array(files[0].bytes)), dateOfTime: dateOfTime)
        } catch {
            if files[0].isNamedSpreadsheet { throw .spreadsheet }
            throw error == .noProgram ? .archive : .container(error, of: .archive)
        }
    }
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

    /// The same file with the tables of its database.
    fileprivate func read(by containers: Containers) throws(ImportFault) -> Self {
        var file = self
        do throws(ContainerFault) {
            let found = try containers.tables(Array(bytes), log, [])
            guard let owner = DatabaseOwner(tables: found.names) else {
                file.database = found
                return file
            }
            file.database = try containers.tables(Array(bytes), log, owner.queries)
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
