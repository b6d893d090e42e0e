import TestKit
import Testing
import TrackerCLI

@MainActor @Suite struct MissingHomeTests {
    @Test(
        "S14: without a home folder nothing is done, and one sentence names HOME",
        arguments: ["en", "ru"], [nil, "", "home"])
    func refused(language: String, home: String?) throws {
        let shell = try Shell(language: language)
        shell.takeHome(home)
        for line in [
            [], ["list"], ["add", "Run", "--category", "Sport", "--event"],
            ["config", "set", "theme", "dark"],
            ["config", "list"], ["paths"], ["doctor"], ["list", "--library", "~/mine.plist"],
            ["add", "Run", "--category", "Sport", "--event", "--library", shell.home.path("mine.plist")],
        ] {
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.output == "", "\(line): \(run)")
            #expect(run.errors.contains("HOME") && OneSentence(run.errors).faults(language) == [], "\(run)")
        }
        let document = try ParsedJSON(shell.tracker("list", "--json").errors)
        #expect(document["error"]?["code"]?.string == "notFound")
        #expect(shell.home.list() == [])
        for line in [["help"], ["add", "-h"], ["man"], ["completions", "zsh"], ["--version"]] {
            #expect(shell.run(line).code == .done && shell.run(line).errors == "", "\(line)")
        }
        #expect(shell.tracker("__complete", "trackers") == Shell.Run())
    }

    @Test("S14: without a home folder a library that is named can be looked at", arguments: ["en", "ru"])
    func reading(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let library = shell.home.path(shell.libraryPath)
        let commands = [
            ["list"], ["show", "Run"], ["stats"], ["calendar"], ["category", "list"], ["history"],
        ]
        let expected = commands.map { shell.run($0) }
        let before = try shell.home.contents()
        shell.takeHome(nil)
        #expect(commands.map { shell.run($0 + ["--library", library]) } == expected)
        shell.environment["TRACKER_LIBRARY"] = library
        #expect(commands.map { shell.run($0) } == expected)
        #expect(shell.tracker("done", "Run").errors.contains("HOME"))
        #expect(try shell.home.contents() == before)
    }

    @Test("S14: the home folder that the system knows serves as well", arguments: [nil, "", "home"])
    func account(home: String?) throws {
        let shell = try Shell()
        shell.takeHome(home)
        shell.accountHome = shell.home.path
        #expect(shell.tracker("add", "Run", "--category", "Sport", "--event").code == .done)
        #expect(shell.tracker("list", "--plain").output.contains("\tRun\t"))
        #expect(shell.library != nil)
    }
}

extension Shell {
    /// Leaves an environment that names no folder but, perhaps, this as the home folder.
    fileprivate func takeHome(_ home: String?) {
        for variable in HomePlaces.environment("").keys { environment[variable] = nil }
        environment["HOME"] = home
    }
}
