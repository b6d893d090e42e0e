import Testing
import TrackerCLI
import TrackerDomain

/// C7: a wrong line is answered with the line that was meant, in full, ready to be pasted.
@Suite struct SuggestedCommandLineTests {
    private static let lines: [(typed: [String], meant: String)] = [
        (
            ["add", "Yoga", "--category", "Home", "--schedule", "mon", "tue"],
            "add Yoga --category Home --schedule mon,tue"
        ),
        (["edit", "Run", "--schedule", "пн", "ср", "пт"], "edit Run --schedule пн,ср,пт"),
        (["add", "Yoga", "daily"], "add Yoga --schedule daily"),
        (["add", "Yoga", "будни", "--category", "Дом"], "add Yoga --category Дом --schedule будни"),
        (["add", "Water", "plants", "mon-fri"], "add \"Water plants\" --schedule mon-fri"),
        (["add", "Water", "plants", "--category", "Home"], "add \"Water plants\" --category Home"),
        (["add", "Dentist", "event"], "add Dentist --event"),
        (["add", "Врач", "событие"], "add Врач --event"),
        (["edit", "Water", "plants", "--name", "X"], "edit \"Water plants\" --name X"),
        (["category", "rename", "Home", "My", "house"], "category rename Home \"My house\""),
        (["done", "Run", "-d", "yesterday"], "done Run --date yesterday"),
        (["done", "Run", "--day=mon", "Read"], "done Run Read --date mon"),
        (["done", "Run", "--yesterday"], "done Run --date yesterday"),
        (["undone", "Бег", "--вчера"], "undone Бег --date вчера"),
        (["list", "--today"], "list --date today"),
        (["list", "yesterday"], "list --date yesterday"), (["list", "completed"], "list --filter completed"),
        (["list", "water", "plants"], "list --search \"water plants\""),
        (["calendar", "Run", "2026-10"], "calendar Run --month 2026-10"),
        (["calendar", "--streaks"], "stats"), (["calendar", "Run", "--streaks"], "stats"),
        (["stats", "Run"], "show Run"),
        (["--undo"], "undo"), (["done", "Run", "--delete", "-q"], "delete Run --quiet"),
        (["delete", "Run", "-y"], "delete Run --yes"), (["-v"], "--version"),
        (["category list", "--plain"], "category list --plain"),
        (["done", "-d", "mon", "--", "-x"], "done --date mon -- -x"),
    ]

    @Test("C7: what is too much, or stands in another way", arguments: lines)
    func meant(typed: [String], meant: String) throws {
        let run = try Shell().run(typed)
        #expect(run.code == .wrongLine)
        #expect(run.errors.hasSuffix("did you mean “tracker \(meant)”?\n"), "\(run.errors)")
        let russian = try Shell(language: "ru").run(typed)
        #expect(
            russian.errors.hasSuffix("может быть, вы имели в виду «tracker \(meant)»?\n"), "\(russian.errors)"
        )
    }

    private static let unknown: [(typed: [String], meant: String)] = [
        (["done", "вода", "yesterday"], "done вода --date yesterday"),
        (["done", "Run", "пн"], "done Run --date пн"),
        (["done", "yesterday", "Run", "-q"], "done Run --quiet --date yesterday"),
        (["undone", "Run", "2026-11-01"], "undone Run --date 2026-11-01"),
        (["calendar", "2026-10"], "calendar --month 2026-10"),
        (["done", "Run", "Walk", "the", "dog"], "done Run \"Walk the dog\""),
        (["delete", "walk", "the", "--yes"], "delete \"walk the\" --yes"),
        (["pin", "Walk", "the", "dog"], "pin \"Walk the dog\""),
    ]

    @Test("C7: a day, a month or a piece of a name in the place of a tracker", arguments: unknown)
    func unknownTracker(typed: [String], meant: String) throws {
        let shell = try Shell()
        for name in ["вода", "Run", "Walk the dog"] {
            shell.tracker("add", name, "--category", "Home", "--schedule", "daily")
        }
        let (before, run) = (shell.library, shell.run(typed))
        #expect(
            run.code == .couldNot && run.errors.hasSuffix("did you mean “tracker \(meant)”?\n"),
            "\(run.errors)")
        #expect(shell.library == before)
    }

    @Test("C7: a tracker that is called so is meant itself")
    func trackerOfThatName() throws {
        let shell = try Shell()
        shell.tracker("add", "Yesterday", "--category", "Home", "--schedule", "daily")
        #expect(shell.tracker("done", "yesterday").code == .done)
    }

    @Test("C7: what is pasted is understood", arguments: lines)
    func pasted(typed: [String], meant: String) throws {
        let line = try #require(try SuggestedCommandLine(parseError(typed), in: ArgumentLine(typed)))
        #expect(line.text == "tracker " + meant)
        // Quotes are the shell's; without them words fall apart, which the name alone would not forgive.
        let words = line.text.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap {
            $0 % 2 == 1 ? [String($1)] : $1.split(separator: " ").map(String.init)
        }
        _ = try Parser.parse(ArgumentLine(words.dropFirst()))
    }

    @Test(
        "C7: nothing far-fetched, nothing that would be wrong again",
        arguments: [
            ["done", "Run", "-x"], ["done", "-3"], ["done", "Run", "-d"], ["undo", "1", "2"],
            ["list", "--nope"],
            ["Water plants"],
            ["calendar", "--yes-please"], ["done", "Run", "--date", "mon", "--yesterday"],
            ["list", String(repeating: "x", count: 300)], ["add", "A", "B\u{1B}[31m"],
        ])
    func nothing(typed: [String]) throws {
        #expect(try SuggestedCommandLine(parseError(typed), in: ArgumentLine(typed)) == nil)
    }

    @Test("C7: “--yes” is not near “--year”, nor anything of three letters that shares two")
    func far() {
        #expect(NearestName.nearest(to: "year", among: ["month", "yes", "json"]) == nil)
        #expect(NearestName.nearest(to: "years", among: ["yes"]) == nil)
        #expect(NearestName.nearest(to: "yess", among: ["yes"]) == "yes")
    }

    @Test("C7: -V is --version")
    func version() throws {
        let shell = try Shell()
        #expect(shell.tracker("-V") == shell.tracker("--version"))
        #expect(shell.tracker("-V").output.hasPrefix("tracker "))
    }

    private func parseError(_ typed: [String]) throws -> UsageError {
        try #require(throws: UsageError.self) { try Parser.parse(ArgumentLine(typed)) }
    }
}
