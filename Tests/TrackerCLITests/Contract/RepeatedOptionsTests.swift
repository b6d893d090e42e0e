import DeskKit
import Samples
import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// Printed command lines mean the library and the language of the run that prints them.
@Suite struct RepeatedOptionsTests {
    private static let tail = #" --library "my own.plist" --lang en"#

    private static func repeated(_ library: String? = "my own.plist", _ language: String? = "en")
        -> RepeatedOptions
    {
        var globals = GlobalOptions()
        globals.library = library
        globals.settings[.language] = language
        return RepeatedOptions(globals)
    }

    @Test(
        "SAY-6: a line ends in the library and then the language, as typed and quoted, where they were options"
    )
    func line() {
        #expect(Self.repeated().line("tracker undo") == "tracker undo" + Self.tail)
        #expect(Self.repeated("a.plist", nil).line("tracker undo") == "tracker undo --library a.plist")
        #expect(Self.repeated(nil, "ru").line("tracker undo") == "tracker undo --lang ru")
        #expect(RepeatedOptions(GlobalOptions()) == .none)
        #expect(RepeatedOptions.none.line("tracker undo") == "tracker undo")
    }

    @Test("SAY-6: the worked example: options are repeated, variables are not")
    func worked() throws {
        let shell = try Shell()
        shell.tracker("--library", shell.home.path("other.plist"), "add", "Foo", "--event", "--category", "X")
        let other = shell.home.path("other.plist")
        let run = shell.tracker("--library", other, "--lang", "ru", "done", "Foo")
        #expect(run.output.hasSuffix("Отменить: tracker undo --library \(other) --lang ru\n"), "\(run)")
        shell.environment["TRACKER_LIBRARY"] = other
        shell.environment["TRACKER_LANG"] = "ru"
        #expect(shell.tracker("undone", "Foo").output.hasSuffix("Отменить: tracker undo\n"))
    }

    /// Lines of a person in a library of their own, with what is typed there; each prints at least one command line.
    private static let lines: [(line: [String], typed: [Answer]?)] = [
        (["list"], nil), (["category", "list"], nil), (["list", "--search", "zzz"], nil),
        (["add", "Run", "--category", "Sport", "--schedule", "daily"], nil),
        (["done", "Run"], nil), (["undone", "Run", "--json", "--date", "2199-01-01"], nil),
        (["undo"], nil), (["redo"], nil), (["undo", "Run"], nil), (["undo", "run", "fast"], nil),
        (["done", "Rnu"], nil), (["done", "Rnu", "--json"], nil), (["done", "Sport"], nil),
        (["done", "Run", "yesterday"], nil), (["list", "yesterday"], nil), (["list", "run"], nil),
        (["stats", "run"], nil), (["category list"], nil), (["--undo"], nil), (["list", "-d", "mon"], nil),
        (["undo", "all"], nil), (["config", "theme"], nil),
        (["restore", "list"], nil),
        (["done"], nil), (["note"], nil),
        (["done", "Run", "5"], nil), (["undone", "Run", "5"], nil), (["skip", "Run", "5", "km"], nil),
        (["delete", "Run"], ["n"]), (["category", "delete", "Sport"], ["n"]),
        (["backup"], nil), (["restore"], nil), (["restore", "99"], nil),
        (["backup", "csv"], nil), (["backup", "x.csv"], nil), (["backup", "x.doc"], nil),
        (["report", "svg"], nil), (["report", "html"], nil), (["report", "--open"], nil),
        (["import", "csv"], nil), (["review"], nil), (["remind"], nil), (["remind", "off"], nil),
        (["remind", "--by", "cron"], nil), (["sync"], nil), (["sync", "status"], nil),
        (["sync", "print"], nil), (["config", "set", "theme", "blue"], nil),
        (["pause", "Run"], nil), (["list"], nil), (["archive", "Run"], nil), (["unarchive", "Run"], nil),
    ]

    /// Every `tracker COMMAND` of a text but help and the manual, up to where its line ends.
    private static func commands(in text: String) -> [Substring] {
        let names = Set(CommandName.allCases.map { $0.rawValue.split(separator: " ")[0] }).subtracting([
            "help", "man",
        ])
        return text.split(separator: "tracker ", omittingEmptySubsequences: false).dropFirst().filter {
            names.contains($0.prefix { $0.isLetter }[...])
        }
    }

    @Test(
        "SAY-6: whatever the run, each command line that it prints has its options", arguments: ["en", "ru"])
    func everyRun(language: String) throws {
        let shell = try Shell(language: "en")
        let library = shell.home.path("other.plist")
        let tail = " --library \(library) --lang \(language)"
        var count = 0
        for (line, typed) in Self.lines {
            shell.isTerminal = typed != nil
            shell.columns = 400
            shell.answers = typed ?? []
            let run = shell.run(line + ["--library", library, "--lang", language])
            for command in Self.commands(in: run.output + run.errors) {
                count += 1
                #expect(command.contains(tail.dropFirst()) || command.contains(tail), "\(line): \(command)")
            }
        }
        #expect(count >= 40)
    }

    @Test("SAY-6: with --json, message and text carry them, too")
    func json() throws {
        let shell = try Shell()
        let library = shell.home.path("other.plist")
        let run = shell.tracker("done", "Run", "--json", "--library", library)
        let message = try #require(try ParsedJSON(run.errors)["error"]?["message"]?.string)
        #expect(message.contains("tracker list --library \(library)"), "\(message)")
        let trial = shell.tracker("sync", "--dry-run", "--library", library)
        #expect(trial.errors.contains("see “tracker sync status --library \(library)”"), "\(trial)")
    }

    /// The advice of every front, with the command lines that its words hold.
    private static let advice: [Advice] = [
        .repair, .moveAwayAndRepair, .renumberBackup, .forgetHistory, .examine, .restore, .undo, .listBackups,
        .importFile, .lookBeforeRepeating, .listTrackers, .listCategories, .listSteps,
        .setGoal("Run", AmountEdit(.set, .one)),
        .rewriteSettings, .setSetting, .listSettings, .addTracker, .recordAmount("Run"), .standardInput,
        .setTimerAgain(.remind), .runTimer(.remind), .removeTimer(.remind), .clearHistoryAgain, .sync(.begin),
        .sync(.goOn),
        .sync(.nameFolder), .sync(.join), .sync(.end), .sync(.forget(device: "phone")), .sync(.showStatus),
        .sync(.startAgain(folder: "~/S")), .sync(.give(device: "desktop")),
        .answer(.deleted([.habit(1, "Run")], device: "laptop")),
    ]

    @Test("SAY-6: so do all advices, on the command line and in the app", arguments: advice)
    func advised(advice: Advice) throws {
        let words = try #require(Advice.onCommandLine(Self.repeated())(advice))
        for text in [words.english, words.russian] { #expect(text.contains(Self.tail), "\(text)") }
        guard let inApp = Advice.inApp(Self.repeated())(advice), inApp.english.contains("tracker ") else {
            return
        }
        #expect(inApp == words)
    }

    @Test("SAY-6: what is meant for another device, and help, stay as they are")
    func others() throws {
        for advice in [
            Advice.sync(.joinThere), .sync(.joinOn(device: "work")), .sync(.publishThere),
            .sync(.moveOut(folder: "~/S")),
            .importing(.listFormats),
        ] {
            let words = try #require(Advice.onCommandLine(Self.repeated())(advice))
            #expect(words == Advice.onCommandLine(.none)(advice))
        }
    }

    @Test("SAY-6: the line of the other kind keeps them last, wherever they were typed")
    func otherKind() throws {
        let shell = try Shell()
        let library = shell.home.path("other.plist")
        shell.tracker("add", "Run", "--event", "--category", "Sport", "--library", library)
        let run = shell.tracker("--lang", "en", "--library", library, "delete", "Sport", "-q")
        #expect(
            run.errors == "“Sport” is a category: see tracker category --library \(library) --lang en.\n")
    }

    /// How often the sources name a command line as it is: in help and its examples, in the table of twins, whose advice
    /// gets the options where it is printed, and for another device.
    private static let asTheyAre = [
        "Commands/ExportCommand.swift": 2, "Commands/ReferenceCommand.swift": 5,
        "Commands/SyncCommand.swift": 14,
        "Grammar/HelpSubject+Scripts.swift": 7, "Grammar/Twin+Table.swift": 19,
        "Grammar/ValueKind+Explanation.swift": 4, "Texts/SyncAdvice+Text.swift": 10,
        "Texts/Phrase+Web.swift": 6, "Texts/SyncConflict+Answer.swift": 2, "Texts/UndoHint.swift": 6,
    ]

    @Test("SAY-6: a sentence that names a command line takes it from its options, in every source")
    func sources() throws {
        let root = try Readme().folder + "/Apps/TrackerCLI/"
        var found: [String: Int] = [:]
        for (path, text) in try FileTree.sources(under: root) where !path.hasPrefix("Reference/") {
            for line in text.split(separator: "\n") {
                let code = line.drop(while: \.isWhitespace)
                guard !code.hasPrefix("//"), code.contains("\"") else { continue }
                let named = Self.commands(in: String(code)).count
                let taken = code.ranges(of: "line(\"tracker ").count
                if named > taken { found[path, default: 0] += named - taken }
            }
        }
        #expect(found == Self.asTheyAre)
    }
}
