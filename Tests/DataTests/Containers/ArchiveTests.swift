import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Archives are read without a path of theirs reaching the disk.
@Suite struct ArchiveTests {
    /// A device whose program writes all files of the archive in the order of its directory.
    private func files(_ entries: ZipArchive.Entry...) throws -> ImportFiles {
        let disk = try TemporaryFolder()
        let output = entries.flatMap(\.content)
        let programs = ProgramRunner { _ in ProgramResult(.exited(0), bytes: output) }
        return try Containers.programs(programs, in: disk.path, newID: { Identifier(high: 0, low: 1) })
            .files(ZipArchive(entries).bytes)
    }

    @Test("IMP-2: files come with their paths; folders, hidden files and what the Mac adds are left out")
    func contents() throws {
        let deep = String(repeating: "a/", count: 16)
        let read = try files(
            .init("Loop/"), .init("Loop/Habits.csv", "a,b"), .init("Loop/001 Run/Checkmarks.csv", "c"),
            .init("Loop/.hidden", "d"), .init("__MACOSX/Loop/x", "e"), .init("empty.csv"),
            .init(deep + "d.csv", "f"), .init(deep + "e.csv", "g"))
        #expect(read.files.map(\.path) == ["Loop/Habits.csv", "Loop/001 Run/Checkmarks.csv", "empty.csv"])
        #expect(read.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a,b", "c", ""])
        #expect(read.unreadPaths == [deep])
    }

    @Test(
        "IMP-2: a path that leaves the folder and a link are refused before any program runs",
        arguments: [
            "../x.csv", "a/../../x.csv", "/etc/passwd", "a//b", "a/./b", "a/.", ".", "C:\\x.csv", "a\u{0}b",
            "./../x.csv", ".//etc/passwd", "././../x", "./a/./b", "./", "",
        ])
    func paths(path: String) {
        #expect(throws: ContainerFault.unsafePath(path)) { try files(.init(path, "x")) }
    }

    @Test("IMP-2: an archive of the contents of a folder has ./ before its paths, and that folder itself")
    func contentsOfFolder() throws {
        let read = try files(
            .init("./", mode: 0o040755), .init("./Habits.csv", "a"), .init("./Loop/"),
            .init("././Loop/x.csv", "b"), .init("./.hidden", "c"))
        #expect(read.files.map(\.path) == ["Habits.csv", "Loop/x.csv"])
        #expect(read.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["a", "b"])
        #expect(throws: ContainerFault.unsafePath("a")) { try files(.init("./a", "1"), .init("a", "2")) }
    }

    @Test("IMP-2: so are links, devices, a name twice, a folder that holds bytes, and what has a password")
    func kinds() {
        #expect(throws: ContainerFault.unsafePath("a")) { try files(.init("a", "/etc", mode: 0o120777)) }
        #expect(throws: ContainerFault.unsafePath("a")) { try files(.init("a", "", mode: 0o060644)) }
        #expect(throws: ContainerFault.unsafePath("a")) { try files(.init("a", "1"), .init("a", "2")) }
        #expect(throws: ContainerFault.unsafePath("a/")) { try files(.init("a/", "1")) }
        var secret = ZipArchive.Entry("a", "1")
        secret.flags = 1
        #expect(throws: ContainerFault.encrypted) { try files(secret) }
        #expect(throws: Never.self) {
            try files(.init("a", "1", mode: 0o100644), .init("b/", mode: 0o040755))
        }
    }

    @Test("IMP-2, HARD-10: at most 10,000 files, and 256 MiB with the archive, by what the directory says")
    func limits() throws {
        let many = (0...10_000).map { ZipArchive.Entry("\($0).csv") }
        func read(_ entries: [ZipArchive.Entry]) throws -> Int {
            let disk = try TemporaryFolder()
            return try Containers.programs(
                ProgramRunner { _ in ProgramResult(.exited(0)) }, in: disk.path,
                newID: { Identifier(high: 0, low: 1) }
            ).files(ZipArchive(entries).bytes).files.count
        }
        #expect(throws: ContainerFault.tooLarge(.files)) { try read(many) }
        #expect(try read(Array(many.dropLast())) == 10_000)
        var huge = ZipArchive.Entry("a.csv")
        let most = (256 << 20) - ZipArchive([huge]).bytes.count
        huge.statedSize = most + 1
        #expect(throws: ContainerFault.tooLarge(.bytes)) { try read([huge]) }
        // The program, which is none here, has given nothing.
        huge.statedSize = most
        #expect(throws: ContainerFault.failed("")) { try read([huge]) }
    }

    @Test("HARD-10: what was unpacked is held once: all files share it")
    func shared() throws {
        let read = try files(.init("a.csv", "abc"), .init(".hidden", "x"), .init("b.csv", "de"))
        #expect(read.files.map(\.range) == [0..<3, 4..<6])
        #expect(read.files.map(\.shared) == [Array("abcxde".utf8), Array("abcxde".utf8)])
        let addresses = read.files.map {
            $0.shared.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
        }
        #expect(addresses[0] == addresses[1])
    }

    @Test("IMP-2: bytes other than the directory says are a damaged archive: size and checksum have to fit")
    func damage() {
        var short = ZipArchive.Entry("a.csv", "abc")
        short.statedSize = 2
        #expect(throws: ContainerFault.failed("")) { try files(short) }
        short.statedSize = 4
        #expect(throws: ContainerFault.failed("")) { try files(short) }
        var changed = ZipArchive.Entry("a.csv", "abc")
        changed.statedChecksum = ZipArchive.checksum(Array("abd".utf8))
        #expect(throws: ContainerFault.failed("")) { try files(changed) }
        // The check value of CRC-32 for these nine digits.
        changed = .init("a.csv", "123456789")
        changed.statedChecksum = 0xCBF4_3926
        #expect(throws: Never.self) { try files(changed) }
    }

    @Test("IMP-2: without unzip bsdtar does it, which goes through the archive as it is written")
    func otherProgram() throws {
        let disk = try TemporaryFolder()
        let archive = ZipArchive([.init("a", "first"), .init("b", "second")], listing: [1, 0])
        func read(_ outputs: [String: String]) throws -> [String] {
            let programs = ProgramRunner { call in
                outputs[call.program].map { ProgramResult(.exited(0), output: $0) }
                    ?? ProgramResult(.notStarted)
            }
            return try Containers.programs(programs, in: disk.path, newID: { Identifier(high: 0, low: 1) })
                .files(archive.bytes).files.map { $0.path + " " + String(decoding: $0.bytes, as: UTF8.self) }
        }
        #expect(try read(["unzip": "secondfirst"]) == ["b second", "a first"])
        #expect(try read(["bsdtar": "firstsecond"]) == ["b second", "a first"])
        #expect(throws: ContainerFault.failed("")) { try read(["unzip": "firstsecond"]) }
        #expect(throws: ContainerFault.noProgram) { try read([:]) }
    }

    @Test("every cut of an archive is a fault, and none a crash")
    func cuts() throws {
        let whole = ZipArchive([.init("a.csv", "abc"), .init("b/c.csv", "d")]).bytes
        let disk = try TemporaryFolder()
        let read = Containers.programs(
            ProgramRunner { _ in ProgramResult(.exited(0), output: "abcd") }, in: disk.path,
            newID: { Identifier(high: 0, low: 1) })
        for length in 0..<whole.count {
            #expect(throws: ContainerFault.self) { try read.files(Array(whole.prefix(length))) }
        }
        #expect(throws: Never.self) { try read.files(whole) }
        var random = SeededRandom(seed: 11)
        for _ in 0..<2000 {
            var bytes = whole
            bytes[Int.random(in: 0..<bytes.count, using: &random)] = UInt8(truncatingIfNeeded: random.next())
            _ = try? read.files(bytes)
        }
    }
}

/// Archives read by the programs of this device.
@Suite struct ArchiveProgramTests {
    static func has(_ program: String, _ option: String) -> Bool {
        ProgramRunner.system.run(ProgramCall(program, [option], limit: 10_000)).end != .notStarted
    }

    @Test(
        "IMP-2: a real archive, by either program",
        .enabled(if: has("unzip", "-v") && has("bsdtar", "--version"), "unzip or bsdtar is not installed"),
        arguments: ["unzip", "bsdtar"])
    func real(program: String) throws {
        let disk = try TemporaryFolder()
        let programs = ProgramRunner { call in
            call.program == program ? ProgramRunner.system.run(call) : ProgramResult(.notStarted)
        }
        let read = try Containers.programs(programs, in: disk.path, newID: { Identifier(high: 0, low: 1) })
            .files(
                ZipArchive(
                    [.init("b/"), .init("b/[1] *.csv", "date\n"), .init("a.csv", "x"), .init("-p", "y")],
                    listing: [3, 0, 2, 1]
                ).bytes)
        #expect(read.files.map(\.path) == ["-p", "a.csv", "b/[1] *.csv"])
        #expect(read.files.map { String(decoding: $0.bytes, as: UTF8.self) } == ["y", "x", "date\n"])
        #expect(disk.list() == [])
    }

    @Test(
        "IMP-2: a real archive of the contents of a folder, by either program",
        .enabled(if: has("unzip", "-v") && has("bsdtar", "--version"), "unzip or bsdtar is not installed"),
        arguments: ["unzip", "bsdtar"])
    func realContents(program: String) throws {
        let disk = try TemporaryFolder()
        try disk.write("date\n", to: "Loop/Habits.csv")
        try disk.write("x", to: "Loop/001 Run/Checkmarks.csv")
        try disk.makeFolder("tmp")
        let made = ProgramRunner.system.run(
            ProgramCall(
                "bsdtar", ["-a", "-c", "-f", disk.path("x.zip"), "-C", disk.path("Loop"), "."],
                limit: 10_000))
        try #require(made.isSuccess, "\(made.errors)")
        let programs = ProgramRunner { call in
            call.program == program ? ProgramRunner.system.run(call) : ProgramResult(.notStarted)
        }
        let read = try Containers.programs(
            programs, in: disk.path("tmp"), newID: { Identifier(high: 0, low: 1) }
        ).files(try disk.read("x.zip"))
        let contents = read.files.map { $0.path + " " + String(decoding: $0.bytes, as: UTF8.self) }
        #expect(contents.sorted() == ["001 Run/Checkmarks.csv x", "Habits.csv date\n"])
    }
}
