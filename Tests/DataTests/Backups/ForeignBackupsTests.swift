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

/// Odd files in place of the one with the library's path.
enum OddOrigin: String, CaseIterable, Sendable {
    case folder, empty, link, pipe, missing

    /// Puts it into a folder of backups that hold something.
    func path(in folder: String, _ stand: Stand) throws {
        try stand.folder.write("a backup", to: folder + "0000000001.plist")
        let origin = folder + "origin"
        switch self {
        case .folder: try stand.folder.makeFolder(origin)
        case .empty: try stand.folder.write("", to: origin)
        case .link: try stand.folder.link("/nowhere", at: origin)
        case .pipe: try #require(mkfifo(stand.folder.path(origin), 0o600) == 0)
        case .missing: break
        }
    }

    var cause: DiskFault.Cause? {
        switch self {
        case .folder, .link, .pipe: .notARegularFile
        case .empty, .missing: nil
        }
    }
}

/// Folders in the archive that are of other libraries, of nobody knows whom, or no folders at all.
struct ForeignBackupsTests {
    private static let other = "state/backups/\(Identifier.tracker(9))/"

    private func stand() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        try stand.mark(Day("2026-11-18"))
        return stand
    }

    /// A stand on whose disk nobody but root may look into a folder or file.
    private func forbidding(_ name: String, _ stand: Stand) -> Stand {
        let path = stand.folder.path(name)
        return stand.on(
            FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
                if call.operation == .open, call.name == path {
                    throw TrackerData.SystemFault(.open, code: EACCES)
                }
            })
    }

    private func unseen(_ cause: DiskFault.Cause?, _ stand: Stand) -> UnseenBackups {
        let folder = stand.folder.path(String(Self.other.dropLast()))
        // The fault is the file's if it is odd, and the folder's if it is forbidden.
        let path = cause == .notARegularFile ? folder + "/origin" : folder
        return UnseenBackups(folder: folder, path: path, cause: cause)
    }

    @Test("S1: what is odd about another id is told and bars nothing", arguments: OddOrigin.allCases)
    func odd(origin: OddOrigin) throws {
        let stand = try stand()
        try origin.path(in: Self.other, stand)
        try expectEverythingWorks(stand, unseen(origin.cause, stand))
    }

    @Test("S1: a folder with nothing but an empty origin is told and bars nothing")
    func emptyOrigin() throws {
        let stand = try stand()
        try stand.folder.write("", to: Self.other + "origin")
        try expectEverythingWorks(stand, unseen(nil, stand))
    }

    @Test("S1: a folder of another id that may not be looked at is told and bars nothing")
    func forbidden() throws {
        let plain = try stand()
        try plain.folder.write("/elsewhere.plist\n", to: Self.other + "origin")
        try expectEverythingWorks(
            forbidding(String(Self.other.dropLast()), plain), unseen(.notPermitted, plain))
    }

    private func expectEverythingWorks(_ stand: Stand, _ unseen: UnseenBackups) throws {
        let doctor = Doctor(store: stand.store)
        #expect(doctor.examine() == [.unseenBackups(unseen)])
        try stand.mark(Day("2026-11-19"))
        #expect(stand.backupNames == ["0000000001.plist", "0000000002.plist", "origin"])
        let sound = try stand.bytes
        let text = String(decoding: sound, as: UTF8.self)
        // Broken, but for its id, and broken altogether.
        let noTracker = text.replacingOccurrences(of: "<string>Run</string>", with: "<string></string>")
        for damaged in [noTracker, "scribble"] {
            try stand.folder.write(damaged, to: "data/Library.plist")
            #expect(try stand.marks == [Day("2026-11-18")])
            guard case .unreadable(_, _, .good) = doctor.examine().first else {
                Issue.record("\(doctor.examine())")
                continue
            }
            #expect(try doctor.repair()?.library.trackers.map(\.name) == ["Run"])
        }
        try stand.store.clearHistory()
    }

    @Test("S1: files, links and impossible numbers among the folders bar nothing")
    func noFolders() throws {
        let stand = try stand()
        let archive = "state/backups/"
        try stand.folder.write("x", to: archive + "\(Identifier.tracker(8))")
        try stand.folder.link("/nowhere", at: archive + "\(Identifier.tracker(7))")
        for suffix in ["--5", "-9223372036854775807", "-99999999999999999999", "-x"] {
            try stand.folder.write(
                "a backup", to: archive + "\(Identifier.library)\(suffix)/0000000001.plist")
        }
        try stand.mark(Day("2026-11-19"))
        try stand.folder.write("", to: "data/Library.plist")
        #expect(try stand.marks == [Day("2026-11-18")])
    }

    @Test("S1: a fault while looking is never told as no backup")
    func unknown() throws {
        let plain = try stand()
        let own = "state/backups/\(Identifier.library)"
        let stand = forbidding(own, plain)
        let unseen = UnseenBackups(folder: stand.folder.path(own), cause: .notPermitted)
        try stand.folder.write("scribble", to: "data/Library.plist")
        #expect(
            Doctor(store: stand.store).examine() == [
                .unreadable(path: stand.libraryPath, .malformed(offset: 0), .unseen), .unseenBackups(unseen),
            ])
        let fault = StoreError.disk(DiskFault(operation: .read, path: unseen.path, cause: .notPermitted))
        #expect(throws: fault) { try Doctor(store: stand.store).repair() }
        stand.folder.remove("data/Library.plist")
        #expect(try stand.store.load().warnings == [.backupsUnseen(unseen)])
        #expect(throws: fault) { try Doctor(store: stand.store).repair() }
    }

    @Test("S1: backups that do not say whose they are keep a missing library from being called new")
    func unnamed() throws {
        let stand = try Stand()
        try OddOrigin.empty.path(in: Self.other, stand)
        #expect(try stand.store.load().warnings == [.backupsUnseen(unseen(nil, stand))])
        #expect(
            throws: StoreError.unreadable(path: stand.folder.path(Self.other + "origin"), .empty)
        ) { try Doctor(store: stand.store).repair() }
        #expect(Doctor(store: stand.store).outlook() == .unseen)
    }

    @Test("S1: something odd in the library's own folder: its backups go on beside it")
    func ownFolder() throws {
        let stand = try stand()
        let own = "state/backups/\(Identifier.library)"
        stand.folder.remove(own + "/origin")
        try stand.folder.makeFolder(own + "/origin")
        try stand.mark(Day("2026-11-19"))
        #expect(stand.folder.list().contains(own + "-2/0000000002.plist"))
        #expect(stand.backupNames.contains("0000000001.plist"))
    }

    @Test("S1: the library's own folder that may not be looked at is an error, not a new folder")
    func ownForbidden() throws {
        let plain = try stand()
        let own = "state/backups/\(Identifier.library)"
        let before = try plain.folder.contents()
        let fault = DiskFault(operation: .backUp, path: plain.folder.path(own), cause: .notPermitted)
        #expect(throws: StoreError.disk(fault)) { try forbidding(own, plain).mark(Day("2026-11-19")) }
        #expect(try plain.folder.contents() == before)
    }
}
