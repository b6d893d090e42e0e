import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The program or the device stops, or a call fails, while a device takes in and publishes.
struct InStepTorture {
    private static let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19", "2026-11-16"]

    /// What a device does, with something new from the desktop in the folder.
    enum Deed: CaseIterable, Sendable {
        case mark, begin, join, exchange, forget

        func prepare(_ stand: SyncStand) throws {
            let (laptop, desktop) = (stand.device("laptop"), stand.device("desktop"))
            try desktop.add("Run", 1)
            try desktop.mark(days[0])
            try desktop.begin(stand.shared)
            switch self {
            case .mark, .exchange: try laptop.begin(stand.shared)
            case .begin: break
            case .join: try laptop.add("Read", 2)
            case .forget:
                let old = stand.device("old")
                try old.begin(stand.shared)
                try old.mark(days[1])
                try laptop.begin(stand.shared)
                try desktop.perform()
            }
            try desktop.mark(days[1])
        }

        func carryOut(_ laptop: SyncDevice, _ shared: String) throws {
            switch self {
            case .mark: try laptop.mark(days[2])
            case .begin, .join: try laptop.begin(shared, joins: true)
            case .exchange: _ = try laptop.store.exchange(.folder)
            case .forget:
                do { _ = try laptop.store.forget(device: "old") } catch StoreError.sync(.unknownDevice) {}
            }
        }

        /// The names and marked days that the library has before and after.
        func isWhole(_ library: Library, isDone: Bool) -> Bool {
            let names = library.trackers.map(\.name)
            let marks = library.tracker(.tracker(1)).map { Array($0.marks) } ?? []
            let (first, second, third) = (days[0], days[1], days[2])
            switch self {
            // What the desktop did may wait for the next command if its file cannot be read.
            case .mark where isDone: return [[first, third], [first, second, third]].contains(marks)
            case .mark:
                return [[first], [first, second], [first, third], [first, second, third]].contains(marks)
            case .exchange: return [[first], [first, second]].contains(marks)
            case .forget: return marks == [first, second]
            case .begin where isDone: return names == ["Run"] && marks == [first, second]
            case .begin: return names.isEmpty || (names == ["Run"] && marks == [first, second])
            case .join where isDone: return names == ["Run", "Read"] && marks == [first, second]
            case .join: return names == ["Read"] || (names == ["Run", "Read"] && marks == [first, second])
            }
        }
    }

    private func faults(
        of disk: ModelDisk, _ deed: Deed, _ stand: SyncStand, isDone: Bool, _ foreign: [String: [UInt8]]
    ) -> [String] {
        var faults: [String] = []
        let (laptop, desktop) = (
            stand.device("laptop", fileSystem: disk.fileSystem),
            stand.device("desktop", fileSystem: disk.fileSystem)
        )
        for (path, bytes) in foreign where disk.tree[path] != bytes { faults.append("changed \(path)") }
        do {
            let library = try laptop.library
            if !deed.isWhole(library, isDone: isDone) { faults.append("another state: \(library)") }
            // Both go on, and end in step; a removed file that a cut brought back is removed again.
            if !isDone || deed == .forget { try deed.carryOut(laptop, stand.shared) }
            try laptop.mark(InStepTorture.days[3])
            try desktop.perform()
            try laptop.perform()
            let (ours, theirs) = (try laptop.library, try desktop.library)
            if ours != theirs { faults.append("not equal") }
            if !deed.isWhole(ours.without(InStepTorture.days[3]), isDone: true) {
                faults.append("lost later")
            }
            for device in [laptop, desktop] {
                guard let status = try device.store.status() else {
                    faults.append("\(device.name) is off")
                    continue
                }
                if !status.others.allSatisfy(\.isInStep) || status.others.isEmpty {
                    faults.append("\(device.name) is not in step: \(status.others)")
                }
                if status.findings != [] { faults.append("\(status.findings)") }
            }
        } catch {
            faults.append("cannot go on: \(error)")
        }
        if !disk.strayFiles.isEmpty { faults.append("stray files: \(disk.strayFiles)") }
        return faults
    }

    /// In brief each fifth call and the end.
    private static func isTried(_ path: Int, of count: Int) -> Bool {
        Torture.isFull || path == count || path % 5 == 2
    }

    /// A stand before the deed, its disk, and the files of the other device.
    private func stand(_ deed: Deed) throws -> (
        SyncStand, ModelDisk, foreign: [String: [UInt8]], [SystemCall]
    ) {
        let stand = try SyncStand()
        try deed.prepare(stand)
        let disk = try ModelDisk(copying: stand.folder)
        let foreign = disk.tree.filter { $0.key.contains("/shared/desktop-") || $0.key.contains("/desktop/") }
        let (done, counting) = (disk.copy(), Calls())
        try deed.carryOut(
            stand.device("laptop", fileSystem: counting.counting(on: done.fileSystem)), stand.shared)
        return (stand, disk, foreign, counting.all)
    }

    @Test(
        "SYNC 9: power fails at any call of taking in and publishing: nothing said is lost, no file of others changed",
        arguments: Deed.allCases)
    func powerCut(deed: Deed) throws {
        let (stand, disk, foreign, calls) = try stand(deed)
        var random = SeededRandom(seed: 5)
        var count = 0
        for path in 0...calls.count where Self.isTried(path, of: calls.count) {
            let copy = disk.copy()
            let stopping = Calls().stopping(at: path, on: copy.fileSystem)
            let isDone =
                (try? deed.carryOut(stand.device("laptop", fileSystem: stopping), stand.shared)) != nil
            for survivor in copy.survivors(limit: Torture.tries(brief: 2, full: 400), using: &random) {
                count += 1
                let faults = faults(of: survivor, deed, stand, isDone: isDone, foreign)
                #expect(faults == [], "\(path): \(path < calls.count ? "\(calls[path])" : "done")")
            }
        }
        Torture.report(
            item: 1, "crash while in step, \(deed)", tries: calls.count + 1,
            outcome: "before or after, on \(count) disks, and in step again")
    }

    @Test(
        "SYNC 9: a call fails while a device takes in and publishes: said or done, nothing lost",
        arguments: Deed.allCases)
    func fault(deed: Deed) throws {
        let (stand, disk, foreign, calls) = try stand(deed)
        for (path, call) in calls.enumerated() where Self.isTried(path, of: calls.count) {
            for code in Torture.isFull ? [4, 5, 13, 28, 30] : path.isMultiple(of: 2) ? [5] : [28] as [Int32] {
                let copy = disk.copy()
                let failing = Calls().failing(at: path, code: code, on: copy.fileSystem)
                let isDone =
                    (try? deed.carryOut(stand.device("laptop", fileSystem: failing), stand.shared)) != nil
                let faults = faults(of: copy, deed, stand, isDone: isDone, foreign)
                #expect(faults == [], "\(code) of \(call), call \(path)")
            }
        }
        Torture.report(
            item: 3, "a call fails while in step, \(deed)", tries: calls.count,
            outcome: "said or done, and in step again")
    }

    @Test(
        "HARD-3: any call of a read of another's file fails: nothing of it is remembered, the next command has all"
    )
    func failingReads() throws {
        let (stand, disk, foreign, calls) = try stand(.mark)
        let own = "laptop/state/sync/"
        let identity = stand.folder.list().first { path in
            path.hasPrefix(own) && path.hasSuffix(".plist")
                && ![".seen.plist", ".log.plist"].contains(where: path.hasSuffix)
        }
        #expect(identity != nil)
        var tries = 0
        for (path, call) in calls.enumerated()
        where [.open, .status, .read, .close, .list].contains(call.operation) {
            for code: Int32 in Torture.isFull
                ? [2, 4, 5, 13, 23, 24, 107, 116] : path.isMultiple(of: 2) ? [5, 13] : [24, 116]
            {
                // A library whose identity is gone was copied from elsewhere: it waits for the person.
                if code == 2, own + call.name == identity { continue }
                tries += 1
                let copy = disk.copy()
                let failing = Calls().failing(at: path, code: code, on: copy.fileSystem)
                let laptop = stand.device("laptop", fileSystem: failing)
                _ = try? laptop.mark(InStepTorture.days[2])
                // The desktop writes nothing any more.
                let later = stand.device("laptop", fileSystem: copy.fileSystem)
                try later.perform()
                let marks = try later.marks().filter { $0 != InStepTorture.days[2] }
                #expect(
                    marks == [InStepTorture.days[0], InStepTorture.days[1]],
                    "\(code) of \(call), call \(path)")
                #expect(try later.findings() == [], "\(code) of \(call), call \(path)")
                for (path, bytes) in foreign { #expect(copy.tree[path] == bytes) }
            }
        }
        Torture.report(
            item: 3, "a read of another device's file fails", tries: tries,
            outcome: "taken in by the next command")
    }
}

extension Library {
    /// The same library without a day of its first tracker.
    fileprivate func without(_ day: Day) -> Library {
        var journal = Journal(library: self)
        _ = try? journal.perform([.uncomplete([.tracker(1)], on: DaySet([day]))], today: Stand.today)
        return journal.library
    }
}
