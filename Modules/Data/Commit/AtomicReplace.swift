internal import TrackerDomain

/// Puts a new file, written under a temporary name, in the place of another file.
struct AtomicReplace {
    let location: FileLocation
    /// The file as it was read; nil if there was none.
    let found: FileImage?
    /// The operation to report on failure before the new file can be in place, and after.
    let writing, flushing: DiskFault.Operation
    let fileSystem: FileSystem

    private var name: String { location.name }

    /// Puts the new file in place, or removes it if that fails.
    ///
    /// - Parameter keep: Backs up bytes that another program wrote before its last ones.
    /// - Returns: False if the file was no longer the one that had been read.
    func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(StoreError) -> Bool {
        do throws(StoreError) {
            let isPublished = try install(temporary, status, in: folder, keeping: keep)
            if !isPublished { discard(temporary, status, in: folder) }
            return isPublished
        } catch {
            discard(temporary, status, in: folder)
            throw error
        }
    }

    private func install(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(StoreError) -> Bool {
        guard let found else {
            return try reporting(writing, at: location.path, publishNew(temporary, in: folder))
        }
        return try exchange(temporary, status, with: found, in: folder, keeping: keep)
    }

    /// Removes the temporary file, unless it has another program's bytes by now.
    func discard(_ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder) {
        guard (try? folder.status(of: temporary)) == status else { return }
        try? folder.remove(temporary)
    }

    private func publishNew(
        _ temporary: String, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool {
        do throws(SystemFault) {
            try fileSystem.rename(folder.descriptor, temporary, name, .keepExisting)
            return true
        } catch {
            if error.code == ErrorNumber.exists { return false }
            guard ErrorNumber.isUnsupported(error.code) else { throw error }
            return try publishNewByLink(temporary, in: folder)
        }
    }

    /// Installs by a hard link, which never replaces a file, if no rename can refuse to replace one.
    private func publishNewByLink(
        _ temporary: String, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool {
        do throws(SystemFault) {
            try fileSystem.link(folder.descriptor, temporary, folder.descriptor, name)
        } catch {
            if error.code == ErrorNumber.exists { return false }
            guard ErrorNumber.isUnsupportedLink(error.code) else { throw error }
            // No system call can refuse to replace a file here, so checking is all that can be done.
            guard try folder.status(of: name) == nil else { return false }
            try fileSystem.rename(folder.descriptor, temporary, name, .replace)
            return true
        }
        // The file is in place. If this fails, the next write removes the other name.
        try? folder.remove(temporary)
        return true
    }

    /// Exchanges the names and checks the displaced file: editors and sync tools ignore our lock.
    private func exchange(
        _ temporary: String, _ status: FileStatus, with found: FileImage, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(StoreError) -> Bool {
        let isExchanged = try reporting(
            writing, at: location.path, exchangeOrReplace(temporary, with: found, in: folder))
        guard let isExchanged else { return true }
        guard isExchanged else { return false }
        var fault: SystemFault?
        do throws(FileImageFault) {
            if try folder.holds(found, as: temporary) {
                // The displaced state is known. If this fails, the next write removes it.
                try? folder.remove(temporary)
                return true
            }
        } catch {
            if case .system(let reason) = error { fault = reason }
        }
        // Until the displaced file has its name back, the new one is in place.
        try reporting(
            flushing, at: location.path, fileSystem.rename(folder.descriptor, temporary, name, .exchange))
        try reporting(
            writing, at: location.path, preserveConcurrentWrite(temporary, status, in: folder, keeping: keep))
        if let fault { throw .disk(DiskFault(writing, at: location.path, code: fault.code)) }
        return false
    }

    /// Exchanges the names; false if the old file is gone, nil if it was replaced as the system cannot exchange.
    private func exchangeOrReplace(
        _ temporary: String, with found: FileImage, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool? {
        do throws(SystemFault) {
            try fileSystem.rename(folder.descriptor, temporary, name, .exchange)
            return true
        } catch {
            if error.code == ErrorNumber.noSuchFile { return false }
            guard ErrorNumber.isUnsupported(error.code) else { throw error }
            guard try folder.status(of: name) == found.status else { return false }
            try fileSystem.rename(folder.descriptor, temporary, name, .replace)
            return nil
        }
    }

    /// Checks for another write during the exchange, once the displaced file has its name back.
    private func preserveConcurrentWrite(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(SystemFault) {
        // Compares the whole status: the inode number of a removed file is soon reused.
        guard try folder.status(of: temporary) != status else { return }
        // The newest file keeps the name; back up the displaced one.
        try fileSystem.rename(folder.descriptor, temporary, name, .exchange)
        // If the backup fails, the next write finds a leftover that is not ours.
        guard let displaced = try? folder.image(of: temporary) else { return }
        try keep(displaced)
        try folder.remove(temporary)
    }
}
