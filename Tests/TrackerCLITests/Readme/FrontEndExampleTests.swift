import TestKit
import Testing

@Suite struct FrontEndExampleTests {
    private static let source = "Tests/FrontEndExample/"

    @Test("The page shows a part of the example as it is")
    func sameText() throws {
        let readme = try Readme()
        let shown = try #require(readme.blocks("swift").first).map { $0 + "\n" }.joined()
        let file = String(
            decoding: try FileBytes.read(readme.folder + "/" + Self.source + "LineFront.swift"), as: UTF8.self
        )
        #expect(file.contains(shown) && shown.split(separator: "\n").count <= 40)
    }

    @Test("It is short, and knows no key, no terminal and no command line")
    func knowsNoKey() throws {
        let folder = try Readme().folder + "/" + Self.source
        let sources = try ["main.swift", "LineFront.swift"].map {
            String(decoding: try FileBytes.read(folder + $0), as: UTF8.self)
        }
        #expect(sources.joined().split(separator: "\n", omittingEmptySubsequences: false).count <= 150)
        for word in ["import Terminal\n", "import TrackerCLI", "Key(", "\\u{", "Move."] {
            #expect(!sources.joined().contains(word), "\(word)")
        }
    }

    @Test(
        "A program that sees only what is public lists, marks, counts, creates by the form, tells details and undoes"
    )
    func runs() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--emoji", "🐶")
        let lines = [
            "mark Run", "add Row Sport", "amount Row 3", "amount Row many", "details Row",
            "undo", "undo", "mark Row", "list",
        ]
        let run = try ChildProcess(
            product: "frontend",
            arguments: [shell.home.path(shell.libraryPath), shell.home.path("backups"), "2026-11-20"]
        ).run(input: Array((lines.joined(separator: "\n") + "\n").utf8))
        let told = run.output.split(separator: "\n")
        // What the app tells of changes and refusals has tests of its own.
        #expect(
            told.filter { !$0.hasPrefix("* ") && !$0.hasPrefix("! ") } == [
                "Fri, 20 November 2026", "Sport", "  [ ] 🐶 Run - 0 days",
                "Row, every day, 0 days", "There is no Row.", "Fri, 20 November 2026", "Sport",
                "  [x] 🐶 Run - 1 day",
            ], "\(run)")
        #expect(told.filter { $0.hasPrefix("! ") }.count == 1)
        #expect(told.filter { $0.hasPrefix("* ") }.count == 5)
    }
}
