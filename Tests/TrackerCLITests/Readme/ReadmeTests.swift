import TestKit
import Testing

@Suite struct ReadmeTests {
    @Test("Every line of the tour does what the page says, in order")
    func tour() throws {
        let readme = try Readme()
        let home = try TemporaryFolder()
        let environment = [
            "HOME": home.path, "PATH": "\(BuiltProduct.folder):/usr/bin:/bin", "LANG": "en_US.UTF-8",
            "TRACKER_TODAY": "2026-11-20",
        ]
        let examples = readme.examples
        #expect(examples.count > 20)
        for example in examples {
            let run = try ChildProcess(
                executable: "/bin/sh", arguments: ["-c", example.command + " 2>&1"], environment: environment
            ).run()
            #expect(run.output == example.output, "\(example.command)")
        }
    }

    @Test("The picture on top is real output of the tour")
    func picture() throws {
        let readme = try Readme()
        let picture = try #require(readme.blocks("text").first).map { $0 + "\n" }.joined()
        #expect(readme.examples.contains { $0.output == picture })
    }

    @Test("The page shows the two commands that do everything")
    func twoCommands() throws {
        let shell = try Readme().blocks("sh").joined()
        #expect(shell.contains { $0.hasPrefix("swift run tracker") })
        #expect(shell.contains { $0.hasPrefix("swift test") })
    }
}
