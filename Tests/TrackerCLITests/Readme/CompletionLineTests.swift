import TestKit
import Testing
import TrackerCLI
import TrackerPresentation

/// The lines that the front page and help give for completions, typed in a home folder where nothing is yet.
@Suite struct CompletionLineTests {
    private func typed(_ lines: String) throws -> String {
        let home = try TemporaryFolder()
        let environment = [
            "HOME": home.path, "PATH": BuiltProduct.folder + ":/usr/bin:/bin", "LANG": "C.UTF-8",
        ]
        let outcome = try ChildProcess(
            executable: "/bin/sh", arguments: ["-e", "-c", lines], environment: environment
        ).run()
        #expect(outcome == ProcessOutcome(), "\(outcome)")
        return try home.read(".config/fish/completions/tracker.fish").text
    }

    @Test("N28: the front page's line for fish makes the folder that is not there yet")
    func frontPage() throws {
        let line = try #require(try Readme().lines.first { $0.contains("tracker completions fish") })
        #expect(try typed(String(line)) == FishCompletions.script(in: .english))
    }

    @Test("N28: so do the lines of help", arguments: Language.allCases)
    func help(language: Language) throws {
        let lines = CommandName.completions.spec.details.compactMap { paragraph -> String? in
            if case .code(let line) = paragraph, line.contains("fish") { line } else { nil }
        }
        #expect(try typed(lines.joined(separator: "\n")) == FishCompletions.script(in: .english))
    }
}
