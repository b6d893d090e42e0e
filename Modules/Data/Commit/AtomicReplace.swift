internal import TrackerDomain

/// Gives a new file, written under a temporary name, the name of the file it is to replace.
struct AtomicReplace {
    let location: FileLocation
    /// The file as it was read; nil where there was none.
    let found: FileImage?
    /// What failing is told as while the new file does not stand there, and once it may.
    let writing, settling: DiskFault.Operation
    let fileSystem: FileSystem

    private var name: String { location.name }

    /// Leaves nothing of the new file where that did not get the name.
    ///
    /// - Parameter keep: Keeps bytes that somebody else had put there last but one.
    /// - Returns: False where the file was no longer what had been read.
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
            return try reporting(writing, at: location.path) { () throws(SystemFault) in
                try publishNew(temporary, in: folder)
            }
        }
        return try exchange(temporary, status, with: found, in: folder, keeping: keep)
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
            try fileSystem.rename(folder.descriptor, temporary, name, .keepExisting)
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
            try fileSystem.link(folder.descriptor, temporary, folder.descriptor, name)
        } catch {
            if error.code == ErrorNumber.exists { return false }
            guard ErrorNumber.isUnsupportedLink(error.code) else { throw error }
            // All that is left is to look.
            guard try folder.status(of: name) == nil else { return false }
            try fileSystem.rename(folder.descriptor, temporary, name, .replace)
            return true
        }
        // The file is there. Should this fail, the next write removes the other name.
        try? folder.remove(temporary)
        return true
    }

    /// Exchanges the names and looks at what was displaced: editors and sync tools know no lock.
    private func exchange(
        _ temporary: String, _ status: FileStatus, with found: FileImage, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(StoreError) -> Bool {
        let isExchanged = try reporting(writing, at: location.path) { () throws(SystemFault) in
            try exchangeOrReplace(temporary, with: found, in: folder)
        }
        guard let isExchanged else { return true }
        guard isExchanged else { return false }
        var fault: SystemFault?
        do throws(FileImageFault) {
            if try folder.holds(found, as: temporary) {
                // The displaced state is known. Should this fail, the next write removes it.
                try? folder.remove(temporary)
                return true
            }
        } catch {
            if case .system(let reason) = error { fault = reason }
        }
        // Until the displaced file has its name back, the new one stands there.
        try reporting(settling, at: location.path) { () throws(SystemFault) in
            try fileSystem.rename(folder.descriptor, temporary, name, .exchange)
        }
        try reporting(writing, at: location.path) { () throws(SystemFault) in
            try preserveConcurrentWrite(temporary, status, in: folder, keeping: keep)
        }
        if let fault { throw .disk(DiskFault(writing, at: location.path, code: fault.code)) }
        return false
    }

    /// Gives the new file the name of the one that was found, and that the new one's.
    ///
    /// - Returns: Whether the file was there; nil where the system cannot exchange names and it was replaced.
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

    /// After the displaced file got its name back: somebody may have written once more in between.
    private func preserveConcurrentWrite(
        _ temporary: String, _ status: FileStatus, in folder: borrowing OpenFolder,
        keeping keep: (FileImage) throws(SystemFault) -> Void
    ) throws(SystemFault) {
        // The whole status: a number of a file that is gone is soon given to another one.
        guard try folder.status(of: temporary) != status else { return }
        // What is newest keeps the name, what was displaced is kept.
        try fileSystem.rename(folder.descriptor, temporary, name, .exchange)
        // Should keeping fail, the next write finds a leftover that is not ours.
        guard let displaced = try? folder.image(of: temporary) else { return }
        try keep(displaced)
        try folder.remove(temporary)
    }
}
