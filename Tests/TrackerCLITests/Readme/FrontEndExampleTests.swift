import TestKit
import Testing

@Suite struct FrontEndExampleTests {
    private static let source = "Tests/FrontEndExample/Sources/frontend/main.swift"

    @Test("The page shows the example as it is")
    func sameText() throws {
        let readme = try Readme()
        let shown = try #require(readme.blocks("swift").first).map { $0 + "\n" }.joined()
        let file = String(decoding: try FileBytes.read(readme.folder + "/" + Self.source), as: UTF8.self)
        #expect(shown == file)
    }

    @Test("A package of its own prints the main list through the view models", .timeLimit(.minutes(10)))
    func buildsAndRuns() throws {
        let readme = try Readme()
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily", "--emoji", "🐶")
        shell.tracker("add", "Dentist", "--category", "Health", "--event", "--emoji", "😱")
        shell.tracker("done", "Run")
        // The build plan of a folder that is used again does not know the files that the package has got since.
        FileTree.remove(scratch(readme) + "/debug.yaml")
        let build = try swift(
            [
                "build", "--package-path", readme.folder + "/Tests/FrontEndExample", "--scratch-path",
                scratch(readme),
            ],
            home: shell.home)
        try #require(build.status == .exited(0), "\(build)")
        let run = try ChildProcess(
            executable: scratch(readme) + "/debug/frontend",
            arguments: [shell.home.path(shell.libraryPath), shell.home.path("backups"), "2026-11-20"]
        ).run()
        let expected = """
            Fri, 20 November 2026
            Health
              [ ] 😱 Dentist - 0 days
            Sport
              [x] 🐶 Run - 1 day

            """
        #expect(run == ProcessOutcome(stdout: expected))
    }

    /// Reused from run to run, beside the main build.
    private func scratch(_ readme: Readme) -> String { readme.folder + "/.build/front-end-example" }

    private func swift(_ arguments: [String], home: TemporaryFolder) throws -> ProcessOutcome {
        var environment = Inherited.environment([
            "PATH", "HOME", "TMPDIR", "DEVELOPER_DIR", "SDKROOT", "TOOLCHAINS",
        ])
        environment["HOME"] = environment["HOME"] ?? home.path
        return try ChildProcess(
            executable: "/usr/bin/env", arguments: ["swift"] + arguments, environment: environment
        )
        .run(deadline: .seconds(540))
    }
}
