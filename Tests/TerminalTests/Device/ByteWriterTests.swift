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

@Suite struct ByteWriterTests {
    /// Far more than a pipe holds: the system takes it piece by piece, and nothing while the pipe is full.
    @Test(arguments: [true, false])
    func everythingIsWrittenInOrder(isNonBlocking: Bool) async {
        let result = await #expect(processExitsWith: .success, observing: [\.standardOutputContent]) {
            [isNonBlocking] in
            if isNonBlocking { _ = fcntl(STDOUT_FILENO, F_SETFL, O_NONBLOCK) }
            #expect(ByteWriter(descriptor: STDOUT_FILENO).write(Self.manyBytes) == .complete)
        }
        let isWhole = result?.standardOutputContent == Self.manyBytes
        #expect(isWhole)
    }

    private static var manyBytes: [UInt8] {
        var random = SeededRandom(seed: 20)
        return (0..<1_000_000).map { _ in UInt8.random(in: 0...255, using: &random) }
    }

    @Test func textIsWrittenAsUTF8() throws {
        let pipe = try Pipe()
        #expect(ByteWriter(descriptor: pipe.writing.number).write("ёж\n") == .complete)
        #expect(try pipe.reading.readChunk() == [0xD1, 0x91, 0xD0, 0xB6, 0x0A])
    }

    @Test("T20: a reader that is gone is no failure")
    func readerGone() throws {
        BrokenPipe.becomesAnError()
        let writing = try Pipe().writing
        #expect(ByteWriter(descriptor: writing.number).write("text") == .readerGone)
    }

    @Test func failureSaysItsCode() {
        #expect(ByteWriter(descriptor: -1).write("text") == .failed(EBADF))
        #expect(ByteWriter(descriptor: -1).write("") == .complete)
    }

    @Test("T20: SIGPIPE is left at its default")
    func brokenPipeEndsTheProgram() async {
        await #expect(processExitsWith: .signal(SIGPIPE)) {
            let writing = try Pipe().writing
            ByteWriter(descriptor: writing.number).write("text")
        }
    }
}
