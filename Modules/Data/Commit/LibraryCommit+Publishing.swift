internal import TrackerDomain

extension LibraryCommit {
    /// Gives the new file the library's name; false where the library was no longer what had been read.
    func publish(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(StoreError) -> Bool {
        do throws(SystemFault) {
            guard let found else { return try publishNew(temporary, in: folder) }
            return try exchange(temporary, status, with: found, in: folder, shelf)
        } catch {
            throw .disk(DiskFault(.write, at: location.path, code: error.code))
        }
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
            return try publishNewByLink(temporary, in: folder)
        }
    }

    /// Where no rename can spare a file that has come meanwhile: a second name is never given over one.
    private func publishNewByLink(
        _ temporary: String, in folder: borrowing OpenFolder
    ) throws(SystemFault) -> Bool {
        do throws(SystemFault) {
            try fileSystem.link(folder.descriptor, temporary, folder.descriptor, location.name)
        } catch {
            if error.code == ErrorNumber.exists { return false }
            // Links are not known here either: all that is left is to look.
            guard try folder.status(of: location.name) == nil else { return false }
            try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
            return true
        }
        // The library is there. Should this fail, the next write removes the other name.
        try? folder.remove(temporary)
        return true
    }

    /// Exchanges the names and looks at what was displaced: editors and sync tools know no lock.
    private func exchange(
        _ temporary: String, _ status: FileStatus, with found: FileImage, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(SystemFault) -> Bool {
        do throws(SystemFault) {
            try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
        } catch {
            if error.code == ErrorNumber.noSuchFile { return false }
            guard ErrorNumber.isUnsupported(error.code) else { throw error }
            guard try folder.status(of: location.name) == found.status else { return false }
            try fileSystem.rename(folder.descriptor, temporary, location.name, .replace)
            return true
        }
        do throws(FileImageFault) {
            if try folder.holds(found, as: temporary) {
                // The displaced state is among the backups. Should this fail, the next write removes it.
                try? folder.remove(temporary)
                return true
            }
        } catch {
            try giveBack(temporary, status, in: folder, shelf)
            if case .system(let fault) = error { throw fault }
            return false
        }
        try giveBack(temporary, status, in: folder, shelf)
        return false
    }

    /// Puts the displaced file back under its name.
    private func giveBack(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        _ shelf: borrowing OpenFolder
    ) throws(SystemFault) {
        try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
        // The whole status: a number of a file that is gone is soon given to another one.
        guard try folder.status(of: temporary) != status else { return }
        // Somebody wrote once more in between: what is newest keeps the name, what was displaced is kept.
        try fileSystem.rename(folder.descriptor, temporary, location.name, .exchange)
        // Should keeping fail, the next write finds a leftover that is not ours.
        guard let displaced = try? folder.image(of: temporary) else { return }
        let name = BackupName.found(hash: XXH64.hash(displaced.bytes))
        try backups.keep(displaced, at: temporary, in: folder, as: name, shelf)
        try folder.remove(temporary)
    }
}
