import Synchronization
package import TrackerData
package import TrackerDomain

extension FileSystem {
    /// The same file system in which a file or a folder has a flag, and whatever it forbids fails with EPERM.
    package func protecting(_ path: String, _ protection: FileProtection) -> FileSystem {
        let base = self
        let target = try? base.statusOfPath(path)
        let isTarget: @Sendable (FileStatus?) -> Bool = { status in
            target.flatMap { target in status?.isSameFile(as: target) } ?? false
        }
        var copy = self
        copy.attributes = { (folder, name) throws(TrackerData.SystemFault) in
            var attributes = try base.attributes(folder, name)
            if isTarget(try? base.statusOfName(folder, name)) { attributes.protection = protection }
            return attributes
        }
        copy.open = { (folder, name, mode) throws(TrackerData.SystemFault) in
            if mode == .creating, protection.isImmutable, isTarget(try? base.status(folder)) {
                throw TrackerData.SystemFault(.open, code: 1)
            }
            return try base.open(folder, name, mode)
        }
        copy.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            let isForbidden =
                isTarget(try? base.status(folder)) || isTarget(try? base.statusOfName(folder, from))
                || isTarget(try? base.statusOfName(folder, to))
            if isForbidden { throw TrackerData.SystemFault(.rename, code: 1) }
            try base.rename(folder, from, to, mode)
        }
        copy.link = { (folder, name, newFolder, newName) throws(TrackerData.SystemFault) in
            let isFull = protection.isImmutable && isTarget(try? base.status(newFolder))
            if isFull || isTarget(try? base.statusOfName(folder, name)) {
                throw TrackerData.SystemFault(.link, code: 1)
            }
            try base.link(folder, name, newFolder, newName)
        }
        copy.remove = { (folder, name) throws(TrackerData.SystemFault) in
            let isForbidden =
                isTarget(try? base.status(folder)) || isTarget(try? base.statusOfName(folder, name))
            if isForbidden { throw TrackerData.SystemFault(.remove, code: 1) }
            try base.remove(folder, name)
        }
        copy.makeFolder = { (new) throws(TrackerData.SystemFault) in
            // A folder that may only grow takes new names, and gives none back.
            if new.hasPrefix(path + "/"), protection.isImmutable {
                throw TrackerData.SystemFault(.makeFolder, code: 1)
            }
            try base.makeFolder(new)
        }
        copy.isWritable = { $0 != path && base.isWritable($0) }
        return copy
    }

    /// The same file system for another user.
    package func running(as user: UInt32) -> FileSystem {
        var copy = self
        copy.user = { user }
        return copy
    }

    /// The same file system in which a name cannot be replaced, as in a sticky folder.
    package func forbiddingRename(of name: String) -> FileSystem {
        let base = self
        var copy = self
        copy.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            if to == name { throw TrackerData.SystemFault(.rename, code: 1) }
            try base.rename(folder, from, to, mode)
        }
        return copy
    }
}

extension FileProtection {
    fileprivate var isImmutable: Bool { if case .immutable = self { true } else { false } }
}
