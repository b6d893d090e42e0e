import Testing
import TrackerCLI
import TrackerExchange

struct UsageErrorTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let line: [String]
        let error: UsageError

        init(_ line: String..., error: UsageError) {
            self.line = line
            self.error = error
        }

        var testDescription: String { line.joined(separator: " ") }
    }

    static let filters = ["all", "today", "completed", "not-completed", "due", "resting"]

    static let cases = [
        // T4: an unknown word names the nearest.
        Case("lisst", error: .unknownCommand("lisst", nearest: "list")),
        Case("LIST", error: .unknownCommand("LIST", nearest: "list")),
        Case("frobnicate", error: .unknownCommand("frobnicate", nearest: nil)),
        Case("rm", "Run", error: .unknownCommand("rm", nearest: "delete")),
        Case("удалить", "Бег", error: .unknownCommand("удалить", nearest: "delete")),
        Case("settings", error: .unknownCommand("settings", nearest: "config")),
        Case("", error: .unknownCommand("", nearest: nil)),
        Case("category", "lst", error: .unknownMember("lst", .category, nearest: "list")),
        Case("category", "rm", error: .unknownMember("rm", .category, nearest: "delete")),
        Case("history", "nonsense", error: .unknownMember("nonsense", .history, nearest: nil)),
        Case("category", error: .incompleteCommand(.category)),
        Case("config", "--json", error: .incompleteCommand(.config)),
        Case("list", "--filtre", "all", error: .unknownOption("--filtre", .list, nearest: "--filter")),
        Case("list", "-json", error: .unknownOption("-json", .list, nearest: "--json")),
        Case("list", "--bogus=1", error: .unknownOption("--bogus", .list, nearest: nil)),
        Case("done", "-3", error: .unknownOption("-3", .done, nearest: nil)),
        Case("done", "-qx", error: .unknownOption("-qx", .done, nearest: nil)),
        // An option of another command is no candidate.
        Case("stats", "--filtre", error: .unknownOption("--filtre", .stats, nearest: nil)),
        // The first fault is reported.
        Case("--bogus", "lisst", error: .unknownOption("--bogus", nil, nearest: nil)),
        Case("lisst", "--bogus", error: .unknownCommand("lisst", nearest: "list")),
        // T5: nothing is abbreviated, and nothing catches all.
        Case("li", error: .unknownCommand("li", nearest: "list")),
        Case("l", error: .unknownCommand("l", nearest: nil)),
        Case("Water plants", error: .unknownCommand("Water plants", nearest: nil)),
        Case("category list", error: .unknownCommand("category list", nearest: nil)),
        Case("list", "--filt", "all", error: .unknownOption("--filt", .list, nearest: "--filter")),
        Case("list", "--js", error: .unknownOption("--js", .list, nearest: "--json")),
        // Values.
        Case("list", "--date", error: .missingValue(.date, .list)),
        Case("--lang", error: .missingValue(.lang, nil)),
        Case("list", "--json=yes", error: .unexpectedValue(.json)),
        Case("list", "--filter", "foo", error: .badOptionValue("foo", .filter, allowed: filters)),
        Case("list", "--filter", "All", error: .badOptionValue("All", .filter, allowed: filters)),
        Case("list", "--filter=", error: .badOptionValue("", .filter, allowed: filters)),
        Case("--lang", "de", error: .badOptionValue("de", .lang, allowed: ["en", "ru"])),
        Case(
            "list", "--color", "red",
            error: .badOptionValue("red", .color, allowed: ["auto", "always", "never"])),
        // Options in the wrong place.
        Case(
            "stats", "--note", "hi",
            error: .foreignOption(.note, .stats, owners: [.done, .skip, .unskip])),
        Case("--filter", "all", error: .foreignOption(.filter, nil, owners: [.list])),
        Case("done", "Run", "--pin", error: .foreignOption(.pin, .done, owners: [.add])),
        Case("add", "Run", "--event", "--schedule", "daily", error: .exclusive(.schedule, .event)),
        Case(
            "edit", "Run", error: .nothingAsked([.name, .category, .schedule, .goal, .limit, .emoji, .color])),
        Case(
            "edit", "Run", "--yes",
            error: .nothingAsked([.name, .category, .schedule, .goal, .limit, .emoji, .color])),
        Case("add", "Run", "--goal", "5", "--limit", "2", error: .exclusive(.goal, .limit)),
        Case("edit", "Run", "--limit", "2", "--goal", "none", error: .exclusive(.goal, .limit)),
        // Operands.
        Case("done", error: .missingOperand(.done, .tracker)),
        Case("edit", error: .missingOperand(.edit, .tracker)),
        Case("category", "rename", "Home", error: .missingOperand(.categoryRename, .newName)),
        Case("config", "set", "theme", error: .missingOperand(.configSet, .settingValue)),
        Case("paths", "Run", error: .unexpectedOperand("Run", .paths)),
        Case("add", "Water", "plants", error: .unexpectedOperand("plants", .add)),
        Case("undo", "1", "2", error: .unexpectedOperand("2", .undo)),
        Case(
            "completions", "tcsh",
            error: .badOperand(
                "tcsh", .completions, .words(["bash", "zsh", "fish"]), allowed: ["bash", "zsh", "fish"])),
        Case("help", "nonsense", error: .unknownCommand("nonsense", nearest: nil)),
        Case("help", "category", "lst", error: .unknownMember("lst", .category, nearest: "list")),
        Case("help", "list", "extra", error: .unexpectedOperand("extra", .help)),
        // --dry-run where nothing changes, --json where there is no such form.
        Case("list", "--dry-run", error: .nothingToTry(.list)),
        Case("--dry-run", error: .nothingToTry(nil)),
        Case("doctor", "--dry-run", error: .nothingToTry(.doctor)),
        Case("help", "--json", error: .noJSON(.help)),
        Case("man", "--json", error: .noJSON(.man)),
        Case("completions", "bash", "--json", error: .noJSON(.completions)),
        Case("onboarding", "--json", error: .noJSON(.onboarding)),
    ]

    @Test("T4, T5: a wrong line is refused with the facts", arguments: cases)
    func facts(example: Case) {
        #expect(parse(example.line) == .failure(example.error))
    }

    @Test("A setting that does not exist names those that do")
    func unknownSetting() throws {
        let keys = [
            "language", "theme", "first-weekday", "day-start", "default-filter", "usage-log", "mouse",
            "reduced-motion",
        ]
        for line in [["config", "get", "foo"], ["config", "set", "foo", "on"], ["config", "unset", "foo"]] {
            guard case .failure(.badOperand("foo", _, .settingKey, let allowed)) = parse(line) else {
                Issue.record("\(line) is not refused for its key")
                continue
            }
            #expect(allowed == keys)
        }
    }

    @Test(
        "Each mistake leads to exit code 2; a word that is not among the allowed ones is invalid",
        arguments: cases)
    func codes(example: Case) {
        #expect(example.error.code.exitCode == .wrongLine)
        switch example.error {
        case .badOptionValue, .badOperand: #expect(example.error.code == .invalid)
        default: #expect(example.error.code == .usage)
        }
    }
}
