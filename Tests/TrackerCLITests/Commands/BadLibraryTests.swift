import TestKit
import Testing
import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A library that cannot be used: one sentence, rc 1, and its bytes stay, whatever the command.
@Suite struct BadLibraryTests {
    private static let lines = [
        ["list"], ["show", "Run"], ["stats"], ["calendar"], ["category", "list"], ["history"],
        ["add", "A", "--category", "B", "--event"], ["edit", "Run", "--name", "Jog"], ["done", "Run"],
        ["undone", "Run"],
        ["pin", "Run"], ["unpin", "Run"], ["delete", "Run", "--yes"], ["category", "add", "A"],
        ["category", "rename", "Home", "House"], ["category", "delete", "Home", "--yes"], ["undo"], ["redo"],
        ["history", "clear", "--yes"], ["backup"], ["restore", "1", "--yes"],
    ]

    private static func damages(_ good: String) -> [String: String] {
        [
            "empty": "", "blank": " \n", "prose": "Dear diary", "binary": "bplist00\u{0}\u{1}",
            "cut": String(good.prefix(good.count / 2)),
            "no dictionary": good.replacing("<dict>", with: "<data>"),
            "merge": "<<<<<<< HEAD\n" + good, "version 99": version(good, "99"),
            "version 0": version(good, "0"),
            "color 19": good.replacing("<integer>3</integer>", with: "<integer>19</integer>"),
            "an id twice": good.replacing(WorkedExample.sport, with: WorkedExample.run),
            "no such category": good.replacing(
                "<key>category</key>\n\t\t\t<string>4", with: "<key>category</key>\n\t\t\t<string>6"),
            "30 February": good.replacing("<string>2026-03-02</string>", with: "<string>2026-02-30</string>"),
        ]
    }

    private static func version(_ good: String, _ number: String) -> String {
        good.replacing("<key>version</key>\n\t<integer>7<", with: "<key>version</key>\n\t<integer>\(number)<")
    }

    @Test("damaged, newer or senseless", arguments: ["en", "ru"])
    func damaged(language: String) throws {
        let shell = try WorkedExample.shell(language: language)
        let good = try #require(shell.library).text
        shell.home.remove(".local/state")
        for (name, text) in Self.damages(good) {
            #expect(text != good, "\(name)")
            try shell.home.write(text, to: shell.libraryPath)
            let before = try shell.home.contents()
            for line in Self.lines { expectRefusal(shell, line, language, name) }
            #expect(try shell.home.contents() == before, "\(name)")
        }
    }

    @Test("a folder in the library's place; a file in its folder's place", arguments: ["en", "ru"])
    func wrongKind(language: String) throws {
        let shell = try Shell(language: language)
        try shell.home.makeFolder(shell.libraryPath)
        for line in Self.lines { expectRefusal(shell, line, language, "a folder") }
        shell.home.remove(".local/share/tracker")
        try shell.home.write("", to: ".local/share/tracker")
        for line in Self.lines { expectRefusal(shell, line, language, "under a file") }
        #expect(shell.home.list() == [".local/", ".local/share/", ".local/share/tracker"])
    }

    @Test(
        "a folder that may not be written to: reading works, changes are refused", .enabled(if: getuid() != 0)
    )
    func readOnlyFolder() throws {
        let shell = try WorkedExample.shell()
        let folder = ".local/share/tracker"
        try shell.home.setMode(0o500, of: folder)
        let before = shell.library
        #expect(shell.tracker("list").code == .done)
        for line in [["done", "Run"], ["undo"], ["category", "add", "A"]] {
            expectRefusal(shell, line, "en", "read-only")
        }
        #expect(shell.library == before)
        #expect(
            shell.home.list().filter { $0.hasPrefix(folder) } == [folder + "/", folder + "/Library.plist"])
    }

    private func expectRefusal(_ shell: Shell, _ line: [String], _ language: String, _ name: String) {
        let run = shell.run(line)
        #expect(run.code == .couldNot, "\(name), \(line): \(run.output)")
        #expect(run.output == "", "\(name), \(line)")
        #expect(OneSentence(run.errors).faults(language) == [], "\(name), \(line): \(run.errors)")
    }
}
