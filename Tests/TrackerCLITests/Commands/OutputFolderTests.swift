import TestKit
import Testing
import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Files that get a name by the day. Today is Friday, 20 November 2026.
struct OutputFolderTests {
    private func shell() throws -> Shell {
        let shell = try Shell(language: "en")
        shell.run(["add", "Run", "--category", "Sport", "--schedule", "daily"])
        shell.run(["done", "Run"])
        return shell
    }

    @Test("OUT-1: an export in a folder is named by the day, a taken name is followed by -2 and -3")
    func export() throws {
        let shell = try shell()
        let folder = try TemporaryFolder()
        for name in ["tracker-2026-11-20.json", "tracker-2026-11-20-2.json", "tracker-2026-11-20-3.json"] {
            let run = shell.tracker("export", "--output", folder.path)
            #expect(run.code == .done && run.output.hasSuffix("/\(name) as json.\n"), "\(run)")
            #expect(folder.list().contains(name))
        }
        for (format, ending) in [("csv", "csv"), ("markdown", "md"), ("ics", "ics"), ("plist", "plist")] {
            let run = shell.tracker("export", "--output", folder.path, "--format", format)
            #expect(run.code == .done && folder.list().contains("tracker-2026-11-20.\(ending)"))
        }
        let document = shell.tracker("export", "--output", folder.path, "--format", "csv", "--json").output
        #expect(document.contains("/tracker-2026-11-20-2.csv\",\"format\":\"csv\""))
    }

    @Test("OUT-1: a link to a folder is that folder")
    func link() throws {
        let shell = try shell()
        let folder = try TemporaryFolder()
        try folder.makeFolder("real")
        try #require(symlink("real", folder.path("link")) == 0)
        for line in [["export", "--output"], ["backup"]] {
            #expect(shell.run(line + [folder.path("link")]).code == .done)
        }
        #expect(folder.list().filter { $0.hasPrefix("real/tracker-2026-11-20") }.count == 2)
    }

    @Test("OUT-1: no such folder is code 1, a FILE beside it code 2")
    func refused() throws {
        let shell = try shell()
        let folder = try TemporaryFolder()
        let missing = shell.tracker("export", "--output", folder.path + "/none")
        #expect(missing.code == .couldNot && missing.errors.hasPrefix("There is no folder "))
        let both = shell.tracker("export", "x.json", "--output", folder.path)
        #expect(both.code == .wrongLine && both.errors == "Name a FILE or --output FOLDER, not both.\n")
        #expect(folder.list().isEmpty)
        let format = shell.tracker("export", "csv")
        #expect(format.code == .wrongLine && format.errors.contains("--format csv"))
    }

    @Test("OUT-1: a backup in a folder is a library file named by the day")
    func backup() throws {
        let shell = try shell()
        let folder = try TemporaryFolder()
        #expect(shell.tracker("backup", folder.path, "--dry-run").code == .done)
        #expect(folder.list().isEmpty)
        for name in ["tracker-2026-11-20.plist", "tracker-2026-11-20-2.plist"] {
            let run = shell.tracker("backup", folder.path)
            #expect(run.code == .done && run.output.contains("/\(name))"))
            #expect(folder.list().contains(name))
        }
    }
}
