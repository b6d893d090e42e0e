import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Databases read by the program of this device.
@Suite(.enabled(if: ArchiveProgramTests.has("sqlite3", "-version"), "sqlite3 is not installed"))
struct DatabaseReaderTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private func database(_ statements: String) throws -> [UInt8] {
        let made = ProgramRunner.system.run(
            ProgramCall("sqlite3", ["-batch", disk.path("made.db"), statements], limit: 10_000))
        try #require(made.isSuccess, "\(made.errors)")
        defer { disk.remove("made.db") }
        return try disk.read("made.db")
    }

    private func read(
        _ bytes: [UInt8], log: [UInt8] = [], _ queries: TableQuery..., programs: ProgramRunner = .system
    ) throws -> Database {
        try disk.makeFolder("tmp")
        let read = Containers.programs(
            programs, in: disk.path("tmp"), newID: { Identifier(high: 0, low: 1) })
        return try read.tables(bytes, log, queries)
    }

    private let query = TableQuery("Habits", ["id", "name", "missing", "target"])

    @Test("IMP-1: values come whole, whatever they hold: ends of lines, separators, NULL, no text at all")
    func values() throws {
        let bytes = try database(
            """
            pragma user_version = 25;
            create table habits (ID integer primary key, Name text, target real, more blob);
            insert into habits values (1, 'a|b' || char(10) || '"x''y' || char(0) || 'z', 2.5, null),
              (2, '', null, null), (3, null, 1e20, null), (-4, 'Бег 🏃', 10, null), (5, x'ff41', 0, null);
            create table other (x);
            """)
        let read = try read(bytes, query, TableQuery("none", ["a"]))
        #expect(read.version == 25 && read.names == ["habits", "other"])
        #expect(Array(read.rows.keys) == [query])
        #expect(
            read.rows[query] == [
                ["-4", "Бег 🏃", nil, "10.0"], ["1", "a|b\n\"x'y\u{0}z", nil, "2.5"], ["2", "", nil, nil],
                ["3", nil, nil, "1.0e+20"], ["5", "\u{FFFD}A", nil, "0.0"],
            ])
        #expect(disk.list() == ["tmp/"])
    }

    @Test("HARD-10: of a value no more is read than any text that is kept has")
    func longValues() throws {
        let bytes = try database(
            "create table habits (id, name); insert into habits values (1, 'Run' || hex(zeroblob(100000)));")
        let name = try #require(try read(bytes, query).rows[query]?.first?[1])
        #expect(name.utf8.count == 65_536 && name.hasPrefix("Run000"))
    }

    @Test("IMP-1: views and virtual tables are no tables, as they may run anything")
    func views() throws {
        let bytes = try database(
            """
            create table a (x);
            create view habits as with recursive n(id) as (select 1 union all select id + 1 from n)
              select id, 'x' as name, 1 as target from n;
            """)
        #expect(try read(bytes, query).names == ["a"])
    }

    @Test("IMP-1: a file of a program that writes ahead is read without that other file")
    func writeAhead() throws {
        let bytes = try database("create table habits (id, name); insert into habits values (1, 'Run');")
        var marked = bytes
        (marked[18], marked[19]) = (2, 2)
        #expect(try read(marked, query).rows[query] == [["1", "Run", nil, nil]])
    }

    @Test(
        "IMP-1: the newest changes, which a database keeps in a second file, are read with it; nothing is left"
    )
    func log() throws {
        let statements = """
            pragma journal_mode = wal; create table habits (id, name); insert into habits values (1, 'Run');
            pragma wal_checkpoint(truncate); insert into habits values (2, 'Read');
            """
        let made = ProgramRunner.system.run(
            ProgramCall(
                "sqlite3", ["-batch", disk.path("made.db"), ".dbconfig no_ckpt_on_close on", statements],
                limit: 10_000))
        try #require(made.isSuccess, "\(made.errors)")
        let (bytes, log) = (try disk.read("made.db"), try disk.read("made.db-wal"))
        for name in ["made.db", "made.db-wal", "made.db-shm"] { disk.remove(name) }
        try #require(!log.isEmpty)
        #expect(
            try read(bytes, log: log, query).rows[query] == [
                ["1", "Run", nil, nil], ["2", "Read", nil, nil],
            ])
        // What is no log, or only its beginning, adds nothing.
        for other in [Array("no log at all".utf8), Array(log.prefix(100))] {
            #expect(try read(bytes, log: other, query).rows[query]?.count == 1)
        }
        #expect(try read(bytes, query).rows[query] == [["1", "Run", nil, nil]])
        #expect(disk.list() == ["tmp/"])
    }

    @Test("IMP-1: the person's own settings of the program change nothing, as it has none of their variables")
    func arguments() throws {
        let bytes = try database("create table habits (id, name); insert into habits values (1, 'Run');")
        let programs = ProgramRunner { call in
            #expect(call.program == "sqlite3" && call.isConfined && call.limit == 10_000)
            #expect(call.arguments.contains("-readonly") && call.arguments.contains("-safe"))
            #expect(call.arguments.firstIndex(of: "-init").map { call.arguments[$0 + 1] } == "/dev/null")
            return ProgramRunner.system.run(call)
        }
        #expect(try read(bytes, query, programs: programs).rows[query]?.count == 1)
    }

    @Test("IMP-1: of all tables together one row more than an import takes is read")
    func limit() throws {
        let bytes = try database(
            """
            create table habits (id, name); insert into habits values (1, 'Run'), (2, 'Read');
            create table days (day); insert into days values (1);
            """)
        let statements = Mutex<[String]>([])
        let programs = ProgramRunner { call in
            let statement = call.arguments.last ?? ""
            // An older program is asked twice.
            statements.withLock { if $0.last != statement { $0.append(statement) } }
            return ProgramRunner.system.run(call)
        }
        let days = TableQuery("days", ["day"])
        let read = try read(bytes, query, days, programs: programs)
        #expect(read.rows[query]?.count == 2 && read.rows[days] == [["1"]])
        let ends = statements.withLock { $0.suffix(2).map { String($0.suffix(14)) } }
        #expect(ends == ["limit 1600001;", "limit 1599999;"])
    }

    @Test("IMP-1: an older sqlite3, which knows no -safe, reads without it")
    func older() throws {
        let bytes = try database("create table habits (id, name); insert into habits values (1, 'Run');")
        let programs = ProgramRunner { call in
            call.arguments.contains("-safe")
                ? ProgramResult(.exited(1), errors: "sqlite3: Error: unknown option: -safe\n")
                : ProgramRunner.system.run(call)
        }
        #expect(try read(bytes, query, programs: programs).rows[query]?.count == 1)
    }

    @Test("IMP-1: a damaged database is a fault, and none a crash; nothing is left")
    func damage() throws {
        let bytes = try database(
            "create table habits (id, name); insert into habits values (1, hex(zeroblob(3000)));")
        #expect(throws: ContainerFault.self) { try read(Array(bytes.prefix(100)), query) }
        var random = SeededRandom(seed: 5)
        for _ in 0..<40 {
            var broken = bytes
            for _ in 0..<20 {
                broken[Int.random(in: 0..<broken.count, using: &random)] = UInt8(
                    truncatingIfNeeded: random.next())
            }
            _ = try? read(broken, query)
        }
        #expect(disk.list() == ["tmp/"])
    }
}

/// What a program that lies about a database can do.
@Suite struct DatabaseOutputTests {
    @Test(
        "IMP-1: output of another kind is a fault: other numbers of values, digits that are none",
        arguments: [
            "V|x31\n", "V|x31|x\nT|x4|x61\n", "V|x31|x\nT|xzz|x61\n", "V|x31|x\nT|x6A|\n", "|||\n",
            "V|x31|x|x\n",
        ])
    func hostile(output: String) throws {
        let disk = try TemporaryFolder()
        let read = Containers.programs(
            ProgramRunner { _ in ProgramResult(.exited(0), output: output) }, in: disk.path,
            newID: { Identifier(high: 0, low: 1) })
        #expect(throws: ContainerFault.failed("")) { try read.tables([], [], []) }
    }
}
