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

/// Editors, newer programs and sync tools work on a library that is a symbolic link, with permissions of its own.
@Suite struct OtherHandsTorture {
    private typealias Example = WorkedExample
    private static let target = "Sync/Library.plist"

    /// A library that lies elsewhere, with a link in its place.
    private func linked(mode: UInt16 = 0o640, language: String = "en") throws -> Shell {
        let shell = try Example.shell(language: language)
        let bytes = try #require(shell.library)
        shell.home.remove(shell.libraryPath)
        try shell.home.write(bytes, to: Self.target, mode: mode)
        #expect(symlink("../../../\(Self.target)", shell.home.path(shell.libraryPath)) == 0)
        // So that backups know where it is.
        #expect(shell.tracker("pin", "Run").code == .done)
        return shell
    }

    private func isLink(_ shell: Shell) -> Bool {
        var status = stat()
        return lstat(shell.home.path(shell.libraryPath), &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
    }

    private static let edits: [(name: String, edit: @Sendable (String) -> String, list: String)] = [
        ("a name", { $0.replacing(">Drink<", with: ">Drink tea<") }, "\tDrink tea\t"),
        (
            "a name with an ampersand", { $0.replacing(">Drink<", with: ">Drink &amp; eat<") },
            "\tDrink & eat\t"
        ),
        ("a color", { $0.replacing("<integer>3</integer>", with: "<integer>18</integer>") }, "\tDrink\t"),
        ("a category", { $0.replacing(">Home<", with: ">Дом<") }, "\tДом\t"),
        ("more days", { $0.replacing("<string>03:", with: "<string>01:1-31 03:") }, "\tDrink\t"),
        ("no indentation", { $0.replacing("\t", with: "") }, "\tDrink\t"),
        ("one line", { $0.replacing("\n", with: "") }, "\tDrink\t"),
        ("lines of another system", { $0.replacing("\n", with: "\r\n") }, "\tDrink\t"),
        (
            "no last line", { $0.split(separator: "\n").dropLast().joined(separator: "\n") + "\n" },
            "\tDrink\t"
        ),
        ("comments", { $0.replacing("<dict>", with: "<dict><!-- mine -->") }, "\tDrink\t"),
        (
            "no header", { String($0[($0.firstRange(of: "<plist")?.lowerBound ?? $0.startIndex)...]) },
            "\tDrink\t"
        ),
    ]

    @Test("a sensible edit is taken, its bytes are kept, and the next change stands beside it")
    func handEdits() throws {
        let modes: [UInt16] = [0o600, 0o640, 0o644]
        for (place, (name, edit, list)) in Self.edits.enumerated() {
            for mode in Torture.isFull ? modes : [modes[place % modes.count]] {
                let shell = try linked(mode: mode)
                let edited = edit(try #require(shell.library).text)
                #expect(Array(edited.utf8) != shell.library, "\(name)")
                try shell.home.write(edited, to: Self.target, mode: mode)
                let read = shell.tracker("list", "--plain")
                #expect(
                    read.output.contains(list) && read.errors.contains("changed by another program"),
                    "\(name): \(read)")
                #expect(shell.library == Array(edited.utf8))
                #expect(shell.tracker("unpin", "Run").output.hasPrefix("Unpinned"))
                let after = shell.tracker("list", "--plain")
                #expect(after.output.contains(list) && after.errors == "", "\(name): \(after)")
                #expect(try shell.home.contents().values.contains(Array(edited.utf8)), "\(name)")
                #expect(try isLink(shell) && shell.home.mode(of: Self.target) == mode, "\(name)")
            }
        }
        Torture.report(
            item: 6, "sensible edits by hand", tries: Self.edits.count * (Torture.isFull ? modes.count : 1),
            outcome: "taken, said, kept; the link and the permissions stay")
    }

    @Test("a newer version's file is refused by every command and stays as it is", arguments: ["en", "ru"])
    func newer(language: String) throws {
        let lines = [
            ["list"], ["stats"], ["show", "Run"], ["calendar"], ["history"], ["category", "list"],
            ["done", "Run"],
            ["undone", "Run"], ["add", "A", "--category", "B", "--event"], ["edit", "Run", "--name", "Jog"],
            ["delete", "Run", "--yes"], ["category", "delete", "Home", "--yes"], ["undo"], ["redo"],
            ["history", "clear", "--yes"], ["doctor", "--repair"],
        ]
        let shell = try linked(language: language)
        let text = try #require(shell.library).text
        let newer = text.replacing(
            "<key>version</key>\n\t<integer>7<", with: "<key>version</key>\n\t<integer>99<")
        #expect(newer != text)
        try shell.home.write(newer, to: Self.target, mode: 0o640)
        let before = try shell.home.contents()
        for line in lines {
            let run = shell.run(line)
            #expect(run.code == .couldNot && run.output == "", "\(line): \(run)")
            #expect(
                OneSentence(run.errors).faults(language) == [] && run.errors.contains("99"), "\(line): \(run)"
            )
        }
        #expect(try shell.home.contents() == before && isLink(shell))
        Torture.report(
            item: 6, "a newer version's file (\(language))", tries: lines.count, outcome: "refused, untouched"
        )
    }

    @Test(
        "conflict copies beside the file that the link leads to: what they hold that the library lacks",
        arguments: [
            (
                "en", "not in the library: “Swim”, “Pool”, 1 mark;",
                "the library has all of it, it can be deleted."
            ),
            (
                "ru", "в библиотеке нет: «Swim», «Pool», 1 отметка;",
                "всё это в библиотеке есть, её можно удалить."
            ),
        ])
    func conflictCopies(language: String, lacking: String, nothing: String) throws {
        let shell = try linked(language: language)
        let poor = try #require(shell.library)
        shell.tracker("done", "Run")
        shell.tracker("add", "Swim", "--category", "Pool", "--event")
        let rich = try #require(shell.library)
        let names = [
            "Library.sync-conflict-20261120-101010-ABCDEFG.plist",
            "Library (Anna's conflicted copy 2026-11-20).plist",
            "Library (conflicted copy 2026-11-20 101010).plist",
            "Library 2.plist", "Library (1).plist",
        ]
        for name in names {
            for (library, copy, sentence) in [(poor, rich, lacking), (rich, poor, nothing)] {
                try shell.home.write(library, to: Self.target, mode: 0o640)
                try shell.home.write(copy, to: "Sync/\(name)")
                let run = shell.tracker("doctor", "--plain")
                #expect(run.output.contains(name) && run.output.contains(sentence), "\(run)")
                #expect(try shell.home.read("Sync/\(name)") == copy)
            }
            shell.home.remove("Sync/\(name)")
        }
        Torture.report(
            item: 6, "conflict copies (\(language))", tries: names.count * 2,
            outcome: "noticed, with what the library lacks")
    }
}
