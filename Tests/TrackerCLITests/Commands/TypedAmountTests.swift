import TestKit
import Testing
import TrackerCLI

/// Amounts behind a tracker: `tracker done Water 0.5`.
@Suite struct TypedAmountTests {
    /// Water 2 l, Steps 10000, Gym without a goal, Exam an event; in Russian with Russian names and units.
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        let (water, steps, gym, exam) =
            language == "en" ? ("Water", "Steps", "Gym", "Exam") : ("Вода", "Шаги", "Зал", "Экзамен")
        for (name, goal) in [
            (water, ["--goal", language == "en" ? "2 l" : "2 л"]),
            (steps, ["--goal", language == "en" ? "10000 steps" : "10000 шагов"]), (gym, []),
        ] {
            shell.run(["add", name, "--category", "A", "--schedule", "daily"] + goal)
        }
        shell.tracker("add", exam, "--category", "A", "--event")
        return shell
    }

    private func amount(_ shell: Shell, _ name: String) throws -> String? {
        try ParsedJSON(shell.tracker("show", name, "--json").output)["amount"]?.string
    }

    @Test(
        "AMT-10, N3: the worked examples, and what else reads as one amount",
        arguments: [
            (["water", "0.5"], "0.5"), (["water", "0,5"], "0.5"), (["water", ".5", "l"], "0.5"),
            (["water", "500ml"], "0.5"), (["water", "+250", "мл"], "1.25"), (["water", "-0.1"], "0.9"),
            (["water", "-100", "ml"], "0.9"), (["water", "-.1"], "0.9"), (["wat", "2", "liters"], "2"),
            (["--json", "water", "1.125"], "1.125"), (["water", "-250ml", "--note", "warm"], "0.75"),
            (["water", "--note", "x", "1", "l"], "1"), (["water", "--", "-0.5"], "0.5"),
            (["water", "+.5"], "1.5"), (["water", "0"], "0"), (["water", "-1", "l"], "0"),
            (["water", "-1", "--date", "today"], "0"), (["water", "3"], "3"),
        ])
    func water(words: [String], amount: String) throws {
        let shell = try shell()
        shell.tracker("done", "Water", "--amount", "1")
        #expect(shell.run(["done"] + words).code == .done, "\(words)")
        #expect(try self.amount(shell, "Water") == amount)
        shell.tracker("undo")
        #expect(try self.amount(shell, "Water") == "1", "one step")
    }

    @Test(
        "AMT-10: digits in groups are one amount, in either language",
        arguments: [
            (
                "en", ["steps", "7", "500"], "7500",
                "Recorded today: Steps (7,500 of 10,000 steps). Undo: tracker undo\n"
            ),
            (
                "ru", ["шаги", "10", "000", "шагов"], "10000",
                "Отмечено за сегодня: Шаги (10\u{A0}000 шагов, цель 10\u{A0}000 достигнута). Отменить: tracker undo\n"
            ),
            (
                "ru", ["шаги", "7'500"], "7500",
                "Записано за сегодня: Шаги (7\u{A0}500 · цель: 10\u{A0}000 шагов). Отменить: tracker undo\n"
            ),
        ])
    func steps(language: String, words: [String], amount: String, said: String) throws {
        let shell = try shell(language)
        #expect(shell.run(["done"] + words) == Shell.Run(output: said))
        #expect(try self.amount(shell, language == "en" ? "Steps" : "Шаги") == amount)
    }

    @Test("AMT-10: names alone mark all of them, and a first word is a tracker whatever it is")
    func names() throws {
        let shell = try shell()
        shell.tracker("add", "2000 pages", "--category", "A", "--schedule", "daily", "--goal", "20")
        #expect(
            shell.tracker("done", "water", "gym").output.hasPrefix(
                "Done today: Water (2 of 2 l, goal reached), Gym."))
        #expect(shell.tracker("done", "2000").output.hasPrefix("Done today: 2000 pages"))
        #expect(shell.tracker("done", "2000", "5").code == .done)
        #expect(try amount(shell, "2000 pages") == "5")
    }

    @Test(
        "AMT-10: what could be a tracker too is one by its whole name or id, and else refused",
        arguments: [
            (
                "en", "2000 pages",
                "“2000” can be an amount or 2000 pages: write --amount 2000, or the whole name.\n"
            ),
            (
                "ru", "2000 страниц",
                "«2000» — это и количество, и «2000 страниц»: напишите --amount 2000 или название целиком.\n"
            ),
        ])
    func trackerToo(language: String, name: String, said: String) throws {
        let shell = try shell(language)
        let steps = language == "en" ? "Steps" : "Шаги"
        shell.tracker("add", name, "--category", "A", "--schedule", "daily")
        let before = shell.library
        #expect(shell.tracker("done", steps, "2000") == Shell.Run(errors: said, code: .wrongLine))
        #expect(shell.library == before)
        #expect(shell.tracker("done", steps, name).output.contains(name))
        #expect(try amount(shell, steps) == "10000")
        shell.tracker("undo")
        // A number behind a habit without a goal is no other tracker either.
        let (gym, undone) = (language == "en" ? "Gym" : "Зал", shell.library)
        #expect(shell.tracker("done", gym, "2000") == Shell.Run(errors: said, code: .wrongLine))
        #expect(shell.library == undone)
        #expect(shell.tracker("done", gym, name).output.contains(name))
        let id = try #require(try ParsedJSON(shell.tracker("show", name, "--json").output)["id"]?.string)
        #expect(shell.tracker("undone", name).code == .done)
        #expect(shell.tracker("done", steps, id).output.contains(name))
    }

    @Test("AMT-10: a name of digits is the tracker, and a unit that no goal has leaves it one")
    func digits() throws {
        let shell = try shell()
        for name in ["500", "30-day plank"] {
            shell.tracker("add", name, "--category", "A", "--schedule", "daily")
        }
        #expect(shell.tracker("done", "Water", "500").output.contains(", 500."))
        #expect(try amount(shell, "Water") == "2")
        #expect(shell.tracker("done", "Steps", "30-day").output.contains("30-day plank"))
        #expect(shell.tracker("done", "Water", "500", "ml").code == .done)
        #expect(try amount(shell, "Water") == "0.5")
    }

    private static func notAnAmount(_ text: String) -> String {
        "“\(text)” is not an amount: write a number from 0 to 1,000,000 with at most three decimals, and a unit if need "
            + "be, as in 2.5 or 5km."
    }

    @Test("AMT-10: what begins like a number and is none may be a tracker, or a name that there is not")
    func refusedTail() throws {
        let shell = try shell()
        shell.tracker("add", "1e3 steps", "--category", "A", "--schedule", "daily")
        #expect(shell.tracker("done", "Water", "1e3").output.contains("1e3 steps"))
        #expect(shell.tracker("done", "Exam", "1x30").errors.hasPrefix("There is no tracker “1x30”"))
        #expect(shell.tracker("skip", "Water", "1x30").errors.hasPrefix("There is no tracker “1x30”"))
    }

    @Test(
        "AMT-7, AMT-8, AMT-9, AMT-10, AMT-11: each refusal is its sentence, rc 2, and every byte stays",
        arguments: [
            ("en", ["done", "Steps", "10.000"], "“10.000” can be 10000 or 10: write 10000, or 10.0."),
            ("en", ["done", "Steps", "5.125"], "“5.125” can be 5125 or 5.125: write 5125, or 5.1250."),
            ("en", ["done", "Steps", "10k"], "Write 10000 instead of “10k”."),
            ("en", ["done", "Steps", "1000001"], notAnAmount("1000001")),
            ("en", ["done", "Water", "0.0005"], notAnAmount("0.0005")),
            ("en", ["done", "Water", "1h75"], notAnAmount("1h75")),
            (
                "en", ["done", "Water", "2026-02-30"],
                "There is no day “2026-02-30”: February 2026 has 28 days."
            ),
            ("en", ["done", "Water", "1h30"], "Water is counted in l, not in min."),
            ("en", ["done", "Water", "1", "cup"], "Water is counted in l, not in cup."),
            (
                "en", ["done", "Water", "0.5", "gym"],
                "An amount goes with one tracker: tracker done Water 0.5."
            ),
            (
                "en", ["done", "Water", "1", "l", "Gym", "Steps"],
                "An amount goes with one tracker: tracker done Water 1 l."
            ),
            ("en", ["done", "Water", "3", "cups"], "Water is counted in l, not in cups."),
            ("en", ["done", "Water", "0.5", "gy"], "Water is counted in l, not in gy."),
            (
                "en", ["done", "Water", "0.1", "ml"],
                "0.1 ml cannot be kept exactly in l: give the goal in ml."
            ),
            (
                "en", ["done", "Water", "-3"],
                "“-3” can be three days ago or 3 less: write --date -3, or --amount -3."
            ),
            (
                "en", ["done", "Water", "-31"],
                "“-31” can be 31 days ago or 31 less: write --date -31, or --amount -31."
            ),
            (
                "en", ["done", "Gym", "20", "min"],
                "Gym has no unit: write 20, or tracker edit Gym --goal \"20 min\"."
            ),
            ("en", ["done", "Gym", "3x20"], notAnAmount("3x20")),
            (
                "en", ["done", "Gym", "1:30"],
                "Gym has no unit: write 90, or tracker edit Gym --goal \"90 min\"."
            ),
            ("en", ["done", "Gym", "10.000"], "“10.000” can be 10000 or 10: write 10000, or 10.0."),
            ("en", ["done", "Gym", "10k"], "Write 10000 instead of “10k”."),
            (
                "en", ["done", "Water", "Gym", "0.5"],
                "An amount goes with one tracker: tracker done Water 0.5."
            ),
            (
                "en", ["done", "Gym", "Water", "7", "500"],
                "An amount goes with one tracker: tracker done Water 7 500."
            ),
            (
                "en", ["done", "Water", "0.5", "--amount", "1"],
                "“0.5” and --amount both name an amount: keep one of them."
            ),
            ("en", ["undone", "Water", "0.5"], "An amount goes with done: tracker done Water --amount 0.5."),
            (
                "en", ["skip", "Water", "-250", "ml"],
                "An amount goes with done: tracker done Water --amount \"-250 ml\"."
            ),
            ("en", ["unskip", "Gym", "5"], "An amount goes with done: tracker done Gym --amount 5."),
            (
                "en", ["done", "Exam", "5"],
                "“Exam” is an irregular event and has no goal: leave goal and amount out."
            ),
            (
                "en", ["done", "Gym", "-3"],
                "“-3” can be three days ago or 3 less: write --date -3, or --amount -3."
            ),
            (
                "en", ["done", "Exam", "-3"],
                "“-3” is a day: write --date -3."
            ),
            (
                "en", ["undone", "Water", "-3"],
                "“-3” is a day: write --date -3."
            ),
            ("ru", ["done", "Шаги", "10k"], "Вместо «10k» напишите 10000."),
            ("ru", ["done", "Вода", "0:20"], "Единица трекера «Вода» — л, а не «мин»."),
            ("ru", ["done", "Вода", "3", "чашки"], "Единица трекера «Вода» — л, а не «чашки»."),
            ("ru", ["done", "Вода", "0,1", "мл"], "0,1 мл нельзя точно записать в л: задайте цель в мл."),
            (
                "ru", ["done", "Вода", "-3"],
                "«-3» — это три дня назад или на 3 меньше: напишите --date -3 или --amount -3."
            ),
            (
                "ru", ["done", "Зал", "20", "мин"],
                "У трекера «Зал» нет единицы: напишите 20 или tracker edit Зал --goal \"20 мин\"."
            ),
            (
                "ru", ["done", "Вода", "Зал", "0,5"],
                "Количество указывают для одного трекера: tracker done Вода 0,5."
            ),
            (
                "ru", ["done", "Вода", "0,5", "--amount", "1"],
                "И «0,5», и --amount задают количество: оставьте что-то одно."
            ),
            (
                "ru", ["undone", "Вода", "0,5"],
                "Количество указывают в done: tracker done Вода --amount 0,5."
            ),
        ])
    func refusals(language: String, line: [String], said: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        #expect(shell.run(line) == Shell.Run(errors: said + "\n", code: .wrongLine))
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "AMT-12, HARD-22: a unit without a goal is refused in one sentence, with --amount and without",
        arguments: [
            ("en", "Gym", "+5 km", "Gym has no unit: write +5, or tracker edit Gym --goal \"5 km\"."),
            ("en", "Gym", "0 km", "Gym has no unit: write 0, or tracker edit Gym --limit \"0 km\"."),
            // No unit of a goal is advised that a goal would not take.
            ("en", "Gym", "5 km/h", "Gym has no unit: write 5."),
            ("ru", "Зал", "20 в неделю", "У трекера «Зал» нет единицы: напишите 20."),
        ])
    func noUnit(language: String, name: String, amount: String, said: String) throws {
        let shell = try shell(language)
        for line in [["done", name, "--amount", amount], ["done", name, amount]] {
            #expect(shell.run(line) == Shell.Run(errors: said + "\n", code: .wrongLine))
        }
    }

    @Test("AMT-9: 20 minutes are no exact part of an hour", arguments: ["en", "ru"])
    func hours(language: String) throws {
        let shell = try shell(language)
        let (unit, minutes) = language == "en" ? ("h", "min") : ("ч", "мин")
        shell.tracker("add", "Read", "--category", "A", "--schedule", "daily", "--goal", "1 " + unit)
        let said =
            language == "en"
            ? "20 min cannot be kept exactly in h: give the goal in min.\n"
            : "20 мин нельзя точно записать в ч: задайте цель в мин.\n"
        #expect(shell.tracker("done", "Read", "20", minutes) == Shell.Run(errors: said, code: .wrongLine))
        #expect(shell.tracker("done", "Read", "30", minutes).code == .done)
        #expect(try amount(shell, "Read") == "0.5")
    }

    @Test("AMT-10: a range of days, a dry run and JSON are those of --amount")
    func others() throws {
        let (typed, named) = (try shell(), try shell())
        for options in [["--date", "-2..today"], ["--dry-run"], ["--json"], ["-q"], ["--note", "cold"]] {
            #expect(
                typed.run(["done", "Water", "500", "ml"] + options)
                    == named.run(["done", "Water", "--amount", "500 ml"] + options))
        }
        #expect(typed.library == named.library)
    }

    @Test("AMT-11: a tracker that is not there is told first, rc 1")
    func notFound() throws {
        let run = try shell().tracker("done", "Wine", "0.5")
        #expect(run.code == .couldNot && run.errors.hasPrefix("There is no tracker “Wine”"))
    }
}
