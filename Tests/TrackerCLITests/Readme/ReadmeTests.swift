import TestKit
import Testing

@Suite struct ReadmeTests {
    @Test(
        "C14: every line of the tour does what the page says, in order, on the day and in the library it names"
    )
    func tour() throws {
        let readme = try Readme()
        let home = try TemporaryFolder()
        let environment = [
            "HOME": home.path, "PATH": "\(BuiltProduct.folder):/usr/bin:/bin", "LANG": "en_US.UTF-8",
        ]
        let setUp = try #require(readme.blocks("sh").joined().first { $0.hasPrefix("export ") })
        let examples = readme.examples
        #expect(examples.count > 20)
        for example in examples {
            let run = try ChildProcess(
                executable: "/bin/sh", arguments: ["-c", "\(setUp)\n\(example.command) 2>&1"],
                environment: environment
            ).run()
            #expect(run.output == example.output, "\(example.command)")
        }
        #expect(home.list().contains("tracker-tour/Library.plist"))
        // Who takes the tour again finds nothing of the first one, and the reader's own was never touched.
        #expect(readme.lines.contains { $0.contains("`rm -r ~/tracker-tour`") })
        #expect(home.list().filter { !$0.hasPrefix("tracker-tour/") } == [])
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

    @Test("M10: what the page tells to type needs no option of GNU and no newer bash than the Mac's")
    func everySystem() throws {
        let text = try Readme().lines.joined(separator: "\n")
        #expect(
            text.contains("eval \"$(tracker completions bash)\"") && text.contains("autoload -Uz compinit"))
        #expect(text.contains("man ./tracker.1") && !text.contains("man -l") && !text.contains("source <("))
    }
}
