import TestKit
import Testing
import TrackerCLI

/// What a person should know besides a result: one line on the error stream, or the last key of a document.
@Suite struct WarningTests {
    typealias Example = WorkedExample

    @Test(
        "a library edited by hand: each document says so in its last key, each text once on the error stream")
    func editedByHand() throws {
        for line in [
            ["list"], ["stats"], ["show", "Jog"], ["calendar"], ["history"], ["category", "list"],
            ["done", "Jog"],
            ["delete", "Jog", "--yes"], ["category", "delete", "Sport", "--yes"], ["undo"],
            ["history", "clear", "--yes"], ["delete", "Jog", "--dry-run"],
        ] {
            let shell = try handEdited()
            let text = shell.run(line)
            #expect(text.code == .done)
            #expect(text.errors == Self.sentence + "\n", "\(line)")
            #expect(!text.output.contains(Self.sentence))

            let json = try handEdited().run(line + ["--json"])
            #expect(json.errors == "")
            #expect(json.output.hasSuffix(",\"warnings\":[\(Self.document)]}\n"), "\(line)")
        }
    }

    @Test("the next change ends the warning")
    func untilTheNextChange() throws {
        let shell = try handEdited()
        shell.tracker("done", "Jog")
        #expect(shell.tracker("list").errors == "")
    }

    @Test("a damaged library: reading commands show the newest backup and name its day")
    func readFromBackup() throws {
        let shell = try Example.shell()
        shell.tracker("done", "Run")
        try shell.home.write("<?xml", to: shell.libraryPath)
        for line in [["list"], ["stats"], ["show", "Run"], ["calendar"]] {
            let json = try ParsedJSON(shell.run(line + ["--json"]).output)
            #expect(json.keys.last == "warnings")
            #expect(json["warnings"]?[0]?["code"]?.string == "readFromBackup")
            let text = shell.run(line)
            #expect(text.code == .done)
            #expect(text.errors.utf8.filter { $0 == 0x0A }.count == 1)
        }
        #expect(shell.library == Array("<?xml".utf8))
    }

    @Test("a damaged library: a deletion says the one sentence and asks nothing")
    func deletionFromDamaged() throws {
        let shell = try Example.shell()
        shell.tracker("done", "Run")
        try shell.home.write("<?xml", to: shell.libraryPath)
        shell.isTerminal = true
        shell.environment["NO_COLOR"] = "1"
        shell.environment["TERM"] = "dumb"
        shell.columns = 400
        for line in [["delete", "Run"], ["category", "delete", "Home"], ["history", "clear"]] {
            shell.answers = ["y"]
            let run = shell.run(line)
            #expect(run.code == .couldNot)
            #expect(run.errors.hasPrefix("Cannot read "))
            #expect(run.errors.utf8.filter { $0 == 0x0A }.count == 1)
            #expect(shell.answers == ["y"])
        }
    }

    @Test("settings that cannot be read: a warning, never more; help does not speak of it")
    func brokenSettings() throws {
        let shell = try Example.shell()
        try shell.home.write("garbage", to: ".config/tracker/Settings.plist")
        for line in [["list"], ["done", "Run"], ["paths"], ["config", "list"], ["config", "get", "theme"]] {
            let json = shell.run(line + ["--json"])
            #expect(json.errors == "")
            let warnings = try #require(try ParsedJSON(json.output)["warnings"])
            #expect(warnings.items.map { $0["code"]?.string } == ["settingsIgnored"])
            #expect(shell.run(line).errors.hasPrefix("The settings in "))
        }
        let failed = shell.tracker("done", "Swim", "--json")
        #expect(try ParsedJSON(failed.errors)["error"]?["code"]?.string == "notFound")
        for line in [
            ["help"], ["list", "-h"], ["man"], ["completions", "fish"], ["__complete", "trackers"],
        ] {
            #expect(shell.run(line).errors == "")
        }
        let findings = try ParsedJSON(shell.tracker("doctor", "--json").output)
        #expect(findings["findings"]?.items.map { $0["code"]?.string } == ["unreadableSettings"])
        #expect(findings["warnings"] == nil)
    }

    @Test(
        "S8: settings that are not as they were written: a warning with a code of its own, and a finding",
        arguments: [
            ("dark", "settingsEdited", "editedSettings", "setting"),
            ("pink", "settingIgnored", "badSettings", "default"),
        ])
    func changedSettings(word: String, warning: String, finding: String, source: String) throws {
        for language in ["en", "ru"] {
            let shell = try Shell(language: language)
            shell.tracker("config", "set", "theme", "light")
            let path = ".config/tracker/Settings.plist"
            let text = String(decoding: try shell.home.read(path), as: UTF8.self)
            try shell.home.write(text.replacing("light", with: word), to: path)
            let list = shell.tracker("list")
            #expect(list.code == .done && OneSentence(list.errors).faults(language) == [])
            #expect(list.errors.contains(shell.home.path(path)))
            let document = try ParsedJSON(shell.tracker("config", "get", "theme", "--json").output)
            #expect(document["warnings"]?.items.map { $0["code"]?.string } == [warning])
            // Dark is also what holds where nobody has set a theme.
            #expect(document["value"]?.string == "dark" && document["source"]?.string == source)
            let findings = try ParsedJSON(shell.tracker("doctor", "--json").output)
            #expect(findings["findings"]?.items.map { $0["code"]?.string } == [finding])
            // A change makes it right.
            shell.tracker("config", "set", "theme", "dark")
            #expect(shell.tracker("list").errors == "")
        }
    }

    @Test("S7: settings that are written anew: where the old file is kept is said", arguments: ["en", "ru"])
    func keptSettings(language: String) throws {
        let shell = try Shell(language: language)
        let path = ".config/tracker/Settings.plist"
        for (content, line, copy) in [
            ("one", ["config", "set", "theme", "dark"], ".broken"),
            ("two", ["config", "unset", "theme"], ".broken-2"),
        ] {
            try shell.home.write(content, to: path)
            let tried = shell.run(line + ["--dry-run"])
            #expect(tried.code == .done && !tried.errors.contains(".broken"), "\(tried)")
            let errors = shell.run(line).errors.split(separator: "\n").map(String.init)
            #expect(errors.count == 2)
            let said = language == "ru" ? " сохранён: " : " is saved as "
            #expect(errors.last?.hasSuffix(said + shell.home.path(path + copy) + ".") == true, "\(errors)")
            #expect(try shell.home.read(path + copy) == Array(content.utf8))
            #expect(shell.run(line).errors == "")
        }
        try shell.home.write("three", to: path)
        let document = try ParsedJSON(shell.tracker("config", "set", "theme", "dark", "--json").output)
        #expect(
            document["warnings"]?.items.map { $0["code"]?.string } == ["settingsIgnored", "settingsKept"])
    }

    @Test("S7: what is in the way of the settings is told in one sentence", arguments: ["en", "ru"])
    func settingsInTheWay(language: String) throws {
        let shell = try Shell(language: language)
        try shell.home.makeFolder(".config/tracker/Settings.plist")
        for line in [["config", "set", "theme", "dark"], ["config", "unset", "theme"], ["list"]] {
            let run = shell.run(line)
            #expect(
                run.code == (line == ["list"] ? .done : .couldNot)
                    && OneSentence(run.errors).faults(language) == [])
            #expect(run.errors.contains(shell.home.path(".config/tracker/Settings.plist")))
        }
    }

    @Test("__complete is silent whatever the library is like")
    func completion() throws {
        let shell = try handEdited()
        #expect(shell.tracker("__complete", "trackers") == Shell.Run(output: "Drink\nDoctor\nJog\n"))
        try shell.home.write("<?xml", to: shell.libraryPath)
        shell.home.remove(".local/state")
        shell.environment["TRACKER_TODAY"] = "x"
        #expect(shell.tracker("__complete", "categories") == Shell.Run())
    }

    private static let sentence =
        "The library was changed by another program; it is sound and was taken as it is."
    private static let document = "{\"code\":\"editedByHand\",\"message\":\"\(sentence)\"}"

    private func handEdited() throws -> Shell {
        let shell = try Example.shell()
        let text = try #require(shell.library).text
        // The list of trackers alone: the history keeps its own copies.
        try shell.home.write(
            text.replacing("<string>Run</string>", with: "<string>Jog</string>"), to: shell.libraryPath)
        return shell
    }
}
