internal import TrackerDomain

/// The exclusive lock of a folder, held from creation until the value goes out of use.
///
/// It lies on the folder's descriptor: a file of its own would stay behind, and a lock on the library
/// itself would stay with the old file when a new one takes its place.
struct FolderLock: ~Copyable {
    let folder: OpenFolder

    /// Waits up to five seconds, then gives up.
    init(_ path: String, _ fileSystem: FileSystem, _ waiting: Waiting) throws(StoreError) {
        let deadline = waiting.now() + Waiting.patience
        while true {
            let folder = try reporting(.lock, at: path) { () throws(SystemFault) in
                try OpenFolder(path, fileSystem)
            }
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
        return try reporting(.lock, at: path) { () throws(SystemFault) in try fileSystem.tryLock(descriptor) }
    }

    /// Whether the path still leads to the folder that was locked: it may have been replaced meanwhile.
    private static func isStillThere(_ folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        let (path, descriptor, fileSystem) = (folder.path, folder.descriptor, folder.fileSystem)
        return try reporting(.lock, at: path) { () throws(SystemFault) in
            let held = try fileSystem.status(descriptor)
            return try fileSystem.statusOfPath(path).isSameFile(as: held)
        }
    }
}

/// How a lock is waited for.
public struct Waiting: Sendable {
    /// How long a lock is waited for, in milliseconds.
    package static let patience = 5000

    /// Milliseconds on a clock that never goes back.
    package var now: @Sendable () -> Int
    /// Sleeps a little, never twice the same time: waiting processes must not ask in one rhythm.
    package var pause: @Sendable () -> Void

    package init(now: @escaping @Sendable () -> Int, pause: @escaping @Sendable () -> Void) {
        self.now = now
        self.pause = pause
    }
}
