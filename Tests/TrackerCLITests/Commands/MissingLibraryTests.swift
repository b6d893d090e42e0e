import TestKit
import Testing
import TrackerCLI

/// A library that is gone while its backups are there.
@Suite struct MissingLibraryTests {
    private func removed(_ language: String = "en") throws -> Shell {
        let shell = try WorkedExample.shell(language: language)
        shell.tracker("pin", "Run")
        shell.home.remove(shell.libraryPath)
        return shell
    }

    private static let add = ["add", "Swim", "--category", "Pool", "--event"]

    @Test(
        "S3: what is not found there is told as a missing library that can be brought back",
        arguments: [
            ("en", "There is no library ", "brings it back.\n"),
            ("ru", "Библиотеки ", "«tracker doctor --repair».\n"),
        ])
    func notFound(language: String, start: String, end: String) throws {
        for line in [
            ["done", "Run"], ["undone", "Run"], ["pin", "Run"], ["edit", "Run", "--name", "Jog"],
            ["category", "rename", "Home", "House"], ["done", "Run", "--dry-run"],
        ] {
            let shell = try removed(language)
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.output == "", "\(line): \(run)")
            #expect(run.errors.hasPrefix(start) && run.errors.hasSuffix(end), "\(line): \(run.errors)")
            #expect(OneSentence(run.errors, line: line).faults(language) == [], "\(run.errors)")
            let error = try ParsedJSON(shell.run(line + ["--json"]).errors)["error"]
            #expect(error?["code"]?.string == "notFound")
            #expect(error?["message"]?.string?.hasPrefix(start) == true)
            #expect(shell.library == nil)
        }
    }

    @Test("S3: where nobody can be asked a first write goes on with a warning", arguments: ["en", "ru"])
    func warned(language: String) throws {
        let shell = try removed(language)
        let run = shell.run(Self.add)
        #expect(run.code == .done)
        #expect(run.errors.contains(language == "ru" ? "начата новая" : "a new one was started"))
        #expect(OneSentence(run.errors).faults(language) == [])
        #expect(shell.tracker("list").errors == "")
        let json = try ParsedJSON(try removed().run(Self.add + ["--json"]).output)
        #expect(json["warnings"]?.items.map { $0["code"]?.string } == ["begunBesideBackups"])
    }

    @Test("S3: a person is asked; anything but yes begins nothing", arguments: ["en", "ru"])
    func asked(language: String) throws {
        let shell = try removed(language)
        shell.isTerminal = true
        shell.columns = 200
        for answer in ["", "n", "what?"] {
            shell.answers = [.text(answer)]
            let run = shell.run(Self.add)
            #expect(run.code == .cancelled && shell.answers == [])
            #expect(run.errors.contains("tracker doctor --repair"))
            #expect(shell.library == nil)
        }
        shell.answers = ["y"]
        #expect(shell.run(Self.add).code == .done)
        #expect(shell.library != nil && shell.answers == [])
    }

    @Test(
        "S3: the warning, the doctor and the question say it in the same words",
        arguments: [
            (
                "en", "There is no library here, but a backup of ",
                "; “tracker doctor --repair” brings it back.",
                " Start a new one?"
            ),
            (
                "ru", "Библиотеки здесь нет, но есть копия (", "); вернуть её: «tracker doctor --repair».",
                " Начать новую?"
            ),
        ])
    func sameWords(language: String, start: String, end: String, question: String) throws {
        let shell = try removed(language)
        let warning = shell.tracker("list").errors
        let finding = shell.tracker("doctor").output
        shell.isTerminal = true
        shell.columns = 200
        shell.answers = ["n"]
        let asked = shell.run(Self.add).errors
        for said in [warning, finding, asked] {
            #expect(said.contains(start) && said.contains(end), "\(said)")
        }
        #expect(asked.contains(end + question), "\(asked)")
    }

    @Test("S3: --yes and --no-input ask nothing; what changes nothing or is refused is not asked about")
    func notAsked() throws {
        for line in [
            Self.add + ["--yes"], Self.add + ["--no-input"], Self.add + ["--dry-run"], ["undo"],
            ["done", "Run"],
        ] {
            let shell = try removed()
            shell.isTerminal = true
            shell.answers = ["n"]
            let run = shell.run(line)
            #expect(run.code == (line == ["done", "Run"] ? .couldNot : .done), "\(run)")
            #expect(shell.answers == ["n"], "\(line)")
        }
    }

    @Test("S3: what the doctor names brings the former library back, as one step", arguments: ["en", "ru"])
    func broughtBack(language: String) throws {
        let shell = try removed(language)
        shell.run(Self.add)
        let findings = try ParsedJSON(shell.tracker("doctor", "--json").output)["findings"]
        #expect(findings?.items.map { $0["code"]?.string } == ["formerLibrary"])
        let message = try #require(findings?[0]?["message"]?.string)
        #expect(message.contains(language == "ru" ? "«tracker restore»" : "“tracker restore”"))
        let list = shell.tracker("restore").output
        #expect(list.contains(language == "ru" ? "другой библиотеки" : "another library"), "\(list)")
        let run = shell.tracker("restore", "1", "--yes")
        #expect(run.output.contains(language == "ru" ? " другой библиотеки (" : " of another library, of "))
        #expect(shell.tracker("list", "--plain").output.contains("\tDrink\t"))
        #expect(shell.tracker("doctor").code == .done)
        #expect(shell.tracker("done", "Run").code == .done)
        shell.tracker("undo", "2")
        #expect(shell.tracker("category", "list", "--plain").output.contains("\tPool\t1\n"))
    }

    @Test("K6: without a library there is no history to clear", arguments: ["en", "ru"])
    func nothingToForget(language: String) throws {
        let empty = try Shell(language: language)
        let gone = try removed(language)
        for options in [["--yes"], ["--dry-run"], []] {
            let run = empty.run(["history", "clear"] + options)
            #expect(run.code == .couldNot && run.output == "")
            #expect(
                run.errors
                    == (language == "ru"
                        ? "Библиотеки ещё нет, очищать нечего.\n"
                        : "There is no library yet, so there is no history to clear.\n"))
            let lost = gone.run(["history", "clear"] + options)
            #expect(lost.code == .couldNot && lost.output == "")
            #expect(
                lost.errors.hasPrefix(language == "ru" ? "Библиотеки " : "There is no library "), "\(lost)")
            #expect(lost.errors.contains("tracker doctor --repair"), "\(lost)")
        }
        #expect(empty.home.list() == [])
        #expect(
            gone.tracker("doctor", "--repair").code == .done && gone.tracker("history").output.contains("Run")
        )
    }

    @Test("S3: clearing the history does not claim what it left", arguments: ["en", "ru"])
    func clearing(language: String) throws {
        let shell = try removed(language)
        shell.run(Self.add)
        for line in [["history", "clear", "--yes"], ["history", "clear", "--dry-run"]] {
            let run = shell.run(line)
            #expect(run.code == .done)
            #expect(run.errors.contains(shell.home.path(".local/state/tracker/backups/")), "\(run)")
            #expect(OneSentence(run.errors).faults(language) == [])
            let json = try ParsedJSON(shell.run(line + ["--json"]).output)
            #expect(json["warnings"]?.items.map { $0["code"]?.string } == ["formerBackups"])
        }
    }
}
