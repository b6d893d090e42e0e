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

/// Files with a temporary name that are not ours.
struct OddLeftoverTests {
    private static let name = "data/" + TemporaryName.text(for: "Library.plist", hash: 1)

    private func stand() throws -> Stand {
        let stand = try Stand()
        try stand.addRun()
        return stand
    }

    @Test("S10: a link, a pipe and an empty folder go with the next write, as the doctor says")
    func nothing() throws {
        let makers: [(Stand) throws -> Void] = [
            { try $0.folder.link("/nowhere", at: Self.name) },
            { try #require(mkfifo($0.folder.path(Self.name), 0o600) == 0) },
            { try $0.folder.makeFolder(Self.name) },
        ]
        for make in makers {
            let stand = try stand()
            try make(stand)
            #expect(Doctor(store: stand.store).examine() == [.leftover(path: stand.folder.path(Self.name))])
            try stand.mark(Day("2026-11-18"))
            #expect(stand.strayFiles == [])
        }
    }

    @Test("S10: a folder that holds something stays, bars nothing and is told of as what it is")
    func filledFolder() throws {
        let stand = try stand()
        try stand.folder.write("mine", to: Self.name + "/notes")
        let finding = Finding.foreignLeftover(path: stand.folder.path(Self.name))
        #expect(Doctor(store: stand.store).examine() == [finding])
        try stand.mark(Day("2026-11-18"))
        #expect(try stand.folder.read(Self.name + "/notes") == Array("mine".utf8))
        #expect(Doctor(store: stand.store).examine() == [finding])
    }

    @Test("S10: a leftover that this user may not read stays, bars nothing and is told of")
    func forbidden() throws {
        var stand = try stand()
        try stand.folder.write("root's", to: Self.name)
        let short = String(Self.name.dropFirst("data/".count))
        stand.fileSystem = FileSystem.system.intercepted { (call) throws(TrackerData.SystemFault) in
            if call == SystemCall(operation: .open, name: short) {
                throw TrackerData.SystemFault(.open, code: EACCES)
            }
        }
        #expect(
            Doctor(store: stand.store).examine() == [.foreignLeftover(path: stand.folder.path(Self.name))])
        try stand.mark(Day("2026-11-18"))
        #expect(try stand.folder.read(Self.name) == Array("root's".utf8))
    }

    @Test("S10: folders open to others for writing are told of; with the sticky bit nobody can do harm")
    func openFolders() throws {
        let stand = try stand()
        for name in ["data", "state/backups", "state/backups/\(Identifier.library)"] {
            for mode: UInt16 in [0o777, 0o770, 0o702] {
                try stand.folder.setMode(mode, of: name)
                let finding = Finding.writableByOthers(path: stand.folder.path(name))
                #expect(Doctor(store: stand.store).examine() == [finding], "\(name)")
            }
            try stand.folder.setMode(0o1777, of: name)
            #expect(Doctor(store: stand.store).examine() == [])
            try stand.folder.setMode(0o700, of: name)
        }
    }
}
