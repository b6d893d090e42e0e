import TestKit
import Testing
import TrackerCLI

/// Names that nobody sees, on the command line. Today is Friday, 20 November 2026.
@Suite struct UnseenNameCommandTests {
    private static let unseen = [
        "\u{2800}", "\u{115F}", "\u{200E}", "\u{17B4}\u{200D}", "\u{3164} \u{2800}", "\u{E0FFF}",
    ]

    @Test(
        "TAB-35: a name of such alone is refused as a blank one, rc 2, and nothing is kept",
        arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try Shell(language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let before = shell.library
        for name in Self.unseen {
            for words in [
                ["add", "?", "--category", "c", "--schedule", "daily"],
                ["add", "Read", "--category", "?", "--schedule", "daily"], ["edit", "Run", "--name", "?"],
                ["edit", "Run", "--category", "?"], ["category", "add", "?"],
                ["category", "rename", "Sport", "?"],
                ["note", "Run", "?"],
            ] {
                let run = shell.run(words.map { $0 == "?" ? name : $0 })
                let blank = shell.run(words.map { $0 == "?" ? " " : $0 })
                #expect(
                    run == blank && run.code == .wrongLine && run.output == "", "\(words) \(run) \(blank)")
            }
        }
        #expect(shell.library == before)
    }

    @Test("TAB-35: beside letters they are taken out, and a blank Braille cell is a space")
    func cleaned() throws {
        let shell = try Shell()
        shell.tracker(
            "add", "\u{2800}Run\u{2800}fa\u{200E}r", "--category", "Sp\u{1160}ort", "--schedule", "daily")
        #expect(shell.tracker("show", "Run far", "--plain").output.contains("name\tRun far\n"))
        #expect(shell.tracker("category", "list", "--plain").output.hasSuffix("\tSport\t1\n"))
        #expect(shell.tracker("done", "Run\u{2800}far", "--note", "a\u{17B5}b").code == .done)
        #expect(shell.tracker("notes", "--plain").output.hasSuffix("\tab\n"))
    }

    @Test("TAB-35: a line with such a name is left out of an import, or stops it", arguments: ["en", "ru"])
    func imported(language: String) throws {
        let shell = try Shell(language: language)
        try shell.home.write("date,name,value\n2026-11-01,Run,x\n2026-11-02,\u{2800},x\n", to: "a.csv")
        let run = shell.tracker("import", shell.home.path("a.csv"))
        #expect(run.code != .done && shell.library == nil)
        #expect(OneSentence(run.errors, line: ["a.csv"]).faults(language) == [], "\(run.errors)")
        #expect(shell.tracker("import", shell.home.path("a.csv"), "--keep-going").code == .done)
        #expect(shell.tracker("list", "--date", "2026-11-02", "--plain").output.contains("\tRun\t"))
    }

    @Test("TAB-35: an old library with such names is read, marked and found to be well")
    func old() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let file = try shell.home.read(shell.libraryPath).text
            .replacing(">Run<", with: ">\u{2800}<").replacing(">Sport<", with: ">\u{115F}<")
        // Without the checksum of the old names it is a file edited by hand, which is told.
        let text = file.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !$0.hasPrefix("<!-- tracker") }.joined(separator: "\n")
        try shell.home.write(text, to: shell.libraryPath)
        let list = shell.tracker("list", "--plain")
        #expect(list.output.contains("\t\u{2800}\t") && list.code == .done)
        let id = String(list.output.prefix(36))
        #expect(shell.tracker("done", id).code == .done && shell.tracker("done", "\u{2800}").code == .done)
        #expect(shell.tracker("edit", id, "--color", "3").code == .done)
        #expect(try shell.home.read(shell.libraryPath).text.contains(">\u{2800}<"))
        #expect(shell.tracker("doctor").output.hasPrefix("All is well.\n"))
        #expect(shell.tracker("edit", id, "--name", "Run").code == .done)
        #expect(shell.tracker("list", "--plain").output.contains("\tRun\t"))
    }
}
