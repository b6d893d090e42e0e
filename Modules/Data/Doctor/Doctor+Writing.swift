internal import TrackerDomain

// Performs the steps of a write in the folders that it needs, and undoes them.
extension Doctor {
    /// The folders in which a change of the library could not be saved.
    func writeFindings(of location: FileLocation, isReadable: Bool) -> [Finding] {
        guard location.folderExists else {
            return finding(.library) { () throws(FolderFault) in
                try MissingFolders.tryOut(location.folder, store.fileSystem)
            } + findings(ofBackupsOf: location, nil)
        }
        do throws(StoreError) {
            let lock = try store.lock(location)
            return writeFindings(of: location, in: lock.folder, isReadable: isReadable)
        } catch {
            return finding(.library) { () throws(FolderFault) in throw FolderFault(location.folder, error) }
        }
    }

    /// The folder of the settings, if a change of them could not be saved.
    func writeFindings(ofSettingsAt path: String) -> [Finding] {
        var own: [Finding] = []
        let ofFolder = finding(.settings) { () throws(FolderFault) in
            let location: FileLocation
            do throws(StoreError) {
                location = try FileLocation(resolving: path, store.fileSystem)
            } catch {
                // Reading the settings reports this.
                guard case .disk = error else { return }
                throw FolderFault(path, error)
            }
            guard location.folderExists else {
                return try MissingFolders.tryOut(location.folder, store.fileSystem)
            }
            do throws(StoreError) {
                let lock = try store.lock(location)
                own = protectionFindings(of: location, in: lock.folder, .saveSettings)
                try trial(at: location, nil).run(in: lock.folder)
            } catch {
                throw FolderFault(location.folder, error)
            }
        }
        return ofFolder + own
    }

    private func writeFindings(
        of location: FileLocation, in folder: borrowing OpenFolder, isReadable: Bool
    ) -> [Finding] {
        let image: FileImage?
        do throws(StoreError) {
            image = isReadable ? try readableImage(at: location) : nil
        } catch {
            return finding(.library) { () throws(FolderFault) in throw FolderFault(location.folder, error) }
        }
        let source = folder.descriptor
        var backups: [Finding]?
        let library = finding(.library) { () throws(FolderFault) in
            do throws(StoreError) {
                try trial(at: location, image).run(in: folder) { name in
                    backups = findings(ofBackupsOf: location, image) {
                        (target, newName) throws(SystemFault) in
                        try store.fileSystem.link(source, name, target, newName)
                    }
                }
            } catch {
                throw FolderFault(location.folder, error)
            }
        }
        return library + protectionFindings(of: location, in: folder, .write)
            + (backups ?? findings(ofBackupsOf: location, image))
    }

    /// What forbids to replace the file itself, which no trial touches.
    private func protectionFindings(
        of location: FileLocation, in folder: borrowing OpenFolder, _ operation: DiskFault.Operation
    ) -> [Finding] {
        guard let protection = folder.protection(of: location.name) else { return [] }
        return [.disk(DiskFault(operation: operation, path: location.path, cause: .protected(protection)))]
    }

    /// The folder for the library's backups, if no backup could be made there.
    private func findings(
        ofBackupsOf location: FileLocation, _ image: FileImage?,
        link: (_ folder: Descriptor, _ name: String) throws(SystemFault) -> Void = { (_, _) in }
    ) -> [Finding] {
        let archive = store.archive
        return finding(.backups) { () throws(FolderFault) in
            switch try ownBackups(of: location, image) {
            case .own(let folder), .moved(let folder):
                try mapping(folder.tryOut(trial(at: location, image), link)) { (error: StoreError) in
                    FolderFault(folder.path, error)
                }
            case .abandoned, .new:
                let name = archive.unfinishedName(for: location.path)
                try MissingFolders.tryOut(archive.path + "/" + name, store.fileSystem)
            }
        }
    }

    private func ownBackups(
        of location: FileLocation, _ image: FileImage?
    ) throws(FolderFault) -> BackupArchive.Place {
        do throws(StoreError) {
            var id = image.flatMap { LibraryFile.identifier(in: $0.bytes) }
            if id == nil { id = try store.archive.holdings(of: location.path).folders.first?.id }
            guard let id else { return .new(name: "") }
            return try store.archive.place(for: id, origin: location.path)
        } catch {
            throw FolderFault(store.backups, error)
        }
    }

    /// A trial with the library's bytes, whose leftovers are recognized, or with an empty list if they are damaged.
    private func trial(at location: FileLocation, _ image: FileImage?) -> WriteTrial {
        let isOurs = image.map { Trailer.find(in: $0.bytes)?.matches($0.bytes) ?? false } ?? false
        let sample = PropertyListWriter.bytes(of: .dictionary([:]))
        return WriteTrial(
            location: location, bytes: isOurs ? image?.bytes ?? sample : sample, model: image?.status,
            fileSystem: store.fileSystem)
    }

    private func finding(
        _ purpose: WritePurpose, _ attempt: () throws(FolderFault) -> Void
    ) -> [Finding] {
        do throws(FolderFault) {
            try attempt()
            return []
        } catch {
            if error.cause == .notPermitted,
                let (path, reason) = store.fileSystem.protection(at: error.folder)
            {
                return [.notWritable(path: path, purpose, .protected(reason))]
            }
            return [.notWritable(path: error.folder, purpose, error.cause)]
        }
    }
}

extension FolderFault {
    fileprivate init(_ folder: String, _ error: StoreError) {
        switch error {
        case .disk(let fault): self.init(folder, fault.cause)
        // A write of existing bytes has no other faults.
        default: self.init(folder, .inUse)
        }
    }
}
