import TestKit
import Testing

@Suite struct TemporaryFolderTests {
    @Test func keepsBytesAndModes() throws {
        let folder = try TemporaryFolder()
        try folder.write([0xFF, 0x00, 0x0A], to: "a/b", mode: 0o640)
        try folder.write("text", to: "c")
        #expect(try folder.read("a/b") == [0xFF, 0x00, 0x0A])
        #expect(try folder.mode(of: "a/b") == 0o640)
        #expect(try folder.mode(of: "c") == 0o600)
        #expect(folder.list() == ["a/", "a/b", "c"])
        #expect(try folder.contents() == ["a/b": [0xFF, 0x00, 0x0A], "c": Array("text".utf8)])
    }

    @Test func removesItselfWithReadOnlyFoldersInside() throws {
        let outer = try TemporaryFolder()
        var inner: TemporaryFolder? = try TemporaryFolder(in: outer.path)
        #expect(outer.list().count == 1)
        try inner?.write("text", to: "locked/file")
        try inner?.setMode(0o500, of: "locked")
        inner = nil
        #expect(outer.list() == [])
    }

    @Test func missingFileIsAFault() throws {
        let folder = try TemporaryFolder()
        #expect(throws: FailedCall.self) { try folder.read("nothing") }
    }
}
