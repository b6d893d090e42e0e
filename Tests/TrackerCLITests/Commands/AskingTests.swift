import Testing
import TrackerCLI

/// Questions of `add`, and what is said where one cannot be asked or is not answered.
@Suite struct AskingTests {
    private func shell(_ language: String = "en", _ answers: String...) throws -> Shell {
        let shell = try Shell(language: language)
        for name in ["Sport", "Home", "2"] { shell.tracker("category", "add", name) }
        shell.isTerminal = true
        shell.answers = answers.map(Answer.text)
        return shell
    }

    private func added(_ shell: Shell) throws -> (category: String?, kind: String?, schedule: [String?]?) {
        let card = try ParsedJSON(shell.tracker("show", "Swim", "--json").output)
        return (
            card["category"]?["name"]?.string, card["kind"]?.string, card["schedule"]?.items.map(\.string)
        )
    }

    @Test(
        "C8: the categories are listed; a number, a name or a new name is an answer, a name first",
        arguments: [("1", "2"), ("3", "Sport"), ("home", "Home"), ("2", "2"), ("Pool", "Pool")])
    func category(answer: String, category: String) throws {
        let shell = try shell("en", answer, "daily")
        let run = shell.tracker("add", "Swim")
        #expect(run.code == .done)
        for line in ["1. 2", "2. Home", "3. Sport"] { #expect(run.errors.contains(line)) }
        #expect(try added(shell).category == category)
    }

    @Test(
        "C8: a number that is not on the list, and a blank, are asked for again",
        arguments: [("en", "from 1 to 3"), ("ru", "от 1 до 3")])
    func again(language: String, hint: String) throws {
        let shell = try shell(language, "4", " ", "3", "daily")
        let run = shell.tracker("add", "Swim")
        #expect(run.code == .done && run.errors.contains(hint))
        #expect(try added(shell).category == "Sport")
    }

    @Test("C8: without a category there is no list, and a number is a name")
    func firstCategory() throws {
        let shell = try Shell()
        shell.isTerminal = true
        shell.answers = ["7", "daily"]
        let run = shell.tracker("add", "Swim")
        #expect(run.code == .done && !run.errors.contains("1. "))
        #expect(try added(shell).category == "7")
    }

    @Test(
        "C8: the rules and an event are explained, and understood in both languages",
        arguments: ["en", "ru"], ["event", "Событие", " EVENT ", "mon,wed", "выходные"])
    func schedule(language: String, answer: String) throws {
        let shell = try shell(language, answer)
        let run = shell.tracker("add", "Swim", "--category", "Home")
        let explained =
            language == "en"
            ? ["weekends", "mon-fri", "irregular event"] : ["выходные", "пн-пт", "нерегулярного события"]
        let said = run.errors.replacing("\n", with: " ")
        for word in explained { #expect(said.contains(word), "\(word)") }
        let days = ["mon,wed": ["mon", "wed"], "выходные": ["sat", "sun"]][answer]
        let tracker = try added(shell)
        #expect(tracker.kind == (days == nil ? "event" : "habit"))
        #expect(tracker.schedule == days ?? [])
    }

    @Test(
        "C9: --no-input forbids the question, and that is said",
        arguments: [["delete", "Swim"], ["category", "delete", "Home"], ["history", "clear"]])
    func noInput(line: [String]) throws {
        for (language, reason) in [("en", "“--no-input” forbids"), ("ru", "«--no-input» запрещает")] {
            let shell = try shell(language)
            shell.tracker("add", "Swim", "--category", "Home", "--event")
            let run = shell.run(line + ["--no-input"])
            #expect(run.code == .wrongLine && run.errors.contains(reason) && run.errors.contains("--yes"))
        }
    }

    @Test("C9: what Ctrl-C leaves at a question is a document with --json, and nothing else without")
    func interruptNotice() throws {
        let shell = try shell("en", "n", "n")
        shell.tracker("add", "Swim", "--category", "Home", "--event")
        let run = shell.tracker("delete", "Swim", "--json")
        #expect(run.code == .cancelled)
        let document =
            "{\"schemaVersion\":1,\"error\":{\"code\":\"cancelled\",\"message\":\"Cancelled; nothing was changed.\"}}\n"
        #expect(String(decoding: shell.interruptNotice, as: UTF8.self) == document)
        #expect(run.errors.hasSuffix(document), "the answer No leaves the same")
        shell.tracker("delete", "Swim")
        #expect(shell.interruptNotice == [])
    }

    @Test("C8: the numbered prompts list the categories too, and ask again")
    @MainActor func accessible() throws {
        // New tracker, habit; no category has the number 4.
        let shell = try shell("en", "1", "1", "Swim", "4", "3", "someday", "daily", "")
        let run = shell.tracker("--accessible")
        #expect(run.code == .done)
        for line in ["3. Sport\n", "from 1 to 3", "is not a schedule", "Added: Swim\n"] {
            #expect(run.output.contains(line), "\(line)")
        }
        #expect(try added(shell).category == "Sport")
    }
}
