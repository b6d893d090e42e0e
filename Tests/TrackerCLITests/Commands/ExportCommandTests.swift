import DiskKit
import TestKit
import Testing
import TrackerCLI
import TrackerData

/// `tracker export`: where it goes, in which form, and what it asks. Today is Sunday, 8 March 2026.
@Suite struct ExportCommandTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try WorkedExample.shell(language: language)
        shell.home.remove(".local/state")
        return shell
    }

    private static let table = """
        date,tracker,category,kind,mark,amount,unit,note,id
        2026-03-04,Drink,Home,habit,done,,,,
        2026-03-05,Drink,Home,habit,done,,,,
        2026-03-06,Drink,Home,habit,done,,,,
        2026-03-08,Drink,Home,habit,done,,,,
        2026-03-06,Doctor,Home,event,done,,,,
        2026-03-02,Run,Sport,habit,done,,,,
        2026-03-04,Run,Sport,habit,done,,,,
        2026-03-07,Run,Sport,habit,done,,,,

        """

    @Test("EXP-2: standard output has the bytes alone, on a terminal and with a pager, too")
    func stream() throws {
        for isTerminal in [false, true] {
            let shell = try shell()
            shell.isTerminal = isTerminal
            shell.environment["FORCE_COLOR"] = "1"
            for line in [
                ["--format", "csv"], ["--format", "csv", "-"], ["-", "--format", "csv", "--plain", "-q"],
            ] {
                #expect(shell.run(["export"] + line) == Shell.Run(output: Self.table), "\(line)")
            }
            #expect(shell.home.list().filter { !$0.hasPrefix(".local") } == [])
        }
    }

    @Test(
        "EXP-1: the format is that of --format, else that of the extension, else JSON",
        arguments: [
            (["a.csv"], "date,"), (["a.JSON"], "{\n"), (["a.md"], "# Trackers\n"),
            (["a.markdown"], "# Trackers\n"),
            (["a.ics"], "BEGIN:VCALENDAR\r\n"), (["a.plist"], "<?xml"), (["a"], "{\n"), ([".csv"], "{\n"),
            (["b.c/a"], "{\n"), (["a.xlsx", "--format", "csv"], "date,"),
            (["a.csv", "--format", "ics"], "BEGIN:VC"),
            (["a.csv", "--wide"], "date,Drink  [Home],Doctor  [Home]  event,Run  [Sport]\n"),
        ])
    func formats(words: [String], beginning: String) throws {
        let shell = try shell()
        try shell.home.makeFolder("b.c")
        let path = shell.home.path(words[0])
        let run = shell.run(["export", path] + words.dropFirst())
        #expect(run.output.hasPrefix("Exported 3 trackers to \(path) as "))
        #expect(run.errors == "" && run.code == .done)
        #expect(try shell.home.read(words[0]).text.hasPrefix(beginning))
        #expect(
            shell.run(["export"] + words.dropFirst() + ["--format", "json"]).output.hasPrefix("{\n")
                || words.count > 1)
    }

    @Test("EXP-2, TAB-37: a file says itself, and what it lacks, in a line each, -q says nothing")
    func file() throws {
        for (language, said) in [("en", "Exported 3 trackers to "), ("ru", "Записано в ")] {
            let shell = try shell(language)
            let before = shell.library
            let run = shell.tracker("export", shell.home.path("a.csv"))
            #expect(run.output.hasPrefix(said) && run.errors == "" && run.code == .done)
            #expect(try shell.home.read("a.csv").text == Self.table)
            #expect(shell.tracker("export", shell.home.path("b.csv"), "-q") == Shell.Run())
            #expect(try shell.home.read("b.csv").text == Self.table)
            #expect(shell.library == before)
        }
        let russian = try shell("ru")
        #expect(
            russian.tracker("export", russian.home.path("a.csv")).output
                .hasSuffix(
                    "/a.csv в формате csv: 3 трекера.\n"
                        + "Расписаний и целей в файле нет: tracker backup ФАЙЛ\n"))
    }

    @Test(
        "EXP-2: a file that is there is replaced after a question, or with --yes", arguments: ["en", "ru"])
    func question(language: String) throws {
        let shell = try shell(language)
        try shell.home.write("mine", to: "a.csv", mode: 0o640)
        let path = shell.home.path("a.csv")
        func content() throws -> String { try shell.home.read("a.csv").text }

        for line in [["export", path], ["export", path, "--no-input"]] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "" && run.errors.contains("--yes"))
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(run.errors)")
        }
        shell.isTerminal = true
        for (answer, code) in [("n", ExitCode.cancelled), ("", .cancelled)] {
            shell.answers = [.text(answer)]
            let run = shell.tracker("export", path)
            #expect(run.code == code && run.output == "")
            #expect(
                run.errors.contains(
                    language == "en" ? "is there already. Replace it?" : "уже есть. Заменить?"))
            #expect(try content() == "mine")
        }
        shell.answers = [language == "en" ? "y" : "да"]
        #expect(shell.tracker("export", path).code == .done)
        #expect(try content() == Self.table && shell.home.mode(of: "a.csv") == 0o640)
        shell.isTerminal = false
        try shell.home.write("mine", to: "a.csv")
        #expect(shell.tracker("export", path, "--yes").code == .done)
        #expect(try content() == Self.table)
    }

    @Test("EXP-2: the library is never replaced by an export, whatever leads to it", arguments: ["en", "ru"])
    func library(language: String) throws {
        let shell = try shell(language)
        let before = shell.library
        let path = shell.home.path(shell.libraryPath)
        for line in [["export", path, "--yes"], ["export", path, "--format", "csv", "--yes"]] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "" && shell.library == before)
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(run.errors)")
        }
        // Nor is one begun where there is none.
        shell.home.remove(shell.libraryPath)
        #expect(shell.tracker("export", path).code == .wrongLine && shell.library == nil)
    }

    @Test("What cannot be is refused with one sentence, and nothing is written", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try shell(language)
        try shell.home.makeFolder("folder")
        try shell.home.write("", to: "file")
        let before = try shell.home.contents()
        for (code, line) in [
            (ExitCode.wrongLine, ["a.xlsx"]), (.wrongLine, ["a."]), (.wrongLine, ["--format", "xml"]),
            (.wrongLine, ["--format", "CSV"]), (.wrongLine, ["a.json", "b.json"]), (.wrongLine, [""]),
            (.wrongLine, ["--wide"]), (.wrongLine, ["a.md", "--wide"]), (.wrongLine, ["--dry-run"]),
            (.wrongLine, ["--json", "--format", "csv"]),
            (.couldNot, [shell.home.path("none/")]), (.couldNot, [shell.home.path("none/a.csv")]),
            (.couldNot, [shell.home.path("file/a.csv")]), (.couldNot, ["/dev/null", "--yes"]),
        ] {
            let run = shell.run(["export"] + line)
            #expect(run.code == code && run.output == "", "\(line): \(run)")
            if !line.contains("--json") {
                #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(line): \(run.errors)")
            }
        }
        #expect(try shell.home.contents() == before)
    }

    @Test("EXP-1: an unknown extension is told with the formats there are")
    func unknownExtension() throws {
        let run = try shell().tracker("export", "a.xlsx")
        #expect(
            run
                == Shell.Run(
                    errors:
                        "The extension of “a.xlsx” is not that of a format: choose one with --format: json, csv, markdown, ics, plist.\n",
                    code: .wrongLine))
    }

    @Test("EXP-1: --json is the export itself on standard output, and a document about a file")
    func documents() throws {
        let shell = try shell()
        #expect(shell.tracker("export", "--json") == shell.tracker("export"))
        let path = shell.home.path("a.csv")
        let run = shell.tracker("export", path, "--json")
        #expect(
            run
                == Shell.Run(
                    output:
                        #"{"schemaVersion":1,"exported":{"file":"\#(path)","format":"csv","trackers":3,"notIn":["rules"]}}"#
                        + "\n"))
        #expect(try JSONSchema(named: "export-file").violations(in: ParsedJSON(run.output)) == [])
        let again = shell.tracker("export", path, "--json")
        #expect(again.code == .wrongLine && again.errors.contains(#""code":"needsAnswer""#))
    }

    @Test("EXP-1: of a damaged library the newest backup is exported, with a warning on the error stream")
    func damaged() throws {
        for format in ["json", "csv"] {
            let shell = try WorkedExample.shell()
            shell.tracker("done", "Run")
            try shell.home.write("garbage", to: shell.libraryPath)
            for options in format == "json" ? [[], ["--json"]] : [[]] {
                let run = shell.run(["export", "--format", format] + options)
                #expect(run.code == .done && run.output.hasPrefix(format == "json" ? "{\n" : "date,"))
                #expect(run.output.contains("2026-03-07") && run.errors.contains("backup"))
                #expect(run.errors.utf8.count { $0 == 0x0A } == 1)
            }
        }
    }

    @Test("EXP-1: without a library there is an empty export, and no file or folder is made")
    func nothing() throws {
        let shell = try Shell()
        #expect(
            shell.tracker("export", "--format", "csv").output
                == "date,tracker,category,kind,mark,amount,unit,note,id\n")
        #expect(shell.tracker("export").code == .done)
        #expect(shell.home.list() == [])
    }

    @Test(
        "EXP-2: whatever call to the disk fails, rc 0 or 1, the old file or the new one, and nothing beside it"
    )
    func faults() throws {
        var (place, isOver, failed) = (0, false, 0)
        while !isOver {
            let shell = try shell()
            try shell.home.write("mine", to: "out/a.csv")
            let calls = Calls()
            shell.fileSystem = calls.failing(at: place, code: 28)
            let run = shell.tracker("export", shell.home.path("out/a.csv"), "--yes")
            let content = try shell.home.read("out/a.csv").text
            if run.code == .done {
                #expect(content == Self.table, "\(place)")
            } else {
                failed += 1
                #expect(run.code == .couldNot && run.output == "", "\(place)")
                #expect(OneSentence(run.errors).faults("en") == [], "\(place): \(run.errors)")
                #expect(
                    content == "mine" || content == Self.table && run.errors.contains("may have been saved"))
            }
            #expect(shell.home.list().filter { $0.hasPrefix("out/") } == ["out/", "out/a.csv"], "\(place)")
            isOver = calls.count <= place
            place += 1
        }
        #expect(failed > 8)
    }
}
