import TestKit
import Testing
import TrackerCLI

/// What is told of sums, to people and to scripts; today is Friday, 20 November 2026.
@Suite struct SumToldTests {
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
                    (["undone", "Run"], "Amount removed for today: Run (12 of 30 km this week)."),
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
        let shell = try Shell.ofRunner(language)
        for (line, said) in lines {
            let run = shell.run(line)
            #expect(run.code == .done && run.output.hasPrefix(said), "\(line): \(run.output)\(run.errors)")
        }
    }

    @Test("SUM-12: days off tell which days became done by them, and which are done no more")
    func daysOff() throws {
        // Four days off by Friday leave 30 · 3 ÷ 7, so 13; three by Thursday left 17, which 18 had reached.
        for (language, name, skipped, back) in [
            (
                "en", "Run",
                "Skipped on 4 days (Tue, 17 – Fri, 20 November 2026): Run (18 of 13 km this week: done).",
                "No longer skipped on 4 days (Tue, 17 – Fri, 20 November 2026): Run (18 of 30 km: no longer reached on Thu, 19 November)."
            ),
            (
                "ru", "Бег",
                "Пропущено за 4 дня (вт, 17 – пт, 20 ноября 2026): Бег (18 из 13 км: выполнено).",
                "Пропуск отменён за 4 дня (вт, 17 – пт, 20 ноября 2026): Бег (18 из 30 км: за чт, 19 ноября, больше не выполнено)."
            ),
        ] {
            let shell = try Shell.ofRunner(language)
            shell.run(["done", name, "--amount", "10", "--date", "mon"])
            shell.run(["done", name, "--amount", "8", "--date", "wed"])
            let day = shell.run(["skip", name]).output
            #expect(day.hasSuffix(": \(name). \(language == "en" ? "Undo" : "Отменить"): tracker undo\n"))
            shell.run(["undo"])
            #expect(shell.run(["skip", name, "--date", "-3..today"]).output.hasPrefix(skipped))
            #expect(shell.run(["unskip", name, "--date", "-3..today"]).output.hasPrefix(back))
        }
    }

    @Test("SUM-12: days off that change several weeks tell how many done days changed")
    func severalWeeks() throws {
        let shell = try Shell.ofRunner("en")
        for monday in ["2026-11-02", "2026-11-09"] {
            shell.run(["done", "Run", "--amount", "18", "--date", monday])
        }
        let output = shell.run(["skip", "Run", "--date", "2026-11-06..2026-11-15"]).output
        let said = "Skipped on 10 days (Fri, 6 – Sun, 15 November 2026): Run (2 done days changed)."
        #expect(output.hasPrefix(said), "\(output)")
    }

    @Test(
        "SUM-11: days of a reached sum without an amount are reached already; with others the days are left out",
        arguments: [
            ("en", "Run", "Already reached: Run.\n", "Already recorded: Run.\n"),
            ("ru", "Бег", "Уже выполнено: Бег.\n", "Уже записано: Бег.\n"),
        ])
    func reachedDays(language: String, name: String, reached: String, mixed: String) throws {
        let shell = try Shell.ofRunner(language)
        shell.run(["done", name, "--amount", "30", "--date", "2026-11-16"])
        for (days, said) in [("2026-11-17..2026-11-19", reached), ("2026-11-16..2026-11-19", mixed)] {
            #expect(shell.run(["done", name, "--date", days]) == Shell.Run(output: said), "\(days)")
        }
    }

    @Test("SUM-12: a limit says where it stands, and what is beyond it is refused a mark")
    func limit() throws {
        let shell = try Shell.ofRunner("en", "--limit", "4 cups a week")
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
        "SUM-12: a limit's past week is kept, broken, and known of no more",
        arguments: [
            (
                "en", "Run", "4 cups a week",
                [
                    "3 cups on Tue, 10 November 2026: Run (3 that week · limit 4 cups: done).",
                    "5 cups on Tue, 10 November 2026: Run (5 cups, over the limit of 4: "
                        + "no longer kept on Sun, 15 November).",
                    "Amount removed for Tue, 10 November 2026: Run (limit 4 cups: "
                        + "no longer kept on Sun, 15 November).",
                ]
            ),
            (
                "ru", "Бег", "4 км в неделю",
                [
                    "3 км за вт, 10 ноября 2026: Бег (3, предел 4 км: выполнено).",
                    "5 км за вт, 10 ноября 2026: Бег (5 км, предел 4 превышен: "
                        + "за вс, 15 ноября, больше не выполнено).",
                    "Количество удалено за вт, 10 ноября 2026: Бег (предел 4 км: "
                        + "за вс, 15 ноября, больше не выполнено).",
                ]
            ),
        ] as [(String, String, String, [String])])
    func pastLimit(language: String, name: String, limit: String, said: [String]) throws {
        let shell = try Shell.ofRunner(language, "--limit", limit)
        let day = ["--date", "2026-11-10"]
        let kept = ["done", name, "--amount", "3"] + day
        let lines = [kept, ["done", name, "--amount", "5"] + day, kept, ["undone", name] + day]
        let outputs = lines.map { shell.run($0).output }
        for (output, said) in zip([outputs[0], outputs[1], outputs[3]], said) {
            #expect(output.hasPrefix(said), "\(output)")
        }
    }

    /// The changes of a line for scripts: the kind of each, and its day.
    private func told(_ shell: Shell, _ line: [String]) throws -> [String] {
        let entries = try ParsedJSON(shell.run(line + ["--json"]).output)["changes"]?.items ?? []
        return entries.map {
            [$0["kind"]?.string, $0["date"]?.string].compactMap(\.self).joined(separator: " ")
        }
    }

    @Test("SUM-12: amountSet, then the days that so became undone and done")
    func changes() throws {
        let shell = try Shell.ofRunner()
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
            #expect(try told(shell, line) == changes, "\(line)")
        }
        // The history keeps the cause alone.
        let history = try ParsedJSON(shell.tracker("history", "--json").output)
        let steps = history["undo"]?.items ?? []
        #expect(steps.first?["changes"]?.items.map { $0["kind"]?.string } == ["unskipped"])
    }

    @Test("SUM-12: undo and redo name the days that so become undone and done, after all their steps")
    func replayed() throws {
        let shell = try Shell.ofRunner()
        shell.run(["done", "Run", "--amount", "20", "--date", "2026-11-18"])
        shell.run(["done", "Run", "--amount", "10"])
        shell.run(["edit", "Run", "--goal", "40 km a week"])
        let sentence = shell.run(["undo", "--dry-run"]).output
        #expect(sentence.hasPrefix("Would undo “") && !sentence.contains("20 Nov"), "\(sentence)")
        for (line, changes) in [
            // The goal of 30 km was reached today, that of 40 km is not.
            (["undo", "--dry-run"], ["trackerEdited", "completed 2026-11-20"]),
            (["undo"], ["trackerEdited", "completed 2026-11-20"]),
            (["redo"], ["trackerEdited", "uncompleted 2026-11-20"]),
            // Neither with 40 km nor with 20 of 30 km is a day done.
            (["undo", "2"], ["trackerEdited", "amountSet 2026-11-20"]),
            (["redo"], ["amountSet 2026-11-20", "completed 2026-11-20"]),
            (["undo", "2"], ["amountSet 2026-11-20", "amountSet 2026-11-18", "uncompleted 2026-11-20"]),
        ] {
            #expect(try told(shell, line) == changes, "\(line)")
        }
    }
}
