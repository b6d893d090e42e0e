import TestKit
import Testing

/// What goes to which stream, and how the process ends.
@Suite struct StreamTests {
    @Test("T8: results on standard output, everything else on the error stream; exit codes")
    func streams() throws {
        let program = try Program()
        let added = try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        #expect(added.output.hasPrefix("Added: ") && added.output.hasSuffix("tracker undo\n"))
        #expect(added.errors == "" && added.status == .exited(0))
        let unknown = try program.tracker("lisst")
        #expect(unknown.output == "" && unknown.errors.contains("“list”") && unknown.status == .exited(2))
        let missing = try program.tracker("done", "Swim")
        #expect(missing.output == "" && missing.errors != "" && missing.status == .exited(1))
        let json = try program.tracker("list", "--json")
        #expect(json.errors == "" && json.status == .exited(0))
        #expect(try ParsedJSON(json.output)["schemaVersion"] == .number("1"))
        let bare = try program.process([]).run()
        #expect(bare == (try program.tracker("list")))
    }

    @Test("T20: a reader that is gone ends the program silently")
    func readerGone() throws {
        let program = try Program()
        let fifo = program.home.path("go")
        // The reader closes its end before it lets the writer start.
        let script = """
            mkfifo "$1"
            { read -r _ < "$1"; "$0" completions bash; echo "rc $?" >&2; } | { exec 0<&-; echo > "$1"; }
            """
        let outcome = try program.shell(script, fifo).run()
        #expect(outcome.errors == "rc 141\n")
        #expect(outcome.output == "")
    }

    @Test(
        "M11: a full disk under standard output: rc 1 and one sentence",
        .enabled(if: InstalledProgram.isThere("/dev/full"), "there is no /dev/full"),
        arguments: [["list"], ["list", "--json"], ["help"], ["--version"]])
    func fullDevice(line: [String]) throws {
        let program = try Program()
        let outcome = try program.shell("\"$0\" \(line.joined(separator: " ")) > /dev/full").run()
        #expect(outcome.status == .exited(1))
        #expect(outcome.errors.utf8.filter { $0 == 0x0A }.count == 1)
        if line.contains("--json") {
            #expect(try ParsedJSON(outcome.errors)["error"]?["code"]?.string == "disk")
        } else {
            #expect(outcome.errors == "Cannot write the output: the disk is full, free some space.\n")
        }
    }

    @Test(
        "EXP-2: what is no file is told with - in its place, never to be moved away",
        arguments: [
            "/dev/null", "/dev/stdout", "/dev/stdin", "pipe", "to-null",
        ])
    func noFile(name: String) throws {
        let program = try Program()
        _ = try program.shell("cd \"$HOME\" && mkfifo pipe && ln -s /dev/null to-null").run()
        let path = name.hasPrefix("/") ? name : program.home.path(name)
        let before = program.home.list()
        for command in ["export", "report", "backup"] {
            try program.tracker("add", command, "--category", "Sport", "--event")
            let outcome = try program.tracker(command, path, "--yes")
            #expect(outcome.status == .exited(1) && outcome.output == "", "\(outcome)")
            #expect(
                outcome.errors
                    == "Cannot write \(path): it is not a regular file, name another one, or write - for standard output.\n"
            )
        }
        #expect(program.home.list().filter { !$0.hasPrefix(".local") } == before)
    }

    @Test("a pipe that is named by a path is no file to import; it is told of -")
    func namedPipe() throws {
        let program = try Program()
        let outcome = try program.shell("echo date,name,value | \"$0\" import /dev/stdin").run()
        #expect(outcome.status == .exited(1) && outcome.output == "")
        #expect(
            outcome.errors
                == "“/dev/stdin” is not a file: name a file or a folder, or hand it over with “tracker import -”.\n"
        )
    }

    @Test(
        "S4: a change that is kept but cannot be told: the sentence says so and how to look",
        arguments: [
            ["add", "Swim", "--category", "Pool", "--event"], ["done", "Run"], ["undo"],
            ["history", "clear", "--yes"],
        ])
    func keptButNotTold(line: [String]) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let before = try program.home.read(program.libraryPath)
        for options in ["", " --json"] {
            let outcome = try program.shell("\"$0\" \(line.joined(separator: " "))\(options) > /dev/full")
                .run()
            #expect(outcome.status == .exited(1))
            let sentence =
                options == ""
                ? outcome.errors : try ParsedJSON(outcome.errors)["error"]?["message"]?.string ?? ""
            if options != "" {
                #expect(try ParsedJSON(outcome.errors)["error"]?["code"]?.string == "disk")
                continue
            }
            #expect(
                sentence
                    == "It is done, but the output cannot be written: the disk is full, free some space; "
                    + "look with “tracker list” or “tracker history” before you repeat it.\n")
            #expect(try program.home.read(program.libraryPath) != before)
        }
    }

    @Test(
        "R4: what is done besides changes of the library and cannot be told: the sentence says so and how to look",
        arguments: [
            ("config set theme dark", "look with “tracker config list” before you repeat it"),
            ("config unset theme", "look with “tracker config list” before you repeat it"),
            ("export e.json", "look at e.json before you repeat it"),
            ("report r.html", "look at r.html before you repeat it"),
            ("backup b.plist", "look at b.plist before you repeat it"),
            ("backup", "look with “tracker list” or “tracker history” before you repeat it"),
        ])
    func doneButNotTold(line: String, look: String) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        try program.tracker("config", "set", "theme", "light")
        for (options, code) in [("", ""), (" --json", "disk")] {
            let before = program.home.list()
            let outcome = try program.shell("cd \"$HOME\"; \"$0\" \(line)\(options) --yes > /dev/full").run()
            // A report has no document.
            if line.hasPrefix("report"), !code.isEmpty { continue }
            #expect(outcome.status == .exited(1))
            let sentence =
                "It is done, but the output cannot be written: the disk is full, free some space; \(look)."
            if code.isEmpty {
                #expect(outcome.errors == sentence + "\n")
                #expect(program.home.list() != before || line.hasPrefix("config"))
            } else {
                let error = try ParsedJSON(outcome.errors)["error"]
                #expect(error?["message"]?.string == sentence && error?["code"]?.string == code)
            }
        }
        let tried = try program.shell("cd \"$HOME\"; \"$0\" \(line) --dry-run > /dev/full").run()
        #expect(!tried.errors.contains("It is done"), "\(tried.errors)")
    }

    @Test("streams that are closed: no crash", arguments: [">&-", "2>&-", "<&-", ">&- 2>&- <&-"])
    func closedStreams(redirection: String) throws {
        let program = try Program()
        let outcome = try program.shell("\"$0\" list \(redirection); echo \"rc $?\"").run()
        #expect(
            outcome.output.hasSuffix(redirection.contains(" ") || redirection == ">&-" ? "rc 1\n" : "rc 0\n"))
    }

    @Test(
        "T44: C, POSIX and unset locales print UTF-8 text with ASCII frames",
        arguments: [
            ("C", "ru_RU.UTF-8", "20 ноября 2026"), ("POSIX", nil, "20 November 2026"),
            (nil, nil, "20 November 2026"),
        ]
            as [(String?, String?, String)])
    func plainLocale(all: String?, language: String?, date: String) throws {
        var program = try Program()
        try program.tracker("add", "Бегать", "--category", "Спорт", "--schedule", "daily")
        // SET-2: C and POSIX name no language, so LANG is asked.
        program.environment["LC_ALL"] = all
        program.environment["LANG"] = language
        let list = try program.tracker("list")
        #expect(list.output.contains("Бегать") && list.output.contains("Спорт") && list.errors == "")
        #expect(list.output.contains(date))
        let signs = list.output.unicodeScalars.filter { (0x2500...0x27BF).contains($0.value) }
        #expect(signs.isEmpty, "\(list.output)")
    }

    @Test("text that is not UTF-8 in an argument: refused or shown repaired, never a crash")
    func invalidBytes() throws {
        let program = try Program()
        let outcome = try program.shell(
            "\"$0\" add \"$(printf 'a\\377b')\" --category C --event; \"$0\" list --json"
        ).run()
        #expect(outcome.status == .exited(0))
        #expect(String(validating: outcome.stdout, as: UTF8.self) != nil)
        #expect(String(validating: outcome.stderr, as: UTF8.self) != nil)
    }
}
