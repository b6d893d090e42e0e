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

/// Waiting by `select`, as on macOS; it is there on Linux too.
@Suite struct ReadinessTests {
    /// A descriptor that is far beyond what a set holds.
    private static let farAway: Int32 = 1_000_000

    @Test(
        "M13: a set holds exactly the descriptors that it was made with", arguments: [0, 7, 8, 63, 64, 1023])
    func set(descriptor: Int32) {
        let set = DescriptorSet([descriptor, 500])
        let held = (0...1023).filter(set.contains)
        #expect(held == [descriptor, 500].sorted())
    }

    @Test("M13: there is room for 1024 descriptors, and others are left out", arguments: [-1, 1024, farAway])
    func noRoom(descriptor: Int32) {
        #expect(DescriptorSet.hasRoom(for: 0) && DescriptorSet.hasRoom(for: 1023))
        #expect(!DescriptorSet.hasRoom(for: descriptor))
        #expect(!DescriptorSet([descriptor]).contains(descriptor))
    }

    @Test("M13: what can be read is told, and what cannot is not")
    func reading() throws {
        let (full, empty) = (try Pipe(), try Pipe())
        _ = try full.writing.writeSome([1])
        let ends = [empty.reading.number, full.reading.number]
        #expect(Readiness.select(ends, .reading, 0) == [full.reading.number])
        #expect(Readiness.select(ends, .reading, nil) == [full.reading.number])
        #expect(Readiness.select([empty.reading.number], .reading, 20) == [])
    }

    @Test("M13: a full pipe is waited for until there is room again")
    func writing() throws {
        let pipe = try Pipe()
        let end = pipe.writing.number
        #expect(Readiness.select([end], .writing, 0) == [end])
        try pipe.writing.makeNonBlocking()
        while try pipe.writing.writeSome([UInt8](repeating: 0, count: 4096)[...]) > 0 {}
        #expect(Readiness.select([end], .writing, 20) == [])
        _ = try pipe.reading.readChunk()
        #expect(Readiness.select([end], .writing, nil) == [end])
    }

    @Test("M13: an end and a descriptor that is closed end the wait: the next call tells which it is")
    func faults() async {
        // In a process of its own no other test opens the descriptor again.
        await #expect(processExitsWith: .success) {
            let end = try Pipe().reading
            #expect(Readiness.select([end.number], .reading, nil) == [end.number])
            let closed = dup(end.number)
            close(closed)
            #expect(Readiness.select([closed], .reading, nil) == [closed])
        }
    }

    @Test("M13: both purposes work with a descriptor for which a set has no room")
    func farDescriptor() async {
        await #expect(processExitsWith: .success) {
            var limit = rlimit()
            getrlimit(Self.openFiles, &limit)
            limit.rlim_cur = min(limit.rlim_max, 4096)
            setrlimit(Self.openFiles, &limit)
            let pipe = try Pipe()
            let (reading, writing) = (try Self.moved(pipe.reading), try Self.moved(pipe.writing))
            #expect(Readiness.wait(for: [reading], milliseconds: 20) == [])
            #expect(Readiness.wait(for: [writing], .writing, milliseconds: nil) == [writing])
            #expect(ByteWriter(descriptor: writing).write("x") == .complete)
            #expect(Readiness.wait(for: [reading], milliseconds: nil) == [reading])
        }
    }

    private static func moved(_ descriptor: Descriptor) throws -> Int32 {
        let number = fcntl(descriptor.number, F_DUPFD, 2000)
        try #require(number >= 2000)
        return number
    }

    #if canImport(Glibc)
        private static let openFiles = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let openFiles = RLIMIT_NOFILE
    #endif
}
