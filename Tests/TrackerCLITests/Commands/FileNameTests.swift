import TestKit
import Testing
import TrackerCLI

/// Names of files that promise another kind than what would be written, or are no names of files.
@Suite struct FileNameTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        shell.tracker("done", "Run")
        return shell
    }

    @Test(
        "N11: a file that is named as a format asks whether the format was meant, and none is written",
        arguments: [
            (["export", "csv"], "--format csv", "./csv"), (["export", "CSV"], "--format csv", "./CSV"),
            (["export", "md"], "--format markdown", "./md"),
            (["export", "markdown", "--yes"], "--format markdown", "./markdown"),
            (["export", "json"], "--format json", "./json"),
            (["export", "ics", "--json"], "--format ics", "./ics"),
            (["export", "plist"], "--format plist", "./plist"),
            (["backup", "csv"], "tracker export --format csv", "./csv"),
            (["backup", "plist", "--dry-run"], "tracker export --format plist", "./plist"),
            (["report", "svg"], "tracker report --svg habits.svg", "./svg"),
            (["report", "html"], "tracker report habits.html", "./html"),
            (["report", "--svg", "svg"], "tracker report --svg habits.svg", "./svg"),
        ])
    func formats(line: [String], meant: String, file: String) throws {
        for (language, asked) in [
            ("en", "did you mean \(meant)?"), ("ru", "может быть, вы имели в виду \(meant)?"),
        ] {
            let shell = try shell(language)
            let before = try shell.home.contents()
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line): \(run)")
            #expect(run.errors.contains(asked) && run.errors.contains(file), "\(run.errors)")
            #expect(try shell.home.contents() == before)
        }
    }

    @Test("N11: with a path or with --format a file of that name is written, and the format told")
    func written() throws {
        for (language, words) in [
            ("en", (" as json.", " as csv.")), ("ru", ("формате json: 1", "формате csv: 1")),
        ] {
            let shell = try shell(language)
            let path = shell.home.path("csv")
            #expect(shell.tracker("export", path).output.contains(words.0))
            #expect(try shell.home.read("csv").starts(with: Array("{".utf8)))
            #expect(shell.tracker("export", path, "--format", "csv", "--yes").output.contains(words.1))
            #expect(try !shell.home.read("csv").starts(with: Array("{".utf8)))
        }
    }

    @Test(
        "N11: import names the option where a format stands in the place of a file that is not there",
        arguments: ["csv", "loop", "beaver-habits"])
    func imported(format: String) throws {
        let run = try shell().tracker("import", format)
        #expect(run.code == .couldNot && run.errors.contains("--format \(format)"), "\(run)")
        #expect(try !shell().tracker("import", "nothing").errors.contains("--format"))
    }

    @Test(
        "N12: a report is refused where its name promises another kind, with what is possible",
        arguments: [
            (["report"], "x.pdf", [".pdf", "x.html", "--svg x.svg"]),
            (["report"], "x.PDF", [".pdf", "x.html", "--svg x.svg"]),
            (["report"], "a/my.year.docx", [".docx", "my.year.html"]), (["report"], "pdf", ["habits.html"]),
            (["report"], "x.md", [".md", "x.html"]), (["report"], "x.SVG", ["--svg "]),
            (["report", "--svg"], "x.png", [".png", "x.html", "--svg x.svg"]),
            (["report", "--svg"], "x.html", ["--svg"]), (["report", "--svg"], "x.json", [".json", "x.svg"]),
            (["backup"], "x.json", [".json", "tracker export ", "x.plist"]),
            (["backup"], "x.pdf", [".pdf", "tracker backup x.plist"]),
            (["export"], "x.xlsx", ["--format", "csv"]), (["export"], "x.pdf", ["--format"]),
        ])
    func promises(line: [String], name: String, words: [String]) throws {
        for language in ["en", "ru"] {
            let shell = try shell(language)
            try shell.home.makeFolder("a")
            let before = try shell.home.contents()
            let run = shell.run(line + [name == "pdf" ? name : shell.home.path(name)])
            #expect(run.code == .wrongLine && run.output == "", "\(run)")
            for word in words { #expect(run.errors.contains(word), "\(word): \(run.errors)") }
            #expect(try shell.home.contents() == before)
        }
    }

    @Test(
        "N12: a name that promises nothing else is written",
        arguments: [
            (["report"], "x.html"), (["report"], "x.HTM"), (["report"], "x"), (["report"], "x.html.new"),
            (["report"], "tmp.Xa81Fs"), (["report"], ".hidden"), (["report", "--svg"], "x.svg"),
            (["report", "--svg"], "x"), (["backup"], "x.plist"), (["backup"], "x.bak"),
            (["backup"], "x.2026"),
        ])
    func taken(line: [String], name: String) throws {
        let shell = try shell()
        #expect(shell.run(line + [shell.home.path(name)]).code == .done)
        #expect(try !shell.home.read(name).isEmpty)
    }
}
