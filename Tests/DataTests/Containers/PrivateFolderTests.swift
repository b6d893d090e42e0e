import DiskKit
import Samples
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// What programs read lies in a private folder that nothing is left of.
@Suite struct PrivateFolderTests {
    private let disk: TemporaryFolder

    init() throws { disk = try TemporaryFolder() }

    private static let archive = ZipArchive([.init("a.csv", "date\n")]).bytes

    private func containers(
        _ fileSystem: FileSystem = .system, _ run: @escaping @Sendable (ProgramCall) -> ProgramResult
    ) -> Containers {
        .programs(
            ProgramRunner(run), in: disk.path, newID: { Identifier(high: 0, low: 7) }, fileSystem: fileSystem)
    }

    private let name = "tracker-import-00000000-0000-0000-0000-000000000007"

    @Test("IMP-3: the copy is for the account alone, the program is given its path, and nothing is left")
    func copy() throws {
        let disk = disk
        let name = name
        let read = containers { call in
            #expect((try? disk.mode(of: name)) == 0o700)
            #expect((try? disk.mode(of: "\(name)/import.zip")) == 0o600)
            #expect((try? disk.read("\(name)/import.zip")) == Self.archive)
            #expect(
                call.program == "unzip" && call.arguments == ["-p", "-qq", disk.path("\(name)/import.zip")])
            #expect(call.limit == 10_000 && call.isConfined && call.maxOutput == 256 << 20)
            return ProgramResult(.exited(0), output: "date\n")
        }
        let files = try read.files(Self.archive)
        #expect(files.files.map(\.path) == ["a.csv"])
        #expect(files.files[0].bytes == Array("date\n".utf8))
        #expect(disk.list() == [])
    }

    @Test(
        "IMP-3: nothing is left if the program fails",
        arguments: [
            (ProgramResult(.exited(9), errors: "bad\nworse\n"), .failed("bad")),
            (ProgramResult(.outOfTime), .outOfTime), (ProgramResult(.tooMuch), .tooLarge(.bytes)),
            (ProgramResult(.signaled), .failed("")), (ProgramResult(.notStarted), .noProgram),
        ] as [(ProgramResult, ContainerFault)])
    func failure(result: ProgramResult, fault: ContainerFault) {
        #expect(throws: fault) { try containers { _ in result }.files(Self.archive) }
        #expect(disk.list() == [])
    }

    @Test(
        "IMP-3: what a killed run left goes with the next one, but nothing of anybody else, nor of a run at work"
    )
    func leftovers() throws {
        let left = "tracker-import-00000000-0000-0000-0000-000000000001"
        let atWork = "tracker-import-00000000-0000-0000-0000-000000000002"
        try disk.write("x", to: "\(left)/import.db")
        try disk.write("x", to: "\(atWork)/import.db")
        try disk.write("x", to: "tracker-import-mine/notes.txt")
        try disk.write("x", to: "tracker-import-00000000-0000-0000-0000-000000000003")
        let system = FileSystem.system
        let lock = try system.openFolder(disk.path(atWork))
        let isLocked = try system.tryLock(lock)
        #expect(isLocked)
        _ = try containers { _ in ProgramResult(.exited(0), output: "date\n") }.files(Self.archive)
        try system.close(lock)
        #expect(
            disk.list() == [
                "tracker-import-00000000-0000-0000-0000-000000000002/",
                "tracker-import-00000000-0000-0000-0000-000000000002/import.db",
                "tracker-import-00000000-0000-0000-0000-000000000003", "tracker-import-mine/",
                "tracker-import-mine/notes.txt",
            ])
    }

    @Test("HARD-5: what killed runs left is told without an import, and goes without one that makes a copy")
    func told() throws {
        let left = "tracker-import-00000000-0000-0000-0000-000000000001"
        let atWork = "tracker-import-00000000-0000-0000-0000-000000000002"
        try disk.write("x", to: "\(left)/import.db")
        try disk.write("x", to: "\(atWork)/import.db")
        try disk.write("x", to: "tracker-import-mine/notes.txt")
        let system = FileSystem.system
        let lock = try system.openFolder(disk.path(atWork))
        #expect(try system.tryLock(lock))
        let containers = containers { _ in ProgramResult(.notStarted) }
        #expect(containers.leftovers(false) == [disk.path(left)])
        #expect(disk.list().contains("\(left)/import.db"))
        #expect(containers.leftovers(true) == [disk.path(left)])
        #expect(containers.leftovers(false) == [])
        try system.close(lock)
        #expect(!disk.list().contains("\(left)/"))
        #expect(
            disk.list().contains("\(atWork)/import.db")
                && disk.list().contains("tracker-import-mine/notes.txt"))
    }

    /// A disk on which another run removes a folder before it is open, or before it is locked, so many times.
    private func removing(before operation: TrackerData.SystemFault.Operation, times: Int) -> FileSystem {
        let disk = disk
        let count = Counter()
        return FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            let folders = disk.list().filter { $0.hasSuffix("/") }
            guard call.operation == operation, operation != .open || call.name.contains("tracker-import-"),
                !folders.isEmpty, count.next() <= times
            else { return }
            for name in folders { disk.remove(name) }
        }
    }

    @Test(
        "IMP-3: a folder that another run takes for a leftover before it is locked is made anew, under another name",
        arguments: [TrackerData.SystemFault.Operation.open, .lock])
    func taken(operation: TrackerData.SystemFault.Operation) throws {
        func read(times: Int) throws -> ImportFiles {
            let ids = Counter()
            return try Containers.programs(
                ProgramRunner { call in
                    let path = call.arguments.last ?? ""
                    #expect(path.hasSuffix("-00000000000\(times + 1)/import.zip"), "\(path)")
                    return ProgramResult(.exited(0), output: "date\n")
                }, in: disk.path, newID: { Identifier(high: 0, low: UInt64(ids.next())) },
                fileSystem: removing(before: operation, times: times)
            ).files(Self.archive)
        }
        for times in [1, 4] { #expect(try read(times: times).files.map(\.path) == ["a.csv"]) }
        #expect(throws: ContainerFault.self) { try read(times: 5) }
        #expect(disk.list() == [])
    }

    private final class Counter: Sendable {
        private let count = Mutex(0)

        func next() -> Int {
            count.withLock { count in
                count += 1
                return count
            }
        }
    }

    @Test("a folder that cannot be made is a fault of the disk with its path")
    func noFolder() throws {
        let missing = disk.path("missing")
        let read = Containers.programs(in: missing, newID: { Identifier(high: 0, low: 7) })
        #expect(
            throws: ContainerFault.disk(
                DiskFault(operation: .writeFile, path: missing + "/" + name, cause: .missing))
        ) { try read.files(Self.archive) }
    }
}
