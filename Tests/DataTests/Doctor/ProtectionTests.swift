import DiskKit
import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Flags, owners and second names that stand in the way of a change, on a disk that says that they are there.
struct ProtectionTests {
    private static let immutable = FileProtection.immutable(isFolder: false, remedy: "chattr -i")
    private static let immutableFolder = FileProtection.immutable(isFolder: true, remedy: "chattr -i")
    private static let appendOnly = FileProtection.appendOnly(isFolder: true, remedy: "chattr -a")

    private func fault(_ operation: DiskFault.Operation, _ path: String, _ protection: FileProtection)
        -> DiskFault
    {
        DiskFault(operation: operation, path: path, cause: .protected(protection))
    }

    @Test("HARD-4: a flag of the library is told by the doctor, and by the change that fails for it")
    func library() throws {
        var stand = try Stand.withSettings()
        let before = try stand.bytes
        for protection in [Self.immutable, .appendOnly(isFolder: false, remedy: "chattr -a")] {
            stand.fileSystem = .system.protecting(stand.libraryPath, protection)
            let fault = fault(.write, stand.libraryPath, protection)
            #expect(stand.examine() == [.disk(fault)])
            #expect(throws: StoreError.disk(fault)) { try stand.mark(Day("2026-11-19")) }
        }
        #expect(try stand.bytes == before)
        stand.fileSystem = .system
        #expect(stand.examine() == [])
    }

    @Test(
        "HARD-4: a flag of a folder is told by the doctor, which tries nothing there, and by the change",
        arguments: [
            ("data", WritePurpose.library, appendOnly), ("data", .library, immutableFolder),
            ("state/backups/\(Identifier.library)", .backups, immutableFolder),
        ])
    func folder(name: String, purpose: WritePurpose, protection: FileProtection) throws {
        var stand = try Stand.withSettings()
        let path = stand.folder.path(name)
        stand.fileSystem = .system.protecting(path, protection)
        let names = stand.folder.list()
        #expect(stand.examine() == [.notWritable(path: path, purpose, .protected(protection))])
        #expect(stand.folder.list() == names)
        let error = #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-19")) }
        guard case .disk(let fault) = error else { return }
        #expect(fault.path == path && fault.cause == .protected(protection))
    }

    @Test("HARD-4: a folder in which another is to be made is told as well")
    func missingFolder() throws {
        var stand = try Stand()
        stand.fileSystem = .system.protecting(stand.folder.path, Self.immutableFolder)
        let names = stand.folder.list()
        #expect(
            stand.examine().first
                == .notWritable(path: stand.folder.path, .library, .protected(Self.immutableFolder)))
        #expect(stand.folder.list() == names)
        let error = #expect(throws: StoreError.self) { try stand.addRun() }
        #expect(error == .disk(fault(.createFolder, stand.folder.path, Self.immutableFolder)))
    }

    @Test("HARD-4: a folder of both, library and settings, is told once")
    func sharedFolder() throws {
        var stand = try Stand.withSettings()
        let path = stand.folder.path("data")
        stand.fileSystem = .system.protecting(path, Self.immutableFolder)
        let doctor = Doctor(store: stand.store, settingsPath: path + "/Settings.plist")
        #expect(doctor.examine() == [.notWritable(path: path, .library, .protected(Self.immutableFolder))])
    }

    @Test("HARD-4: settings and files that a person names are told alike")
    func otherFiles() throws {
        var stand = try Stand.withSettings()
        let path = stand.folder.path("config/Settings.plist")
        stand.fileSystem = .system.protecting(path, Self.immutable)
        #expect(stand.examine() == [.disk(fault(.saveSettings, path, Self.immutable))])
        #expect(throws: StoreError.disk(fault(.saveSettings, path, Self.immutable))) {
            try SettingsFile(path: path, fileSystem: stand.fileSystem).update {
                try? $0.set(.theme, to: "light")
            }
        }
        try stand.folder.write("old", to: "habits.csv")
        let output = stand.folder.path("habits.csv")
        let fileSystem = FileSystem.system.protecting(output, Self.immutable)
        #expect(throws: StoreError.disk(fault(.writeFile, output, Self.immutable))) {
            try OutputFile(path: output, fileSystem: fileSystem).write([Array("new".utf8)], sparing: [])
        }
    }

    @Test(
        "HARD-4: a file of another user in a sticky folder is told, but to root, its owner and the folder's")
    func stickyFolder() throws {
        var stand = try Stand.withSettings()
        let owner = try #require(try? FileSystem.system.statusOfPath(stand.libraryPath)).owner
        let foreign = FileProtection.foreignInStickyFolder(owner: owner)
        let fault = fault(.write, stand.libraryPath, foreign)
        try stand.folder.setMode(0o1777, of: "data")
        stand.fileSystem = .system.running(as: owner + 5)
        #expect(stand.examine() == [.disk(fault)])
        stand.fileSystem = .system.running(as: owner + 5).forbiddingRename(of: "Library.plist")
        #expect(throws: StoreError.disk(fault)) { try stand.mark(Day("2026-11-19")) }
        for user in [owner, 0] {
            stand.fileSystem = .system.running(as: user)
            #expect(stand.examine() == [])
        }
        stand.fileSystem = .system.running(as: owner + 5)
        try stand.folder.setMode(0o755, of: "data")
        #expect(stand.examine() == [])
    }

    @Test("HARD-4: a lack of rights without a flag stays one")
    func noFlag() throws {
        var stand = try Stand.withSettings()
        stand.fileSystem = .system.denying(stand.folder.path("data"), code: 1)
        #expect(
            stand.examine() == [.notWritable(path: stand.folder.path("data"), .library, .notPermitted)])
        let error = #expect(throws: StoreError.self) { try stand.mark(Day("2026-11-19")) }
        guard case .disk(let fault) = error else { return }
        #expect(fault.cause == .notPermitted)
    }

    @Test("HARD-4: a second name of the library is a remark; its backups and leftovers are none")
    func secondName() throws {
        let stand = try Stand.withSettings()
        try link(stand, "data/Library.plist", "state/backups/\(Identifier.library)/kept-0000000002.plist")
        #expect(stand.examine().allSatisfy { if case .secondName = $0 { false } else { true } })
        try link(stand, "data/Library.plist", "mine.plist")
        #expect(stand.examine().contains(.secondName(path: stand.libraryPath)))
        #expect(
            !Finding.secondName(path: "/l").isProblem && Finding.secondName(path: "/l").code == "secondName")
        try stand.mark(Day("2026-11-19"))
        #expect(!stand.examine().contains(.secondName(path: stand.libraryPath)))
    }

    private func link(_ stand: Stand, _ name: String, _ newName: String) throws {
        func parts(_ name: String) throws -> (TrackerData.Descriptor, String) {
            let path = stand.folder.path(name)
            let slash = try #require(path.lastIndex(of: "/"))
            return (
                try FileSystem.system.openFolder(String(path[..<slash])), String(path[slash...].dropFirst())
            )
        }
        let (old, new) = (try parts(name), try parts(newName))
        defer { for folder in [old.0, new.0] { try? FileSystem.system.close(folder) } }
        try FileSystem.system.link(old.0, old.1, new.0, new.1)
    }
}
