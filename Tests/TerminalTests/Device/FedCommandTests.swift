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

@Suite struct FedCommandTests {
    private func status(of script: String) throws -> Int32? {
        try #require(FedCommand(script)).finish()
    }

    /// Far more than a pipe holds.
    @Test("M2: a command gets every byte and then the end, and is waited for")
    func input() throws {
        let folder = try TemporaryFolder()
        let bytes = (0..<300_000).map { UInt8(truncatingIfNeeded: $0 / 7) }
        let command = try #require(FedCommand("cat >'\(folder.path)/copy'; echo over >'\(folder.path)/end'"))
        #expect(ByteWriter(descriptor: command.input).write(bytes) == .complete)
        #expect(command.finish() == 0)
        #expect(try folder.read("copy") == bytes)
        #expect(try folder.read("end") == Array("over\n".utf8))
    }

    @Test("M2: its exit status is told; there is none where a signal ended it")
    func statuses() throws {
        #expect(try status(of: "exit 7") == 7)
        #expect(try status(of: "/nonexistent/pager 2>/dev/null") == 127)
        #expect(try status(of: "kill -KILL $$") == nil)
    }

    @Test("M2: it has this process's environment, and nobody else holds its input open")
    func surroundings() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            let path = try #require(getenv("PATH").map { String(cString: $0) })
            let other = try #require(FedCommand("cat >/dev/null"))
            let command = try #require(FedCommand("printf '%s' \"$PATH\" >'\(folder.path)/path'; cat"))
            // The other one still runs: had it the end to write to, this one would wait for ever.
            #expect(command.finish() == 0)
            #expect(try folder.read("path") == Array(path.utf8))
            #expect(other.finish() == 0)
        }
    }

    @Test(
        "STEP-21: a command beside this process is asked how it stands, and has no terminal"
    )
    func beside() throws {
        let folder = try TemporaryFolder()
        let side = try #require(
            SideCommand(
                "while [ ! -e '\(folder.path)/go' ]; do sleep 0.1; done; tty >'\(folder.path)/tty'; exit 7"
            ))
        #expect(side.state() == .running)
        try folder.write("", to: "go")
        var state = SideCommand.State.running
        for _ in 0..<300 where state == .running {
            usleep(100_000)
            state = side.state()
        }
        #expect(state == .ended(7))
        #expect(try folder.read("tty") == Array("not a tty\n".utf8))
    }
}
