internal import TrackerDomain

extension BackupFolder {
    /// Adds a file of another folder by a link, or else by a copy.
    ///
    /// - Returns: The name that it was added under, another one if this is taken; nil if its bytes are there already.
    @discardableResult
    func keep(
        _ image: FileImage, at sourceName: String, in source: borrowing OpenFolder, as name: BackupName,
        _ folder: borrowing OpenFolder
    ) throws(SystemFault) -> BackupName? {
        do throws(SystemFault) {
            try folder.fileSystem.link(source.descriptor, sourceName, folder.descriptor, name.text)
        } catch {
            // Either links are not possible here, or the name exists.
            guard try folder.status(of: name.text) != nil else {
                try keepCopy(of: image.bytes, as: name, folder)
                return name
            }
            if let added = try keepBeside(image, name, folder) { return added }
            if name.mustLast { try folder.synchronize() }
            return nil
        }
        guard name.mustLast else { return name }
        do throws(SystemFault) {
            try folder.synchronize()
        } catch {
            try? folder.remove(name.text)
            throw error
        }
        return name
    }

    /// Writes bytes among the backups.
    func keepCopy(
        of bytes: [UInt8], as name: BackupName, _ folder: borrowing OpenFolder
    ) throws(SystemFault) {
        let temporary = TemporaryName.text(for: name.text, hash: XXH64.hash(bytes))
        try folder.remove(temporary)
        try folder.replace(name.text, by: bytes, through: temporary)
        try folder.synchronize()
    }

    /// Adds a file whose name exists, either for the same bytes or for others of the same generation.
    private func keepBeside(
        _ image: FileImage, _ name: BackupName, _ folder: borrowing OpenFolder
    ) throws(SystemFault) -> BackupName? {
        func isKept(_ name: BackupName) -> Bool { (try? folder.image(of: name.text))?.bytes == image.bytes }
        if isKept(name) { return nil }
        // A name with the hash of the bytes has them, so the file of that name is damaged.
        let free = name.generation.map { BackupName.edited($0, hash: XXH64.hash(image.bytes)) } ?? name
        if isKept(free) { return nil }
        try keepCopy(of: image.bytes, as: free, folder)
        return free
    }
}

extension BackupFolder {
    /// Removes all backups but one, which it adds if there is one to keep; goes on after a failure, and throws the first.
    func removeAll(
        but kept: (name: BackupName, bytes: [UInt8])? = nil, _ fileSystem: FileSystem
    ) throws(StoreError) {
        let folder = try open(fileSystem, for: .clearBackups)
        if let kept { try add(kept, to: folder) }
        let names = try reporting(.clearBackups, at: path, Self.names(in: folder))
        var fault: StoreError?
        for name in names where name != kept?.name {
            do throws(StoreError) {
                try reporting(.clearBackups, at: folder.path(of: name.text), folder.remove(name.text))
            } catch {
                fault = fault ?? error.explained(fileSystem)
            }
        }
        try reporting(.clearBackups, at: path, folder.synchronize())
        if let fault { throw fault }
    }

    /// Adds a copy; a file that holds the same already may be one that cannot be replaced.
    private func add(
        _ kept: (name: BackupName, bytes: [UInt8]), to folder: borrowing OpenFolder
    ) throws(StoreError) {
        do throws(StoreError) {
            let path = folder.path(of: kept.name.text)
            try reporting(.clearBackups, at: path, keepCopy(of: kept.bytes, as: kept.name, folder))
        } catch {
            if (try? folder.image(of: kept.name.text))?.bytes == kept.bytes { return }
            throw error.explained(folder.fileSystem)
        }
    }
}
