import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The program or the device stops at every system call of everything that changes a library.
struct CrashTorture {
    @Test(
        "Power fails at any call: the library is the state before or after, whatever of the rest was lost",
        arguments: Operation.allCases)
    func powerCut(operation: Operation) throws {
        let trial = try Trial(operation)
        let limit = Torture.tries(brief: 6, full: 4000)
        var random = SeededRandom(seed: 1)
        var count = 0
        // After the last call the operation was reported done, and only the state after it is right.
        for path in 0...trial.calls.count {
            let disk = trial.disk.copy()
            let outcome = trial.carryOut(on: Calls().stopping(at: path, on: disk.fileSystem))
            let isDone = (try? outcome.get()) != nil
            #expect(isDone || path < trial.calls.count)
            for survivor in disk.survivors(limit: limit, using: &random) {
                count += 1
                let faults =
                    trial.faults(of: survivor, isAcknowledged: isDone) + trial.faultsOfGoingOn(survivor)
                #expect(
                    faults == [], "\(path): \(path < trial.calls.count ? "\(trial.calls[path])" : "done")")
            }
        }
        #expect(count > trial.calls.count)
        Torture.report(
            item: 1, "crash during \(operation)", tries: trial.calls.count + 1,
            outcome: "before or after, on \(count) disks")
    }

    @Test("R7: a power cut after a change costs at most the backup that it kept, whose state undo gives")
    func backups() throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        let disk = try ModelDisk(copying: stand.folder)
        let before = disk.tree.filter { $0.key.contains("/backups/") }
        let old = try stand.library
        try stand.on(disk.fileSystem).mark(Day("2026-11-19"))
        var random = SeededRandom(seed: 7)
        let survivors = disk.survivors(limit: Torture.tries(brief: 100, full: 4000), using: &random)
        for survivor in survivors {
            let kept = survivor.tree.filter { $0.key.contains("/backups/") }
            #expect(kept.merging(before) { $1 } == kept && kept.count <= before.count + 1)
            let store = stand.on(survivor.fileSystem).store
            _ = try store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(try store.load().library == old)
        }
        #expect(survivors.count > 1)
    }

    @Test(
        "The disk in memory does as the real one does: the same calls, the same files",
        arguments: Operation.allCases)
    func model(operation: Operation) throws {
        let trial = try Trial(operation)
        let disk = trial.disk.copy()
        try trial.carryOut(on: disk.fileSystem).get()
        let folder = trial.stand.folder
        let counting = Calls()
        try trial.carryOut(on: counting.counting()).get()
        #expect(counting.all == trial.calls)
        let made = try folder.contents().map { (folder.path($0.key), $0.value) }
        #expect(Dictionary(uniqueKeysWithValues: made) == disk.tree.filter { !$0.value.isEmpty })
    }
}
