import TestKit
import Testing
import TrackerCLI

/// Goals and limits of a period on the command line; today is Friday, 20 November 2026.
@Suite struct SumCommandTests {
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
                "The schedule of Run is 30 km a week: for a goal of a day add --schedule daily, or write --goal \"5 km a week\".\n"
            ),
            (
                "en", "Run", ["--goal", "5 $x"],
                "The schedule of Run is 30 km a week: for a goal of a day add --schedule daily, or write --goal '5 $x a week'.\n"
            ),
            (
                "en", "Run", ["--goal", "60"],
                "The schedule of Run is 30 km a week: for a goal of a day add --schedule daily, or write --goal \"60 km a week\".\n"
            ),
            (
                "en", "Run", ["--goal", "none"],
                "The schedule of Run is 30 km a week: for a goal of a day add --schedule daily.\n"
            ),
            (
                "ru", "Бег", ["--goal", "5 км"],
                "Расписание трекера «Бег» — 30 км в неделю: для цели на день добавьте --schedule daily или напишите --goal \"5 км в неделю\".\n"
            ),
            (
                "ru", "Бег", ["--goal", "none"],
                "Расписание трекера «Бег» — 30 км в неделю: для цели на день добавьте --schedule daily.\n"
            ),
        ])
    func dayGoal(language: String, name: String, options: [String], said: String) throws {
        let shell = try Shell.ofRunner(language)
        let before = shell.library
        let run = shell.run(["edit", name] + options)
        #expect(run.code == .wrongLine && run.errors == said && shell.library == before)
        let both = shell.run(["edit", name, "--schedule", "daily", "--goal", "5 km"])
        #expect(both.code == .done, "\(both.errors)")
    }

    @Test(
        "SUM-2: what is proposed instead of a limit of a day can be typed",
        arguments: [
            (
                "en", "Run", "14 a week", "5 a week",
                "The schedule of Run is at most 14 a week: for a goal of a day add --schedule daily, or write --limit \"5 a week\".\n"
            ),
            (
                "ru", "Бег", "14 в неделю", "5 в неделю",
                "Расписание трекера «Бег» — максимум 14 в неделю: для цели на день добавьте --schedule daily или напишите --limit \"5 в неделю\".\n"
            ),
        ])
    func dayLimit(language: String, name: String, limit: String, other: String, said: String) throws {
        let shell = try Shell.ofRunner(language, "--limit", limit)
        let run = shell.run(["edit", name, "--limit", "5"])
        #expect(run.code == .wrongLine && run.errors == said)
        #expect(shell.run(["edit", name, "--limit", other]).code == .done)
        let goal = try card(shell, name)["rule"]?["goal"]
        #expect(goal?["kind"]?.string == "atMost" && goal?["amount"]?.string == "5")
    }

    @Test(
        "SUM-11: without a terminal a goal needs an amount",
        arguments: [
            ("en", "Run", "Run needs an amount: tracker done Run 5.\n"),
            ("ru", "Бег", "Для трекера «Бег» нужно количество: tracker done Бег 5.\n"),
        ])
    func needsAmount(language: String, name: String, said: String) throws {
        let shell = try Shell.ofRunner(language)
        let before = shell.library
        let run = shell.run(["done", name])
        #expect(run.code == .wrongLine && run.errors == said && shell.library == before)
        shell.run(["add", "Read", "--category", "Home", "--schedule", "daily"])
        let both = shell.run(["done", "Read", name])
        #expect(both.code == .wrongLine && both.errors == said)
    }

    @Test("SUM-11, HARD-22: the line that it advises is one for a name that begins with a dash, too")
    func dash() throws {
        let shell = try Shell()
        shell.tracker("add", "--category", "A", "--goal", "30 km a week", "--", "-x")
        #expect(shell.run(["done", "--", "-x"]).errors == "-x needs an amount: tracker done -- -x 5.\n")
        #expect(shell.run(["done", "--", "-x", "5"]).code == .done)
    }

    @Test(
        "SUM-11: on a terminal it asks how much, until there is an amount in a unit of the goal",
        arguments: [
            ("en", "Run", "How much, km?", "Run is counted in km, not in kg."),
            ("ru", "Бег", "Сколько, км?", "Единица трекера «Бег» — км, а не «kg»."),
        ])
    func asks(language: String, name: String, question: String, refused: String) throws {
        let shell = try Shell.ofRunner(language)
        shell.isTerminal = true
        shell.answers = ["x", "2 kg", "7,5"]
        let run = shell.run(["done", name])
        #expect(run.code == .done && run.errors.contains(refused), "\(run.errors)")
        #expect(run.errors.ranges(of: question).count == 3, "\(run.errors)")
        #expect(try card(shell, name)["amount"]?.string == "7.5")
    }

    @Test("SUM-11: a done day without an amount says what made it done")
    func doneWithoutAmount() throws {
        let shell = try Shell.ofRunner()
        shell.run(["done", "Run", "--amount", "25", "--date", "2026-11-16"])
        // 30 · 6 ÷ 7 → 26 with one day off, 21 with two, which makes Thursday done.
        shell.run(["skip", "Run", "--date", "2026-11-18..2026-11-19"])
        let run = shell.run(["undone", "Run", "--date", "2026-11-19"])
        #expect(
            run.code == .done
                && run.output == "No amount on Thu, 19 November 2026: Run (done by 25 of 21 km this week).\n")
    }

    @Test("SUM-15: the rule for scripts, and the days that are done")
    func json() throws {
        let shell = try Shell.ofRunner()
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
        let shell = try Shell.ofRunner("en", "--goal", "100km/10d@2026-11-20")
        let text = String(decoding: try #require(shell.library), as: UTF8.self)
        #expect(text.contains("<string>at least 100 km in 10 days from 2026-11-20</string>"))
        #expect(text.contains("<key>version</key>\n\t<integer>7</integer>"))
    }

    @Test("SUM-2: undo and redo through the file, and a dry run")
    func undo() throws {
        let shell = try Shell.ofRunner()
        let before = try card(shell)
        #expect(
            shell.run(["edit", "Run", "--goal", "40 km a week", "--dry-run"]).output.hasPrefix(
                "Would change: 🙂 Run (Sport, at least 40 km a week, since 2 Nov); "
                    + "schedule 30 km a week → 40 km a week."))
        shell.run(["edit", "Run", "--goal", "40 km a week"])
        #expect(try card(shell)["rule"]?["goal"]?["amount"]?.string == "40")
        shell.run(["undo"])
        #expect(try card(shell) == before)
        shell.run(["redo"])
        #expect(try card(shell)["rule"]?["goal"]?["amount"]?.string == "40")
    }

    @Test("SUM-1: bad input is refused in one sentence, and every byte stays", arguments: ["en", "ru"])
    func refusals(language: String) throws {
        let shell = try Shell.ofRunner(language)
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
