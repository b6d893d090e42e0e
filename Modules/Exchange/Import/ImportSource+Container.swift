internal import TrackerDomain

/// A program that stores habits in an SQLite database.
public enum DatabaseOwner: String, CaseIterable, Sendable {
    case loop, tickmate, rewire, habito

    /// Tables that it has, in lower case.
    fileprivate var tables: Set<String> {
        switch self {
        case .loop: ["habits", "repetitions"]
        case .tickmate: ["tracks", "ticks"]
        case .rewire: ["habits", "checkins"]
        case .habito: ["habit", "activity"]
        }
    }
}

extension ImportSource.File {
    /// The fault of an archive, a spreadsheet or a database; nil for any other file.
    var containerFault: ImportFault? {
        if bytes.starts(with: [0x50, 0x4B, 0x03, 0x04]) { return isSpreadsheet ? .spreadsheet : .archive }
        // The older format of spreadsheets, before they used archives.
        if bytes.starts(with: [0xD0, 0xCF, 0x11, 0xE0, 0xA1, 0xB1, 0x1A, 0xE1]) { return .spreadsheet }
        guard bytes.starts(with: Array("SQLite format 3\0".utf8)) else { return nil }
        let tables = tables
        return .database(of: DatabaseOwner.allCases.first { $0.tables.isSubset(of: tables) })
    }

    /// True for an archive with the contents of those of Excel, LibreOffice or Numbers: its first files and the list of
    /// all at its end are looked at.
    private var isSpreadsheet: Bool {
        ["xl/workbook.", "application/vnd.oasis.opendocument.spreadsheet", "Index/Tables/"].contains { name in
            [bytes.prefix(1 << 18), bytes.suffix(1 << 18)].contains { $0.holds(name.utf8) }
        }
    }

    /// The names of the tables of a database, in lower case: the statements that made them stand at its beginning.
    private var tables: Set<String> {
        let statement = Array("CREATE TABLE ".utf8)
        var rest = bytes.prefix(1 << 20)
        var names: Set<String> = []
        while let start = rest.firstIndex(of: statement[0]) {
            rest = rest[start...]
            guard rest.starts(with: statement) else {
                rest = rest.dropFirst()
                continue
            }
            rest = rest.dropFirst(statement.count)
            let quotes = Array("\"'`[".utf8)
            let name = rest.drop(while: quotes.contains).prefix { $0 == 0x5F || $0.isLetterOrDigit }
            names.insert(String(decoding: name, as: UTF8.self).lowercased())
        }
        return names
    }
}

extension UInt8 {
    fileprivate var isLetterOrDigit: Bool {
        (0x30...0x39).contains(self) || (0x41...0x5A).contains(self & ~0x20)
    }
}
