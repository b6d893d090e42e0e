import TestKit
import Testing
import TrackerCLI

/// A review of goals and limits of a period; today is Friday, 20 November 2026.
@Suite struct ReviewSumTests {
    /// Run, 30 km a week, with nothing recorded yet, and Gym.
    private func shell(_ language: String = "en", _ answers: String...) throws -> Shell {
        let goal = language == "en" ? "30 km a week" : "30 км в неделю"
        return try shell(language, ["--goal", goal], answers)
    }

    private func shell(_ language: String, _ rule: [String], _ answers: [String]) throws -> Shell {
        let shell = try Shell(language: language)
        for (name, emoji, rule) in [("Run", "🥇", rule), ("Gym", "🙂", ["--schedule", "daily"])] {
            shell.run(
                ["add", name, "--category", "A", "--emoji", emoji, "--start", "2026-11-16"] + rule)
        }
        shell.isTerminal = true
        shell.answers = answers.map(Answer.text)
        shell.environment["TERM"] = "dumb"
        shell.columns = 300
        return shell
    }

    /// The amount recorded for Run today.
    private func amount(_ shell: Shell) throws -> ParsedJSON? {
        shell.isTerminal = false
        defer { shell.isTerminal = true }
        return try ParsedJSON(shell.tracker("show", "Run", "--json").output)["amount"]
    }

    @Test(
        "REV-3: y on a sum asks how much, and a part of it stays open",
        arguments: [
            (
                "en", ["y", "5", "q"], "Still open 2.\n",
                """
                1/2  Fri, 20 Nov · 🥇 Run · 0 of 30 km since Monday
                done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help) How much, km? 2/2  Fri, 20 Nov · 🙂 Gym
                done? [y]es [n]o [s]kip [a] note [u]ndo [q]uit, or an amount (? help)\u{20}
                """
            ),
            (
                "ru", ["д", "5", "в"], "Осталось 2.\n",
                """
                1/2  пт, 20 ноя · 🥇 Run · 0 из 30 км на этой неделе
                сделано? [д]а [н]ет [п]ропуск [з]аметка [о]тменить [в]ыход, число (? помощь) Сколько, км? 2/2  пт, 20 ноя · 🙂 Gym
                сделано? [д]а [н]ет [п]ропуск [з]аметка [о]тменить [в]ыход, число (? помощь)\u{20}
                """
            ),
        ])
    func asks(language: String, answers: [String], said: String, asked: String) throws {
        let shell = try shell(language)
        shell.answers = answers.map(Answer.text)
        #expect(shell.tracker("review") == Shell.Run(output: said, errors: asked))
        #expect(try amount(shell) == .string("5"))
        shell.tracker("undo")
        #expect(try amount(shell) == .null)
    }

    @Test("REV-3: what reaches the goal is done, in a unit that can be converted and with + too")
    func reached() throws {
        let shell = try shell("en", "y", "28 km", "q")
        #expect(shell.tracker("review").output == "Still open 2.\n")
        shell.answers = ["y", "+2000m", "q"]
        #expect(shell.tracker("review").output == "Done 1, still open 1.\n")
        #expect(try amount(shell) == .string("30"))
    }

    @Test(
        "REV-3: without an amount, or with none that can be read, the question stays",
        arguments: [
            ("en", "", nil), ("en", "  ", nil), ("en", "far", "“far” is not an amount"),
            ("en", "10k m", "Write 10000 instead of “10k”."),
            ("en", "10,000", "“10,000” can be 10000 or 10: write 10000, or 10.0."),
            ("en", "3 cups", "Run is counted in km, not in cups."),
            ("ru", "", nil), ("ru", "10 тыс", "Вместо «10 тыс» напишите 10000."),
            ("ru", "3 чашки", "Единица трекера «Run» — км, а не «чашки»."),
        ] as [(String, String, String?)])
    func stays(language: String, line: String, reason: String?) throws {
        let shell = try shell(language, "y", line, "q")
        let run = shell.tracker("review")
        let question = language == "en" ? "How much, km? " : "Сколько, км? "
        let prompt = language == "en" ? "done? " : "сделано? "
        #expect(run.errors.ranges(of: prompt).count == 2 && run.errors.ranges(of: "1/2").count == 1)
        let after = try #require(run.errors.ranges(of: question).first).upperBound
        #expect(run.errors[after...].hasPrefix(reason ?? prompt), "\(run.errors)")
        #expect(run.code == .done && run.output == (language == "en" ? "Still open 2.\n" : "Осталось 2.\n"))
        #expect(try amount(shell) == .null)
    }

    @Test("REV-3: the end of input at the amount stops, rc 0; u takes an amount back")
    func ends() throws {
        var shell = try shell("en", "y")
        let run = shell.tracker("review")
        #expect(
            run.code == .done && run.output == "Still open 2.\n"
                && run.errors.hasSuffix("help) How much, km? \n")
        )
        shell = try self.shell("en", "y", "5", "u", "n", "n")
        #expect(shell.tracker("review").output == "Still open 2.\n")
        #expect(try amount(shell) == .null)
    }

    @Test("REV-3: y on a limit of a period records 0 where nothing is recorded, and is kept so far")
    func limit() throws {
        let shell = try shell("en", ["--limit", "4 cups a week"], ["y", "y"])
        let run = shell.tracker("review")
        #expect(run.output == "Done 2.\n" && !run.errors.contains("How much"), "\(run.errors)")
        #expect(try amount(shell) == .string("0"))
    }

    @Test("REV-3: an amount beyond a limit of a period leaves it open")
    func beyond() throws {
        let shell = try shell("en", ["--limit", "4 cups a week"], ["6", "y"])
        #expect(shell.tracker("review").output == "Done 1, still open 1.\n")
        #expect(try amount(shell) == .string("6"))
    }
}
