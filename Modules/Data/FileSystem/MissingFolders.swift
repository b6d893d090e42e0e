internal import TrackerDomain

/// Creates the missing folders of a file's path.
enum MissingFolders {
    /// Creates the folder at a path and its missing parents, and flushes their names to the disk.
    static func create(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try make(path, fileSystem)
        } catch {
            guard error.code == ErrorNumber.noSuchFile, let parent = parent(of: path) else { throw error }
            try create(parent, fileSystem)
            try make(path, fileSystem)
        }
    }

    private static func make(_ path: String, _ fileSystem: FileSystem) throws(SystemFault) {
        do throws(SystemFault) {
            try fileSystem.makeFolder(path)
        } catch {
            if error.code == ErrorNumber.exists { return }
            throw error
        }
        let parent = try OpenFolder(parent(of: path) ?? ".", fileSystem)
        try? parent.remove(trialName(for: path))
        // If the folder's name is lost, its library is lost with it.
        try parent.synchronize()
    }

    /// Tries whether the folder at a path exists or can be created, and removes the folders it creates.
    ///
    /// A crash in between leaves an empty folder, which the creation of the real one removes.
    static func tryOut(_ path: String, _ fileSystem: FileSystem) throws(FolderFault) {
        var existing = path
        var missing: String?
        while true {
            do throws(SystemFault) {
                let folder = try OpenFolder(existing, fileSystem)
                guard let missing else { return }
                // Where folders can be made but not removed, the trial would leave its own.
                guard folder.protection == nil else {
                    throw SystemFault(.makeFolder, code: ErrorNumber.notPermitted)
                }
                try tryOut(trialName(for: missing), in: folder)
                return
            } catch {
                guard error.code == ErrorNumber.noSuchFile, existing != "." else {
                    throw FolderFault(existing, error)
                }
            }
            if try isDanglingLink(existing, fileSystem) { throw FolderFault(existing, .missing) }
            missing = existing
            existing = parent(of: existing) ?? "."
        }
    }

    /// True if the path is a symbolic link without a target.
    private static func isDanglingLink(
        _ path: String, _ fileSystem: FileSystem
    ) throws(FolderFault) -> Bool {
        do throws(SystemFault) {
            _ = try fileSystem.statusOfPath(path)
            return true
        } catch {
            guard error.code == ErrorNumber.noSuchFile else { throw FolderFault(path, error) }
            return false
        }
    }

    private static func tryOut(_ name: String, in folder: borrowing OpenFolder) throws(SystemFault) {
        do throws(SystemFault) {
            try make(folder.path(of: name), folder.fileSystem)
            try folder.remove(name)
        } catch {
            try? folder.remove(name)
            throw error
        }
    }

    private static func trialName(for path: String) -> String {
        TemporaryName.prefix + Hexadecimal.text(XXH64.hash((path + "/").utf8))
    }

    private static func parent(of path: String) -> String? {
        guard let slash = path.lastIndex(of: "/") else { return nil }
        return slash == path.startIndex ? "/" : String(path[..<slash])
    }
}

/// The reason why a folder cannot be used.
struct FolderFault: Error {
    let folder: String
    let cause: DiskFault.Cause

    init(_ folder: String, _ fault: SystemFault) {
        self.init(folder, DiskFault.Cause(systemError: fault.code))
    }

    init(_ folder: String, _ cause: DiskFault.Cause) {
        self.folder = folder
        self.cause = cause
    }
}
