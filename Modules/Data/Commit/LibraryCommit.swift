internal import TrackerDomain

/// Replaces a library that was read under the lock by a new state.
///
/// The order of the steps is the promise: the bytes are on the disk before they get the library's name, the old
/// ones are among the backups before they lose it, and the caller learns of success only once the new name is on
/// the disk too.
struct LibraryCommit {
    let location: FileLocation
    /// The file as it was read; nil if there was none.
    let found: FileImage?
    /// The content of the file; nil if it was unreadable or there was none.
    let old: LibraryFile?
    /// Its history.
    var oldHistory = ReadHistory()
    let backups: BackupFolder
    /// A generation that this device is known to have written.
    var lastWritten = 0
    let environment: StoreEnvironment

    var fileSystem: FileSystem { environment.fileSystem }

    /// - Returns: The new generation; nil if another program changed the file meanwhile: its version is in place.
    func run(_ journal: Journal, in folder: borrowing OpenFolder) throws(StoreError) -> Int? {
        try explaining(fileSystem, commit(journal, in: folder))
    }

    private func commit(_ journal: Journal, in folder: borrowing OpenFolder) throws(StoreError) -> Int? {
        let backupFolder = try backups.open(fileSystem, for: .backUp)
        let known = try reporting(.backUp, at: backups.path, BackupFolder.names(in: backupFolder))
        let newest = known.compactMap(\.generation).max() ?? 0
        let generationOfOld = old.map { $0.hasCountedGeneration ? $0.generation : newest + 1 } ?? 0
        let generation =
            1 + max(generationOfOld, newest, Generation.counted.contains(lastWritten) ? lastWritten : 0)
        let bytes = try LibraryEncoder.encode(
            journal, generation: generation, oldSize: found?.bytes.count ?? 0, old: oldHistory,
            at: location.path)
        let leftovers = try clearLeftovers(in: folder, backupFolder)
        let (temporary, status) = try reporting(
            .write, at: location.path, folder.createTemporary(for: location.name, bytes, like: found?.status))
        let replacement = AtomicReplace(
            location: location, found: found, writing: .write, flushing: .flush, fileSystem: fileSystem)
        let backup: BackupName?
        do throws(StoreError) {
            backup = try backUpOld(as: nameOfOld(generationOfOld), in: folder, backupFolder, known)
        } catch {
            replacement.discard(temporary, status, in: folder)
            throw error
        }
        do throws(StoreError) {
            let isPublished = try replacement.publish(temporary, status, in: folder) {
                (displaced) throws(SystemFault) in
                let name = BackupName.found(hash: XXH64.hash(displaced.bytes))
                try backups.keep(displaced, at: temporary, in: folder, as: name, backupFolder)
            }
            guard isPublished else {
                try detachBackup(backup, backupFolder)
                return nil
            }
        } catch {
            forget(backup, backupFolder, in: folder)
            throw error
        }
        try reporting(.flush, at: location.path, folder.synchronize())
        if !leftovers.hasFound {
            prune(backupFolder, known + [backup].compactMap { $0 }, journal.library, written: status.modified)
        }
        OldTemporaries(name: location.name, now: status.modified).remove(leftovers.names, in: folder)
        return generation
    }
}
