internal import TrackerDomain

/// Reads tables of an SQLite database by the program `sqlite3`, whose output is not trusted.
///
/// Each value is written as hexadecimal digits, so that no text of the database can look like another row or value;
/// no name of the database becomes a part of a statement.
struct DatabaseReader {
    /// In bytes.
    static let maxOutput = 1 << 28
    /// Of a value: its beginning, longer than any text that is kept.
    static let maxValue = 1 << 16
    /// No program has so many tables or columns.
    static let maxColumns = 5000

    let copies: PrivateCopies

    /// - Parameter log: The newest changes, which a database may keep in a second file; the program finds it by its name.
    func read(
        _ bytes: [UInt8], log: [UInt8], _ queries: [TableQuery]
    ) throws(ContainerFault) -> Database {
        try copies.with(
            "import.db", log.isEmpty ? DatabaseReader.withoutLog(bytes) : bytes,
            beside: log.isEmpty ? nil : (name: "import.db-wal", bytes: log)
        ) { (path) throws(ContainerFault) in
            let schema = try schema(of: path)
            var rows: [TableQuery: [[String?]]] = [:]
            // A row has many times the size that it has in the file.
            var left = Database.maxRows + 1
            for query in queries where left > 0 {
                guard let known = schema.columns[query.table.lowercased()] else { continue }
                let found = try self.rows(of: query, having: known, most: left, at: path)
                rows[query] = found
                left -= found.count
            }
            return Database(version: schema.version, names: schema.names, rows: rows)
        }
    }

    /// A database that keeps its newest changes in a second file, without that file, is opened as one that never does.
    private static func withoutLog(_ bytes: [UInt8]) -> [UInt8] {
        guard bytes.count > 19 else { return bytes }
        var bytes = bytes
        for index in 18...19 where bytes[index] == 2 { bytes[index] = 1 }
        return bytes
    }

    private struct Schema {
        var version = 0
        var names: [String] = []
        /// The names of columns by the name of their table, both in lower case.
        var columns: [String: Set<String>] = [:]
    }

    /// The tables that have rows of their own: a view or a virtual table may run what somebody wrote.
    private func schema(of path: String) throws(ContainerFault) -> Schema {
        let statement = """
            select 'V', 'x' || hex(user_version), 'x' from pragma_user_version;
            select 'T', 'x' || hex(m.name), 'x' || hex(c.name) from sqlite_master m, pragma_table_info(m.name) c
            where m.type = 'table' and m.rootpage > 0 order by m.rowid, c.cid limit \(DatabaseReader.maxColumns);
            """
        var schema = Schema()
        for row in try run(statement, at: path, most: 1 << 24) {
            guard row.count == 3, let kind = row[0], let name = row[1] else { throw .failed("") }
            if kind == "V" {
                schema.version = Int(name) ?? 0
            } else {
                let table = name.lowercased()
                if schema.columns[table] == nil { schema.names.append(name) }
                schema.columns[table, default: []].insert((row[2] ?? "").lowercased())
            }
        }
        return schema
    }

    private func rows(
        of query: TableQuery, having columns: Set<String>, most: Int, at path: String
    ) throws(ContainerFault) -> [[String?]] {
        let cells = query.columns.map { column in
            columns.contains(column.lowercased())
                ? "case when \"\(column)\" is null then null else 'x' || "
                    + "hex(substr(cast(\"\(column)\" as blob), 1, \(DatabaseReader.maxValue))) end"
                : "null"
        }
        let statement =
            "select \(cells.joined(separator: ", ")) from main.\"\(query.table)\" order by rowid limit \(most);"
        let rows = try run(statement, at: path, most: DatabaseReader.maxOutput)
        guard rows.allSatisfy({ $0.count == query.columns.count }) else { throw .failed("") }
        return rows
    }

    /// The rows that statements give: values as `x` and hexadecimal digits, words of ours as they are.
    private func run(
        _ statement: String, at path: String, most: Int
    ) throws(ContainerFault) -> [[String?]] {
        // The person's own settings of the program could change what it prints.
        let arguments = [
            "-init", "/dev/null", "-batch", "-bail", "-readonly", "-list", "-noheader", "-separator", "|",
            "-nullvalue", "-", path, statement,
        ]
        var result = copies.run("sqlite3", ["-safe"] + arguments, most: most)
        if case .exited(let code) = result.end, code != 0, result.errors.utf8.holds("unknown option".utf8) {
            result = copies.run("sqlite3", arguments, most: most)
        }
        guard result.isSuccess else { throw ContainerFault(result) }
        var rows: [[String?]] = []
        var rest = result.outputBytes[...]
        while !rest.isEmpty {
            let line = rest.prefix { $0 != UInt8(ascii: "\n") }
            rest = rest.dropFirst(line.count + 1)
            let cells = line.split(separator: UInt8(ascii: "|"), omittingEmptySubsequences: false)
            if !line.isEmpty { rows.append(try cells.map(DatabaseReader.value)) }
        }
        return rows
    }

    private static func value(_ cell: ArraySlice<UInt8>) throws(ContainerFault) -> String? {
        guard let first = cell.first else { throw .failed("") }
        guard first == UInt8(ascii: "x") else {
            return cell.elementsEqual([UInt8(ascii: "-")]) ? nil : String(decoding: cell, as: UTF8.self)
        }
        let digits = cell.dropFirst()
        guard digits.count.isMultiple(of: 2) else { throw .failed("") }
        var bytes: [UInt8] = []
        bytes.reserveCapacity(digits.count / 2)
        var high: UInt8?
        for digit in digits {
            let value: UInt8
            switch digit {
            case 0x30...0x39: value = digit - 0x30
            case 0x41...0x46: value = digit - 0x37
            default: throw .failed("")
            }
            if let first = high {
                bytes.append(first << 4 | value)
                high = nil
            } else {
                high = value
            }
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}
