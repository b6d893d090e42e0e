import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Parses a line.
func parse(_ line: String...) -> Result<Invocation, UsageError> {
    parse(line)
}

func parse(_ line: [String]) -> Result<Invocation, UsageError> {
    do throws(UsageError) {
        return .success(try Parser.parse(ArgumentLine(line)))
    } catch {
        return .failure(error)
    }
}

struct ParserTests {
    @Test("A line without words names no command")
    func nothing() throws {
        let invocation = try parse().get()
        #expect(invocation.command == nil)
        #expect(invocation.operands == [])
        #expect(invocation.globals == GlobalOptions())
    }

    @Test("Each command is called by its words", arguments: CommandName.allCases)
    func names(command: CommandName) throws {
        let operands = command.spec.operands.filter { $0.count.minimum > 0 }.map {
            $0.kind.fixedWords?.first ?? "x"
        }
        let option = command == .edit ? ["--name", "y"] : command.spec.needsAnOption ? ["--last"] : []
        let line = command.rawValue.split(separator: " ").map(String.init) + operands + option
        let invocation = try parse(line).get()
        #expect(invocation.command == command)
        #expect(invocation.operands == operands)
    }

    @Test(
        "T6: options mean the same wherever they stand",
        arguments: [
            ["--json", "list", "--date", "-3", "--lang", "ru"],
            ["list", "--json", "--lang", "ru", "--date", "-3"],
            ["--date", "-3", "--lang=ru", "list", "--json"],
            ["--lang", "ru", "--json", "--date=-3", "list"],
        ])
    func anywhere(line: [String]) throws {
        let invocation = try parse(line).get()
        #expect(invocation.command == .list)
        #expect(invocation.value(.date) == "-3")
        #expect(invocation.globals.output == .json)
        #expect(invocation.globals.settings[.language] == "ru")
        #expect(invocation.operands == [])
    }

    @Test("T6: an option may stand between the words of a command")
    func between() throws {
        let invocation = try parse("category", "--yes", "delete", "Home").get()
        #expect(invocation.command == .categoryDelete)
        #expect(invocation.operands == ["Home"])
        #expect(invocation.globals.assumesYes)
    }

    @Test("T6: after -- everything is an operand")
    func endOfOptions() throws {
        let invocation = try parse("add", "--category", "C", "--schedule", "daily", "--", "-x").get()
        #expect(invocation.operands == ["-x"])
        #expect(try parse("done", "--", "--json", "--").get().operands == ["--json", "--"])
        #expect(try parse("--", "done", "-h").get().operands == ["-h"])
    }

    @Test("A value may begin with a dash, and may be the word that ends options")
    func dashedValue() throws {
        #expect(try parse("list", "--search", "--json").get().value(.search) == "--json")
        #expect(try parse("list", "--search", "--json").get().globals.output == .text)
        #expect(try parse("list", "--search", "--", "--json").get().globals.output == .json)
    }

    @Test("A value after the sign may be empty or hold another sign")
    func attachedValue() throws {
        #expect(try parse("list", "--search=").get().value(.search) == "")
        #expect(try parse("list", "--search=a=b").get().value(.search) == "a=b")
    }

    @Test("The last of a repeated option counts")
    func repeated() throws {
        let invocation = try parse("list", "--date", "mon", "--lang", "ru", "--date=tue", "--lang", "en")
            .get()
        #expect(invocation.value(.date) == "tue")
        #expect(invocation.globals.settings[.language] == "en")
    }

    @Test("A single dash is an operand")
    func singleDash() throws {
        #expect(try parse("done", "-").get().operands == ["-"])
    }

    @Test("Letters of flags may share a dash")
    func cluster() throws {
        #expect(try parse("done", "Run", "-qq").get().globals.isQuiet)
        #expect(try parse("list", "-qh").get().command == .help)
    }

    @Test(
        "--color is the tracker's with add and edit, on either side of the word",
        arguments: [
            ["--color", "red", "add", "Run"], ["add", "Run", "--color", "red"],
            ["edit", "Run", "--color", "red"],
        ])
    func trackerColor(line: [String]) throws {
        let invocation = try parse(line).get()
        #expect(invocation.value(.color) == "red")
        #expect(invocation.globals.screenColor == nil)
    }

    @Test(
        "--color is --screen-color with any other command and without one",
        arguments: [
            ["--color", "never", "list"], ["list", "--color=never"], ["--color", "never"],
            ["list", "--screen-color", "always", "--color", "never"],
        ])
    func screenColor(line: [String]) throws {
        let invocation = try parse(line).get()
        #expect(invocation.value(.color) == nil)
        #expect(invocation.globals.screenColor == .never)
    }

    @Test(
        "Every option that holds everywhere is understood with every command but one that asks about each thing",
        arguments: CommandName.visible.filter { $0.spec.effect != .answers })
    func everywhere(command: CommandName) throws {
        let options = OptionTable.everywhere.filter { ![.help, .version, .json, .dryRun].contains($0.name) }
        let written = options.flatMap { option in
            [option.name.word] + (option.value.map { [$0.fixedWords?.last ?? "x"] } ?? [])
        }
        let first = try #require(command.spec.examples.first)
        let line = written + first.arguments(.english)
        let globals = try parse(line).get().globals
        var expected = GlobalOptions()
        expected.isDryRun = line.contains("--dry-run")
        expected.library = "x"
        expected.settings[.language] = "ru"
        expected.output = .plain
        expected.screenColor = .never
        expected.settings[.theme] = "system"
        expected.isASCII = true
        expected.usesPager = false
        expected.assumesYes = true
        expected.mayAsk = false
        expected.isQuiet = true
        expected.showsDetailsOfErrors = true
        expected.isAccessible = true
        expected.settings[.mouse] = "off"
        expected.showsOnboarding = false
        #expect(globals == expected)
    }

    @Test("ANS-7: JSON and plain records exclude each other, in any order and without a command")
    func outputForm() {
        for line in [["list", "--json", "--plain"], ["--plain", "list", "--json"], ["--plain", "--json"]] {
            #expect(parse(line) == .failure(.exclusive(.json, .plain)))
        }
    }

    @Test("--version needs no command")
    func version() throws {
        #expect(try parse("--version").get().globals.showsVersion)
    }

    @Test(
        "--dry-run goes with whatever changes something",
        arguments: [
            ["add", "Run"], ["done", "Run"], ["undo"], ["history", "clear"], ["config", "unset", "theme"],
            ["doctor", "--repair"],
        ])
    func dryRun(line: [String]) throws {
        #expect(try parse(line + ["--dry-run"]).get().globals.isDryRun)
    }

    @Test("An option with fixed words is read as their type")
    func choice() throws {
        let invocation = try parse("stats", "--sort", "best").get()
        #expect(invocation.choice(.sort, StatisticsOrder.self) == .best)
        #expect(try parse("stats").get().choice(.sort, StatisticsOrder.self) == nil)
        #expect(try parse("add", "Run", "--pin").get().has(.pin))
        #expect(try !parse("add", "Run").get().has(.pin))
    }
}
