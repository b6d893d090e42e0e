import TestKit
import Testing
import TrackerCLI

/// REV: `tracker review`, an answer a line.
@Suite struct ReviewCommandTests {
    /// Run 5 km (four days in a row), Gym three times a week with one left, Coffee at most 2.
    private func shell(_ language: String = "en", _ answers: String...) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, emoji, options) in [
            ("Run", "🥇", ["--schedule", "daily", "--goal", "5 km"]), ("Gym", "🙂", ["--schedule", "3/week"]),
            ("Coffee", "🍔", ["--schedule", "daily", "--limit", "2"]),
        ] {
            shell.run(["add", name, "--category", "A", "--emoji", emoji, "--start", "2026-11-16"] + options)
        }
        shell.tracker("done", "Run", "Coffee", "--date", "-4..-1")
        shell.tracker("done", "Gym", "--date", "2026-11-16,2026-11-17")
        shell.isTerminal = true
        shell.answers = answers.map(Answer.text)
        // Nothing is styled, nothing wrapped.
        shell.environment["TERM"] = "dumb"
        shell.columns = 300
        return shell
    }

    private func review(_ shell: Shell, _ options: String...) -> Shell.Run {
        shell.run(["review"] + options)
    }

    private func cards(_ shell: Shell) -> String {
        shell.isTerminal = false
        return shell.tracker("list", "--json").output
    }

    @Test("REV-1, REV-2, REV-3: the worked example, three steps that undo takes back")
    func worked() throws {
        let shell = try shell("en", "5", "", "1", "y")
        let before = cards(shell)
        shell.isTerminal = true
        let run = review(shell)
        #expect(
            run
                == Shell.Run(
                    output: "Done 3.\n",
                    errors: """
                        1/3  Fri, 20 Nov · 🥇 Run · 0 of 5 km · streak 4
                        done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help) 2/3  Fri, 20 Nov · 🙂 Gym · 2 of 3 since Monday · streak 2
                        done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help) 3/3  Fri, 20 Nov · 🍔 Coffee · limit 2 · streak 4
                        done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help) 2/3  Fri, 20 Nov · 🙂 Gym · 2 of 3 since Monday · streak 2
                        done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help)\u{20}
                        """))
        let shown =
            try ParsedJSON(shell.tracker("list", "--json").output)["sections"]?[0]?["trackers"]?.items ?? []
        #expect(shown.map { $0["amount"] } == [.string("5"), .null, .string("1")])
        #expect(shown.allSatisfy { $0["completed"] == .bool(true) })
        shell.tracker("undo", "3")
        #expect(cards(shell) == before)
    }

    @Test("REV-2: in Russian")
    func russian() throws {
        let run = review(try shell("ru", "д", "п", "н"))
        #expect(run.output == "Сделано 1, пропущено 1, осталось 1.\n")
        #expect(
            run.errors.hasPrefix(
                "1/3  пт, 20 ноя · 🥇 Run · 0 · цель: 5 km · серия 4\nсделано? [д]а [н]ет [п]ропуск [з]аметка [о]тменить [в]ыход, число (? помощь) "
            ))
    }

    @Test("REV-3: a limit's y is 0, a number beyond it stays open, and + and − change what is there")
    func limits() throws {
        var shell = try shell("en", "n", "n", "y")
        #expect(review(shell).output == "Done 1, still open 2.\n")
        #expect(cards(shell).contains(#""amount":"0""#))
        shell = try self.shell("en", "+2 km", "n", "3")
        #expect(review(shell).output == "Still open 3.\n")
        shell.isTerminal = true
        shell.answers = ["+3000m", "q"]
        #expect(review(shell).output == "Done 1, still open 2.\n")
        #expect(cards(shell).contains(#""amount":"5""#))
    }

    @Test(
        "REV-3: y beyond a limit is refused with an answer that helps, not with an option",
        arguments: [
            ("en", "y", "over its limit of 2: type another number.\n", "Done 1, still open 2.\n"),
            ("ru", "д", "предел 2 превышен: введите другое число.\n", "Сделано 1, осталось 2.\n"),
        ])
    func beyondLimit(language: String, yes: String, refused: String, said: String) throws {
        let shell = try shell(language, "n", "n", yes, "2")
        shell.tracker("done", "Coffee", "--amount", "3")
        let run = review(shell)
        #expect(run.errors.contains(refused), "\(run.errors)")
        #expect(run.output == said)
    }

    @Test("REV-3: a note asks the same question again; alone it asks for its text")
    func notes() throws {
        let shell = try shell("en", "a by the  river", "y", "a", "too late", "n", "q")
        let run = review(shell)
        #expect(run.output == "Done 1, still open 2.\n")
        #expect(run.errors.contains("(? help) Note: done? [y]es [n]o "))
        #expect(cards(shell).contains(#""note":"by the river""#))
        #expect(cards(shell).contains(#""note":"too late""#))
    }

    @Test("REV-3: u takes back the last answer and asks it again, one after another, and no more than that")
    func back() throws {
        let shell = try shell("en", "u", "y", "s", "u", "u", "u", "n", "n", "n")
        let before = cards(shell)
        shell.isTerminal = true
        let run = review(shell)
        #expect(run.output == "Still open 3.\n")
        let asked = run.errors.split(separator: "/3  ").dropLast().compactMap(\.last)
        #expect(String(asked) == "1232123")
        #expect(run.errors.contains("Nothing was answered yet."))
        #expect(cards(shell) == before)
    }

    @Test(
        "REV-3: anything else is one sentence and the same question", arguments: ["en", "ru"],
        [
            "maybe", "10,000", "10k steps", "3 cups", "y 5", "-1", "2000000",
            "a " + String(repeating: "x", count: 501), "\u{1B}[2J",
        ])
    func otherwise(language: String, line: String) throws {
        let shell = try shell(language, line, "q")
        let before = cards(shell)
        shell.isTerminal = true
        let run = review(shell)
        #expect(run.code == .done && run.errors.split(separator: "1/3").count == 1)
        let said = run.errors.split(separator: "\n").map(String.init)
        #expect(said.count == 3, "\(said)")
        #expect(!run.errors.contains("\u{1B}") && cards(shell) == before)
    }

    @Test("AMT-12, REV-3: a number for a habit without a goal marks its day", arguments: ["2", "+1", "0"])
    func bareNumber(number: String) throws {
        let run = review(try shell("en", "n", number, "q"))
        #expect(run.output == "Done 1, still open 2.\n")
    }

    @Test(
        "HARD-22, REV-3: a unit for a habit without a goal is refused as by a command, and the question stays"
    )
    func noUnit() throws {
        let run = review(try shell("en", "n", "2.5 km", "y", "q"))
        #expect(
            run.errors.contains("Gym has no unit: write 2.5, or tracker edit Gym --goal \"2.5 km\".\n"))
        #expect(run.output == "Done 1, still open 2.\n")
    }

    @Test("REV-3, REV-4: q and the end of input stop, rc 0, and -q leaves out the last sentence")
    func stops() throws {
        #expect(review(try shell("en", "y", "q")).output == "Done 1, still open 2.\n")
        let ended = review(try shell("en", "y"))
        #expect(
            ended.output == "Done 1, still open 2.\n" && ended.code == .done
                && ended.errors.hasSuffix("help) \n")
        )
        #expect(review(try shell("en", "y", "q"), "-q").output == "")
    }

    @Test("REV-4: Ctrl-C leaves the sentence that says how many")
    func interrupt() throws {
        let shell = try shell("en", "y")
        _ = review(shell)
        #expect(String(decoding: shell.interruptNotice, as: UTF8.self) == "Done 1, still open 2.\n")
    }

    @Test("REV-1: --open goes day by day, each with its heading; a day before has its own list")
    func open() throws {
        let shell = try shell("en", "y", "", "q")
        shell.tracker("undone", "Run", "--date", "-2")
        let run = review(shell, "--open")
        #expect(run.errors.hasPrefix("Wed, 18 November 2026\n1/4  Wed, 18 Nov · 🥇 Run · 0 of 5 km"))
        #expect(run.errors.contains("help) Fri, 20 November 2026\n2/4  Fri, 20 Nov · 🥇 Run"))
        #expect(run.output == "Done 1, still open 3.\n")
        shell.tracker("undo")
        shell.answers = ["n"]
        // The quota is not met on Wednesday either.
        let day = review(shell, "2026-11-18")
        #expect(day.errors.hasPrefix("1/2  Wed, 18 Nov") && day.output == "Still open 2.\n")
        shell.answers = ["n"]
        #expect(review(shell, "-2").errors == day.errors)
    }

    @Test("REV-1, DUE-1: --open asks of a missed day whose limit was exceeded, too")
    func openLimit() throws {
        let shell = try Shell()
        shell.run(
            ["add", "Tea", "--category", "A", "--schedule", "daily", "--limit", "2", "--start", "2026-11-18"])
        for (day, amount) in [("-2", "5"), ("-1", "1"), ("today", "1")] {
            shell.tracker("done", "Tea", "--amount", amount, "--date", day)
        }
        (shell.isTerminal, shell.answers, shell.columns) = (true, ["2"], 300)
        let run = shell.tracker("review", "--open")
        #expect(run.errors.contains("1/1  Wed, 18 Nov · 🙂 Tea · 5 · limit 2"), "\(run)")
        #expect(run.output == "Done 1.\n")
    }

    @Test("WAY-5: trackers, a category and days; of several days what was missed on each, then today")
    func chosen() throws {
        let shell = try shell()
        shell.tracker("undone", "Run", "Coffee", "--date", "-2")
        func asked(_ words: String...) -> [String] {
            (shell.isTerminal, shell.answers) = (true, Array(repeating: "n", count: 9))
            return shell.run(["review"] + words).errors.split(separator: "\n").filter { $0.contains("/") }
                .map { line in
                    String(
                        line.split(separator: "  ").last.map {
                            $0.split(separator: " · ").prefix(2).joined(separator: " ")
                        } ?? "")
                }
        }
        let (wednesday, today) = ("Wed, 18 Nov ", "Fri, 20 Nov ")
        #expect(asked("Gym", "Run") == [today + "🥇 Run", today + "🙂 Gym"])
        #expect(asked("Coff") == [today + "🍔 Coffee"])
        #expect(asked("--category", "A", "--date", "-2") == asked("-2"))
        #expect(asked("Run", "--from", "-3") == [wednesday + "🥇 Run", today + "🥇 Run"])
        #expect(asked("Run", "--date", "-4..-1") == [wednesday + "🥇 Run"])
        #expect(asked("--from", "-7") == asked("--open"))
        #expect(asked("Coffee", "--open") == [wednesday + "🍔 Coffee", today + "🍔 Coffee"])
        // A tracker's whole name comes before a day of that name, and a day before the beginning of a name.
        shell.tracker("add", "Monday run", "--category", "A", "--schedule", "daily")
        #expect(
            asked("mon") == ["Mon, 16 Nov 🙂 Gym"] || asked("mon").allSatisfy { $0.hasPrefix("Mon, 16 Nov") })
        shell.tracker("add", "Fri", "--category", "A", "--schedule", "daily")
        #expect(asked("fri").count == 1 && asked("fri")[0].hasSuffix("Fri"))
    }

    @Test(
        "WAY-5, REV-5: without a terminal the line is named that shows the same",
        arguments: [
            (["mon"], "tracker list --date mon --filter not-completed"),
            ([], "tracker list --filter not-completed"),
            (["--date", "-2"], "tracker list --date -2 --filter not-completed"),
            (["--category", "A"], "tracker list --filter not-completed --category A"),
            (["--open"], "tracker log --from -7"), (["--from", "-6"], "tracker log --from -6"),
            (["--date", "last week"], "tracker log --date \"last week\""),
            (["Gym", "Run"], "tracker log Gym Run"),
        ] as [([String], String)])
    func withoutTerminal(words: [String], line: String) throws {
        let shell = try shell()
        shell.isTerminal = false
        let run = shell.run(["review"] + words)
        #expect(
            run
                == Shell.Run(
                    errors: "review asks questions; without a terminal: \(line).\n", code: .wrongLine))
        let russian = shell.run(["review", "--lang", "ru"] + words)
        #expect(
            russian.errors == "review задаёт вопросы; без терминала: \(line) --lang ru.\n")
    }

    @Test(
        "REV-1: nothing open is said, rc 0",
        arguments: [
            ("en", [], "Nothing is open today.\n"), ("ru", [], "На сегодня всё отмечено.\n"),
            ("en", ["-1"], "Nothing is open on Thu, 19 November 2026.\n"),
            ("en", ["--open"], "Nothing is open.\n"),
            ("en", ["-q"], ""),
        ])
    func nothing(language: String, options: [String], said: String) throws {
        let shell = try Shell(language: language)
        shell.tracker("add", "Exam", "--category", "A", "--event")
        shell.isTerminal = true
        shell.environment["TERM"] = "dumb"
        #expect(shell.run(["review"] + options) == Shell.Run(output: said))
    }

    @Test(
        "REV-5: without a terminal, or with what makes no sense, rc 2 and one sentence",
        arguments: ["en", "ru"],
        [
            [], ["--no-input"], ["--json"], ["--plain"], ["--dry-run"], ["--yes"], ["tomorrow"], ["31.02"],
            ["today", "--open"], ["today", "--date", "mon"],
        ])
    func refusals(language: String, options: [String]) throws {
        let shell = try shell(language, "y")
        shell.isTerminal = !options.isEmpty
        let before = try shell.home.contents()
        let run = shell.run(["review"] + options)
        #expect(run.code == .wrongLine && run.output == "", "\(options): \(run)")
        if options != ["--json"] {
            #expect(
                OneSentence(
                    run.errors.replacing("\n", with: " ") + "\n", line: options + ["review", "tracker"]
                ).faults(language)
                    == [], "\(run.errors)")
        }
        #expect(try shell.home.contents() == before)
        if options.isEmpty {
            #expect(
                run.errors
                    == (language == "en"
                        ? "review asks questions; without a terminal: tracker list --filter not-completed.\n"
                        : "review задаёт вопросы; без терминала: tracker list --filter not-completed.\n"))
        }
    }
}
