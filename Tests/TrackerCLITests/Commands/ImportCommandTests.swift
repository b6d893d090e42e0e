import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerExchange

/// `tracker import` on the command line. Today is Friday, 20 November 2026.
@Suite struct ImportCommandTests {
    private static let table = """
        date,name,value,category,note
        2026-11-17,Run,1,Sport,
        2026-11-18,Run,skip,Sport,ill
        2026-11-17,Read,20,Home,
        2026-11-18,Read,0,Home,

        """

    private func shell(
        _ language: String = "en", _ text: String = table, at name: String = "habits.csv"
    ) throws -> (shell: Shell, path: String) {
        let shell = try Shell(language: language)
        try shell.home.write(Array(text.utf8), to: name)
        return (shell, shell.home.path(name))
    }

    @Test("what came is said first, then how it was understood; undo takes all of it back")
    func summary() throws {
        let (shell, path) = try shell()
        #expect(
            shell.tracker("import", path)
                == Shell.Run(
                    output: """
                        Imported from CSV: 2 new trackers, 2 marks, 2 amounts, 1 skip, 1 note; new categories: Sport, Home. Undo: tracker undo
                        Understood: numbers without a goal: above 0 counts as done (1).

                        """))
        #expect(shell.tracker("category", "list", "--plain").output.contains("Sport\t1\n"))
        #expect(shell.tracker("history").output.contains("1  imported: Run, Read "))
        #expect(shell.tracker("undo").output.hasPrefix("Undid “imported: Run, Read”."))
        #expect(shell.tracker("list", "--plain").output == "")
        #expect(shell.tracker("category", "list", "--plain").output == "")
    }

    @Test(
        "N20: history, undo, redo and their documents speak of an import as an import, of a restore as a restore"
    )
    func named() throws {
        let (shell, path) = try shell("ru")
        shell.tracker("import", path)
        let imported = "импортировано: Run, Read"
        #expect(shell.tracker("history").output.contains("1  \(imported) "))
        #expect(shell.tracker("history", "--plain").output.hasPrefix("1\timported\t\t\n1\tcategoryAdded\t"))
        let first =
            #"[{"kind":"imported","tracker":null,"category":null,"date":null},{"kind":"categoryAdded""#
        #expect(shell.tracker("history", "--json").output.contains(first))
        // What is taken back is no import.
        #expect(!shell.tracker("undo", "--json").output.contains("imported"))
        #expect(shell.tracker("redo", "--json").output.contains(first))
        #expect(shell.tracker("undo").output == "Отменён шаг «\(imported)». Повторить: tracker redo\n")
        #expect(shell.tracker("redo").output == "Повторён шаг «\(imported)». Отменить: tracker undo\n")
        shell.tracker("delete", "Read", "--yes")
        shell.tracker("restore", "1", "--yes")
        #expect(shell.tracker("history").output.contains("1  восстановлено: Read "))
        #expect(
            shell.tracker("history", "--plain").output.hasPrefix("1\trestored\t\t\n1\ttrackerAdded\tRead\t\n")
        )
    }

    @Test("the same in Russian, numbers inflected")
    func russian() throws {
        let (shell, path) = try shell("ru")
        #expect(
            shell.tracker("import", path).output == """
                Импортировано из CSV: 2 новых трекера, 2 отметки, 2 количества, 1 пропуск, 1 заметка; новые категории: Sport, Home. Отменить: tracker undo
                Принято: числа без цели: больше 0 — сделано (1).

                """)
    }

    @Test(
        "importing twice adds nothing and says so; what is new in a longer file adds up with what was there")
    func twice() throws {
        let (shell, path) = try shell()
        shell.tracker("import", path)
        let library = shell.library
        let again = shell.tracker("import", path)
        #expect(
            again.output.hasPrefix(
                "Nothing new from CSV: 2 trackers, 2 marks, 2 amounts, 1 skip, 1 note already here.\n"))
        #expect(again.code == .done && shell.library == library)
        try shell.home.write(
            Array((Self.table + "2026-11-19,RUN,1,sport,\n2026-11-19,Swim,1,Sport,wet\n").utf8),
            to: "habits.csv")
        #expect(
            shell.tracker("import", path).output.hasPrefix(
                """
                Imported from CSV: 1 new tracker, 1 known tracker, 2 marks, 1 note. Undo: tracker undo
                Already here: 2 marks, 2 amounts, 1 skip, 1 note.

                """))
    }

    @Test("a dry run says what would come, in words and as JSON, and writes nothing")
    func dryRun() throws {
        let (shell, path) = try shell()
        #expect(shell.tracker("import", path, "--dry-run").output.hasPrefix("Would import from CSV: 2 new"))
        #expect(
            shell.tracker("import", path, "--dry-run", "--json")
                == Shell.Run(
                    output: """
                        {"schemaVersion":1,"changes":[{"kind":"imported","tracker":null,"category":null,"date":null}],\
                        "import":{"format":"csv","new":2,"merged":0,"done":2,"amounts":2,"skips":1,"notes":1,"leftOut":[],\
                        "notKept":[],"understood":[{"kind":"numbersWithoutGoal","count":1}],\
                        "alreadyHere":{"trackers":0,"done":0,"amounts":0,"skips":0,"notes":0},\
                        "differentHere":{"trackers":0,"done":0,"amounts":0,"skips":0,"notes":0}},"dryRun":true}

                        """))
        #expect(shell.library == nil)
    }

    @Test("a broken line refuses all in one sentence, and is left out with --keep-going")
    func broken() throws {
        for (language, sentence, kept) in [
            (
                "en",
                "“habits.csv”, line 6: “2026-02-30” is not a day: fix this line and 1 more.\n",
                "Not taken: 2 lines.\n“habits.csv”, line 6: “2026-02-30” is not a day.\n“habits.csv”, line 7: "
                    + "“much” is neither a mark (yes, no, skip, x, ✓ …) nor an amount from 0 to 1,000,000.\n"
            ),
            (
                "ru",
                "«habits.csv», строка 6: «2026-02-30» — не дата: исправьте эту строку (таких ещё 1).\n",
                "Не взято строк: 2.\n«habits.csv», строка 6: «2026-02-30» — не дата.\n«habits.csv», строка 7: "
                    + "«much» — не отметка (да, нет, пропуск, x, ✓ …) и не количество от 0 до 1\u{A0}000\u{A0}000.\n"
            ),
        ] {
            let (shell, path) = try shell(
                language, Self.table + "2026-02-30,Run,1,Sport,\n2026-02-28,Run,much,Sport,\n")
            #expect(shell.tracker("import", path) == Shell.Run(errors: sentence, code: .couldNot))
            #expect(shell.library == nil)
            let run = shell.tracker("import", path, "--keep-going", "-q")
            #expect(run == Shell.Run(errors: kept))
            let json = try ParsedJSON(shell.tracker("import", path, "--keep-going", "--json").output)
            #expect(json["import"]?["leftOut"]?.items.map { $0["line"] } == [.number("6"), .number("7")])
            #expect(try JSONSchema(named: "import").violations(in: json) == [])
        }
    }

    @Test("X1: that rows of a day were joined is told in both languages, and in the document")
    func joined() throws {
        let table = """
            date,name,value,note
            2026-11-10 08:00,Run,5,wet
            2026-11-10 19:00,Run,3,dark

            """
        let english = try shell("en", table)
        #expect(
            english.shell.tracker("import", english.path).output.hasSuffix(
                "\nUnderstood: numbers without a goal: above 0 counts as done (1); several rows of a day joined (2).\n"
            ))
        let russian = try shell("ru", table)
        #expect(
            russian.shell.tracker("import", russian.path).output.hasSuffix(
                "; несколько строк одного дня объединены (2).\n"))
        let fresh = try shell("en", table)
        let json = try ParsedJSON(fresh.shell.tracker("import", fresh.path, "--json").output)
        #expect(json["import"]?["understood"]?.items.map { $0["kind"] }.last == .string("joinedRows"))
        #expect(json["import"]?["understood"]?.items.map { $0["count"] }.last == .number("2"))
        #expect(try JSONSchema(named: "import").violations(in: json) == [])
    }

    @Test("X8: days without a value are told in both languages, and in the document")
    func noValue() throws {
        let table =
            "HabitName,HabitDescription,HabitCategory,CalendarDate,Value,CommentText\n"
            + "Run,,,2026-11-10,-2150000000,\nRun,,,2026-11-11,1,\n"
        for (language, ending) in [
            ("en", "Understood: days without a value left unmarked (1).\n"),
            ("ru", "Принято: дни без значения оставлены без отметки (1).\n"),
        ] {
            let (shell, path) = try shell(language, table)
            #expect(shell.tracker("import", path).output.hasSuffix(ending))
        }
        let (shell, path) = try shell("en", table)
        let json = try ParsedJSON(shell.tracker("import", path, "--json").output)
        #expect(try JSONSchema(named: "import").violations(in: json) == [])
    }

    @Test("IMP-4: columns of what is no table are what the sentence is about", arguments: ["en", "ru"])
    func columnsOfNoTable(language: String) throws {
        let (shell, path) = try shell(
            language, "{\"format\":\"tracker\",\"version\":1,\"categories\":[],\"trackers\":[]}")
        let run = shell.tracker("import", path, "--columns", "date=Day,name=Habit")
        #expect(
            run.errors.hasSuffix(language == "en" ? ": leave out --columns.\n" : ": уберите --columns.\n"))
    }

    @Test("N16: a table without the columns names them, also with the format named")
    func columns() throws {
        for words in [[], ["--format", "csv"]] {
            let english = try shell("en", "a,b,c d\n2026-11-01,Run,5\n", at: "nn.csv")
            #expect(
                english.shell.run(["import", english.path] + words)
                    == Shell.Run(
                        errors:
                            "“nn.csv” has no columns date and name: tell them with --columns date=a,name=b,value=\"c d\".\n",
                        code: .couldNot))
            let russian = try shell("ru", "a,b,c d\n2026-11-01,Run,5\n", at: "nn.csv")
            #expect(
                russian.shell.run(["import", russian.path] + words)
                    == Shell.Run(
                        errors:
                            "В «nn.csv» нет столбцов date и name: укажите их: --columns date=a,name=b,value=\"c d\".\n",
                        code: .couldNot))
        }
    }

    @Test("X2: a wide table brings nothing new to the library it is from")
    func wide() throws {
        let shell = try Shell()
        for line in [
            "add Run --category Sport --schedule daily --goal 5km", "done Run --amount 1",
            "add Coffee --category Home --schedule daily --limit 2", "done Coffee --amount 4",
            "add Exam --category Work --event",
        ] { _ = shell.run(line.split(separator: " ").map(String.init)) }
        let library = shell.library
        let path = shell.home.path("wide.csv")
        _ = shell.tracker("export", path, "--wide")
        #expect(shell.tracker("import", path).output.hasPrefix("Nothing new from CSV: 3 trackers, 2 amounts"))
        #expect(shell.library == library)
    }

    @Test("--into takes a category by its name, its id, or makes one; a bad name is refused")
    func into() throws {
        let (shell, path) = try shell()
        shell.tracker("category", "add", "Mine")
        let line = shell.tracker("category", "list", "--plain").output
        let id = String(line.prefix { $0 != "\t" })
        shell.tracker("import", path, "--into", id)
        #expect(shell.tracker("category", "list", "--plain").output == "\(id)\tMine\t2\n")
        shell.tracker("import", path, "--into", "Other")
        #expect(shell.tracker("category", "list", "--plain").output.contains("Other\t2\n"))
        #expect(shell.tracker("import", path, "--into", " ").code == .wrongLine)
    }

    @Test("TAB-31: a folder's files are found up to sixteen folders deep, hidden ones and links left alone")
    func folder() throws {
        let shell = try Shell()
        let deep = "in/" + String(repeating: "a/", count: 15)
        for (name, text) in [
            (deep + "deep.csv", "date,name,value\n2026-11-01,Deep,1\n"),
            (deep + "c/deeper.csv", "date,name,value\n2026-11-01,Deeper,1\n"),
            ("in/.hidden.csv", "date,name,value\n2026-11-01,Hidden,1\n"),
        ] { try shell.home.write(Array(text.utf8), to: name) }
        let run = shell.tracker("import", shell.home.path("in"))
        #expect(run.errors.hasPrefix("Not read: a/a/a/"), "\(run.errors)")
        #expect(run.errors.contains("a/c/. Links"), "\(run.errors)")
        #expect(shell.tracker("list", "--plain").output.split(separator: "\n").count == 1)
        #expect(shell.tracker("list", "--plain").output.contains("Deep\t"))
    }

    @Test("standard input is read for -")
    func standardInput() throws {
        let (shell, _) = try shell()
        shell.input = Array(Self.table.utf8)
        #expect(shell.tracker("import", "-").output.hasPrefix("Imported from CSV: 2 new trackers"))
    }

    @Test("what cannot be read is one sentence that says what to do")
    func refused() throws {
        let (shell, _) = try shell("en", "")
        shell.programs = ProgramRunner { _ in ProgramResult(.notStarted) }
        for (name, text) in [
            ("diary.txt", "Dear diary,\n"), ("a.zip", "PK\u{3}\u{4}…"), ("a.db", "SQLite format 3\0"),
            ("bad.csv", "date,name,value\nx"),
        ] { try shell.home.write(Array(text.utf8), to: name) }
        try shell.home.write(Array("date,name,value\n".utf8) + [0xFF], to: "latin.csv")
        for (name, sentence) in [
            ("habits.csv", "” is empty: "), ("diary.txt", "” is not known; a table always works: "),
            ("a.zip", "it is damaged; unpack it, and import the folder."),
            ("a.db", "is a database of an unknown program: if that program exports CSV, import the CSV."),
            (
                "latin.csv",
                "is not text in UTF-8: save it as “CSV UTF-8” or “Unicode text” in the spreadsheet, or"
            ),
            ("bad.csv", "No column of “bad.csv” holds dates, such as 2026-11-20."),
            ("none.csv", "there is no such file or folder, check the path."),
        ] {
            let run = shell.tracker("import", shell.home.path(name))
            #expect(run.code == .couldNot && run.output == "", "\(name)")
            #expect(run.errors.contains(sentence), "\(run.errors)")
            #expect(run.errors.split(separator: "\n").count == 1)
        }
        #expect(shell.library == nil)
        let unknown = shell.tracker("import", shell.home.path("habits.csv"), "--format", "doc")
        #expect(
            unknown.code == .wrongLine
                && unknown.errors.contains("json, plist, loop, tickmate, rewire, habito, habitbull"))
        #expect(shell.tracker("import").code == .wrongLine)
    }

    @Test("a form that was named and is another one is told with both")
    func otherFormat() throws {
        for (language, ending) in [
            ("en", "habits.csv” is in the format “csv”, not “kado”: leave out --format.\n"),
            ("ru", "habits.csv» — «csv», а не «kado»: уберите --format.\n"),
        ] {
            let (shell, path) = try shell(language)
            let run = shell.tracker("import", path, "--format", "kado")
            #expect(run.code == .couldNot && run.output == "" && run.errors.hasSuffix(ending), "\(run)")
            #expect(shell.library == nil)
        }
    }

    @Test("a header alone changes nothing, rc 0")
    func headerAlone() throws {
        let (shell, path) = try shell("en", "date,name,value\n")
        #expect(shell.tracker("import", path) == Shell.Run(output: "CSV: there is nothing to import.\n"))
        #expect(shell.library == nil)
    }

    @Test("-q says nothing")
    func quiet() throws {
        let (shell, path) = try shell()
        #expect(shell.tracker("import", path, "-q") == Shell.Run())
        #expect(shell.library != nil)
    }

    @Test("the schema has every format, and every word for what is not kept and how things were understood")
    func schemaWords() throws {
        let schema = try JSONSchema(named: "import")
        #expect(schema.words(of: "format") == [ImportFormat.allCases.map(\.rawValue)])
        func keys(_ kind: ImportRemark.Kind) -> [String] {
            ImportRemark.allCases.filter { $0.kind == kind }.map(\.rawValue)
        }
        #expect(schema.words(of: "kind") == [keys(.dropped) + ["column"], keys(.assumption)])
    }
}
