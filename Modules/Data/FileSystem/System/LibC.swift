#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The calls of the C library behind ``FileSystem/system``.
enum LibC {
    @discardableResult
    static func checked<Number: SignedInteger>(
        _ operation: SystemFault.Operation, _ result: Number
    ) throws(SystemFault) -> Number {
        guard result >= 0 else { throw SystemFault(operation, code: errno) }
        return result
    }

    // MARK: Descriptors

    static func openFolder(_ path: String) throws(SystemFault) -> Descriptor {
        Descriptor(try checked(.open, open(PathText.path(path), O_RDONLY | O_DIRECTORY | O_CLOEXEC)))
    }

    static func openEntry(
        _ folder: Descriptor, _ name: String, _ mode: FileSystem.OpenMode
    ) throws(SystemFault) -> Descriptor {
        let common = O_NOFOLLOW | O_CLOEXEC
        let name = PathText.path(name)
        let number =
            switch mode {
            // Without it a pipe of that name would make the program wait for a writer.
            case .reading: openat(folder.number, name, O_RDONLY | O_NONBLOCK | common)
            case .creating: openat(folder.number, name, O_WRONLY | O_CREAT | O_EXCL | common, 0o600)
            }
        return Descriptor(try checked(.open, number))
    }

    static func closeDescriptor(_ descriptor: Descriptor) throws(SystemFault) {
        // The descriptor is closed even if the call was interrupted.
        if close(descriptor.number) != 0, errno != EINTR { throw SystemFault(.close, code: errno) }
    }

    static func readBytes(
        _ descriptor: Descriptor, _ buffer: UnsafeMutableRawBufferPointer
    ) throws(SystemFault) -> Int {
        try checked(.read, read(descriptor.number, buffer.baseAddress, buffer.count))
    }

    static func writeBytes(
        _ descriptor: Descriptor, _ bytes: UnsafeRawBufferPointer
    ) throws(SystemFault) -> Int {
        try checked(.write, write(descriptor.number, bytes.baseAddress, bytes.count))
    }

    static func synchronize(_ descriptor: Descriptor) throws(SystemFault) {
        #if canImport(Darwin)
            // On macOS fsync leaves the bytes in the drive's cache.
            if fcntl(descriptor.number, F_FULLFSYNC) == 0 { return }
            switch errno {
            // A second call might report the lost pages as written.
            case EIO, ENOSPC, EDQUOT, EINTR: throw SystemFault(.synchronize, code: errno)
            // The volume does not support the call.
            default: break
            }
        #endif
        try checked(.synchronize, fsync(descriptor.number))
    }

    static func setMode(_ descriptor: Descriptor, _ mode: UInt32) throws(SystemFault) {
        try checked(.setMode, fchmod(descriptor.number, mode_t(mode)))
    }

    static func setOwner(_ descriptor: Descriptor, _ user: UInt32, _ group: UInt32) throws(SystemFault) {
        try checked(.setOwner, fchown(descriptor.number, user, group))
    }

    /// Takes a lock that ends with the descriptor, so that a crashed process holds none.
    static func tryLock(_ folder: Descriptor) throws(SystemFault) -> Bool {
        if flock(folder.number, LOCK_EX | LOCK_NB) == 0 { return true }
        guard errno == EWOULDBLOCK || errno == EINTR else { throw SystemFault(.lock, code: errno) }
        return false
    }
}
