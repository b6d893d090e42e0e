import TestKit
import Testing
import TrackerCLI

/// Names with accents on the command line. Today is Friday, 20 November 2026.
@Suite struct AccentCommandTests {
    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.tracker("add", "Café", "--category", "Été", "--schedule", "daily")
        return shell
    }

    private func names(_ run: Shell.Run) -> [String] {
        run.output.split(separator: "\n").map { String($0.split(separator: "\t")[2]) }
    }

    @Test("TAB-34, MAIN-7: list --search cafe finds Café, and done cafe marks it")
    func sample() throws {
        let shell = try shell()
        for search in ["cafe", "CAFÉ", "afe\u{301}"] {
            #expect(names(shell.tracker("list", "--search", search, "--plain")) == ["Café"], "\(search)")
        }
        #expect(shell.tracker("list", "--search", "kafe", "--plain").output == "")
        #expect(shell.tracker("done", "cafe").output.hasPrefix("Done today: Café."))
        #expect(shell.tracker("note", "caf", "un crème").code == .done)
        #expect(shell.tracker("notes", "--search", "CREME", "--plain").output.hasSuffix("\tCafé\tun crème\n"))
    }

    @Test("TAB-34, CAT-3: a category Cafe is made beside Café, and one of the same name is not")
    func categories() throws {
        let shell = try shell()
        #expect(shell.tracker("category", "add", "Café").code == .done)
        #expect(shell.tracker("category", "add", "Cafe").code == .done)
        #expect(shell.tracker("category", "add", "CAFE\u{301}").code == .couldNot)
        let list = shell.tracker("category", "list", "--plain").output
        #expect(list.split(separator: "\n").map { $0.split(separator: "\t")[1] } == ["Cafe", "Café", "Été"])
    }

    @Test("TAB-34, CAT-8: categories stand by their letters, É between E and F")
    func order() throws {
        let shell = try shell()
        for name in ["Fun", "Étude", "Etude", "Eve", "Zoo", "Бег"] { shell.tracker("category", "add", name) }
        let list = shell.tracker("category", "list", "--plain").output
        #expect(
            list.split(separator: "\n").map { $0.split(separator: "\t")[1] }
                == ["Été", "Etude", "Étude", "Eve", "Fun", "Zoo", "Бег"])
    }

    @Test("TAB-34: a category is found without accents by who looks back, adds, edits and imports")
    func found() throws {
        let shell = try shell()
        #expect(names(shell.tracker("list", "--category", "ete", "--plain")) == ["Café"])
        shell.tracker("add", "Run", "--category", "ete", "--schedule", "daily")
        shell.tracker("add", "Read", "--category", "Home", "--schedule", "daily")
        shell.tracker("edit", "Read", "--category", "ETE")
        try shell.home.write("date,name\n2026-11-01,Swim\n", to: "a.csv")
        #expect(shell.tracker("import", shell.home.path("a.csv"), "--into", "ete").code == .done)
        let list = shell.tracker("category", "list", "--plain").output
        #expect(list.contains("\tÉté\t4\n") && !list.contains("\tete\t") && !list.contains("\tETE\t"))
        #expect(shell.tracker("category", "rename", "ete", "Ete").code == .done)
        #expect(shell.tracker("category", "list", "--plain").output.contains("\tEte\t4\n"))
    }

    @Test(
        "TAB-34: what may be two is refused with both, first comes what is written so",
        arguments: ["en", "ru"])
    func doubt(language: String) throws {
        let shell = try shell(language)
        shell.tracker("category", "add", "Ètè")
        shell.tracker("add", "Cafè", "--category", "Ètè", "--schedule", "daily")
        for line in [
            ["done", "cafe"], ["add", "Run", "--category", "ete", "--event"], ["list", "--category", "et"],
        ] {
            let run = shell.run(line)
            #expect(run.code == .wrongLine && run.output == "", "\(line): \(run)")
        }
        try shell.home.write("date,name\n2026-11-01,Swim\n", to: "a.csv")
        #expect(shell.tracker("import", shell.home.path("a.csv"), "--into", "ete").code == .wrongLine)
        #expect(shell.tracker("done", "cafè").code == .done)
        shell.tracker("category", "add", "Ete")
        shell.tracker("add", "Cafe", "--category", "Ete", "--event")
        #expect(shell.tracker("done", "CAFE").code == .done)
        #expect(
            names(shell.tracker("list", "--plain", "--filter", "completed")).sorted() == ["Cafe", "Cafè"])
    }

    @Test("TAB-34: й is not и, and a name that is not found is told as ever", arguments: ["en", "ru"])
    func notFound(language: String) throws {
        let shell = try shell(language)
        shell.tracker("add", "Йога", "--category", "Home", "--schedule", "daily")
        for name in ["иога", "kafe", "afe"] {
            let run = shell.tracker("done", name)
            #expect(
                run.code == .couldNot && OneSentence(run.errors, line: ["done", name]).faults(language) == [])
        }
    }

    @Test("TAB-34: of a library that cannot be read an import says so once, whatever category is named")
    func damaged() throws {
        let shell = try shell()
        try shell.home.write("garbage", to: shell.libraryPath)
        try shell.home.write("date,name\n2026-11-01,Swim\n", to: "a.csv")
        let (plain, into) = (
            shell.tracker("import", shell.home.path("a.csv")),
            shell.tracker("import", shell.home.path("a.csv"), "--into", "ete")
        )
        #expect(plain == into && into.code == .couldNot)
    }
}
