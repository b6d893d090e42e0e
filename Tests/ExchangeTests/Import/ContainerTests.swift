import Samples
import Testing
import TrackerDomain
import TrackerExchange
import TrackerPresentation

/// Archives and databases in a folder: each is opened as if it had been given alone.
struct ContainerTests {
    private static let table = "date,name,value\n2026-11-01,Run,1\n"
    private static let sqlite = "SQLite format 3\0"
    private static let zip = "PK\u{3}\u{4}"

    /// Archives hold what stands behind their sign: paths and texts, divided by `|`; databases are Tickmate's with a track.
    private static let containers = Containers(
        files: { (bytes) throws(ContainerFault) in
            let parts = String(decoding: bytes.dropFirst(4), as: UTF8.self).split(separator: "|").map(
                String.init)
            guard parts.count.isMultiple(of: 2) else { throw .encrypted }
            return ImportFiles(
                files: stride(from: 0, to: parts.count, by: 2).map {
                    .init(path: parts[$0], bytes: Array(parts[$0 + 1].utf8))
                }, isFolder: true)
        },
        tables: { (_, _, queries) throws(ContainerFault) in
            var rows: [TableQuery: [[String?]]] = [:]
            for query in queries where query.table == "tracks" {
                rows[query] = [query.columns.map { ["_id": "1", "name": "Walk"][$0.lowercased()] ?? nil }]
            }
            return Database(version: 0, names: ["tracks", "ticks"], rows: rows)
        })

    private func brought(
        _ files: [String: String], by containers: Containers = containers, isFolder: Bool = true
    ) throws(ImportFault) -> Imported {
        var last: UInt64 = 0
        return try Import.read(
            ImportSource(
                ImportFiles(
                    files: files.map { .init(path: $0.key, bytes: Array($0.value.utf8)) }, isFolder: isFolder)
            ),
            containers: containers, today: "2026-11-20",
            newID: {
                last += 1
                return Identifier(high: 0, low: last)
            })
    }

    private func names(_ imported: Imported) -> [String] { imported.library.trackers.map(\.name) }

    @Test(
        "TAB-32: an archive or a database comes in from a folder, beside what is no import, as it does alone")
    func inFolder() throws {
        let archive = Self.zip + "run.csv|" + Self.table
        #expect(names(try brought(["a.zip": archive], isFolder: false)) == ["Run"])
        #expect(names(try brought(["a.zip": archive])) == ["Run"])
        #expect(names(try brought(["a.zip": archive, "notes.txt": "me"])) == ["Run"])
        #expect(names(try brought(["a.db": Self.sqlite, "notes.txt": "me"])) == ["Walk"])
        // A table of the archive and one beside it are one whole, as two tables of a folder are.
        let both = try brought(["a.zip": archive, "b.csv": "date,name,value\n2026-11-02,Run,1\n"])
        #expect(both.library.trackers.map(\.marks.count) == [2])
    }

    @Test("TAB-32: two files that do not belong together are named, two databases too")
    func apart() {
        #expect(throws: ImportFault.notTogether("a.db", "b.db")) {
            try brought(["a.db": Self.sqlite, "b.db": Self.sqlite])
        }
        #expect(throws: ImportFault.notTogether("a.db", "b.csv")) {
            try brought(["a.db": Self.sqlite, "b.csv": Self.table])
        }
        #expect(throws: ImportFault.notTogether("a.db", "b.zip/run.csv")) {
            try brought(["a.db": Self.sqlite, "b.zip": Self.zip + "run.csv|" + Self.table])
        }
    }

    @Test("TAB-32: an archive in an archive is named")
    func archiveInArchive() {
        let archive = Self.zip + "run.csv|\(Self.table)|in.zip|" + Self.zip
        for isFolder in [false, true] {
            #expect(throws: ImportFault.archiveInArchive("x.zip", "in.zip")) {
                try brought(["x.zip": archive], isFolder: isFolder)
            }
        }
        #expect(throws: ImportFault.archiveInArchive("x.zip", "in.zip")) {
            try brought(["x.zip": archive, "c.csv": Self.table])
        }
        let phrase = ImportFault.archiveInArchive("x.zip", "in.zip").message(of: "x.zip").phrase { _ in nil }
        #expect(phrase.english == "“x.zip” holds another archive, “in.zip”: unpack it, and import that.")
        #expect(phrase.russian == "В «x.zip» лежит ещё один архив, «in.zip»: распакуйте и импортируйте его.")
    }

    @Test("TAB-32: what no program opens is named beside what was read, and refused where nothing was")
    func noProgram() throws {
        let files = ["a.zip": Self.zip, "b.db": Self.sqlite, "c.csv": Self.table]
        let imported = try brought(files, by: .none)
        #expect(names(imported) == ["Run"])
        #expect(imported.unread == ["a.zip", "b.db"])
        #expect(throws: ImportFault.archive) {
            try brought(["a.zip": Self.zip, "notes.txt": "me"], by: .none)
        }
    }

    @Test("TAB-32: a broken archive is refused alone, and named beside what was read")
    func broken() throws {
        let half = Self.zip + "half"
        #expect(throws: ImportFault.container(.encrypted, of: .archive)) {
            try brought(["a.zip": half], isFolder: false)
        }
        let imported = try brought(["a.zip": half, "c.csv": Self.table])
        #expect(names(imported) == ["Run"])
        #expect(imported.unread == ["a.zip"])
    }
}
