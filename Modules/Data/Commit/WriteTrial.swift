internal import TrackerDomain

/// Performs the steps of a write in folders, under the lock, and undoes them.
///
/// It never touches the file itself. A crash leaves what a crashed write leaves: the next write removes it.
struct WriteTrial {
    let location: FileLocation
    /// The bytes to write; a part of them is never mistaken for a person's.
    let bytes: [UInt8]
    /// The file whose permissions a write takes over; nil if there is none.
    let model: FileStatus?
    let fileSystem: FileSystem

    /// Publishes a file under a name used by trials only, links it elsewhere, then replaces it, as a write would.
    func run(in folder: borrowing OpenFolder, link: (_ name: String) -> Void = { _ in }) throws(StoreError) {
        // Where names can be made but not removed, the trial would leave its files.
        try folder.refuseProtected(.write)
        let known = try reporting(.write, at: folder.path, folder.names())
        var fault: StoreError?
        do throws(StoreError) {
            try publishTwice(beside: known, in: folder, link)
        } catch {
            fault = error
        }
        do throws(StoreError) {
            try reporting(.write, at: folder.path, clear(but: known, in: folder))
        } catch {
            fault = fault ?? error
        }
        if let fault { throw fault }
    }

    private func publishTwice(
        beside known: [String], in folder: borrowing OpenFolder, _ link: (_ name: String) -> Void
    ) throws(StoreError) {
        // New files take the variants in ascending order.
        let hash = XXH64.hash(bytes)
        let names = (1..<TemporaryName.variants).map {
            TemporaryName.text(for: location.name, hash: hash, variant: $0)
        }
        guard let name = names.last(where: { !known.contains($0) }) else {
            throw .disk(DiskFault(operation: .write, path: folder.path, cause: .nameTaken))
        }
        let trial = FileLocation(name, beside: location)
        try publish(at: trial, over: nil, in: folder)
        link(name)
        let found = try mapping(folder.image(of: name)) { (fault: FileImageFault) in
            fault.storeError(.write, at: trial.path)
        }
        try publish(at: trial, over: found, in: folder)
        try reporting(.flush, at: folder.path, folder.synchronize())
    }

    private func publish(
        at trial: FileLocation, over found: FileImage?, in folder: borrowing OpenFolder
    ) throws(StoreError) {
        let (temporary, status) = try reporting(
            .write, at: trial.path, folder.createTemporary(for: location.name, bytes, like: model))
        let publishing = AtomicReplace(
            location: trial, found: found, writing: .write, flushing: .flush, fileSystem: fileSystem)
        guard try publishing.publish(temporary, status, in: folder, keeping: { _ in }) else {
            throw .busy(path: folder.path)
        }
    }

    /// Removes the new files, and retries once on failure, as none may be left behind.
    private func clear(but known: [String], in folder: borrowing OpenFolder) throws(SystemFault) {
        do throws(SystemFault) {
            try clearOnce(but: known, in: folder)
        } catch {
            try? clearOnce(but: known, in: folder)
            throw error
        }
    }

    private func clearOnce(but known: [String], in folder: borrowing OpenFolder) throws(SystemFault) {
        for name in try folder.names()
        where TemporaryName.hash(in: name, for: location.name) != nil && !known.contains(name) {
            try folder.remove(name)
        }
    }
}

extension BackupFolder {
    /// Performs the steps of a backup, a link to a file or a copy of its bytes, and undoes them.
    ///
    /// A crash leaves files that the next write removes, like all with such names here.
    func tryOut(
        _ trial: WriteTrial, _ link: (_ folder: Descriptor, _ name: String) throws(SystemFault) -> Void
    ) throws(StoreError) {
        let folder = try open(trial.fileSystem, for: .backUp)
        try folder.refuseProtected(.backUp)
        let hash = XXH64.hash(trial.bytes)
        let name = TemporaryName.text(for: trial.location.name, hash: hash)
        let temporary = TemporaryName.text(for: trial.location.name, hash: hash, variant: 1)
        try reporting(.backUp, at: path) { () throws(SystemFault) in
            do throws(SystemFault) {
                for left in [name, temporary] { try folder.remove(left) }
                // If no link is possible, a write makes a copy.
                try? link(folder.descriptor, name)
                try folder.replace(name, by: trial.bytes, through: temporary)
                try folder.synchronize()
                try folder.remove(name)
            } catch {
                for left in [name, temporary] { try? folder.remove(left) }
                throw error
            }
        }
    }
}
