import DiskKit
import Samples
import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Files and folders of devices in step that are there and cannot be read.
struct SyncUnreadableTests {
    private let days: [Day] = ["2026-11-17", "2026-11-18", "2026-11-19"]

    /// A file system on which a call about a name fails.
    private func failing(
        _ operation: TrackerData.SystemFault.Operation, of name: String, code: Int32
    ) -> FileSystem {
        FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: operation, name: name) {
                throw TrackerData.SystemFault(operation, code: code)
            }
        }
    }

    private func desktopFile(_ stand: SyncStand) throws -> String {
        try #require(stand.published.first { $0.hasPrefix("desktop-") })
    }

    @Test(
        "HARD-3: a file that cannot be read is told with its cause, and taken in as soon as it can be",
        arguments: [
            (TrackerData.SystemFault.Operation.open, Int32(13), DiskFault.Cause.notPermitted),
            (.open, 5, .deviceFailure), (.status, 5, .deviceFailure), (.open, 24, .tooManyOpenFiles),
        ])
    func told(operation: TrackerData.SystemFault.Operation, code: Int32, cause: DiskFault.Cause) throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        try desktop.mark(days[1])
        let broken = stand.device(
            "laptop", fileSystem: failing(operation, of: try desktopFile(stand), code: code))
        #expect(try broken.mark(days[2]).findings == [.unreadable("desktop", cause)])
        #expect(try broken.perform().findings == [], "once a day")
        #expect(try broken.marks() == [days[0], days[2]])
        let status = try #require(try broken.store.status())
        #expect(status.findings.map(\.finding) == [.unreadable("desktop", cause)], "as long as it is so")
        #expect(status.others.map(\.name) == ["desktop"])
        let other = try #require(status.others.first)
        #expect(other.isUnreadable && other.published == "2026-11-20" && !other.isInStep)
        // Nobody writes the file once more.
        #expect(try laptop.marks() == days, "by reading, too")
        #expect(try laptop.perform().takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try laptop.findings() == [])
        #expect(try laptop.store.status()?.others.map(\.isUnreadable) == [false])
    }

    @Test("HARD-3: a device of which nothing was ever read has a row by the name of its file, without a day")
    func neverRead() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let name = try desktopFile(stand)
        let broken = stand.device("laptop", fileSystem: failing(.open, of: name, code: 13))
        let row = try #require(try broken.store.status()?.others.first)
        #expect(row.name == "desktop" && name == "desktop-\(row.id.text).plist")
        #expect(row.published == nil && row.isUnreadable)
        #expect(try laptop.store.status()?.others.first?.published == "2026-11-20")
    }

    @Test(
        "HARD-3: a device with another file that can be read has no row for one that cannot, nor has this one"
    )
    func otherFile() throws {
        let (stand, _, _) = try SyncStand.pair()
        for name in stand.published {
            let copy = "old-" + name.suffix("p3xx.plist".count)
            try stand.folder.write(try stand.folder.read("shared/" + name), to: "shared/" + copy)
            let broken = stand.device("laptop", fileSystem: failing(.open, of: copy, code: 13))
            let rows = try #require(try broken.store.status()?.others)
            #expect(rows.map(\.name) == ["desktop"] && rows.map(\.isUnreadable) == [false])
            stand.folder.remove("shared/" + copy)
        }
    }

    @Test("HARD-3: a changed mode makes a file read again, though its content is as old as before")
    func changedMode() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        try desktop.mark(days[1])
        let name = "shared/" + (try desktopFile(stand))
        let reads = Mutex(0)
        let counting = stand.device(
            "laptop",
            fileSystem: .system.intercepted { (call) throws(TrackerData.SystemFault) in
                if call.operation == .open, call.name.hasPrefix("desktop-") { reads.withLock { $0 += 1 } }
            })
        try counting.perform()
        try counting.perform()
        #expect(reads.withLock { $0 } == 1, "what was read is not read again")
        try stand.folder.setMode(0o640, of: name)
        try counting.perform()
        #expect(reads.withLock { $0 } == 2)
    }

    @Test("HARD-3: an exchange that a person asks for reads all files again, whatever their stamps tell")
    func allAnew() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        let old = FileSystem.system
        let name = try desktopFile(stand)
        let first = Mutex<FileStatus?>(nil)
        var frozen = old
        // A disk that shows no change of the file.
        frozen.statusOfName = { (folder, file) throws(TrackerData.SystemFault) in
            let status = try old.statusOfName(folder, file)
            guard file == name else { return status }
            return first.withLock { known in
                known = known ?? status
                return known ?? status
            }
        }
        let blind = stand.device("laptop", fileSystem: frozen)
        try blind.perform()
        try desktop.mark(days[1])
        try blind.perform()
        #expect(try blind.marks() == [days[0]])
        let updated = try blind.store.exchange(.folder)
        #expect(updated.takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try blind.marks() == [days[0], days[1]])
        let before = try stand.contents
        #expect(try blind.store.exchange(.folder).takenIn.isEmpty)
        #expect(try stand.contents == before, "what brings nothing writes nothing")
    }

    @Test("HARD-3: a folder that cannot be read is not said to be missing, and nothing is published into it")
    func folder() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        for operation in [TrackerData.SystemFault.Operation.open] {
            let broken = stand.device(
                "laptop", fileSystem: failing(operation, of: stand.shared, code: 13))
            #expect(
                try broken.mark(days[1]).findings == [
                    .unreadableFolder(path: stand.shared, .notPermitted)
                ])
            #expect(try broken.findings() == [.unreadableFolder(path: stand.shared, .notPermitted)])
        }
        #expect(try desktop.marks() == [days[0]])
        try laptop.perform()
        #expect(try desktop.marks() == [days[0], days[1]])
        #expect(try laptop.findings() == [])
    }

    @Test("HARD-3: what stands under the own name and cannot be read is not written over")
    func ownFile() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let own = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        // An older state is back, and what was done since is in that file alone.
        let saved = try stand.saved("laptop")
        try laptop.mark(days[1])
        try stand.putBack("laptop", saved)
        let before = try stand.folder.read("shared/" + own)
        let broken = stand.device("laptop", fileSystem: failing(.open, of: own, code: 5))
        #expect(try broken.mark(days[2]).findings == [.unreadable("laptop", .deviceFailure)])
        #expect(try stand.folder.read("shared/" + own) == before)
        try laptop.perform()
        #expect(try laptop.marks() == days)
        #expect(try desktop.marks() == days)
    }

    @Test("HARD-3: a device whose file cannot be read is not forgotten, and that is why")
    func forgotten() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        try laptop.perform()
        let name = try desktopFile(stand)
        let broken = stand.device("laptop", fileSystem: failing(.open, of: name, code: 13))
        #expect(
            throws: StoreError.disk(
                DiskFault(operation: .read, path: stand.shared + "/" + name, cause: .notPermitted))
        ) {
            try broken.store.forget(device: "desktop")
        }
        #expect(stand.published.contains(name))
    }

    @Test("HARD-3: a larger file than any of ours is broken for good, and said to be")
    func tooLarge() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        try laptop.perform()
        let name = try desktopFile(stand)
        try stand.folder.write([UInt8](repeating: 0x20, count: 64 << 20 + 1), to: "shared/" + name)
        #expect(try laptop.perform().findings == [.file("desktop", .impossible)])
    }

    // MARK: Many files

    @Test(
        "HARD-6: up to 1,000 broken files are told one by one, and beyond that a wrong folder; libraries count as such"
    )
    func many() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        try laptop.perform()
        for number in 1...999 { try stand.folder.write("x\n", to: "shared/j\(number)-aaaa.plist") }
        try stand.folder.write(
            "<?xml version=\"1.0\"?><plist version=\"1.0\"><dict><key>a</key><true/></dict></plist>",
            to: "shared/other.plist")
        #expect(try laptop.findings().count == 999)
        #expect(try laptop.findings().first == .file("j1", .incomplete))
        try laptop.perform()
        try stand.folder.write("x\n", to: "shared/one-more.plist")
        try desktop.mark(days[1])
        #expect(try laptop.findings() == [.wrongFolder(path: stand.shared)])
        let updated = try laptop.mark(days[2])
        #expect(updated.findings == [.wrongFolder(path: stand.shared)])
        #expect(updated.takenIn.arrivals.map(\.device) == ["desktop"])
        #expect(try laptop.marks() == days)
        #expect(try laptop.mark(days[2]).findings == [], "once a day")
        let memory = try #require(stand.folder.list().first { $0.hasSuffix(".seen.plist") })
        #expect(try stand.folder.read(memory).count < 10_000, "strangers are not remembered")
        stand.folder.remove("shared/one-more.plist")
        #expect(try laptop.findings().count == 999)
    }

    @Test("HARD-3: what other programs note at the own file makes nobody publish it once more")
    func noted() throws {
        let (stand, laptop, _) = try SyncStand.pair()
        let own = try #require(stand.published.first { $0.hasPrefix("laptop-") })
        let inode = try FileSystem.system.statusOfPath(stand.folder.path("shared/" + own)).inode
        // Like an attribute, permissions change nothing but the time of the file's last change.
        try stand.folder.setMode(0o640, of: "shared/" + own)
        try laptop.perform()
        #expect(try FileSystem.system.statusOfPath(stand.folder.path("shared/" + own)).inode == inode)
    }

    @Test("HARD-3: a memory that cannot be read is not written over")
    func unreadMemory() throws {
        let (stand, _, desktop) = try SyncStand.pair()
        let laptop = stand.device("laptop", logging: { _ in [SyncLogEntry(words: "a line")] })
        try desktop.mark("2026-11-16")
        try laptop.perform()
        #expect(laptop.logged == ["a line"])
        let name = try #require(
            stand.folder.list().first { $0.hasPrefix("laptop/") && $0.hasSuffix(".seen.plist") })
        let before = try stand.folder.read(name)
        try desktop.mark(days[1])
        let file = String(name.split(separator: "/").last ?? "")
        let broken = stand.device(
            "laptop", fileSystem: failing(.open, of: file, code: 13),
            logging: { _ in [SyncLogEntry(words: "another")] })
        try broken.mark(days[2])
        #expect(try stand.folder.read(name) == before)
        #expect(laptop.logged == ["a line", "another"], "the log is a file of its own")
        #expect(try laptop.marks() == ["2026-11-16"] + days)
    }

    @Test("HARD-6: four times as many broken files take about four times as long, not sixteen times")
    func linear() throws {
        func cost(_ count: Int) throws -> Duration {
            let (stand, laptop, _) = try SyncStand.pair()
            for number in 1...count { try stand.folder.write("x\n", to: "shared/j\(number)-aaaa.plist") }
            return try (0..<3).map { _ in
                try ThreadTime.measure {
                    try laptop.perform()
                    _ = try laptop.library
                }
            }.min() ?? .zero
        }
        let (few, many) = (try cost(1001), try cost(4004))
        #expect(many < few * 9, "\(few), \(many)")
    }

    // MARK: An app that looks again and again

    @Test(
        "HARD-25: while nothing changes no file is read, and without devices in step nothing but names is looked at"
    )
    func idle() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let alone = stand.device("alone")
        try alone.add("Swim", 2)
        for name in ["laptop", "alone"] {
            let calls = Calls()
            let device = stand.device(name, fileSystem: calls.counting())
            let stamp = device.store.folderStamps()
            let first = stamp()
            #expect((first != nil) == (name == "laptop"))
            let known = calls.count
            for _ in 0..<10 { #expect(stamp() == first) }
            let idle = calls.all.dropFirst(known)
            #expect(!idle.contains { $0.operation == .read })
            if name == "alone" {
                #expect(Set(idle.map(\.operation)) == [.status, .resolve])
                #expect(idle.count <= 10 * 5)
            }
        }
        let stamp = laptop.store.folderStamps()
        let first = stamp()
        try desktop.mark(days[1])
        let second = stamp()
        #expect(second != nil && second != first, "what another device publishes is seen")
        try laptop.mark(days[2])
        #expect(stamp() == second, "the own file is not")
    }

    @Test("HARD-25: a watch follows the device into step, out of it, and into another folder")
    func follows() throws {
        let (stand, laptop, desktop) = try SyncStand.pair()
        let stamp = laptop.store.folderStamps()
        let first = stamp()
        _ = try laptop.store.end(removingFile: false)
        #expect(first != nil && stamp() == nil)
        try laptop.begin(stand.shared)
        #expect(stamp() == first)
        try desktop.begin(stand.folder.path("elsewhere"))
        try laptop.begin(stand.folder.path("elsewhere"))
        let moved = stamp()
        #expect(moved != nil && moved != first)
        // A library that could not be read is asked again.
        let gone = Mutex(true)
        let later = stand.device(
            "laptop",
            fileSystem: .system.intercepted { (call) throws(TrackerData.SystemFault) in
                if call.operation == .read, gone.withLock({ $0 }) {
                    throw TrackerData.SystemFault(.read, code: 5)
                }
            }
        ).store.folderStamps()
        #expect(later() == nil)
        gone.withLock { $0 = false }
        #expect(later() == moved)
    }
}
