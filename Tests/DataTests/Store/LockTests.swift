import DiskKit
import Samples
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

struct LockTests {
    /// Holds the lock of a folder, as another program would.
    private final class Holder: Sendable {
        private let descriptor: TrackerData.Descriptor

        init(_ path: String) throws(TrackerData.SystemFault) {
            descriptor = try FileSystem.system.openFolder(path)
            #expect(try FileSystem.system.tryLock(descriptor))
        }

        func release() {
            try? FileSystem.system.close(descriptor)
        }
    }

    /// A clock that a test moves: each pause takes a second.
    private final class Clock: Sendable {
        private let time = Mutex(0)
        private let pauses: @Sendable (Int) -> Void

        init(onPause pauses: @escaping @Sendable (Int) -> Void = { _ in }) {
            self.pauses = pauses
        }

        var seconds: Int { time.withLock { $0 } }

        var waiting: Waiting {
            Waiting(
                now: { self.seconds * 1000 },
                pause: {
                    let now = self.time.withLock { time in
                        time += 1
                        return time
                    }
                    self.pauses(now)
                })
        }
    }

    @Test("A lock that another program holds is waited for five seconds, then the library is busy")
    func busy() throws {
        var stand = try Stand()
        try stand.addRun()
        let holder = try Holder(stand.folder.path("data"))
        defer { holder.release() }
        let clock = Clock()
        stand.waiting = clock.waiting
        let before = try stand.folder.contents()
        #expect(throws: StoreError.busy(path: stand.folder.path("data"))) {
            try stand.mark(Day("2026-11-20"))
        }
        #expect(clock.seconds == 5)
        #expect(throws: StoreError.busy(path: stand.folder.path("data"))) { try stand.store.clearHistory() }
        #expect(throws: StoreError.busy(path: stand.folder.path("data"))) {
            try Doctor(store: stand.store).repair()
        }
        #expect(try stand.folder.contents() == before)
    }

    @Test("Reading needs no lock")
    func reading() throws {
        var stand = try Stand()
        try stand.addRun()
        let holder = try Holder(stand.folder.path("data"))
        defer { holder.release() }
        stand.waiting = Waiting(now: { 0 }, pause: { Issue.record("waited") })
        #expect(try stand.library.trackers.count == 1)
        #expect(try stand.store.loadJournal().history.undo.count == 1)
    }

    @Test("A lock that is given back in time is taken")
    func released() throws {
        var stand = try Stand()
        try stand.addRun()
        let holder = try Holder(stand.folder.path("data"))
        stand.waiting = Clock(onPause: { if $0 == 3 { holder.release() } }).waiting
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.marks == [Day("2026-11-20")])
    }

    @Test("A folder that was replaced while its lock was waited for is not written into")
    func replacedFolder() throws {
        var stand = try Stand()
        try stand.addRun()
        let holder = try Holder(stand.folder.path("data"))
        let folder = stand.folder
        stand.waiting =
            Clock(onPause: { _ in
                do {
                    try folder.rename("data", to: "old")
                    try folder.makeFolder("data")
                } catch {
                    Issue.record(error)
                }
                holder.release()
            }).waiting
        try stand.perform(.addCategory(id: .category(9), name: "New"))
        #expect(try stand.library.categories.map(\.name) == ["New"])
        #expect(try stand.store(at: "old/Library.plist").load().library.categories.map(\.name) == ["Home"])
    }

    @Test("Two stores in turn: each builds on what the other did")
    func interleaved() throws {
        let stand = try Stand()
        try stand.addRun()
        let (one, two) = (stand.store, stand.store)
        for number in 0..<10 {
            let day = Day("2026-11-01") + number
            _ = try (number.isMultiple(of: 2) ? one : two).update { (journal) throws(EditError) in
                try journal.perform([.complete([.tracker(1)], on: day)], today: Stand.today)
            }
        }
        #expect(try stand.marks == (0..<10).map { Day("2026-11-01") + $0 })
        #expect(try stand.store.loadJournal().history.undo.count == 11)
    }

    @Test("Four at once, 25 marks each: 100 of 100 are there, each one step")
    func together() async throws {
        let stand = try Stand()
        try stand.addRun()
        let store = stand.store
        try await withThrowingTaskGroup(of: Void.self) { group in
            for worker in 0..<4 {
                group.addTask {
                    for number in 0..<25 {
                        let day = Day("2026-01-01") + (worker * 25 + number)
                        _ = try store.update { (journal) throws(EditError) in
                            try journal.perform([.complete([.tracker(1)], on: day)], today: Stand.today)
                        }
                    }
                }
            }
            try await group.waitForAll()
        }
        #expect(try stand.marks == (0..<100).map { Day("2026-01-01") + $0 })
        #expect(try Trailer.find(in: stand.bytes)?.generation == 101)
        #expect(stand.strayFiles == [])
    }
}
