import TestKit
import Testing
import TrackerCLI
import TrackerData

/// `tracker import` of archives and of databases. Today is Friday, 20 November 2026.
@Suite struct ImportContainerTests {
    private static let sqlite = InstalledProgram(name: "sqlite3")
    private static let unzip = InstalledProgram(name: "unzip")

    private let shell: Shell

    init() throws {
        shell = try Shell()
    }

    /// A Loop backup of version 25, made here.
    private static let loop = """
        pragma user_version = 25;
        create table Habits (id integer primary key autoincrement, archived integer, color integer,
          description text, freq_den integer, freq_num integer, highlight integer, name text, position integer,
          reminder_hour integer, reminder_min integer, reminder_days integer not null default 127,
          type integer not null default 0, target_type integer not null default 0,
          target_value real not null default 0, unit text not null default "", question text, uuid text);
        create table Repetitions (id integer primary key autoincrement, habit integer not null references habits(id),
          timestamp integer not null, value integer not null, notes text);
        insert into Habits (archived, color, description, freq_den, freq_num, name, position, type, target_value,
          unit, uuid) values (0, 8, '', 1, 1, 'Run | far', 0, 1, 2.5, 'km', 'aa'), (1, 0, '', 7, 3, 'Read', 1, 0, 0, '', 'bb');
        insert into Repetitions (habit, timestamp, value, notes) values (1, 1795132800000, 3000, 'wet' || char(10) || 'cold'),
          (1, 1795046400000, 1000, null), (2, 1794960000000, 2, ''), (2, 1794873600000, 3, '');
        """

    @Test(
        "IMP-1, IMP-2: the help names the programs that open archives and databases", arguments: ["en", "ru"])
    func help(language: String) throws {
        let help = try Shell(language: language).tracker("help", "import").output
        for name in ["unzip", "bsdtar", "sqlite3"] { #expect(help.contains(name), "\(name): \(help)") }
    }

    private func makeDatabase(_ name: String, _ statements: String) throws {
        let made = try Self.sqlite.run(["-batch", shell.home.path(name), statements])
        try #require(made.status == .exited(0), "\(made)")
    }

    @Test(
        "IMP-1: Loop's backup comes in day by day, and once more adds nothing; undo takes all of it back",
        .enabled(if: sqlite.isThere, "sqlite3 is not installed"))
    func loop() throws {
        try makeDatabase("Loop Habits Backup.db", Self.loop)
        let run = shell.tracker("import", shell.home.path("Loop Habits Backup.db"))
        #expect(run.code == .done && run.errors == "")
        #expect(
            run.output == """
                Imported from Loop: 2 new trackers, 2 marks, 2 amounts, 1 skip, 1 note; new category: Loop. Undo: tracker undo
                Understood: rules such as 3 times a week, on any days of it (1); colors as the nearest of the 18 (2).

                """)
        #expect(
            shell.tracker("export", "--format", "csv").output == """
                date,tracker,category,kind,mark,amount,unit,note,id
                2026-11-19,Run | far,Loop,habit,,1,km,,
                2026-11-20,Run | far,Loop,habit,done,3,km,wet cold,
                2026-11-17,Read,Loop,habit,skipped,,,,
                2026-11-18,Read,Loop,habit,done,,,,

                """)
        #expect(
            shell.tracker("import", shell.home.path("Loop Habits Backup.db")).output.hasPrefix(
                "Nothing new from Loop: 2 trackers, 2 marks, 2 amounts, 1 skip, 1 note already here.\n")
        )
        #expect(shell.tracker("undo").output.hasPrefix("Undid “imported: Run | far, Read”."))
        #expect(shell.home.list().filter { $0.contains("tracker-import") } == [])
    }

    @Test(
        "IMP-1: what a database keeps in its second file comes in too, and both stay as they are",
        .enabled(if: sqlite.isThere, "sqlite3 is not installed"))
    func withLog() throws {
        let made = try Self.sqlite.run([
            "-batch", shell.home.path("a.db"), ".dbconfig no_ckpt_on_close on",
            "pragma journal_mode = wal;" + Self.loop,
        ])
        try #require(made.status == .exited(0), "\(made)")
        let files = try shell.home.contents().filter { $0.key.hasPrefix("a.db") }
        try #require(files["a.db-wal"]?.isEmpty == false)
        #expect(
            shell.tracker("import", shell.home.path("a.db")).output.hasPrefix(
                "Imported from Loop: 2 new trackers, 2 marks, 2 amounts, 1 skip, 1 note;"))
        #expect(try shell.home.contents().filter { $0.key.hasPrefix("a.db") } == files)
    }

    @Test(
        "IMP-2: an archive is imported as its folder, and one with a database as that",
        .enabled(if: unzip.isThere && sqlite.isThere, "unzip or sqlite3 is not installed"))
    func archive() throws {
        let list = "Position,Name,Question,Description,NumRepetitions,Interval,Color\n001,Run,,,1,1,#D32F2F\n"
        let archive = ZipArchive([
            .init("Loop/Habits.csv", list),
            .init("Loop/001 Run/Checkmarks.csv", "2026-11-19,2\n2026-11-18,2\n"),
        ])
        try shell.home.write(archive.bytes, to: "loop.zip")
        #expect(
            shell.tracker("import", shell.home.path("loop.zip")).output.hasPrefix(
                "Imported from Loop: 1 new tracker, 2 marks; new category: Loop."))
        try makeDatabase("a.db", Self.loop)
        var packed = ZipArchive.Entry("a.db")
        packed.content = try shell.home.read("a.db")
        try shell.home.write(ZipArchive([packed]).bytes, to: "backup.zip")
        #expect(
            shell.tracker("import", shell.home.path("backup.zip"), "--dry-run").output.hasPrefix(
                "Would import from Loop: 2 new trackers"))
        #expect(shell.home.list().filter { $0.contains("tracker-import") } == [])
    }

    @Test(
        "IMP-1: where there is no sqlite3 the sentence names it, and CSV where the program has that",
        arguments: ["en", "ru"])
    func noProgram(language: String) throws {
        let shell = try Shell(language: language)
        shell.programs = ProgramRunner { _ in ProgramResult(.notStarted) }
        for (name, tables) in [
            ("x.db", "Habits(…CREATE TABLE Repetitions("), ("y.db", "tracks(…CREATE TABLE ticks("),
        ] {
            try shell.home.write("SQLite format 3\0…CREATE TABLE \(tables)", to: name)
        }
        try shell.home.write(ZipArchive([.init("a.csv", "date")]).bytes, to: "a.zip")
        func said(_ name: String) -> String {
            let run = shell.tracker("import", shell.home.path(name))
            #expect(run.code == .couldNot && run.output == "")
            return run.errors.split(separator: shell.home.path("")).joined()
        }
        if language == "en" {
            #expect(
                said("x.db")
                    == "Reading “x.db” needs the program sqlite3: install it, or export CSV from Loop.\n")
            #expect(said("y.db") == "Reading “y.db” needs the program sqlite3: install it.\n")
            #expect(said("a.zip") == "“a.zip” is an archive: unpack it, and import the folder.\n")
        } else {
            #expect(
                said("x.db")
                    == "Чтобы прочитать «x.db», нужна программа sqlite3: установите её или сделайте экспорт в CSV в Loop.\n"
            )
            #expect(said("y.db") == "Чтобы прочитать «y.db», нужна программа sqlite3: установите её.\n")
            #expect(said("a.zip") == "«a.zip» — архив: распакуйте его и импортируйте папку.\n")
        }
    }

    @Test(
        "IMP-1: another schema is refused with the tables found",
        .enabled(if: sqlite.isThere, "sqlite3 is not installed"))
    func otherSchema() throws {
        try makeDatabase("x.db", "create table habits (id); create table \"my notes\" (x);")
        let run = shell.tracker("import", shell.home.path("x.db"))
        #expect(run.code == .couldNot)
        #expect(
            run.errors.hasSuffix(
                "x.db” is a database of an unknown program, with the tables “habits”, “my notes”: if that program exports CSV, import the CSV.\n"
            ))
    }

    @Test("IMP-2: what an archive has in wait is refused with its reason")
    func refusedArchive() throws {
        shell.programs = ProgramRunner { _ in ProgramResult(.outOfTime) }
        for (name, archive, words) in [
            ("out.zip", ZipArchive([.init("../x", "1")]), "“../x” in it is no file of its own folder; "),
            ("slow.zip", ZipArchive([.init("x", "1")]), "unzip took longer than 10 seconds; "),
        ] {
            try shell.home.write(archive.bytes, to: name)
            let run = shell.tracker("import", shell.home.path(name))
            #expect(run.code == .couldNot)
            #expect(run.errors.hasSuffix("”: \(words)unpack it, and import the folder.\n"), "\(run.errors)")
        }
    }

    @Test(
        "IMP-1, IMP-2, HARD-9: what is too large is told with the limit that holds, and a way that leads on",
        arguments: [
            (
                "en", "x.zip",
                "Cannot read “x.zip”: it holds more than 256 MiB; unpack it, and import it in parts.\n"
            ),
            (
                "en", "many.zip",
                "Cannot read “many.zip”: it holds more than 10,000 files; unpack it, and import it in parts.\n"
            ),
            (
                "ru", "many.zip",
                "Не удалось прочитать «many.zip»: в нём больше 10\u{A0}000 файлов; распакуйте его и импортируйте по частям.\n"
            ),
            ("en", "x.db", "Cannot read “x.db”: it holds more than 256 MiB; export it again.\n"),
            (
                "ru", "x.zip",
                "Не удалось прочитать «x.zip»: в нём больше 256 МиБ; распакуйте его и импортируйте по частям.\n"
            ),
            ("ru", "x.db", "Не удалось прочитать «x.db»: в нём больше 256 МиБ; повторите экспорт.\n"),
        ])
    func tooLarge(language: String, name: String, sentence: String) throws {
        let shell = try Shell(language: language)
        shell.programs = ProgramRunner { _ in ProgramResult(.tooMuch) }
        try shell.home.write(ZipArchive([.init("a.csv", "date")]).bytes, to: "x.zip")
        try shell.home.write(ZipArchive((0...10_000).map { .init("\($0).csv") }).bytes, to: "many.zip")
        try shell.home.write("SQLite format 3\0…", to: "x.db")
        let run = shell.tracker("import", shell.home.path(name))
        #expect(run.code == .couldNot)
        #expect(run.errors.split(separator: shell.home.path("")).joined() == sentence)
    }

    @Test("HARD-9: a folder of more than 10,000 files is refused for their number, in both languages")
    func manyFiles() throws {
        for (language, sentence) in [
            ("en", "“in” holds more than 10,000 files: import it in parts.\n"),
            ("ru", "«in» — папка, в которой больше 10\u{A0}000 файлов: импортируйте по частям.\n"),
        ] {
            let shell = try Shell(language: language)
            for number in 1...10_000 { try shell.home.write("", to: "in/\(number).csv") }
            try shell.home.write("date,name\n2026-11-01,Run\n", to: "in/1.csv")
            #expect(shell.tracker("import", shell.home.path("in"), "--dry-run").code == .done)
            try shell.home.write("", to: "in/0.csv")
            let run = shell.tracker("import", shell.home.path("in"))
            #expect(run.code == .couldNot)
            #expect(run.errors.split(separator: shell.home.path("")).joined() == sentence)
        }
    }

    @Test(
        "HARD-23: what is called a spreadsheet and is no archive is to be saved as CSV; as a table it is read",
        arguments: ["en", "ru"])
    func noSpreadsheet(language: String) throws {
        let shell = try Shell(language: language)
        for (name, text) in [
            ("x.xlsx", "PK\u{3}\u{4}…"), ("y.XLSX", "hello there"), ("z.ods", "PK\u{3}\u{4}…"),
            ("n.numbers", "\u{1}bin"),
        ] {
            try shell.home.write(text, to: name)
            let run = shell.tracker("import", shell.home.path(name))
            #expect(run.code == .couldNot)
            #expect(
                run.errors.split(separator: shell.home.path("")).joined()
                    == (language == "en"
                        ? "“\(name)” is a spreadsheet: save it as CSV, and import that.\n"
                        : "«\(name)» — электронная таблица: сохраните её как CSV и импортируйте её.\n"))
        }
        try shell.home.write("date,name\n2026-11-01,Run\n", to: "t.xlsx")
        #expect(shell.tracker("import", shell.home.path("t.xlsx"), "--dry-run").code == .done)
    }

    @Test("HARD-23: without sqlite3 the whole names of tables are told, whatever quotes are around them")
    func tableNames() throws {
        shell.programs = ProgramRunner { _ in ProgramResult(.notStarted) }
        try shell.home.write(
            "SQLite format 3\0…CREATE TABLE \"bar baz\"(a)…CREATE TABLE [my days](a)…CREATE TABLE привычки (a)"
                + "…CREATE TABLE \"a\"\"b\"(a)…CREATE TABLE plain_1(a)", to: "x.db")
        #expect(
            shell.tracker("import", shell.home.path("x.db")).errors.hasSuffix(
                ", with the tables “bar baz”, “my days”, “привычки”, “a\"b”, “plain_1”: if that program exports CSV, import the CSV.\n"
            ))
    }

    @Test(
        "HARD-23: a broken database or archive is told in a sentence of ours, not in the words of a program",
        arguments: [
            ("en", "x.db", "Cannot read “x.db”: it is damaged; export it again.\n"),
            ("ru", "x.db", "Не удалось прочитать «x.db»: файл повреждён; повторите экспорт.\n"),
            ("en", "x.zip", "Cannot read “x.zip”: it is damaged; unpack it, and import the folder.\n"),
        ])
    func broken(language: String, name: String, sentence: String) throws {
        let shell = try Shell(language: language)
        shell.programs = ProgramRunner { _ in
            ProgramResult(.exited(1), errors: "Error: in prepare, file is not a database (26)\n")
        }
        try shell.home.write(ZipArchive([.init("a.csv", "date")]).bytes, to: "x.zip")
        try shell.home.write("SQLite format 3\0…", to: "x.db")
        let run = shell.tracker("import", shell.home.path(name))
        #expect(run.code == .couldNot)
        #expect(run.errors.split(separator: shell.home.path("")).joined() == sentence)
    }

    @Test("HARD-5: the doctor tells of the copy that a killed import left, and any import removes it")
    func leftCopy() throws {
        shell.environment["TMPDIR"] = shell.home.path("tmp")
        let copy = "tmp/tracker-import-00000000-0000-0000-0000-000000000001"
        try shell.home.write("x", to: "\(copy)/import.db")
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let doctor = shell.tracker("doctor", "--plain")
        #expect(doctor.code == .done)
        #expect(
            doctor.output == "importCopy\t\(shell.home.path(copy)) is left from an interrupted import, "
                + "with a copy of its data; the next import removes it.\n")
        try shell.home.write("date,name\n2026-11-01,Run\n", to: "a.csv")
        #expect(shell.tracker("import", shell.home.path("a.csv")).code == .done)
        #expect(shell.home.list().filter { $0.contains("tracker-import") } == [])
        #expect(shell.tracker("doctor", "--plain").output == "")
    }

    @Test("IMP-3: a folder for the copy that cannot be written is told as that, not as damage of the file")
    func noTemporaryFolder() throws {
        for (language, end) in [
            ("en", ": there is no such file or folder, check the path.\n"),
            ("ru", ": такого файла или папки нет, проверьте путь.\n"),
        ] {
            let shell = try Shell(language: language)
            shell.environment["TMPDIR"] = shell.home.path("none")
            try shell.home.write(ZipArchive([.init("a.csv", "date")]).bytes, to: "x.zip")
            try shell.home.write("SQLite format 3\0…", to: "x.db")
            for name in ["x.zip", "x.db"] {
                let run = shell.tracker("import", shell.home.path(name))
                #expect(run.code == .couldNot && run.errors.hasSuffix(end), "\(run.errors)")
                #expect(run.errors.contains("tracker-import-"), "\(run.errors)")
            }
        }
    }

    @Test("IMP-4: columns by name; what is wrong with them is a wrong line")
    func columns() throws {
        try shell.home.write("When,What,Mood\n2026-11-19,Yoga,calm\n", to: "m.csv")
        let path = shell.home.path("m.csv")
        #expect(
            shell.tracker("import", path, "--columns", "date=when,name=WHAT").output == """
                Imported from CSV: 1 new tracker, 1 mark; new category: CSV. Undo: tracker undo
                Not supported, left out: the column “Mood” (1).

                """)
        for (columns, end) in [
            ("date=when,name=foo", "m.csv” has no column “foo”, but “When”, “What”, “Mood”.\n"),
            (
                "when",
                "“when” names no column: write date=HEADING,name=HEADING, and perhaps value, amount, skip, note, category, unit, each once, habits=HEADING,HEADING, or HEADING=- to leave one out.\n"
            ),
        ] {
            let run = shell.tracker("import", path, "--columns", columns)
            #expect(run.code == .wrongLine && run.errors.hasSuffix(end), "\(run.errors)")
        }
    }

    @Test("IMP-5: a list of dates is one habit by its name; without one it is a wrong line that says so")
    func dates() throws {
        try shell.home.write("November 18, 2026\n20261119\n", to: "swim.txt")
        let path = shell.home.path("swim.txt")
        let nameless = shell.tracker("import", path)
        #expect(nameless.code == .wrongLine)
        #expect(
            nameless.errors.hasSuffix(
                "swim.txt” is a list of dates: name its habit with --name, and its category with --into.\n"))
        #expect(
            shell.tracker("import", path, "--into", "Sport", "--name", "Swim").output
                == "Imported from CSV: 1 new tracker, 2 marks; new category: Sport. Undo: tracker undo\n"
        )
    }
}
