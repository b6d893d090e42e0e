import TestKit
import Testing
import TrackerCLI

/// A library of an older version of the program: read as it is, and written as version 7 with its first change.
///
/// The shipped file of version 5 is another device's, which is told.
struct OldVersionCommandTests {
    /// A home with a shipped file in the library's place.
    private func shell(_ version: Int, testFile: String = #filePath) throws -> (Shell, old: [UInt8]) {
        let tests = testFile.split(separator: "/", omittingEmptySubsequences: false).dropLast(3)
        let path = (tests + ["DataTests", "__Fixtures__", "Library-\(version).plist"]).joined(separator: "/")
        let (shell, old) = (try Shell(), try FileBytes.read(path))
        try shell.home.write(old, to: shell.libraryPath)
        return (shell, old)
    }

    private func isNewest(_ bytes: some Sequence<UInt8>) -> Bool {
        String(decoding: Array(bytes), as: UTF8.self).contains("<key>version</key>\n\t<integer>7</integer>")
    }

    @Test(
        "reading commands and --dry-run leave the file byte for byte, and nothing is said of it",
        arguments: 2...4)
    func reading(version: Int) throws {
        let (shell, _) = try shell(version)
        let before = try shell.home.contents()
        let lines = [
            ["list"], ["stats"], ["calendar"], ["history"], ["log"], ["notes"], ["category", "list"],
            ["restore"], ["export", "--format", "json"], ["export", "--format", "plist"], ["doctor"],
            ["category", "add", "New", "--dry-run"], ["undo", "--dry-run"],
            ["history", "clear", "--dry-run"], ["doctor", "--repair"],
        ]
        for line in lines {
            let run = shell.run(line)
            #expect(run.code == .done && run.errors == "", "\(line): \(run.errors)")
        }
        #expect(shell.tracker("doctor").output == "All is well.\n")
        #expect(isNewest(shell.tracker("export", "--format", "plist").output.utf8))
        #expect(try shell.home.contents() == before)
    }

    @Test(
        "the first change writes version 7 and says only what it did; the old file is a permanent backup",
        arguments: 2...4)
    func firstChange(version: Int) throws {
        let (shell, old) = try shell(version)
        #expect(shell.tracker("category", "add", "New").errors == "")
        #expect(isNewest(try #require(shell.library)))
        #expect(shell.tracker("doctor").output == "All is well.\n")
        let kept = try shell.home.contents().filter { $0.key.contains("/kept-") }
        #expect(kept.map(\.value) == [old])
        #expect(shell.tracker("restore").output.contains("permanent"))
        let held = shell.tracker("list", "--json").output
        #expect(shell.run(["restore", "1", "--yes"]).code == .done)
        #expect(isNewest(try #require(shell.library)))
        #expect(shell.tracker("undo").code == .done)
        #expect(shell.tracker("list", "--json").output == held)
        // Steps of the file before; some of those of versions 2 and 3 were made up.
        #expect(shell.tracker("undo", version == 4 ? "12" : "2").code == .done)
        #expect(shell.tracker("redo", version == 4 ? "12" : "2").code == .done)
        #expect(isNewest(try #require(shell.library)))
    }

    @Test("a cleared history leaves version 7 alone", arguments: 2...4)
    func clearing(version: Int) throws {
        let (shell, old) = try shell(version)
        #expect(shell.run(["history", "clear", "--yes"]).code == .done)
        #expect(isNewest(try #require(shell.library)))
        #expect(try !shell.home.contents().values.contains(old))
    }
}
