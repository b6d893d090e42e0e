import DiskKit
import TestKit
import Testing
import TrackerCLI

/// What holds of a FILE of any command that writes or reads one.
@Suite struct ImportFileTests {
    @Test("EXP-5: what is Tracker's own is never replaced", arguments: ["export", "report", "backup"])
    func spared(command: String) throws {
        let shell = try WorkedExample.shell()
        shell.tracker("backup")
        shell.tracker("config", "set", "mouse", "off")
        let kept = try #require(shell.home.list().first { $0.contains("/kept-") })
        let settings = try #require(shell.home.list().first { $0.hasSuffix("Settings.plist") })
        let before = try shell.home.contents()
        for path in [kept, settings, kept + "-2"].map(shell.home.path) {
            let run = shell.run([command, path, "--yes"] + (command == "export" ? ["--format", "csv"] : []))
            #expect(run.code == .wrongLine && OneSentence(run.errors).faults("en") == [], "\(run)")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "a file without a name is told by every command alike",
        arguments: ["export", "report", "backup", "import", "restore"])
    func unnamed(command: String) throws {
        let shell = try WorkedExample.shell()
        let before = try shell.home.contents()
        let run = shell.tracker(command, "")
        #expect(run.code == .wrongLine && run.output == "")
        #expect(run.errors.hasPrefix("The name of the file is empty: write its path.\n"), "\(run)")
        #expect(try shell.home.contents() == before)
    }

    @Test("TAB-31: a vault of notes comes as one folder, without what it hides")
    func vault() throws {
        let shell = try Shell()
        let note = "---\nicon: x\nentries:\n  - 2026-11-01\n---\n"
        for name in ["v/Habits/Run.md", "v/.trash/Old.md", "v/.obsidian/Sit.md"] {
            try shell.home.write(Array(note.utf8), to: name)
        }
        try shell.home.write(Array("Hello\n".utf8), to: "v/Hello.md")
        let run = shell.tracker("import", shell.home.path("v"))
        #expect(run.errors == "")
        #expect(
            run.output.hasPrefix("Imported from Obsidian: 1 new tracker, 1 mark; new category: Obsidian. "))
        #expect(run.output.contains("Not supported, left out: the key “icon” (1).\n"))
        #expect(shell.tracker("list", "--plain").output.split(separator: "\n").count == 1)
    }
}
