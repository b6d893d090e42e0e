import TestKit
import Testing
import TrackerCLI

/// What commands answer, so that a person knows what happened. Today is Friday, 20 November 2026.
@Suite struct AnswerTests {
    /// Habits of every day, in one category each.
    private func shell(_ language: String = "en", _ names: String...) throws -> Shell {
        let shell = try Shell(language: language)
        for name in names {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--start", "2026-11-01")
        }
        return shell
    }

    @Test("ANS-1: undo and redo of several steps name them in the order taken, tried or not")
    func steps() throws {
        let shell = try shell("en", "Run", "Walk")
        shell.tracker("done", "Run")
        shell.tracker("done", "Walk")
        shell.tracker("skip", "Run", "--date", "2026-11-25")
        let undone = "3 steps: skipped, 25 Nov: Run; done, 20 Nov: Walk; done, 20 Nov: Run."
        #expect(shell.tracker("undo", "3", "--dry-run").output.hasPrefix("Would undo " + undone))
        #expect(shell.tracker("undo", "3").output == "Undid \(undone) Redo: tracker redo 3\n")
        let redone = "3 steps: done, 20 Nov: Run; done, 20 Nov: Walk; skipped, 25 Nov: Run."
        #expect(shell.tracker("redo", "3").output == "Redid \(redone) Undo: tracker undo 3\n")
    }

    @Test(
        "ANS-2, REST-10: a date on which all rests says until when, and offers nothing to create",
        arguments: [
            ("en", "On a break until Sun, 3 January 2027", "Everything rests on this day", "Nothing found"),
            ("ru", "Перерыв по вс, 3 января 2027", "В этот день всё отдыхает", "Ничего не найдено"),
        ])
    func resting(language: String, until: String, rests: String, unfound: String) throws {
        let shell = try shell(language, "Run", "Read")
        shell.run(Shell.christmas)
        func list(_ options: String...) -> String {
            shell.run(["list", "--date", "2026-12-25"] + options).output
        }
        #expect(list().contains(until) && !list().contains("tracker add"), "\(list())")
        #expect(try ParsedJSON(list("--json"))["placeholder"]?["kind"]?.string == "resting")
        #expect(try ParsedJSON(list("--json"))["placeholder"]?["text"]?.string == until)
        for narrowed in [list("--search", "Run"), list("--filter", "due")] {
            #expect(narrowed.contains(unfound) && !narrowed.contains("tracker add"))
        }
        // Read rests on without an end.
        shell.tracker("pause", "Read", "--from", "2027-01-04")
        #expect(list().contains(rests))
        shell.tracker("add", "Row", "--category", "Home", "--schedule", "daily")
        #expect(!list().contains(rests) && list("--category", "Sport").contains(rests))
    }

    @Test(
        "ANS-2: where there is nothing at all the offer is a whole line, in JSON with the options of the run")
    func nothing() throws {
        let (shell, line) = (try Shell(), "Create one: tracker add NAME --category CATEGORY --schedule daily")
        #expect(shell.tracker("list").output.contains(line))
        // In a narrow window it goes on in the next line.
        (shell.isTerminal, shell.columns, shell.environment["NO_COLOR"]) = (true, 60, "1")
        #expect(
            shell.tracker("list").output.hasSuffix(
                "\n  Create one: tracker add NAME --category CATEGORY\n  --schedule daily\n"))
        let document = try ParsedJSON(shell.tracker("list", "--json", "--lang", "en").output)
        #expect(document["placeholder"]?["text"]?.string == "What will we track? \(line) --lang en")
    }

    @Test(
        "ANS-3: what rests today is resumed, in a pause and in a break alike",
        arguments: [
            ("en", "Would resume: Run, Walk.\n", "Resumed: Run, Walk. "),
            ("ru", "Будет возобновлено: Run, Walk.\n", "Возобновлено: Run, Walk. "),
        ])
    func resumed(language: String, trial: String, said: String) throws {
        let shell = try shell(language, "Run", "Walk")
        shell.tracker("pause", "Run", "--from", "-3", "--until", "+4")
        shell.tracker("pause", "Walk")
        #expect(
            shell.tracker("pause", "Run", "--until", "+2", "--dry-run").output.hasPrefix(
                language == "en"
                    ? "Would be on a break until Sun, 22 November 2026: Run."
                    : "Будет перерыв по 22 ноября 2026: Run."))
        #expect(shell.tracker("resume", "Run", "Walk", "--dry-run").output.hasPrefix(trial))
        #expect(shell.tracker("resume", "Run", "Walk").output.hasPrefix(said))
    }

    @Test("ANS-5: a skip says that it has a note, as done does", arguments: ["en", "ru"])
    func note(language: String) throws {
        let shell = try shell(language, "Run", "Walk")
        let told = language == "en" ? " With a note. " : " С заметкой. "
        #expect(shell.tracker("skip", "Run", "Walk", "--note", "ill").output.contains(": Run, Walk." + told))
        #expect(shell.tracker("unskip", "Run", "--note", "well").output.contains(": Run." + told))
        #expect(!shell.tracker("skip", "Run").output.contains(told))
    }

    @Test(
        "ANS-5: a schedule is asked for with daily as what Enter means",
        arguments: [
            (
                "en", "Schedule (daily, mon,wed, 3/week, 30 km a week, whenever, or event) [daily]:", "",
                "mon,tue,wed,thu,fri,sat,sun"
            ),
            (
                "ru",
                "Расписание (ежедневно, пн,ср, 3/нед, 30 км в неделю, без плана или событие) [ежедневно]:",
                "", "mon,tue,wed,thu,fri,sat,sun"
            ),
            ("en", "[daily]:", "3/week", "3/week"), ("en", "[daily]:", "whenever", "whenever"),
            ("en", "[daily]:", "event", ""),
        ])
    func schedule(language: String, question: String, answer: String, rule: String) throws {
        let shell = try Shell(language: language)
        (shell.isTerminal, shell.columns, shell.answers) = (true, 120, [.text(answer)])
        #expect(shell.tracker("add", "Run", "--category", "Sport").errors.contains(question))
        let fields = shell.tracker("list", "--plain").output.split(
            separator: "\t", omittingEmptySubsequences: false)
        #expect(fields.count == 10 && fields[8] == rule, "\(fields)")
    }

    @Test("Several days: those that changed are named")
    func changedDays() throws {
        let shell = try shell("en", "Run")
        shell.tracker("done", "Run", "--date", "-3,-1")
        #expect(
            shell.tracker("undone", "Run", "--date", "-6..today").output.hasPrefix(
                "Unmarked on 2 days (Tue, 17 – Thu, 19 November 2026): Run."))
        shell.tracker("skip", "Run", "--date", "2026-11-22")
        #expect(
            shell.tracker("skip", "Run", "--date", "2026-11-21..2026-11-22").output.hasPrefix(
                "Skipped on Sat, 21 November 2026: Run."))
    }

    @Test(
        "FIL-3: a folder's library files are listed, the newest first, and nothing else",
        arguments: ["en", "ru"])
    func folder(language: String) throws {
        let shell = try shell(language, "Run")
        let folder = shell.home.path("f")
        try shell.home.write("x", to: "f/notes.txt")
        let none = shell.tracker("restore", folder)
        #expect(none.code == .done)
        #expect(
            none.output
                == (language == "en" ? "No backups in \(folder).\n" : "В папке \(folder) нет копий.\n"))
        for (name, day) in [("old.plist", "01"), ("new", "02")] {
            shell.tracker("backup", "\(folder)/\(name)")
            let touched = try ChildProcess(
                executable: "/usr/bin/touch", arguments: ["-t", "202611\(day)0705", "\(folder)/\(name)"],
                environment: ["TZ": "UTC"]
            ).run()
            try #require(touched.status == .exited(0))
        }
        let lines = shell.tracker("restore", folder).output.split(separator: "\n")
        try #require(lines.count == 3)
        #expect(lines[0].hasPrefix("\(folder)/new ") && lines[1].hasPrefix("\(folder)/old.plist "))
        let hint =
            language == "en"
            ? "Bring one back: tracker restore FOLDER/NAME" : "Вернуть одну: tracker restore ПАПКА/ИМЯ"
        #expect(lines[2] == hint)
        let items =
            try ParsedJSON(shell.tracker("restore", folder + "/", "--json").output)["backups"]?.items ?? []
        #expect(items.map { $0["path"]?.string } == ["\(folder)/new", "\(folder)/old.plist"])
        #expect(
            items.allSatisfy {
                $0["number"] == .null && $0["kind"]?.string == "file" && $0["present"] == .bool(true)
            })
        #expect(shell.tracker("restore", folder, "--dry-run").code == .wrongLine)
        #expect(shell.tracker("restore", "\(folder)/new", "--dry-run").code == .done)
    }

    @Test(
        "FIL-5: a table without date and name is told how to name them; bytes that are no text are no empty file",
        arguments: [
            (
                "en",
                "“odd.csv” has no columns date and name: tell them with --columns date=When,name=What,value=\"How much\".\n",
                "“x” is not text.\n"
            ),
            (
                "ru",
                "В «odd.csv» нет столбцов date и name: укажите их: --columns date=When,name=What,value=\"How much\".\n",
                "«x» — не текст.\n"
            ),
        ])
    func table(language: String, columns: String, binary: String) throws {
        let shell = try Shell(language: language)
        try shell.home.write("When,What,How much\n2026-11-20,Run,5\n", to: "odd.csv")
        let run = shell.tracker("import", shell.home.path("odd.csv"))
        #expect(run.code == .couldNot && run.errors == columns)
        for bytes in ["\0\0 \n", "date,name\n2026-11-20,R\0n\n"] {
            try shell.home.write(bytes, to: "x")
            let run = shell.tracker("import", shell.home.path("x"))
            #expect(run.code == .couldNot && run.errors.hasSuffix(binary), "\(run)")
        }
    }

    @Test(
        "A refusal names the word as typed, and what is nearest",
        arguments: [
            ("help dayz", "did you mean “days”?"), ("add X -n x", "“tracker add” has no “-n”"),
            ("review --from foo", "“foo” is not a day: write 2026-11-20"),
            ("remind Row", "One reminder names all that is due: tracker remind --at 20:00."),
            ("remind nwo", "did you mean “now”?"),
            ("skip Run --from mon", "write --date mon."), ("skip Run --from -6", "write --date -6..today."),
        ])
    func refused(line: String, said: String) throws {
        let run = try shell("en", "Run").run(line.split(separator: " ").map(String.init))
        #expect(run.code == .wrongLine && run.errors.contains(said), "\(run)")
    }
}
