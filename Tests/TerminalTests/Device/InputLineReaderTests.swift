import Terminal
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct InputLineReaderTests {
    /// What a reader finds in a file of these bytes.
    private func lines(of bytes: [UInt8], count: Int) throws -> [InputLine] {
        let folder = try TemporaryFolder()
        try folder.write(bytes, to: "input")
        let file = Descriptor(open(folder.path("input"), O_RDONLY | O_CLOEXEC))
        var reader = InputLineReader(descriptor: file.number)
        return (0..<count).map { _ in reader.next() }
    }

    @Test func linesComeOneByOneAndThenTheEnd() throws {
        let bytes = Array("y\n\nПоливать 🌺\n".utf8)
        #expect(
            try lines(of: bytes, count: 5) == [
                .text("y"), .text(""), .text("Поливать 🌺"), .endOfFile, .endOfFile,
            ])
    }

    @Test func lastLineMayLackItsNewline() throws {
        #expect(try lines(of: Array("one\ntwo".utf8), count: 3) == [.text("one"), .text("two"), .endOfFile])
    }

    @Test func invalidUTF8IsHandedOverAsItCame() throws {
        #expect(
            try lines(of: [0x61, 0xFF, 0x0A, 0x62, 0x0A], count: 2) == [.notUTF8([0x61, 0xFF]), .text("b")])
    }

    @Test func lineLongerThanOneReadIsWhole() throws {
        // The odd byte before them lets a read end within a letter.
        let text = "x" + String(repeating: "ё", count: 10_000)
        #expect(try lines(of: Array("\(text)\nnext\n".utf8), count: 2) == [.text(text), .text("next")])
    }

    @Test func failureSaysItsCode() {
        var reader = InputLineReader(descriptor: -1)
        #expect(reader.next() == .failed(EBADF))
    }

    @Test("Ctrl-D on a terminal is the end")
    func endOfTerminalInput() throws {
        let pair = try TerminalPair()
        var reader = InputLineReader(descriptor: try #require(pair.other).number)
        ByteWriter(descriptor: pair.main.number).write("да\n\u{4}")
        #expect(reader.next() == .text("да"))
        #expect(reader.next() == .endOfFile)
    }
}
