package import TrackerDomain

/// A file on the disk to be written whole or not at all, and only over what a person agreed to lose.
package struct OutputFile: WritableFile {
    private let location: FileLocation
    /// The existing file; nil if there is none.
    private let found: FileStatus?
    private let fileSystem: FileSystem

    package init(path: String, fileSystem: FileSystem = .system) throws(StoreError) {
        self.fileSystem = fileSystem
        location = try Self.location(of: path, fileSystem)
        guard location.folderExists else { throw Self.refusal(location.path, .missing) }
        found = try Self.status(at: location, fileSystem)
        switch found?.kind {
        // A process's stream has a path, but no name in that folder.
        case nil where fileSystem.isWritable(path): throw Self.refusal(path, .notARegularFile)
        // A rename would replace a read-only file.
        case .file where found.map { $0.mode & 0o222 == 0 } ?? false || !fileSystem.isWritable(location.path):
            throw Self.refusal(location.path, .notPermitted).explained(fileSystem)
        case .file, nil: break
        case .folder: throw Self.refusal(location.path, .isFolder)
        case .symbolicLink, .other: throw Self.refusal(location.path, .notARegularFile)
        }
    }

    /// A file to be replaced only if it still has the bytes that a person was shown.
    ///
    /// - Parameter shown: Nil if there was no file; one that is gone is in nobody's way.
    /// - Throws: `disk` with the cause `appeared` or `changed` for any other bytes.
    init(path: String, replacing shown: [UInt8]?, fileSystem: FileSystem) throws(StoreError) {
        try self.init(path: path, fileSystem: fileSystem)
        guard found != nil else { return }
        guard let shown else { throw Self.refusal(path, .appeared) }
        do throws(FileImageFault) {
            guard let image = try FileImage(at: location, fileSystem) else { return }
            if image.bytes == shown, image.status == found { return }
        } catch {
            throw Self.refusal(path, error.cause)
        }
        throw Self.refusal(path, .changed)
    }

    package var exists: Bool { found != nil }

    package func isSame(as path: String) -> Bool {
        guard let other = try? FileLocation(resolving: path, fileSystem) else { return false }
        if other == location { return true }
        guard let found, let status = try? fileSystem.statusOfPath(other.path) else { return false }
        return status.isSameFile(as: found)
    }

    package func isBelow(_ folder: String) -> Bool {
        guard let resolved = try? fileSystem.resolve(folder) else { return false }
        return location.path.hasPrefix(resolved + "/")
    }

    package func write(_ pieces: some Sequence<[UInt8]>, sparing paths: [String]) throws(StoreError) {
        try explaining(fileSystem, writeOnce(pieces, sparing: paths))
    }

    private func writeOnce(_ pieces: some Sequence<[UInt8]>, sparing paths: [String]) throws(StoreError) {
        let folder = try reporting(.writeFile, at: location.path, OpenFolder(location.folder, fileSystem))
        let (temporary, status) = try reporting(
            .writeFile, at: location.path, folder.createTemporary(for: location.name, pieces, like: found))
        // The old bytes are given up, so there is nothing to exchange and check, unlike with a library.
        let replacement = AtomicReplace(
            location: location, found: nil, writing: .writeFile, flushing: .flush, fileSystem: fileSystem)
        let isReplaced: Bool
        do throws(StoreError) {
            isReplaced = try replaces(by: temporary, in: folder)
        } catch {
            replacement.discard(temporary, status, in: folder)
            throw error
        }
        if !isReplaced, try !replacement.publish(temporary, status, in: folder, keeping: { _ in }) {
            throw Self.refusal(location.path, .appeared)
        }
        try reporting(.flush, at: location.path, folder.synchronize())
        OldTemporaries(name: location.name, now: status.modified).remove(
            (try? folder.names()) ?? [], in: folder,
            sparing: paths.map { String($0.split(separator: "/").last ?? "") })
    }

    /// Removes a name, of a link the link, if the file still has the bytes that a person was shown.
    ///
    /// One that is gone is removed already.
    ///
    /// - Throws: `disk` with the cause `changed` for any other bytes.
    static func remove(
        _ path: String, replacing shown: [UInt8], fileSystem: FileSystem
    ) throws(StoreError) {
        let location = try location(of: path, fileSystem)
        guard location.folderExists else { return }
        let found = try mapping(FileImage(at: location, fileSystem)) { (fault: FileImageFault) in
            refusal(path, fault.cause)
        }
        guard let found else { return }
        guard found.bytes == shown else { throw refusal(path, .changed) }
        let slash = path.lastIndex(of: "/") ?? path.startIndex
        try reporting(
            .writeFile, at: path,
            OpenFolder(String(path[..<slash]), fileSystem).remove(String(path[slash...].dropFirst())))
    }

    /// Replaces the file that was found.
    ///
    /// - Returns: False if there is none, or none any more.
    /// - Throws: `disk` with the cause `changed` if it is another one now.
    private func replaces(by temporary: String, in folder: borrowing OpenFolder) throws(StoreError) -> Bool {
        guard let found else { return false }
        let now = try reporting(.writeFile, at: location.path, folder.status(of: location.name))
        guard let now else { return false }
        guard now == found else { throw Self.refusal(location.path, .changed) }
        try reporting(
            .writeFile, at: location.path,
            fileSystem.rename(folder.descriptor, temporary, location.name, .replace))
        return true
    }

    private static func status(
        at location: FileLocation, _ fileSystem: FileSystem
    ) throws(StoreError) -> FileStatus? {
        try reporting(
            .writeFile, at: location.path,
            OpenFolder(location.folder, fileSystem).status(of: location.name))
    }

    private static func location(
        of path: String, _ fileSystem: FileSystem
    ) throws(StoreError) -> FileLocation {
        do throws(StoreError) {
            return try FileLocation(resolving: path, fileSystem)
        } catch {
            // Errors of libraries have a form of their own.
            if case .disk(let fault) = error { throw refusal(fault.path, fault.cause) }
            throw refusal(path, .isFolder)
        }
    }

    private static func refusal(_ path: String, _ cause: DiskFault.Cause) -> StoreError {
        .disk(DiskFault(operation: .writeFile, path: path, cause: cause))
    }
}
