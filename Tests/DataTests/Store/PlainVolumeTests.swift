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

/// Volumes that lack a call or a flag of it: network folders, memory sticks, disks of other systems.
struct PlainVolumeTests {
    private static let lacking = [EINVAL, ENOSYS, ENOTSUP, EOPNOTSUPP]

    /// A stand on a volume that renames without looking; `others` happens just before a name is given.
    private func stand(
        _ code: Int32, hasLinks: Bool = true,
        others: @escaping @Sendable (TemporaryFolder) throws -> Void = { _ in }
    ) throws -> Stand {
        var stand = try Stand()
        let (system, folder, once) = (FileSystem.system, stand.folder, Countdown(1))
        @Sendable func come() {
            if once.tick() { try? others(folder) }
        }
        stand.fileSystem.rename = { (descriptor, from, to, mode) throws(TrackerData.SystemFault) in
            guard mode == .replace else { throw TrackerData.SystemFault(.rename, code: code) }
            try system.rename(descriptor, from, to, .replace)
        }
        stand.fileSystem.link = { (from, name, to, newName) throws(TrackerData.SystemFault) in
            if newName == "Library.plist" { come() }
            guard hasLinks else { throw TrackerData.SystemFault(.link, code: code) }
            try system.link(from, name, to, newName)
        }
        return stand
    }

    @Test(
        "M6: a first library gets its name by a link where no rename spares other files, or without one",
        arguments: lacking, [true, false])
    func firstWrite(code: Int32, hasLinks: Bool) throws {
        let stand = try stand(code, hasLinks: hasLinks)
        try stand.addRun()
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
        #expect(stand.strayFiles == [])
    }

    @Test("M6: a file that comes at the last moment is not overwritten", arguments: lacking, [true, false])
    func newcomer(code: Int32, hasLinks: Bool) throws {
        let other = try Stand()
        try other.addRun()
        let bytes = try other.bytes
        let stand = try stand(code, hasLinks: hasLinks) { try $0.write(bytes, to: "data/Library.plist") }
        try stand.perform(.addCategory(id: .category(5), name: "New"))
        #expect(try stand.library.categories.map(\.name) == ["Home", "New"])
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
        #expect(stand.strayFiles == [])
    }

    @Test(
        "M6: a fault of the disk is no lack of links: nothing is replaced for it",
        arguments: [EIO, ENOSPC, ESTALE])
    func linkFault(code: Int32) throws {
        var stand = try stand(ENOTSUP)
        let system = stand.fileSystem
        stand.fileSystem.link = { (from, name, to, newName) throws(TrackerData.SystemFault) in
            guard newName != "Library.plist" else { throw TrackerData.SystemFault(.link, code: code) }
            try system.link(from, name, to, newName)
        }
        stand.fileSystem.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            #expect(to != "Library.plist" || mode != .replace)
            try system.rename(folder, from, to, mode)
        }
        #expect(
            throws: StoreError.disk(
                DiskFault(operation: .write, path: stand.libraryPath, cause: .init(systemError: code)))
        ) {
            try stand.addRun()
        }
        #expect(stand.strayFiles == [])
    }

    @Test("M6: a volume that forbids links has none", arguments: [EPERM, EMLINK])
    func forbiddenLinks(code: Int32) throws {
        var stand = try stand(ENOTSUP)
        stand.fileSystem.link = { (_, _, _, _) throws(TrackerData.SystemFault) in
            throw TrackerData.SystemFault(.link, code: code)
        }
        try stand.addRun()
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("M6: a program that dies between the link and the end leaves a library and no rest")
    func death() throws {
        var stand = try stand(ENOTSUP)
        let whole = stand.fileSystem
        stand.fileSystem.remove = { (folder, name) throws(TrackerData.SystemFault) in
            if name.hasSuffix(".tmp") { throw TrackerData.SystemFault(.remove, code: EIO) }
            try whole.remove(folder, name)
        }
        try stand.addRun()
        #expect(stand.strayFiles.count == 1)
        stand.fileSystem = whole
        try stand.mark(Day("2026-11-20"))
        #expect(try stand.marks == [Day("2026-11-20")])
        #expect(stand.strayFiles == [])
        #expect(stand.backupNames == ["0000000001.plist", "origin"])
    }

    @Test("A folder that cannot be brought to the disk by itself is no fault", arguments: lacking)
    func folders(code: Int32) throws {
        var stand = try Stand()
        let system = FileSystem.system
        stand.fileSystem.synchronize = { (file) throws(TrackerData.SystemFault) in
            guard try system.status(file).kind == .file else {
                throw TrackerData.SystemFault(.synchronize, code: code)
            }
            try system.synchronize(file)
        }
        try stand.addRun()
        #expect(try stand.library.trackers.map(\.name) == ["Run"])
    }

    @Test("M6: the system's own calls exchange names, and spare a name that is taken")
    func systemCalls() throws {
        let folder = try TemporaryFolder()
        try folder.write("a", to: "a")
        try folder.write("b", to: "b")
        let system = FileSystem.system
        let descriptor = try system.openFolder(folder.path)
        defer { try? system.close(descriptor) }
        try system.rename(descriptor, "a", "b", .exchange)
        #expect(try folder.read("a") == Array("b".utf8) && folder.read("b") == Array("a".utf8))
        #expect(throws: TrackerData.SystemFault(.rename, code: EEXIST)) {
            try system.rename(descriptor, "a", "b", .keepExisting)
        }
        #expect(throws: TrackerData.SystemFault(.rename, code: ENOENT)) {
            try system.rename(descriptor, "a", "c", .exchange)
        }
        try system.rename(descriptor, "a", "c", .keepExisting)
        #expect(folder.list() == ["b", "c"])
    }
}
