import TestKit
import Testing

@Suite struct SnapshotTests {
    private let folder: TemporaryFolder

    init() throws {
        folder = try TemporaryFolder()
        try folder.write("one\ntwo\nthree\nfour\nfive\nsix\n", to: "__Snapshots__/ListTests/list.txt")
    }

    private func mismatch(of text: String, named name: String = "list") -> String? {
        Snapshot.mismatch(of: text, named: name, filePath: folder.path("ListTests.swift"))
    }

    @Test func equalTextMatches() {
        #expect(mismatch(of: "one\ntwo\nthree\nfour\nfive\nsix\n") == nil)
    }

    @Test("A mismatch names its file first, shows lines with two around, and says last how to accept it")
    func difference() {
        #expect(
            mismatch(of: "one\ntwo\nthree\nfour\n\u{1B}[1m5 \nsix\n") == """
                \(folder.path("__Snapshots__/ListTests/list.txt"))
                - expected, + actual
                  …
                  three
                  four
                - five
                + \\u{1B}[1m5·
                  six
                \("  ")
                To accept it: RECORD_SNAPSHOTS=1 swift test --filter ListTests
                """)
    }

    @Test func missingReferenceIsAMismatch() {
        let mismatch = mismatch(of: "text", named: "other")
        #expect(mismatch?.contains("No such file or directory\nThe text was:\ntext\nTo accept it") == true)
        #expect(folder.list().contains("__Snapshots__/ListTests/other.txt") == false)
    }

    @Test func composedAndDecomposedLettersDiffer() throws {
        try folder.write("\u{439}", to: "__Snapshots__/ListTests/letter.txt")
        #expect(mismatch(of: "\u{438}\u{306}", named: "letter") != nil)
        #expect(mismatch(of: "\u{439}", named: "letter") == nil)
    }
}
