internal import TrackerDomain

extension LibraryCommit {
    /// Gives the new file the library's name; false where the library was no longer what had been read.
    func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        guard let found else {
            return try reporting(.write, at: location.path) { () throws(SystemFault) in
                try publishNew(temporary, in: folder)
            }
        }
        return try exchange(temporary, status, with: found, in: folder, shelf)
    }

    /// Removes the new file under its temporary name, unless somebody else's bytes have come to stand there.
    func discard(_ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder) {
        guard (try? folder.status(of: temporary)) == status else { return }
        try? folder.remove(temporary)
    }

    private func publishNew(
        _ temporary: String, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool {
        do throws(SystemFault) {
            try fileSystem.rename(folder.descriptor, temporary, location.name, .keepExisting)
            return true
        } catch {
            if error.code == ErrorNumber.exists { return false }
            guard ErrorNumber.isUnsupported(error.code) else { throw error }
            guard try folder.status(of: location.name) == nil else { return false }
            try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
            return true
        }
    }

    /// Exchanges the names and looks at what was displaced: editors and sync tools know no lock.
    private func exchange(
        _ temporary: String, _ status: FileStatus, with found: FileImage, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        let isExchanged: Bool?
        do throws(SystemFault) {
            isExchanged = try exchangeOrReplace(temporary, with: found, in: folder)
        } catch {
            throw .disk(DiskFault(.write, at: location.path, code: error.code))
        }
        guard let isExchanged else { return true }
        guard isExchanged else { return false }
        var fault: SystemFault?
        do throws(FileImageFault) {
            if try folder.holds(found, as: temporary) {
                // The displaced state is among the backups. Should this fail, the next write removes it.
                try? folder.remove(temporary)
                return true
            }
        } catch {
            if case .system(let reason) = error { fault = reason }
        }
        // Until the displaced file has its name back, the new one stands there.
        try reporting(.settle, at: location.path) { () throws(SystemFault) in
            try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
        }
        try reporting(.write, at: location.path) { () throws(SystemFault) in
            try keepWhatCameBetween(temporary, status, in: folder, shelf)
        }
        if let fault { throw .disk(DiskFault(.write, at: location.path, code: fault.code)) }
        return false
    }

    /// Gives the new file the library's name, and the library the new file's.
    ///
    /// - Returns: Whether the library was there; nil where the system cannot exchange names and the file was
    ///   replaced.
    private func exchangeOrReplace(
        _ temporary: String, with found: FileImage, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool? {
        do throws(SystemFault) {
            try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
            return true
        } catch {
            if error.code == ErrorNumber.noSuchFile { return false }
            guard ErrorNumber.isUnsupported(error.code) else { throw error }
            guard try folder.status(of: location.name) == found.status else { return false }
            try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
            return nil
        }
    }

    /// After the displaced file got its name back: somebody may have written once more in between.
    private func keepWhatCameBetween(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(SystemFault) {
        // The whole status: a number of a file that is gone is soon given to another one.
        guard try folder.status(of: temporary) != status else { return }
        // What is newest keeps the name, what was displaced is kept.
        try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
        // Should keeping fail, the next write finds a leftover that is not ours.
        guard let displaced = try? folder.image(of: temporary) else { return }
        let name = BackupName.found(hash: XXH64.hash(displaced.bytes))
        try backups.keep(displaced, at: temporary, in: folder, as: name, shelf)
        try folder.remove(temporary)
    }
}
