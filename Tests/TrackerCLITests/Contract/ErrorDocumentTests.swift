import TestKit
import Testing
import TrackerCLI

/// With `--json` an error is one document on the error stream, and nothing is on the other.
@Suite struct ErrorDocumentTests {
    typealias Example = WorkedExample

    @Test(
        "each code with its exit code",
        arguments: [
            ("notFound", ExitCode.couldNot, ["done", "Swim"]),
            ("notFound", .couldNot, ["category", "delete", "Swim"]),
            ("notFound", .couldNot, ["show", "Swim"]), ("notFound", .couldNot, ["calendar", "Swim"]),
            ("conflict", .couldNot, ["category", "add", "HOME"]),
            ("conflict", .couldNot, ["category", "rename", "Home", "sport"]),
            ("conflict", .couldNot, ["done", "Doctor"]),
            ("usage", .wrongLine, ["lisst"]), ("usage", .wrongLine, ["list", "--nope"]),
            ("usage", .wrongLine, ["add"]), ("usage", .wrongLine, ["edit", "Run"]),
            ("invalid", .wrongLine, ["list", "--filter", "none"]),
            ("usage", .wrongLine, ["stats", "--dry-run"]),
            ("invalid", .wrongLine, ["list", "--lang", "fr"]),
            ("invalid", .wrongLine, ["config", "set", "mouse", "x"]),
            ("invalid", .wrongLine, ["config", "get", "x"]), ("usage", .wrongLine, ["man"]),
            ("usage", .wrongLine, ["completions", "bash"]), ("usage", .wrongLine, ["onboarding"]),
            ("usage", .wrongLine, ["help", "list"]),
            ("ambiguous", .wrongLine, ["done", "D"]),
            ("future", .wrongLine, ["done", "Run", "--date", "tomorrow"]),
            ("future", .wrongLine, ["undone", "Run", "--date", "2026-03-09"]),
            ("invalid", .wrongLine, ["list", "--date", "2026-02-30"]),
            ("invalid", .wrongLine, ["list", "--filter", "today", "--date", "yesterday"]),
            ("invalid", .wrongLine, ["add", "", "--category", "Home", "--event"]),
            ("invalid", .wrongLine, ["edit", "Run", "--emoji", "ab"]),
            ("invalid", .wrongLine, ["edit", "Run", "--color", "19"]),
            ("invalid", .wrongLine, ["edit", "Doctor", "--schedule", "daily"]),
            ("invalid", .wrongLine, ["calendar", "--month", "2026-13"]),
            ("invalid", .wrongLine, ["undo", "x"]),
            ("needsAnswer", .wrongLine, ["delete", "Run"]),
            ("needsAnswer", .wrongLine, ["category", "delete", "Home"]),
            ("needsAnswer", .wrongLine, ["history", "clear"]),
            ("needsAnswer", .wrongLine, ["add", "New", "--category", "Home"]),
        ])
    func codes(code: String, exit: ExitCode, line: [String]) throws {
        for language in ["en", "ru"] {
            let shell = try Example.shell(language: language)
            let before = try shell.home.contents()
            try expect(shell.run(line + ["--json"]), code, exit)
            #expect(try shell.home.contents() == before)
        }
    }

    @Test("a library that cannot be read, or is from the future")
    func unreadable() throws {
        let shell = try Example.shell()
        let good = try #require(shell.library)
        let newer = good.text.replacing(
            "<key>version</key>\n\t<integer>7<", with: "<key>version</key>\n\t<integer>99<")
        try shell.home.write(newer, to: shell.libraryPath)
        for line in [
            ["list"], ["done", "Run"], ["doctor", "--repair"], ["doctor", "--repair", "--dry-run"],
        ] {
            try expect(shell.run(line + ["--json"]), "newerVersion", .couldNot)
        }
        try shell.home.write(Array(good.prefix(200)), to: shell.libraryPath)
        shell.home.remove(".local/state")
        let changing = [
            ["add", "A", "--category", "B", "--event"], ["undo"], ["delete", "Run", "--yes"],
            ["history", "clear", "--yes"],
            ["category", "delete", "Home", "--yes"], ["done", "Run"], ["doctor", "--repair"],
        ]
        for line in changing + changing.map({ $0 + ["--dry-run"] }) + [["list"], ["history"]] {
            try expect(shell.run(line + ["--json"]), "unreadable", .couldNot)
        }
        #expect(shell.library == Array(good.prefix(200)))
    }

    @Test("a place where nothing can be kept")
    func disk() throws {
        let shell = try Example.shell()
        try shell.home.write("", to: "file")
        let path = shell.home.path("file/Library.plist")
        try expect(
            shell.tracker("add", "A", "--category", "B", "--event", "--library", path, "--json"), "disk",
            .couldNot)
    }

    @Test("UNDO-1: a step that no longer applies: rc 1, nothing changed")
    func staleStep() throws {
        let shell = try Example.shell()
        let text = try #require(shell.library).text
        // The newest step marked Drink on the 8th; another hand has taken that mark away.
        let edited = text.replacing("<string>03:4-6,8</string>", with: "<string>03:4-6</string>")
        #expect(edited != text)
        try shell.home.write(edited, to: shell.libraryPath)
        try expect(shell.tracker("undo", "--json"), "conflict", .couldNot)
        try expect(shell.tracker("undo", "3", "--dry-run", "--json"), "conflict", .couldNot)
        #expect(shell.library?.text == edited)
    }

    @Test("the answer No, and no answer at all")
    func cancelled() throws {
        let shell = try Example.shell()
        shell.isTerminal = true
        for answers in [["n"], [""], ["yess"], []] {
            shell.answers = answers.map(Answer.text)
            let run = shell.tracker("delete", "Run", "--json")
            #expect(run.output == "")
            // The question stands before it: a terminal echoes the line's end that was typed.
            let start = try #require(run.errors.firstIndex(of: "{"))
            let document = try ParsedJSON(String(run.errors[start...]))
            #expect(document["error"]?["code"]?.string == "cancelled")
            #expect(run.code == .cancelled)
        }
    }

    @Test("an error before parsing is a document too, wherever --json stands")
    func beforeParsing() throws {
        let shell = try Shell()
        for line in [
            ["--json", "lisst"], ["lisst", "--json"], ["list", "--nope", "--json"],
            ["list", "--date", "--json"],
            ["--lang", "--json", "list"], ["--lang=fr", "--json"], ["list", "--json=x"],
        ] {
            try expect(shell.run(line), nil, .wrongLine)
        }
        #expect(shell.tracker("done", "X", "--", "--json").errors.first == "T")
    }

    @Test("TRACKER_TODAY that is no date: rc 2, except where a day means nothing")
    func badToday() throws {
        let shell = try Shell()
        for word in ["x", "2026-02-30", "today", "2026-3-1", "1899-12-31"] {
            shell.environment["TRACKER_TODAY"] = word
            try expect(shell.tracker("list", "--json"), "invalid", .wrongLine)
            try expect(shell.tracker("done", "Run", "--json"), "invalid", .wrongLine)
            for line in [["help"], ["list", "--help"], ["--version"], ["completions", "zsh"], ["man"]] {
                let run = shell.run(line)
                #expect(run.code == .done && run.errors == "" && run.output != "", "T2: \(line)")
            }
        }
    }

    private func expect(
        _ run: Shell.Run, _ code: String?, _ exit: ExitCode, sourceLocation: SourceLocation = #_sourceLocation
    ) throws {
        #expect(run.output == "", sourceLocation: sourceLocation)
        #expect(run.code == exit, sourceLocation: sourceLocation)
        #expect(run.errors.hasSuffix("}\n"), sourceLocation: sourceLocation)
        let document = try ParsedJSON(run.errors)
        #expect(try JSONSchema(named: "error").violations(in: document) == [], sourceLocation: sourceLocation)
        guard let code else { return }
        #expect(document["error"]?["code"]?.string == code, sourceLocation: sourceLocation)
    }
}
