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

/// A socket in the library's place: it cannot even be opened.
struct SocketTests {
    /// The faults of Linux and of macOS.
    @Test("M14: whatever the system says of it, it is no regular file", arguments: [ENXIO, EOPNOTSUPP])
    func said(code: Int32) throws {
        var stand = try Stand()
        try stand.addRun()
        let system = FileSystem.system
        stand.fileSystem.open = { (folder, name, mode) throws(TrackerData.SystemFault) in
            if name == "Library.plist" { throw TrackerData.SystemFault(.open, code: code) }
            return try system.open(folder, name, mode)
        }
        expectRefusals(stand)
    }

    @Test("M14: so does a real one, and it stays there")
    func real() throws {
        let stand = try Stand()
        try stand.folder.makeFolder("data")
        try stand.folder.makeSocket("data/Library.plist")
        expectRefusals(stand)
        #expect(stand.folder.list() == ["data/", "data/Library.plist"])
    }

    private func expectRefusals(_ stand: Stand) {
        let error = StoreError.unreadable(path: stand.libraryPath, .notARegularFile)
        #expect(throws: error) { try stand.store.load() }
        #expect(throws: error) { try stand.addRun() }
    }
}

extension TemporaryFolder {
    fileprivate func makeSocket(_ name: String) throws {
        let path = Array(path(name).utf8)
        var address = sockaddr_un()
        address.sun_family = sa_family_t(AF_UNIX)
        let room = MemoryLayout.size(ofValue: address.sun_path)
        try #require(path.count < room)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path) }
        #if canImport(Glibc)
            let stream = Int32(SOCK_STREAM.rawValue)
        #else
            let stream = SOCK_STREAM
        #endif
        let number = socket(AF_UNIX, stream, 0)
        try #require(number >= 0)
        defer { close(number) }
        let result = withUnsafeBytes(of: &address) {
            bind(number, $0.baseAddress?.assumingMemoryBound(to: sockaddr.self), socklen_t($0.count))
        }
        try #require(result == 0)
    }
}
