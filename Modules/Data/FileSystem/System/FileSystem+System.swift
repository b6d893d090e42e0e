#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension FileSystem {
    /// The machine's own file system.
    public static let system = FileSystem(
        openFolder: LibC.openFolder,
        open: LibC.openEntry,
        close: LibC.closeDescriptor,
        status: LibC.statusOfDescriptor,
        statusOfName: LibC.statusOfEntry,
        statusOfPath: LibC.statusOfPath,
        read: LibC.readBytes,
        write: LibC.writeBytes,
        synchronize: LibC.synchronize,
        setMode: LibC.setMode,
        setOwner: LibC.setOwner,
        rename: LibC.renameEntry,
        link: LibC.linkEntry,
        remove: LibC.removeEntry,
        makeFolder: LibC.makeFolder,
        tryLock: LibC.tryLock,
        readLink: LibC.linkTarget,
        resolve: LibC.resolvedPath,
        list: LibC.names,
        attributes: LibC.attributes,
        user: { LibC.user },
        isWritable: LibC.isWritable
    )
}

extension Waiting {
    /// Waits on the machine's monotonic clock.
    public static let system = Waiting(
        now: {
            var time = timespec()
            clock_gettime(CLOCK_MONOTONIC, &time)
            return Int(time.tv_sec) * 1000 + Int(time.tv_nsec) / 1_000_000
        },
        pause: {
            var time = timespec(tv_sec: 0, tv_nsec: Int.random(in: 1_000_000...8_000_000))
            nanosleep(&time, nil)
        }
    )
}
