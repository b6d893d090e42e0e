#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A real disk of a few kilobytes, in memory, removed with the value; only root can create one.
package final class SmallDisk {
    /// The folder that it is mounted on.
    package let folder: TemporaryFolder
    private static let fillName = "fill"

    /// Whether this process may mount disks.
    package static var isPossible: Bool { (try? SmallDisk(kilobytes: 4)) != nil }

    package init(kilobytes: Int) throws(FailedCall) {
        folder = try TemporaryFolder()
        try mounting("size=\(kilobytes)k")
    }

    deinit {
        #if os(Linux)
            umount2(folder.path, Int32(MNT_DETACH))
        #endif
    }

    /// Takes all remaining space, or gives it back.
    package func setFull(_ isFull: Bool) throws(FailedCall) {
        folder.remove(Self.fillName)
        guard isFull else { return }
        let file = open(folder.path(Self.fillName), O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw FailedCall("open(\(Self.fillName))") }
        defer { close(file) }
        let page = [UInt8](repeating: 0x20, count: 512)
        while write(file, page, page.count) > 0 {}
        guard errno == ENOSPC else { throw FailedCall("write(\(Self.fillName))") }
    }

    package func setReadOnly(_ isReadOnly: Bool) throws(FailedCall) {
        #if os(Linux)
            try mounting(nil, flags: UInt(MS_REMOUNT) | (isReadOnly ? UInt(MS_RDONLY) : 0))
        #else
            throw FailedCall("mount", code: ENOTSUP)
        #endif
    }

    private func mounting(_ options: String?, flags: UInt = 0) throws(FailedCall) {
        #if os(Linux)
            let result = options.map { mount("tmpfs", folder.path, "tmpfs", flags, $0) }
            guard (result ?? mount(nil, folder.path, nil, flags, nil)) == 0 else {
                throw FailedCall("mount")
            }
        #else
            throw FailedCall("mount", code: ENOTSUP)
        #endif
    }
}
