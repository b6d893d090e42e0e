import TestKit
import Testing
import TrackerCLI

/// What a person sees while `tracker import` has much to read: one line on the error stream, then nothing of it.
@Suite struct ProgressTests {
    /// Empties the row of the cursor.
    private static let erasure = "\r\u{1B}[K"
    /// 9 MiB, above the bound of 8; refused at once.
    private static let archive = Array("PK\u{3}\u{4}".utf8) + [UInt8](repeating: 0, count: 9 << 20)
    private static let table = Array("date,name,value\n2026-11-17,Run,1\n".utf8)

    /// A folder with a table that is understood, beside a damaged archive.
    private func program() throws -> Program {
        var program = try Program()
        program.environment["NO_COLOR"] = "1"
        try program.home.write(Self.table, to: "loop/habits.csv")
        try program.home.write(Self.archive, to: "loop/old.zip")
        try program.tracker("add", "Swim", "--category", "Sport", "--schedule", "daily")
        return program
    }

    @Test("the stages stand in one row, which is empty when the result comes")
    func stages() throws {
        let program = try program()
        let outcome = try program.onTerminal("import", program.home.path("loop/")).finish()
        #expect(
            outcome.output == Self.erasure + "Reading loop, 9 MB…" + Self.erasure + "Adding what is new…"
                + Self.erasure
                + "Not read: old.zip. Links, devices, deeper folders and other formats are left\r\nout.\r\n"
                + "Imported from CSV: 1 new tracker, 1 mark; new category: CSV. Undo: tracker undo\r\n"
        )
    }

    @Test("T21: Ctrl-C empties the row: rc 130, nothing changed")
    func interrupt() throws {
        let program = try program()
        let before = try program.home.contents()
        // It waits for the lock for five seconds.
        let lock = try #require(try FolderLock(program.libraryFolder))
        let terminal = try program.onTerminal("import", program.home.path("loop"))
        #expect(try terminal.read(until: "Adding what is new…") != nil)
        try terminal.write([3])
        let outcome = try terminal.finish()
        withExtendedLifetime(lock) {}
        #expect(outcome.status == .exited(130))
        #expect(outcome.output.hasSuffix("^C" + Self.erasure))
        #expect(try program.home.contents() == before)
    }

    @Test("T8: nothing of it gets into a file, though the other streams are a terminal")
    func redirected() throws {
        let program = try program()
        let words = ["import", program.home.path("loop/old.zip")].joined(separator: " ")
        let terminal = try PseudoTerminal(program.shell("\"$0\" \(words) 2>\"$HOME/errors\""))
        #expect(try terminal.finish().output == "")
        let errors = try program.home.read("errors").text
        #expect(
            errors.hasPrefix("Cannot read “")
                && errors.hasSuffix("old.zip”: it is damaged; unpack it, and import the folder.\n"))
    }

    private func shell(_ language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        shell.environment["NO_COLOR"] = "1"
        shell.isTerminal = true
        try shell.home.write(Self.archive, to: "old.zip")
        return shell
    }

    @Test(
        "an error finds the row empty; in each language, in ASCII, and in no more than one row",
        arguments: [
            ("en", [], 80, "Reading old.zip, 9 MB…"), ("ru", [], 80, "Читаю old.zip, 9 МБ…"),
            ("en", ["--ascii"], 80, "Reading old.zip, 9 MB..."), ("en", [], 20, "Reading old.zip, 9…"),
        ] as [(String, [String], Int, String)])
    func errors(language: String, options: [String], columns: Int, line: String) throws {
        let shell = try shell(language)
        shell.columns = columns
        let run = shell.run(["import", shell.home.path("old.zip")] + options)
        #expect(run.code == .couldNot && run.output == "")
        let rows = run.errors.split(separator: "\n")[0].split(separator: Self.erasure)
        #expect(rows.count == 2 && rows[0] == line, "\(run.errors)")
        #expect(run.errors.hasPrefix(Self.erasure))
    }

    @Test(
        "T30, T32: no word of it in a pipe, in other forms, where quiet is wanted, to a terminal or a person it disturbs",
        arguments: [
            ([], ["pipe": "1"]), (["-q"], [:]), (["--json"], [:]), (["--plain"], [:]), ([], ["TERM": "dumb"]),
            (["--accessible"], [:]), ([], ["ACCESSIBLE": "1"]),
            (["--screen-color", "always"], ["TERM": "dumb"]),
        ] as [([String], [String: String])])
    func unwanted(options: [String], variables: [String: String]) throws {
        let shell = try shell()
        shell.environment.merge(variables) { $1 }
        shell.isTerminal = variables["pipe"] == nil
        let run = shell.run(["import", shell.home.path("old.zip")] + options)
        #expect(run.code == .couldNot)
        #expect(!run.errors.contains("\r") && !run.errors.contains("Reading"), "\(run.errors)")
    }

    @Test("what is read in no time is not spoken of")
    func short() throws {
        let shell = try shell()
        try shell.home.write(Array(Self.archive.prefix((8 << 20) - 1)), to: "short.zip")
        #expect(!shell.tracker("import", shell.home.path("short.zip")).errors.contains("\r"))
        try shell.home.write(Array(Self.archive.prefix(8 << 20)), to: "long.zip")
        #expect(
            shell.tracker("import", shell.home.path("long.zip")).errors.contains("Reading long.zip, 8 MB"))
    }
}
