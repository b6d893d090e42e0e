import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The doctor tries what a write does: every call of it fails, or the program dies at it.
struct DoctorTorture {
    enum Start: String, CaseIterable, Sendable {
        case nothing, library, missing, noBackups, broken
    }

    private func stand(_ start: Start) throws -> Stand {
        let stand = try Stand()
        if start == .nothing { return stand }
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        try SettingsFile(path: stand.folder.path("config/Settings.plist")).update {
            try? $0.set(.theme, to: "dark")
        }
        switch start {
        case .nothing, .library: break
        case .missing: stand.folder.remove("data/Library.plist")
        case .noBackups: stand.folder.remove("state")
        case .broken: try stand.folder.write("scribble", to: "data/Library.plist")
        }
        return stand
    }

    private func examine(_ stand: Stand, _ fileSystem: FileSystem) -> [Finding] {
        Doctor(
            store: stand.on(fileSystem).store, settingsPath: stand.folder.path("config/Settings.plist")
        ).examine()
    }

    /// Calls that a write cannot do without, and does not make again where they fail.
    private static func isNeeded(_ call: SystemCall) -> Bool {
        switch call.operation {
        case .rename, .makeFolder, .lock, .write, .list: true
        case .open: call.name.contains(".tracker-")
        default: false
        }
    }

    @Test("R1: one call fails: nothing is changed, and all is not said to be well", arguments: Start.allCases)
    func everyCallFails(start: Start) throws {
        let stand = try stand(start)
        let disk = try ModelDisk(copying: stand.folder)
        let (whole, calls) = (disk.copy(), Calls())
        let known = examine(stand, calls.counting(on: whole.fileSystem))
        #expect(whole.tree == disk.tree && calls.count > 10)
        for reason in [FaultTorture.Reason.inputOutput, .notPermitted, .diskFull] {
            for (path, call) in calls.all.enumerated() {
                let disk = disk.copy()
                let before = disk.tree
                let findings = examine(
                    stand, Calls().failing(at: path, code: reason.rawValue, on: disk.fileSystem))
                #expect(disk.tree == before, "\(reason) of \(call), call \(path)")
                #expect(findings != known || !Self.isNeeded(call), "\(reason) of \(call), call \(path)")
            }
        }
        Torture.report(
            item: 3, "a call of the doctor fails (\(start))", tries: calls.count * 3,
            outcome: "said, nothing changed")
    }

    @Test(
        "R1: what a doctor that died leaves bears our name and goes with the next write",
        arguments: Start.allCases)
    func dies(start: Start) throws {
        let stand = try stand(start)
        let disk = try ModelDisk(copying: stand.folder)
        let (whole, calls) = (disk.copy(), Calls())
        _ = examine(stand, calls.counting(on: whole.fileSystem))
        var random = SeededRandom(seed: 5)
        var count = 0
        for path in 0...calls.count {
            let dying = disk.copy()
            _ = examine(stand, Calls().stopping(at: path, on: dying.fileSystem))
            for (number, survivor) in dying.survivors(
                limit: Torture.tries(brief: 2, full: 1000), using: &random
            ).enumerated() {
                count += 1
                let others = survivor.tree.filter { !$0.key.contains("/.tracker-") }
                #expect(others == disk.tree, "\(path)")
                let stand = stand.on(survivor.fileSystem)
                if start == .broken { _ = try Doctor(store: stand.store).repair() }
                if start == .nothing || start == .missing { try stand.addRun() }
                try stand.mark(Day("2026-11-19"))
                try SettingsFile(
                    path: stand.folder.path("config/Settings.plist"), fileSystem: survivor.fileSystem
                )
                .update { try? $0.set(.mouse, to: "off") }
                #expect(survivor.strayFiles == [], "\(path)")
                // The first is a kill: of bytes that a power cut tore, nobody can tell whose they are.
                if number > 0 || start == .broken { continue }
                #expect(
                    !survivor.tree.keys.contains { $0.contains("/found-") }, "\(path)")
            }
        }
        Torture.report(
            item: 1, "the doctor dies (\(start))", tries: calls.count + 1,
            outcome: "nothing lost, nothing left after the next write, on \(count) disks")
    }
}
