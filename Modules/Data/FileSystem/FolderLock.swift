internal import TrackerDomain

/// The exclusive lock of a folder, held from creation until the value is destroyed.
///
/// It locks the folder's descriptor: a lock file would be left behind, and a lock on the library itself would
/// stay with the old file when a new one replaces it.
struct FolderLock: ~Copyable {
    let folder: OpenFolder

    /// Waits, by default up to five seconds, then fails.
    init(
        _ path: String, _ fileSystem: FileSystem, _ waiting: Waiting, patience: Int = Waiting.patience
    ) throws(StoreError) {
        let deadline = waiting.now() + patience
        while true {
            let folder = try reporting(.lock, at: path, OpenFolder(path, fileSystem))
            while try !Self.isTaken(folder) {
                guard waiting.now() < deadline else { throw .busy(path: path) }
                waiting.pause()
            }
            if try Self.isStillThere(folder) {
                self.folder = folder
                return
            }
        }
    }

    private static func isTaken(_ folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        let (path, descriptor, fileSystem) = (folder.path, folder.descriptor, folder.fileSystem)
        return try reporting(.lock, at: path, fileSystem.tryLock(descriptor))
    }

    /// True if the path still leads to the locked folder, which may have been replaced meanwhile.
    private static func isStillThere(_ folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        let (path, descriptor, fileSystem) = (folder.path, folder.descriptor, folder.fileSystem)
        return try reporting(.lock, at: path) { () throws(SystemFault) in
            let held = try fileSystem.status(descriptor)
            return try fileSystem.statusOfPath(path).isSameFile(as: held)
        }
    }
}

/// The clock and pause for waiting for a lock.
public struct Waiting: Sendable {
    /// The longest wait for a lock, in milliseconds.
    package static let patience = 5000

    /// Milliseconds on a monotonic clock.
    package var now: @Sendable () -> Int
    /// Sleeps for a short, random time, so that waiting processes do not retry in step.
    package var pause: @Sendable () -> Void

    package init(now: @escaping @Sendable () -> Int, pause: @escaping @Sendable () -> Void) {
        self.now = now
        self.pause = pause
    }
}
