import TestKit
import Testing
import TrackerCLI

/// What `tracker export` says that a file does not hold. Today is Friday, 20 November 2026.
@Suite struct ExportGapCommandTests {
    private static let files = ["a.csv", "w.csv", "a.md", "a.ics", "a.json", "a.plist"]

    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("done", "Run")
        return shell
    }

    private func export(_ shell: Shell, _ file: String, _ others: String...) -> Shell.Run {
        shell.run(["export", shell.home.path(file), "--yes"] + (file == "w.csv" ? ["--wide"] : []) + others)
    }

    /// What is said behind the line that names the file.
    private func gap(_ run: Shell.Run) -> String? {
        #expect(run.errors == "" && run.code == .done)
        let lines = run.output.split(separator: "\n").map(String.init)
        #expect(lines.count <= 2 && run.output.hasSuffix("\n"))
        return lines.count == 2 ? lines[1] : nil
    }

    @Test(
        "TAB-37: a file says in one line what it does not hold, with the command that keeps it",
        arguments: [
            (
                "en",
                [
                    "Rules and goals are not in it: tracker backup FILE",
                    "Rules and notes are not in it: tracker backup FILE",
                    "It cannot be imported again: tracker backup FILE",
                    "It cannot be imported again: tracker backup FILE", nil, nil,
                ]
            ),
            (
                "ru",
                [
                    "Расписаний и целей в файле нет: tracker backup ФАЙЛ",
                    "Расписаний и заметок в файле нет: tracker backup ФАЙЛ",
                    "Обратно его не импортировать: tracker backup ФАЙЛ",
                    "Обратно его не импортировать: tracker backup ФАЙЛ", nil, nil,
                ]
            ),
        ])
    func said(language: String, lines: [String?]) throws {
        let shell = try shell(language)
        shell.tracker("edit", "Run", "--schedule", "mon,wed")
        for (file, line) in zip(Self.files, lines) { #expect(gap(export(shell, file)) == line, "\(file)") }
    }

    @Test("TAB-37: it is said only where some tracker has it, and names the library of the run")
    func only() throws {
        let shell = try shell()
        for file in Self.files { #expect(gap(export(shell, file)) == nil, "\(file)") }
        shell.tracker("note", "Run", "wet")
        #expect(gap(export(shell, "a.csv")) == nil && gap(export(shell, "a.md")) == nil)
        #expect(gap(export(shell, "w.csv")) == "Rules and notes are not in it: tracker backup FILE")
        shell.tracker("add", "Tea", "--category", "Home", "--schedule", "daily", "--limit", "2")
        #expect(gap(export(shell, "a.csv")) == "Rules and goals are not in it: tracker backup FILE")
        // Of trackers that are not exported nothing is missing.
        #expect(gap(export(shell, "a.csv", "Run")) == nil)
        let path = shell.home.path(shell.libraryPath)
        #expect(
            gap(export(shell, "a.csv", "--library", path))
                == "Rules and goals are not in it: tracker backup FILE --library \(path)")
    }

    @Test("TAB-37: standard output and -q say nothing, and the command that is named keeps it all")
    func silent() throws {
        let shell = try shell()
        shell.tracker("edit", "Run", "--schedule", "mon,wed", "--goal", "5 km")
        shell.tracker("archive", "Run")
        for format in ["csv", "markdown", "ics"] {
            let run = shell.tracker("export", "-", "--format", format)
            #expect(!run.output.contains("tracker backup") && run.errors == "")
        }
        for file in Self.files { #expect(export(shell, file, "-q") == Shell.Run()) }
    }

    @Test(
        "TAB-37: the document has what is missing, an empty list where nothing is",
        arguments: [
            ("a.csv", ["rules", "goals", "archive"]), ("w.csv", ["rules", "archive", "notes"]),
            ("a.md", ["rules", "goals", "archive"]), ("a.ics", ["rules", "goals", "archive"]),
            ("a.json", []), ("a.plist", []),
        ])
    func document(file: String, missing: [String]) throws {
        let shell = try shell()
        let schema = try JSONSchema(named: "export-file")
        let plain = try ParsedJSON(export(shell, file, "--json").output)
        #expect(plain["exported"]?["notIn"] == .array([]))
        shell.tracker("edit", "Run", "--schedule", "mon,wed", "--goal", "5 km")
        shell.tracker("note", "Run", "wet")
        shell.tracker("archive", "Run")
        let run = export(shell, file, "--json")
        let document = try ParsedJSON(run.output)
        #expect(document["exported"]?["notIn"] == .array(missing.map { .string($0) }))
        #expect(run.output.split(separator: "\n").count == 1 && run.errors == "")
        for text in [plain, document] { #expect(schema.violations(in: text) == []) }
    }
}
