import TestKit
import Testing
import TrackerCLI

/// Goals and limits of a period on the command line; today is Friday, 20 November 2026.
@Suite struct SumCommandTests {
    private func shell(_ language: String = "en", _ rule: String...) throws -> Shell {
        let shell = try Shell(language: language)
        let name = language == "en" ? "Run" : "Бег"
        let goal = rule.isEmpty ? ["--goal", language == "en" ? "30 km a week" : "30 км в неделю"] : rule
        let added = shell.run(["add", name, "--category", "Sport", "--start", "2026-11-02"] + goal)
        #expect(added.code == .done, "\(added.errors)")
        return shell
    }

    private func card(_ shell: Shell, _ name: String = "Run") throws -> ParsedJSON {
        try ParsedJSON(shell.tracker("show", name, "--json").output)
    }

    @Test(
        "SUM-1, SUM-2: a goal with a period leaves the schedule out, and both are refused",
        arguments: [
            ("en", "30 km a week", "30 km a week is a schedule by itself: leave --schedule out.\n"),
            ("ru", "30 км в неделю", "30 км в неделю — это уже расписание: уберите --schedule.\n"),
        ])
    func both(language: String, goal: String, said: String) throws {
        let shell = try Shell(language: language)
        let run = shell.run(["add", "Run", "--category", "Sport", "--schedule", "daily", "--goal", goal])
        #expect(run.code == .wrongLine && run.errors == said && shell.library == nil)
    }

    @Test(
        "AMT-7, AMT-8: a goal of a period that can be read in two ways is refused with both",
        arguments: [
            ("en", "2,000 pages a month", "“2,000” can be 2000 or 2: write 2000, or 2.0.\n"),
            ("en", "1.500 km/10d", "“1.500” can be 1500 or 1.5: write 1500, or 1.5.\n"),
            ("ru", "2,000 страниц в месяц", "«2,000» — это 2000 или 2: напишите 2000 или 2,0.\n"),
        ])
    func doubtful(language: String, goal: String, said: String) throws {
        let shell = try Shell(language: language)
        let run = shell.run(["add", "Read", "--category", "Home", "--goal", goal])
        #expect(run.code == .wrongLine && run.errors == said && shell.library == nil)
    }

    @Test("SUM-2: an event has no goal, of a period neither")
    func event() throws {
        let shell = try Shell()
        let run = shell.run(["add", "Exam", "--category", "Work", "--event", "--goal", "30 km a week"])
        #expect(run.code == .wrongLine && run.errors.contains("has no goal"))
        shell.tracker("add", "Exam", "--category", "Work", "--event")
        let edit = shell.run(["edit", "Exam", "--goal", "30 km a week"])
        #expect(edit.code == .wrongLine && edit.errors.contains("has no goal"))
    }

    @Test(
        "SUM-2: a goal of a day needs a schedule, too",
        arguments: [
            (
                "en", "Run", ["--goal", "5 km"],
                "Run is kept by 30 km a week: name a schedule, too, or write “5 km a week”.\n"
            ),
            ("en", "Run", ["--goal", "none"], "Run is kept by 30 km a week: name a schedule, too.\n"),
            (
                "ru", "Бег", ["--goal", "5 км"],
                "Расписание трекера «Бег» — 30 км в неделю: укажите и --schedule или напишите «5 км в неделю».\n"
            ),
            (
                "ru", "Бег", ["--goal", "none"],
                "Расписание трекера «Бег» — 30 км в неделю: укажите и --schedule.\n"
            ),
        ])
    func dayGoal(language: String, name: String, options: [String], said: String) throws {
        let shell = try shell(language)
        let before = shell.library
        let run = shell.run(["edit", name] + options)
        #expect(run.code == .wrongLine && run.errors == said && shell.library == before)
        let both = shell.run(["edit", name, "--schedule", "daily", "--goal", "5 km"])
        #expect(both.code == .done, "\(both.errors)")
    }

    @Test(
        "SUM-11, SUM-12: what was recorded, and how the week stands",
        arguments: [
            (
                "en", "Run",
                [
                    (["done", "Run", "--amount", "5"], "5 km today: Run (5 of 30 km this week)."),
                    (
                        ["done", "Run", "--amount", "12", "--date", "mon"],
                        "12 km on Mon, 16 November 2026: Run (17 of 30 km this week)."
                    ),
                    (["done", "Run", "--amount", "+13"], "18 km today: Run (30 of 30 km this week: done)."),
                    (["done", "Run"], "Already recorded today: Run (30 of 30 km this week)."),
                    (["done", "Run", "--date", "tue"], "Already reached: Run (30 of 30 km this week)."),
                    (
                        ["done", "Run", "--amount", "-5"],
                        "13 km today: Run (25 of 30 km: no longer reached on Fri, 20 November)."
                    ),
                    (["undone", "Run"], "Amount forgotten today: Run (12 of 30 km this week)."),
                    (["undone", "Run"], "Was not done today: Run."),
                    (
                        ["done", "Run", "--amount", "30", "--date", "2026-11-10"],
                        "30 km on Tue, 10 November 2026: Run (30 of 30 km that week: done)."
                    ),
                ]
            ),
            (
                "ru", "Бег",
                [
                    (["done", "Бег", "--amount", "5"], "Сегодня 5 км: Бег (5 из 30 км на этой неделе)."),
                    (
                        ["done", "Бег", "--amount", "12", "--date", "пн"],
                        "12 км за пн, 16 ноября 2026: Бег (17 из 30 км на этой неделе)."
                    ),
                    (["done", "Бег", "--amount", "+13"], "Сегодня 18 км: Бег (30 из 30 км: выполнено)."),
                    (["done", "Бег"], "Уже записано за сегодня: Бег (30 из 30 км на этой неделе)."),
                    (
                        ["done", "Бег", "--amount", "-5"],
                        "Сегодня 13 км: Бег (25 из 30 км: за пт, 20 ноября, больше не выполнено)."
                    ),
                ]
            ),
        ] as [(String, String, [([String], String)])])
    func said(language: String, name: String, lines: [(line: [String], said: String)]) throws {
        let shell = try shell(language)
        for (line, said) in lines {
            let run = shell.run(line)
            #expect(run.code == .done && run.output.hasPrefix(said), "\(line): \(run.output)\(run.errors)")
        }
    }

    @Test("SUM-12: a limit says where it stands, and what is beyond it is refused a mark")
    func limit() throws {
        let shell = try shell("en", "--limit", "4 cups a week")
        #expect(
            shell.tracker("done", "Run").output.hasPrefix("0 cups today: Run (0 this week · limit 4 cups)."))
        #expect(
            shell.tracker("done", "Run", "--amount", "5").output.hasPrefix(
                "5 cups today: Run (5 cups this week, over the limit of 4)."))
        let refused = shell.tracker("done", "Run")
        #expect(
            refused.code == .couldNot
                && refused.errors
                    == "Run has 5 cups this week, over its limit of 4: change it with --amount.\n"
        )
    }

    @Test(
        "SUM-11: without a terminal a goal needs an amount",
        arguments: [
            ("en", "Run", "Run needs an amount: tracker done Run 5.\n"),
            ("ru", "Бег", "Для трекера «Бег» нужно количество: tracker done Бег 5.\n"),
        ])
    func needsAmount(language: String, name: String, said: String) throws {
        let shell = try shell(language)
        let before = shell.library
        let run = shell.run(["done", name])
        #expect(run.code == .wrongLine && run.errors == said && shell.library == before)
        shell.run(["add", "Read", "--category", "Home", "--schedule", "daily"])
        let both = shell.run(["done", "Read", name])
        #expect(both.code == .wrongLine && both.errors == said)
    }

    @Test(
        "SUM-11: on a terminal it asks how much",
        arguments: [("en", "Run", "How much, km?"), ("ru", "Бег", "Сколько, км?")])
    func asks(language: String, name: String, question: String) throws {
        let shell = try shell(language)
        shell.isTerminal = true
        shell.answers = ["x", "7,5"]
        let run = shell.run(["done", name])
        #expect(run.code == .done && run.errors.contains(question))
        #expect(try card(shell, name)["amount"]?.string == "7.5")
    }

    @Test("SUM-11: a done day without an amount says what made it done")
    func doneWithoutAmount() throws {
        let shell = try shell()
        shell.run(["done", "Run", "--amount", "25", "--date", "2026-11-16"])
        // 30 · 6 ÷ 7 → 26 with one day off, 21 with two, which makes Thursday done.
        shell.run(["skip", "Run", "--date", "2026-11-18..2026-11-19"])
        let run = shell.run(["undone", "Run", "--date", "2026-11-19"])
        #expect(
            run.code == .done
                && run.output == "No amount on Thu, 19 November 2026: Run (done by 25 of 21 km this week).\n")
    }

    @Test("SUM-12: amountSet, then the days that so became undone and done")
    func changes() throws {
        let shell = try shell()
        for (line, changes) in [
            (["done", "Run", "--amount", "10", "--date", "2026-11-16"], ["amountSet 2026-11-16"]),
            (
                ["done", "Run", "--amount", "20", "--date", "2026-11-18"],
                ["amountSet 2026-11-18", "completed 2026-11-18"]
            ),
            (["done", "Run", "--amount", "15", "--date", "2026-11-20"], ["amountSet 2026-11-20"]),
            (
                ["done", "Run", "--amount", "-10", "--date", "2026-11-18"],
                ["amountSet 2026-11-18", "uncompleted 2026-11-18", "completed 2026-11-20"]
            ),
            (["edit", "Run", "--goal", "40 km a week"], ["trackerEdited", "uncompleted 2026-11-20"]),
            (["skip", "Run", "--date", "2026-11-20"], ["skipped 2026-11-20", "completed 2026-11-20"]),
            (["unskip", "Run", "--date", "2026-11-20"], ["unskipped 2026-11-20", "uncompleted 2026-11-20"]),
        ] {
            let entries = try ParsedJSON(shell.run(line + ["--json"]).output)["changes"]?.items ?? []
            let told = entries.map { [$0["kind"]?.string, $0["date"]?.string].compactMap(\.self) }
            #expect(told.map { $0.joined(separator: " ") } == changes, "\(line)")
        }
        // The history keeps the cause alone.
        let history = try ParsedJSON(shell.tracker("history", "--json").output)
        let steps = history["undo"]?.items ?? []
        #expect(steps.first?["changes"]?.items.map { $0["kind"]?.string } == ["unskipped"])
    }

    @Test("SUM-15: the rule for scripts, and the days that are done")
    func json() throws {
        let shell = try shell()
        shell.run(["done", "Run", "--amount", "30", "--date", "2026-11-10"])
        shell.run(["done", "Run", "--amount", "12"])
        let card = try card(shell)
        let rule = try #require(card["rule"])
        #expect(rule["kind"]?.string == "sum" && rule["per"]?.string == "week")
        #expect(rule["sum"]?.string == "12" && rule["asked"]?.string == "30")
        #expect(rule["goal"]?["kind"]?.string == "atLeast" && rule["goal"]?["unit"]?.string == "km")
        #expect(card["schedule"]?.items.count == 0 && card["goal"] == .null)
        #expect(card["amount"]?.string == "12" && card["completed"] == .bool(false))
        #expect(card["completions"]?.items.map(\.string) == ["2026-11-10"])
        #expect(card["nextDue"]?.string == "2026-11-22")
    }

    @Test("SUM-15: the file has the rule as text, in a version that older programs refuse")
    func file() throws {
        let shell = try shell("en", "--goal", "100km/10d@2026-11-20")
        let text = String(decoding: try #require(shell.library), as: UTF8.self)
        #expect(text.contains("<string>at least 100 km in 10 days from 2026-11-20</string>"))
        #expect(text.contains("<key>version</key>\n\t<integer>6</integer>"))
        // Without a sum the same library is one of version 3, of which every program knows the words.
        let daily = try Shell()
        daily.run(["add", "Run", "--category", "Sport", "--goal", "5 km a day", "--schedule", "daily"])
        #expect(String(decoding: try #require(daily.library), as: UTF8.self).contains("<integer>3</integer>"))
    }

    @Test("SUM-2: undo and redo through the file, and a dry run")
    func undo() throws {
        let shell = try shell()
        let before = try card(shell)
        #expect(
            shell.run(["edit", "Run", "--goal", "40 km a week", "--dry-run"]).output.hasPrefix(
                "Would change: Run: schedule 30 km a week → 40 km a week"))
        shell.run(["edit", "Run", "--goal", "40 km a week"])
        #expect(try card(shell)["rule"]?["goal"]?["amount"]?.string == "40")
        shell.run(["undo"])
        #expect(try card(shell) == before)
        shell.run(["redo"])
        #expect(try card(shell)["rule"]?["goal"]?["amount"]?.string == "40")
    }

    @Test("SUM-1: bad input is refused in one sentence, and every byte stays", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        let name = language == "en" ? "Run" : "Бег"
        for goal in [
            "30 km a year", "5km/8y", "0 km a week", "100 km/1d", "100km/366d", "5 kilometersxyz a week",
        ] {
            let line = ["edit", name, "--goal", goal]
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line)")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(line): \(run.errors)")
        }
        #expect(shell.run(["edit", name, "--goal", "5 a week", "--limit", "4 a week"]).code == .wrongLine)
        #expect(try shell.home.contents() == before)
    }
}
