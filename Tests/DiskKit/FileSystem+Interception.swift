package import TrackerData

/// A call that is about to be made.
package struct SystemCall: Hashable, Sendable {
    package let operation: TrackerData.SystemFault.Operation
    /// The name or path of the call; empty for an open file.
    package let name: String

    package init(operation: TrackerData.SystemFault.Operation, name: String = "") {
        self.operation = operation
        self.name = name
    }
}

extension FileSystem {
    /// The same file system with each call announced first; throwing makes it fail.
    package func intercepted(
        _ announce: @escaping @Sendable (SystemCall) throws(TrackerData.SystemFault) -> Void
    ) -> FileSystem {
        let base = self
        var copy = self
        copy.openFolder = { (path) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .open, name: path))
            return try base.openFolder(path)
        }
        copy.open = { (folder, name, mode) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .open, name: name))
            return try base.open(folder, name, mode)
        }
        copy.close = { (file) throws(TrackerData.SystemFault) in
            // Like the system: the descriptor is closed even if the call fails.
            try base.close(file)
            try announce(SystemCall(operation: .close))
        }
        copy.status = { (file) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .status))
            return try base.status(file)
        }
        copy.statusOfName = { (folder, name) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .status, name: name))
            return try base.statusOfName(folder, name)
        }
        copy.statusOfPath = { (path) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .status, name: path))
            return try base.statusOfPath(path)
        }
        copy.read = { (file, buffer) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .read))
            return try base.read(file, buffer)
        }
        copy.write = { (file, bytes) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .write))
            return try base.write(file, bytes)
        }
        copy.synchronize = { (file) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .synchronize))
            try base.synchronize(file)
        }
        copy.setMode = { (file, mode) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .setMode))
            try base.setMode(file, mode)
        }
        copy.setOwner = { (file, user, group) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .setOwner))
            try base.setOwner(file, user, group)
        }
        copy.rename = { (folder, from, to, mode) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .rename, name: to))
            try base.rename(folder, from, to, mode)
        }
        copy.link = { (folder, name, newFolder, newName) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .link, name: newName))
            try base.link(folder, name, newFolder, newName)
        }
        copy.remove = { (folder, name) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .remove, name: name))
            try base.remove(folder, name)
        }
        copy.makeFolder = { (path) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .makeFolder, name: path))
            try base.makeFolder(path)
        }
        copy.tryLock = { (folder) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .lock))
            return try base.tryLock(folder)
        }
        copy.readLink = { (path) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .readLink, name: path))
            return try base.readLink(path)
        }
        copy.resolve = { (path) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .resolve, name: path))
            return try base.resolve(path)
        }
        copy.list = { (folder) throws(TrackerData.SystemFault) in
            try announce(SystemCall(operation: .list))
            return try base.list(folder)
        }
        return copy
    }
}
