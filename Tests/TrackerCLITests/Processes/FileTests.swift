import TestKit
import Testing
import TrackerData

/// Which files the program makes, and where.
@Suite struct FileTests {
    /// Of the library, the settings and the state, in a home folder H where no variable names others.
    private static let usualFolders =
        switch Platform.current {
        case .linux: ["H/.local/share/tracker", "H/.config/tracker", "H/.local/state/tracker"]
        case .macOS: [String](repeating: "H/Library/Application Support/Tracker", count: 3)
        }

    @Test(
        "T49, M4: XDG variables, relative ones ignored; --library over TRACKER_LIBRARY over the usual place"
    )
    func places() throws {
        let (data, config, state) = (Self.usualFolders[0], Self.usualFolders[1], Self.usualFolders[2])
        let library = data + "/Library.plist"
        let table:
            [(
                environment: [String: String], options: [String], library: String, settings: String,
                state: String
            )] = [
                ([:], [], library, config, state),
                (
                    ["XDG_DATA_HOME": "/d", "XDG_CONFIG_HOME": "/c", "XDG_STATE_HOME": "/s"], [],
                    "/d/tracker/Library.plist", "/c/tracker", "/s/tracker"
                ),
                (
                    ["XDG_DATA_HOME": "d", "XDG_CONFIG_HOME": "./c", "XDG_STATE_HOME": ""], [], library,
                    config, state
                ),
                (
                    ["TRACKER_LIBRARY": "/l/My.plist", "XDG_DATA_HOME": "/d"], [], "/l/My.plist", config,
                    state
                ),
                (["TRACKER_LIBRARY": "/l/My.plist"], ["--library", "/o.plist"], "/o.plist", config, state),
                (["TRACKER_LIBRARY": ""], [], library, config, state),
            ]
        for row in table {
            var program = try Program()
            for name in HomePlaces.environment("").keys { program.environment[name] = nil }
            program.environment.merge(row.environment) { $1 }
            let document = try ParsedJSON(program.process(["paths", "--json"] + row.options).run().output)
            func path(_ key: String) -> String? {
                document[key]?.string?.replacing(program.home.path, with: "H")
            }
            #expect(path("library") == row.library)
            #expect(path("settings") == row.settings + "/Settings.plist")
            #expect(path("backups") == row.state + "/backups")
            #expect(path("log") == row.state + "/usage.log")
        }
    }

    @Test("reading commands, refusals and nothing-to-do make no file or folder")
    func reading() throws {
        let program = try Program()
        for line in [
            [], ["list"], ["show", "A"], ["stats"], ["calendar"], ["category", "list"], ["history"],
            ["paths"], ["doctor"],
            ["config", "list"], ["config", "get", "theme"], ["help"], ["man"], ["completions", "bash"],
            ["--version"],
            ["__complete", "trackers"], ["undo"], ["redo"], ["done", "A"], ["delete", "A", "--yes"],
            ["lisst"],
            ["history", "clear", "--yes"], ["add", "A", "--category", "B", "--event", "--dry-run"],
            ["doctor", "--repair"],
            ["config", "unset", "theme"],
        ] {
            _ = try program.process(line).run()
            #expect(program.home.list() == [], "\(line)")
        }
    }

    @Test("changes make the library, its backups and the settings, and no other file")
    func changing() throws {
        let program = try Program()
        try program.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        try program.tracker("done", "Run")
        try program.tracker("config", "set", "theme", "dark")
        let files = program.home.list().filter {
            !$0.hasSuffix("/") && !$0.hasPrefix(".local/state/tracker/backups/")
        }
        #expect(files == [".config/tracker/Settings.plist", program.libraryPath])
        #expect(try program.home.mode(of: program.libraryPath) == 0o600)
    }

    @Test("--library keeps one elsewhere, made with its folder; the usual one stays unmade")
    func elsewhere() throws {
        let program = try Program()
        let path = program.home.path("there/My.plist")
        try program.tracker("add", "Run", "--category", "Sport", "--event", "--library", path)
        #expect(program.home.list().contains("there/My.plist"))
        #expect(!program.home.list().contains(program.libraryPath))
        #expect(try program.tracker("--library", path, "list", "--plain").output.contains("\tRun\t"))
        #expect(try program.tracker("list", "--plain").output == "")
    }
}
