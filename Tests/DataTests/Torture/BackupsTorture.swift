import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The folder of all backups holds what other hands have put there, or does not let itself be looked at.
struct BackupsTorture {
    private static let other = "state/backups/\(Identifier.tracker(9))/"

    @Test("Foreign folders and files in the backups: everything works beside them, and they stay as they are")
    func foreign() throws {
        var tries = 0
        for operation in Operation.allCases {
            let known = try Trial(operation)
            for origin in OddOrigin.allCases {
                tries += 1
                let stand = try Stand()
                try operation.prepare(stand)
                try origin.path(in: Self.other, stand)
                try stand.folder.write("x", to: "state/backups/\(Identifier.tracker(8))")
                try stand.folder.write("x", to: "state/backups/\(Identifier.library)-99999999999999999999/x")
                if ![.firstWrite, .migration, .firstChange].contains(operation) {
                    try stand.folder.write("", to: "state/backups/\(Identifier.library)/9999999999.plist")
                }
                let names = stand.folder.list().filter { $0.hasPrefix(Self.other) }
                try operation.carryOut(stand)
                #expect(try stand.store.loadJournal() == known.journalAfter, "\(operation), \(origin)")
                #expect(stand.folder.list().filter { $0.hasPrefix(Self.other) } == names)
                #expect(stand.strayFiles == [], "\(operation), \(origin)")
                let unseen = Doctor(store: stand.store).examine().count { $0.code == "unseenBackups" }
                #expect(unseen == 2, "\(operation), \(origin)")
            }
        }
        Torture.report(
            item: 6, "foreign folders and files in the backups", tries: tries,
            outcome: "done beside them, told of by the doctor, left as they are")
    }

    /// The state of the library's file when backups are searched.
    private enum Place: String, CaseIterable {
        case nothing, scribble, cutOff
    }

    @Test("Faults while looking for backups: an error or what could be seen, never “there is none”")
    func faults() throws {
        var tries = 0
        for path in Place.allCases {
            let (stand, disk) = try damaged(path)
            let calls = Calls()
            _ = told(by: stand.on(calls.counting(on: disk.copy().fileSystem)))
            #expect(calls.count > 20)
            for (number, call) in calls.all.enumerated() {
                for reason in reasons(number) {
                    tries += 1
                    let failing = Calls().failing(
                        at: number, code: reason.rawValue, on: disk.copy().fileSystem)
                    let lies = told(by: stand.on(failing))
                    #expect(lies == [], "\(path), \(reason) of \(call), call \(number)")
                }
            }
        }
        Torture.report(
            item: 3, "faults while looking for backups", tries: tries,
            outcome: "an error or an older backup, never told as none")
    }

    /// By turns among all tests.
    private func reasons(_ call: Int) -> [FaultTorture.Reason] {
        if Torture.isFull { return FaultTorture.Reason.allCases }
        return call.isMultiple(of: 2) ? [.inputOutput] : [.notPermitted]
    }

    /// A library with two backups, and what became of it.
    private func damaged(_ path: Place) throws -> (Stand, ModelDisk) {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try stand.mark(Day("2026-11-19"))
        switch path {
        case .nothing: stand.folder.remove("data/Library.plist")
        case .scribble: try stand.folder.write("scribble", to: "data/Library.plist")
        case .cutOff: try stand.folder.write(Array(stand.bytes.dropLast(300)), to: "data/Library.plist")
        }
        return (stand, try ModelDisk(copying: stand.folder))
    }

    /// The wrong results of reading, examining and repairing; there are backups.
    private func told(by stand: Stand) -> [String] {
        var lies: [String] = []
        do throws(StoreError) {
            let loaded = try stand.store.load()
            if loaded.library.isEmpty, loaded.warnings.isEmpty { lies.append("read as a new library") }
        } catch {
            if case .edit = error { lies.append("\(error)") }
        }
        for finding in Doctor(store: stand.store).examine() {
            if case .unreadable(_, _, .none) = finding { lies.append("the doctor: no good backup") }
            if case .damagedBackup = finding { lies.append("the doctor: damaged") }
        }
        if Doctor(store: stand.store).examine() == [] { lies.append("the doctor: all is well") }
        do throws(StoreError) {
            if try Doctor(store: stand.store).repair() == nil { lies.append("the repair: nothing to do") }
        } catch {
            if case .unreadable = error { lies.append("the repair: no good backup") }
        }
        return lies
    }
}
