import Synchronization
package import TrackerData

extension FileSystem {
    /// The same file system with one folder in which a person may read but change nothing, as with mode 555.
    package func denying(_ path: String, code: Int32 = 13) -> FileSystem {
        let base = self
        let opened = Opened()
        var copy = self
        copy.openFolder = { (folder) throws(TrackerData.SystemFault) in
            let descriptor = try base.openFolder(folder)
            opened.set(descriptor, isDenied: folder == path)
            return descriptor
        }
        copy.open = { (folder, name, mode) throws(TrackerData.SystemFault) in
            if mode == .creating, opened.isDenied(folder) { throw TrackerData.SystemFault(.open, code: code) }
            return try base.open(folder, name, mode)
        }
        copy.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            if opened.isDenied(folder) { throw TrackerData.SystemFault(.rename, code: code) }
            try base.rename(folder, from, to, mode)
        }
        copy.link = { (folder, name, newFolder, newName) throws(TrackerData.SystemFault) in
            if opened.isDenied(newFolder) { throw TrackerData.SystemFault(.link, code: code) }
            try base.link(folder, name, newFolder, newName)
        }
        copy.remove = { (folder, name) throws(TrackerData.SystemFault) in
            if opened.isDenied(folder), (try? base.statusOfName(folder, name)) != nil {
                throw TrackerData.SystemFault(.remove, code: code)
            }
            try base.remove(folder, name)
        }
        copy.makeFolder = { (folder) throws(TrackerData.SystemFault) in
            if folder.hasPrefix(path + "/"), (try? base.statusOfPath(folder)) == nil,
                !folder.dropFirst(path.count + 1).contains("/")
            {
                throw TrackerData.SystemFault(.makeFolder, code: code)
            }
            try base.makeFolder(folder)
        }
        return copy
    }
}

/// The descriptors of the read-only folder.
private final class Opened: Sendable {
    private let denied = Mutex<Set<Descriptor>>([])

    func set(_ descriptor: Descriptor, isDenied: Bool) {
        _ = denied.withLock { isDenied ? $0.insert(descriptor).inserted : $0.remove(descriptor) != nil }
    }

    func isDenied(_ descriptor: Descriptor) -> Bool { denied.withLock { $0.contains(descriptor) } }
}
