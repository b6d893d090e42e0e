public import TrackerDomain

/// A file outside the library that a person named, to be written whole or not at all.
public struct OutputFile: Sendable {
    private let location: FileLocation
    /// What stands there; nil where nothing does.
    private let found: FileStatus?
    private let fileSystem: FileSystem

    /// Looks at what stands there; a symbolic link to a file leads to that file.
    ///
    /// - Throws: `disk` where no file can be.
    public init(path: String, fileSystem: FileSystem = .system) throws(StoreError) {
        self.fileSystem = fileSystem
        location = try Self.location(of: path, fileSystem)
        guard location.folderExists else { throw Self.refusal(location.path, .missing) }
        found = try Self.status(at: location, fileSystem)
        switch found?.kind {
        // A stream of a process has a path, but no name there.
        case nil where fileSystem.isWritable(path): throw Self.refusal(path, .notARegularFile)
        // A rename would replace what may not be written to.
        case .file where found.map { $0.mode & 0o222 == 0 } ?? false || !fileSystem.isWritable(location.path):
            throw Self.refusal(location.path, .notPermitted)
        case .file, nil: break
        case .folder: throw Self.refusal(location.path, .isFolder)
        case .symbolicLink, .other: throw Self.refusal(location.path, .notARegularFile)
        }
    }

    /// Whether a file stands there, which would be replaced.
    public var exists: Bool { found != nil }

    /// Whether a path leads to the same file, or would if there were one.
    public func isSame(as path: String) -> Bool {
        guard let other = try? FileLocation(resolving: path, fileSystem) else { return false }
        if other == location { return true }
        guard let found, let status = try? fileSystem.statusOfPath(other.path) else { return false }
        return status.isSameFile(as: found)
    }

    /// Whether the file stands, or would stand, in a folder or one below it.
    public func isBelow(_ folder: String) -> Bool {
        guard let place = try? fileSystem.resolve(folder) else { return false }
        return location.path.hasPrefix(place + "/")
    }

    /// Puts the bytes there in one step; on failure what stood there is as it was.
    ///
    /// What earlier writes that died left in the folder goes with it.
    ///
    /// - Parameter paths: Of files that are written with more care; what died beside them is theirs to remove.
    /// - Throws: `disk`, also where another program changed or made the file since it was looked at.
    public func write(_ bytes: [UInt8], sparing paths: [String] = []) throws(StoreError) {
        try write(CollectionOfOne(bytes), sparing: paths)
    }

    /// The same of bytes that are made as they are written.
    ///
    /// - Parameter pieces: The same each time: after a failed fsync they are written once more.
    public func write(_ pieces: some Sequence<[UInt8]>, sparing paths: [String] = []) throws(StoreError) {
        let folder = try reporting(.writeFile, at: location.path) { () throws(SystemFault) in
            try OpenFolder(location.folder, fileSystem)
        }
        let (temporary, status) = try reporting(.writeFile, at: location.path) { () throws(SystemFault) in
            try folder.createTemporary(for: location.name, pieces, like: found)
        }
        // The old bytes are given up: there is nothing to exchange and to look at, as there is with a library.
        let publishing = AtomicReplace(
            location: location, found: nil, writing: .writeFile, settling: .settle, fileSystem: fileSystem)
        if let found {
            do throws(StoreError) {
                try replace(found, by: temporary, in: folder)
            } catch {
                publishing.discard(temporary, status, in: folder)
                throw error
            }
        } else if try !publishing.publish(temporary, status, in: folder, keeping: { _ in }) {
            throw Self.refusal(location.path, .nameTaken)
        }
        try reporting(.settle, at: location.path) { () throws(SystemFault) in try folder.synchronize() }
        OldTemporaries(name: location.name, now: status.modified).remove(
            (try? folder.names()) ?? [], in: folder,
            sparing: paths.map { String($0.split(separator: "/").last ?? "") })
    }

    private func replace(
        _ found: FileStatus, by temporary: String, in folder: borrowing OpenFolder
    ) throws(StoreError) {
        let isUnchanged = try reporting(.writeFile, at: location.path) { () throws(SystemFault) in
            try folder.status(of: location.name) == found
        }
        guard isUnchanged else { throw Self.refusal(location.path, .inUse) }
        try reporting(.writeFile, at: location.path) { () throws(SystemFault) in
            try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
        }
    }

    private static func status(
        at location: FileLocation, _ fileSystem: FileSystem
    ) throws(StoreError) -> FileStatus? {
        try reporting(.writeFile, at: location.path) { () throws(SystemFault) in
            try OpenFolder(location.folder, fileSystem).status(of: location.name)
        }
    }

    private static func location(
        of path: String, _ fileSystem: FileSystem
    ) throws(StoreError) -> FileLocation {
        do throws(StoreError) {
            return try FileLocation(resolving: path, fileSystem)
        } catch {
            // That is how places of libraries are told.
            if case .disk(let fault) = error { throw refusal(fault.path, fault.cause) }
            throw refusal(path, .isFolder)
        }
    }

    private static func refusal(_ path: String, _ cause: DiskFault.Cause) -> StoreError {
        .disk(DiskFault(operation: .writeFile, path: path, cause: cause))
    }
}
