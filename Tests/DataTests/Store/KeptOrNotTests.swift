import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Faults after the new state got the library's name.
struct KeptOrNotTests {
    private func stand() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        return stand
    }

    /// The place of the last call of a mark that fits.
    private func path(
        _ stand: Stand, _ fits: (SystemCall) -> Bool
    ) throws -> Int {
        let calls = Calls()
        try stand.on(calls.counting()).mark(Day("2026-11-19"))
        let path = calls.all.lastIndex(where: fits)
        return try #require(path)
    }

    @Test("S4: the folder's fsync fails after the exchange: the change may have been kept, and that is said")
    func folder() throws {
        let path = try path(stand()) { $0.operation == .synchronize }
        let stand = try stand()
        let error = StoreError.disk(
            DiskFault(operation: .flush, path: stand.libraryPath, cause: .deviceFailure))
        #expect(throws: error) {
            try stand.on(Calls().failing(at: path, code: 5)).mark(Day("2026-11-19"))
        }
        #expect(error.mayBeSaved)
        #expect(try stand.marks == [Day("2026-11-18"), Day("2026-11-19")])
        #expect(stand.strayFiles == [])
    }

    @Test("S4: a first write's folder is not brought to the disk: the same")
    func firstWrite() throws {
        let calls = Calls()
        try Stand().on(calls.counting()).addRun()
        let path = try #require(calls.all.lastIndex { $0.operation == .synchronize })
        let stand = try Stand()
        let error = StoreError.disk(
            DiskFault(operation: .flush, path: stand.libraryPath, cause: .diskFull))
        #expect(throws: error) { try stand.on(Calls().failing(at: path, code: 28)).addRun() }
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("S4: names were exchanged and cannot be exchanged back: the same")
    func notGivenBack() throws {
        var stand = try stand()
        let system = FileSystem.system
        let exchanges = Countdown(1)
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            if mode == .exchange, !exchanges.tick() { throw TrackerData.SystemFault(.rename, code: 5) }
            try system.rename(folder, from, to, mode)
        }
        stand.fileSystem.open = { (folder, name, mode) throws(TrackerData.SystemFault) in
            // Nobody can look at what was displaced.
            if exchanges.rest < 1, mode == .reading, name.hasSuffix(".tmp") {
                throw TrackerData.SystemFault(.open, code: 24)
            }
            return try system.open(folder, name, mode)
        }
        let error = StoreError.disk(
            DiskFault(operation: .flush, path: stand.libraryPath, cause: .deviceFailure))
        #expect(throws: error) { try stand.mark(Day("2026-11-19")) }
        stand.fileSystem = .system
        #expect(try stand.marks == [Day("2026-11-18"), Day("2026-11-19")])
    }

    @Test("S4: before the exchange nothing is kept, and nothing of the kind is said")
    func before() throws {
        let path = try path(stand()) { $0 == SystemCall(operation: .rename, name: "Library.plist") }
        let stand = try stand()
        let error = StoreError.disk(
            DiskFault(operation: .write, path: stand.libraryPath, cause: .deviceFailure))
        #expect(throws: error) {
            try stand.on(Calls().failing(at: path, code: 5)).mark(Day("2026-11-19"))
        }
        #expect(!error.mayBeSaved)
        #expect(try stand.marks == [Day("2026-11-18")])
    }
}
