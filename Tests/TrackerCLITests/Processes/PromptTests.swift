import TestKit
import Testing

/// Questions on a terminal.
@Suite struct PromptTests {
    @Test("add asks for what is missing, again where the answer makes no sense")
    func add() throws {
        let program = try Program()
        let terminal = try program.onTerminal("add", "Run")
        #expect(try terminal.read(until: "Name the first:") != nil)
        try terminal.write(" \n")
        #expect(try terminal.read(until: "The category name is empty") != nil)
        try terminal.write("Sport\n")
        #expect(try terminal.read(until: "Schedule (") != nil)
        try terminal.write("someday\n")
        #expect(try terminal.read(until: "is not a schedule") != nil)
        try terminal.write("mon-fri\n")
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(0))
        #expect(outcome.output.contains("Added: ") && outcome.output.contains("tracker undo"))
        let card = try ParsedJSON(program.tracker("list", "--json", "--date", "fri").output)["sections"]?[0]?[
            "trackers"]?[0]
        #expect(card?["schedule"]?.items.map(\.string) == ["mon", "tue", "wed", "thu", "fri"])
    }

    @Test("add: an event is a word of the answer; what is given is not asked for")
    func addEvent() throws {
        let program = try Program(language: "ru_RU.UTF-8")
        let terminal = try program.onTerminal("add", "Врач", "--category", "Дом")
        #expect(try terminal.read(until: "Расписание (") != nil)
        try terminal.write("событие\n")
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(0) && !outcome.output.contains("Категория"))
        #expect(try program.tracker("show", "Врач", "--plain").output.contains("kind\tevent\n"))
    }

    @Test(
        "T21: Ctrl-C at a question: a new line, rc 130, nothing changed",
        arguments: [["add", "Walk"], ["delete", "Run"]])
    func interrupt(line: [String]) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let before = try program.home.contents()
        let terminal = try PseudoTerminal(program.process(line))
        #expect(try terminal.read(until: line[0] == "add" ? "Category (" : "[y/N]") != nil)
        try terminal.write([3])
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(130))
        // The system may echo ^C only after the program has answered it.
        #expect(outcome.output.replacing("^C", with: "").last?.isNewline == true)
        #expect(try program.home.contents() == before)
    }

    @Test(
        "a deletion is made by yes alone; No, Enter, the end of input and anything else keep: rc 130",
        arguments: ["y\n", "Yes\n", "д\n", "ДА\n", "n\n", "\n", "\u{4}", "yy\n"])
    func confirmation(answer: String) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let before = try program.home.contents()
        let terminal = try program.onTerminal("category", "delete", "Sport")
        #expect(try terminal.read(until: "[y/N]") != nil)
        try terminal.write(answer)
        let outcome = try terminal.finish()
        let isYes = ["y\n", "Yes\n", "д\n", "ДА\n"].contains(answer)
        #expect(outcome.status == .exited(isYes ? 0 : 130))
        #expect((try program.home.contents() == before) == !isYes)
        #expect(outcome.output.contains("1 tracker"), "the question names what goes")
    }

    @Test(
        "a question needs a terminal on both sides, and leave to ask: rc 2",
        arguments: ["</dev/null", "2>/dev/null", "--no-input"])
    func nobodyToAsk(words: String) throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let before = try program.home.contents()
        for line in ["delete Run", "add Walk", "history clear", "category delete Sport"] {
            let terminal = try PseudoTerminal(program.shell("\"$0\" \(line) \(words)"))
            #expect(try terminal.finish().status == .exited(2), "\(line)")
        }
        #expect(try program.home.contents() == before)
    }

    @Test("C9: Ctrl-C at a question of a line with --json leaves its document, rc 130")
    func interruptJSON() throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let terminal = try program.onTerminal("delete", "Run", "--json")
        #expect(try terminal.read(until: "[y/N]") != nil)
        try terminal.write([3])
        let outcome = try terminal.finish()
        #expect(outcome.status == .exited(130))
        let last = try #require(outcome.stdout.text.split { $0.isNewline }.last)
        #expect(try ParsedJSON(String(last))["error"]?["code"]?.string == "cancelled")
    }
}
