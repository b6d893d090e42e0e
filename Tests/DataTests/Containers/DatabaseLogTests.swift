import DiskKit
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The second file of a database, read with the database itself.
@Suite struct DatabaseLogTests {
    private let disk: TemporaryFolder

    init() throws {
        disk = try TemporaryFolder()
        try disk.write("SQLite format 3\0…", to: "x.db")
        try disk.write("newest", to: "x.db-wal")
    }

    private func read(_ name: String, _ fileSystem: FileSystem = .system) throws -> ImportFiles.File {
        try #require(try DiskFiles(fileSystem).read(disk.path(name)).files.first)
    }

    @Test("IMP-1: a database is read with its newest changes, no other file is, and neither is changed")
    func log() throws {
        let before = try disk.contents()
        #expect(try read("x.db").log == Array("newest".utf8))
        try disk.write("a,b\n", to: "x.csv")
        try disk.write("c", to: "x.csv-wal")
        #expect(try read("x.csv").log == [])
        for name in ["x.csv", "x.csv-wal"] { disk.remove(name) }
        #expect(try disk.contents() == before)
        disk.remove("x.db-wal")
        #expect(try read("x.db").log == [])
    }

    /// A disk on which another program changes the database so many times while its second file is read.
    private func changing(times: Int) -> FileSystem {
        let count = Counter()
        let disk = disk
        return FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            guard call == SystemCall(operation: .open, name: "x.db-wal") else { return }
            let number = count.next()
            if number <= times { try? disk.write("SQLite format 3\0 \(number)", to: "x.db") }
        }
    }

    @Test("IMP-1: both are read again if another program changes them meanwhile, or it is said that one does")
    func changed() throws {
        let file = try read("x.db", changing(times: 2))
        #expect(file.bytes == Array("SQLite format 3\0 2".utf8) && file.log == Array("newest".utf8))
        #expect(throws: StoreError.busy(path: "x.db")) { try read("x.db", changing(times: 9)) }
    }

    @Test("IMP-1: a second file that cannot be read is a fault with its name")
    func unreadable() throws {
        disk.remove("x.db-wal")
        try disk.makeFolder("x.db-wal")
        #expect(
            throws: StoreError.disk(
                DiskFault(operation: .read, path: "x.db-wal", cause: .notARegularFile))
        ) { try read("x.db") }
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
}
