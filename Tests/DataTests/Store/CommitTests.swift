import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The files on the disk after a write.
struct CommitTests {
    @Test("Reading commands create no file or folder")
    func readingCreatesNothing() throws {
        let stand = try Stand()
        #expect(try stand.store.load() == LoadedLibrary(library: Library(id: .library)))
        #expect(try stand.store.loadJournal() == Journal(library: Library(id: .library)))
        #expect(Doctor(store: stand.store).examine() == [])
        #expect(try Doctor(store: stand.store).repair() == nil)
        try stand.store.clearHistory()
        #expect(stand.folder.list() == [])
    }

    @Test("A change that changes nothing, or is refused, writes nothing")
    func nothingChanged() throws {
        let stand = try Stand()
        #expect(throws: StoreError.edit(.futureDay(Day("2026-11-21")))) {
            _ = try stand.store.update { (_) throws(EditError) in throw EditError.futureDay(Day("2026-11-21"))
            }
        }
        #expect(stand.folder.list() == [])
        try stand.addRun()
        try stand.mark(Day("2026-11-20"))
        let before = try stand.folder.contents()
        try stand.mark(Day("2026-11-20"))
        #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-21")) }
        #expect(try stand.folder.contents() == before)
    }

    @Test("The first write: folders and files are the owner's alone, and nothing else is left")
    func firstWrite() throws {
        let stand = try Stand()
        try stand.addRun()
        let backups = "state/backups/\(Identifier.library)/"
        #expect(
            stand.folder.list() == [
                "data/", "data/Library.plist", "state/", "state/backups/", backups, backups + "origin",
            ])
        #expect(try stand.folder.mode(of: "data") == 0o700)
        #expect(try stand.folder.mode(of: "data/Library.plist") == 0o600)
        #expect(try stand.folder.mode(of: backups) == 0o700)
        #expect(try stand.folder.read(backups + "origin") == Array("\(stand.libraryPath)\n".utf8))
        #expect(try Trailer.find(in: stand.bytes)?.generation == 1)
    }

    @Test("Each write keeps the state before it, byte for byte, under its generation")
    func backups() throws {
        let stand = try Stand()
        try stand.addRun()
        let first = try stand.bytes
        try stand.mark(Day("2026-11-19"))
        let second = try stand.bytes
        try stand.mark(Day("2026-11-20"))
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        #expect(try stand.backup("0000000001.plist") == first)
        #expect(try stand.backup("0000000002.plist") == second)
        #expect(try Trailer.find(in: stand.bytes)?.generation == 3)
    }

    @Test("The mode of the file stays", arguments: [0o644, 0o640, 0o660, 0o400] as [UInt16])
    func mode(mode: UInt16) throws {
        let stand = try Stand()
        try stand.addRun()
        try stand.folder.setMode(mode, of: "data/Library.plist")
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.folder.mode(of: "data/Library.plist") == mode)
    }

    @Test("A symbolic link stays one, and its target changes", arguments: ["relative", "absolute", "chain"])
    func symbolicLink(kind: String) throws {
        let stand = try Stand()
        try stand.addRun()
        switch kind {
        case "relative": try stand.folder.link("../data/Library.plist", at: "links/Library.plist")
        case "absolute": try stand.folder.link(stand.libraryPath, at: "links/Library.plist")
        default:
            try stand.folder.link("second.plist", at: "links/Library.plist")
            try stand.folder.link("../data/Library.plist", at: "links/second.plist")
        }
        let store = stand.store(at: "links/Library.plist")
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.complete([.tracker(1)], on: Day("2026-11-20"))], today: Stand.today)
        }
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(stand.folder.isLink("links/Library.plist"))
        #expect(stand.backupNames == ["0000000001.plist", "origin"])
        #expect(!stand.folder.list().contains { $0.contains(".tmp") })
    }

    @Test("A link to nothing: the library begins at its target")
    func danglingLink() throws {
        let stand = try Stand()
        try stand.folder.makeFolder("data")
        try stand.folder.link("../data/Library.plist", at: "links/Library.plist")
        let store = stand.store(at: "links/Library.plist")
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform([.addCategory(id: .category(1), name: "Home")], today: Stand.today)
        }
        #expect(stand.folder.isLink("links/Library.plist"))
        #expect(try stand.library.categories.map(\.name) == ["Home"])
    }

    @Test("Links in a circle are an error")
    func circle() throws {
        let stand = try Stand()
        try stand.folder.link("Library.plist", at: "data/Library.plist")
        #expect(throws: StoreError.self) { try stand.library }
        #expect(throws: StoreError.self) { try stand.addRun() }
    }

    @Test("A library with a name of 255 bytes, and its neighbours, are left alone")
    func longName() throws {
        let stand = try Stand()
        let name = "data/" + String(repeating: "n", count: 255)
        try stand.folder.write("mine", to: "data/.tracker-notes.tmp")
        let store = stand.store(at: name)
        for number in 1...2 {
            _ = try store.update { (journal) throws(EditError) in
                try journal.perform(
                    [.addCategory(id: .category(UInt64(number)), name: "C\(number)")], today: Stand.today)
            }
        }
        #expect(try store.load().library.categories.count == 2)
        #expect(try stand.folder.read("data/.tracker-notes.tmp") == Array("mine".utf8))
    }

    @Test("Without links between file systems the backups are copies")
    func copies() throws {
        var stand = try Stand()
        stand.fileSystem.link = { (_, _, _, _) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.link, code: 18)
        }
        try stand.addRun()
        let first = try stand.bytes
        try stand.mark(Day("2026-11-20"))
        #expect(stand.backupNames == ["0000000001.plist", "origin"])
        #expect(try stand.backup("0000000001.plist") == first)
    }

    @Test(
        "Where names cannot be exchanged they are replaced", arguments: [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP])
    func withoutExchange(code: Int32) throws {
        var stand = try Stand()
        let system = FileSystem.system
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            guard mode == .replace else { throw TrackerData.SystemFault(.rename, code: code) }
            try system.rename(folder, from, to, .replace)
        }
        try stand.addRun()
        let first = try stand.bytes
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(try stand.backup("0000000001.plist") == first)
        #expect(stand.strayFiles == [])
    }

    @Test("One failed fsync is followed by one new try; a second one is reported", arguments: [1, 2])
    func failedSynchronization(times: Int) throws {
        var stand = try Stand()
        try stand.addRun()
        let before = try stand.folder.contents()
        let left = Countdown(times)
        let system = FileSystem.system
        stand.fileSystem.synchronize = { (file) throws(TrackerData.SystemFault) in
            if left.tick() { throw TrackerData.SystemFault(.synchronize, code: 5) }
            try system.synchronize(file)
        }
        if times == 1 {
            try stand.mark(Day("2026-11-20"))
            #expect(try stand.marks == [Day("2026-11-20")])
        } else {
            let fault = DiskFault(operation: .write, path: stand.libraryPath, cause: .deviceFailure)
            #expect(throws: StoreError.disk(fault)) { try stand.mark(Day("2026-11-20")) }
            #expect(try stand.folder.contents() == before)
        }
        #expect(stand.strayFiles == [])
    }

    @Test("A write that takes a few bytes at a time comes to its end")
    func shortWrites() throws {
        var stand = try Stand()
        let system = FileSystem.system
        stand.fileSystem.write = { (file, bytes) throws(TrackerData.SystemFault) in
            try system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(7)))
        }
        try stand.addRun()
        #expect(try stand.store.load().warnings == [])
    }

    @Test("A write that claims more than it did is a disk error")
    func lyingWrites() throws {
        var stand = try Stand()
        let system = FileSystem.system
        stand.fileSystem.write = { (file, bytes) throws(TrackerData.SystemFault) in
            _ = try system.write(file, UnsafeRawBufferPointer(rebasing: bytes.prefix(bytes.count / 2)))
            return bytes.count
        }
        #expect(throws: StoreError.self) { try stand.addRun() }
        #expect(!stand.folder.list().contains { $0.hasSuffix(".tmp") || $0 == "data/Library.plist" })
    }

    @Test(
        "M11: a full disk, a read-only one, one that may not be written: said as what they are",
        arguments: [
            (ENOSPC, .diskFull), (EDQUOT, .quotaExceeded), (EACCES, .notPermitted), (EPERM, .notPermitted),
            (EROFS, .readOnlyFileSystem), (EIO, .deviceFailure), (EFBIG, .sizeLimit), (200, .other(200)),
        ] as [(Int32, DiskFault.Cause)])
    func causes(code: Int32, cause: DiskFault.Cause) throws {
        var stand = try Stand()
        try stand.addRun()
        let before = try stand.folder.contents()
        stand.fileSystem.write = { (_, _) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.write, code: code)
        }
        let fault = DiskFault(operation: .write, path: stand.libraryPath, cause: cause)
        #expect(throws: StoreError.disk(fault)) { try stand.mark(Day("2026-11-20")) }
        #expect(try stand.folder.contents() == before)
    }
}
