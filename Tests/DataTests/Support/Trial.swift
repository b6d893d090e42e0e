import DiskKit
import TestKit
import TrackerData
import TrackerDomain

/// An operation on a disk in memory, as often as a test wants, and what it does where nothing goes wrong.
struct Trial {
    let operation: Operation
    /// Before the operation.
    let disk: ModelDisk
    /// The library before and after it; nil if there is none.
    let before, after: [UInt8]?
    let journalAfter: Journal
    let calls: [SystemCall]
    let stand: Stand

    init(_ operation: Operation) throws {
        self.operation = operation
        stand = try Stand()
        try operation.prepare(stand)
        disk = try ModelDisk(copying: stand.folder)
        before = disk.tree[stand.libraryPath]
        let (done, counting) = (disk.copy(), Calls())
        try operation.carryOut(stand.on(counting.counting(on: done.fileSystem)))
        after = done.tree[stand.libraryPath]
        journalAfter = try stand.on(done.fileSystem).store.loadJournal()
        calls = counting.all
    }

    /// The bytes in the library's place.
    func library(on disk: ModelDisk) -> [UInt8]? { disk.tree[stand.libraryPath] }

    /// Carries the operation out, or tells why that could not be.
    func carryOut(on fileSystem: FileSystem) -> Result<Void, any Error> {
        Result { try operation.carryOut(stand.on(fileSystem)) }
    }

    /// The files that the operation left on a disk.
    func newStrayFiles(on disk: ModelDisk) -> [String] {
        let known = self.disk.strayFiles
        return disk.strayFiles.filter { !known.contains($0) }
    }

    /// The faults of a disk after the operation ended or was stopped; empty for a good one.
    ///
    /// - Parameter isAcknowledged: Whether it was reported done.
    func faults(of disk: ModelDisk, isAcknowledged: Bool) -> [String] {
        var faults: [String] = []
        let library = library(on: disk)
        if library != after, library != before || isAcknowledged { faults.append("another state") }
        if operation == .keeping, isAcknowledged {
            let copies = disk.tree.filter { $0.key.contains("/kept-") }
            if copies.map(\.value) != [before] { faults.append("not kept") }
        }
        // Nothing that came from other hands is gone, whether it stood in the library's place or beside it.
        let foreign = operation.findsForeignBytes ? before : foreignLeftover
        if let foreign, !disk.tree.values.contains(foreign) { faults.append("found bytes are gone") }
        return faults
    }

    /// The actions that fail on a disk afterwards: the operation, reading, and going on.
    func faultsOfGoingOn(_ disk: ModelDisk) -> [String] {
        let stand = stand.on(disk.fileSystem)
        var faults: [String] = []
        do {
            if library(on: disk) != after { try operation.carryOut(stand) }
            if try stand.store.loadJournal() != journalAfter {
                faults.append("another state when done again")
            }
            try stand.perform(.addCategory(id: .category(77), name: "Later"))
            var journal = journalAfter
            _ = try journal.perform([.addCategory(id: .category(77), name: "Later")], today: Stand.today)
            if try stand.store.loadJournal().library != journal.library {
                faults.append("another state later")
            }
        } catch {
            faults.append("cannot go on: \(error)")
        }
        let foreign = operation.findsForeignBytes ? before : foreignLeftover
        if let foreign, !disk.tree.values.contains(foreign) { faults.append("found bytes are gone later") }
        if !disk.strayFiles.isEmpty { faults.append("stray files: \(disk.strayFiles)") }
        return faults
    }

    private var foreignLeftover: [UInt8]? {
        operation == .leftover ? disk.strayFiles.first.flatMap { disk.tree[$0] } : nil
    }
}

extension Stand {
    /// The same paths on another disk.
    func on(_ fileSystem: FileSystem) -> Stand {
        var copy = self
        copy.fileSystem = fileSystem
        return copy
    }
}
