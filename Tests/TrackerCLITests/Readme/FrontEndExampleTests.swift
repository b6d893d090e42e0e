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
            arguments: [shell.home.path(shell.libraryPath)], environment: Self.environment(shell)
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

    private static func environment(_ shell: Shell) -> [String: String] {
        [
            "HOME": shell.home.path, "TRACKER_TODAY": "2026-11-20", "LANG": "en_US.UTF-8",
            "PATH": "/usr/bin:/bin",
        ]
    }

    @Test("FRONT-12: a mark by an id that is gone is told, and an undo takes back its own step alone")
    func meanwhile() throws {
        let shell = try Shell()
        for name in ["Run", "Read", "Swim"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily")
        }
        let front = try PseudoTerminal(
            ChildProcess(
                product: "frontend", arguments: [shell.home.path(shell.libraryPath)],
                environment: Self.environment(shell)))
        _ = try #require(try front.read(until: "Swim - 0 days"))
        shell.tracker("delete", "Run", "--yes")
        try front.write("mark Run\n")
        #expect(try front.read(until: "* Run has been deleted.") != nil)
        try front.write("mark Read\n")
        #expect(try front.read(until: "* Done, 20 Nov: Read") != nil)
        shell.tracker("done", "Swim")
        try front.write("undo\n")
        let newer = "* Something newer is here: done, 20 Nov: Swim. Nothing was undone."
        #expect(try front.read(until: newer) != nil)
        // What is done is as it was, and Run is in nobody's way.
        let done = shell.tracker("list", "--plain", "--filter", "completed").output
        #expect(done.split(separator: "\n").count == 2)
    }
}
