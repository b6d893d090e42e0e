import TestKit
import Testing
import TrackerCLI

/// `tracker backup`: a state that stays.
@Suite struct BackupCommandTests {
    @Test("it says what was kept and where, and that it was kept already", arguments: ["en", "ru"])
    func kept(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let content = language == "ru" ? "3 трекера, 8 отметок" : "3 trackers, 8 marks"
        for word in language == "ru"
            ? ["Копия сохранена: ", "Копия уже сохранена: "] : ["Backup saved: ", "Backup saved already: "]
        {
            let run = shell.tracker("backup")
            #expect(run.code == .done && run.errors == "")
            #expect(run.output.hasPrefix(word + content + " (/"), "\(run.output)")
            #expect(
                run.output.contains("/kept-0000000001.plist). ")
                    && run.output.contains("tracker restore"))
        }
        #expect(try shell.home.read(shell.libraryPath) == shell.home.read(backup(shell)))
    }

    private func backup(_ shell: Shell) throws -> String {
        try #require(shell.home.list().first { $0.hasSuffix("/kept-0000000001.plist") })
    }

    @Test("the document names the file; of a dry run nothing, and nothing is written")
    func document() throws {
        let shell = try WorkedExample.shell()
        let before = try shell.home.contents()
        #expect(
            shell.tracker("backup", "--dry-run", "--json").output == """
                {"schemaVersion":1,"path":null,"trackers":3,"completions":8,"dryRun":true}\n
                """)
        #expect(try shell.home.contents() == before)
        let document = try ParsedJSON(shell.tracker("backup", "--json").output)
        #expect(try document["path"]?.string == shell.home.path(backup(shell)))
        #expect(try JSONSchema(named: "backup").violations(in: document) == [])
    }

    @Test("where there is no library nothing is kept: rc 1 and one sentence", arguments: ["en", "ru"])
    func nothing(language: String) throws {
        let shell = try Shell(language: language)
        for line in [["backup"], ["backup", "--dry-run"]] {
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.output == "")
            #expect(OneSentence(run.errors).faults(language) == [], "\(run.errors)")
        }
        #expect(shell.home.list() == [])
    }
}

/// `tracker backup FILE`: the library in another place.
@Suite struct BackupFileTests {
    @Test("the file is the library's, byte for byte, and restores it elsewhere with its history")
    func copied() throws {
        let shell = try WorkedExample.shell()
        let path = shell.home.path("usb/copy.plist")
        try shell.home.makeFolder("usb")
        let run = shell.tracker("backup", path)
        #expect(run == Shell.Run(output: "Backup saved: 3 trackers, 8 marks (\(path)).\n"))
        #expect(try shell.home.read("usb/copy.plist") == shell.home.read(shell.libraryPath))
        let other = try Shell(today: "2026-03-08")
        #expect(other.tracker("restore", path, "--yes").code == .done)
        #expect(other.tracker("history", "--plain").output == shell.tracker("history", "--plain").output)
    }

    @Test("- is standard output")
    func stream() throws {
        let shell = try WorkedExample.shell()
        let run = shell.tracker("backup", "-")
        #expect(try run.output == shell.home.read(shell.libraryPath).text && run.errors == "")
        #expect(!shell.home.list().contains { $0.hasSuffix("/-") || $0 == "-" })
    }

    @Test("what stands there is replaced after a question or with --yes", arguments: ["en", "ru"])
    func asked(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let path = shell.home.path("copy.plist")
        try shell.home.write("mine", to: "copy.plist")
        #expect(shell.tracker("backup", path).code == .wrongLine)
        shell.isTerminal = true
        shell.answers = ["n"]
        #expect(shell.tracker("backup", path).code == .cancelled)
        #expect(try shell.home.read("copy.plist").text == "mine")
        #expect(shell.tracker("backup", path, "--yes").code == .done)
        #expect(try shell.home.read("copy.plist") == shell.home.read(shell.libraryPath))
    }

    @Test(
        "neither the library itself nor a missing folder is a place for it; a damaged library is not copied")
    func refused() throws {
        let shell = try WorkedExample.shell()
        for path in [shell.libraryPath, "", "no/copy.plist"] {
            let before = try shell.home.contents()
            let run = shell.tracker("backup", path.isEmpty ? "" : shell.home.path(path), "--yes")
            #expect(run.code != .done && run.output == "" && OneSentence(run.errors).faults("en") == [])
            #expect(try shell.home.contents() == before)
        }
        try shell.home.write("Dear diary", to: shell.libraryPath)
        #expect(shell.tracker("backup", shell.home.path("copy.plist")).code == .couldNot)
        #expect(!shell.home.list().contains("copy.plist"))
    }
}
