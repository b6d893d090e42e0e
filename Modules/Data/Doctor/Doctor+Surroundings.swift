internal import TrackerDomain

extension Doctor {
    /// What stands beside the library, and who may write there.
    func surroundings(of location: FileLocation) -> [Finding] {
        guard location.folderExists, let folder = try? OpenFolder(location.folder, store.fileSystem),
            let names = try? folder.names()
        else { return [] }
        let copies = names.filter { ConflictCopyName.isCopy($0, of: location.name) }
        var findings = permissions(of: location, in: folder)
        for name in names {
            if TemporaryName.hash(in: name, for: location.name) != nil {
                findings.append(.leftover(path: folder.path(of: name)))
            }
        }
        // Reading a large library once more takes time: only where there is something to compare it with.
        if copies.isEmpty { return findings }
        let library = (try? store.image(at: location, in: folder)).flatMap { $0 }.flatMap(libraryOf)
        return findings
            + copies.map { name in
                let image = (try? folder.image(of: name)).flatMap { $0 }
                return .conflictCopy(
                    path: folder.path(of: name), content(of: image, comparedWith: library))
            }
    }

    private func permissions(of location: FileLocation, in folder: borrowing OpenFolder) -> [Finding] {
        var findings: [Finding] = []
        if let status = try? folder.status(of: location.name), status.mode & 0o022 != 0 {
            findings.append(.writableByOthers(path: location.path))
        }
        if !store.fileSystem.isWritable(location.folder) {
            findings.append(.notWritable(path: location.folder))
        }
        return findings
    }

    private func libraryOf(_ image: FileImage) -> Library? {
        try? LibraryFile(image.bytes, migration: store.environment.migration).library
    }

    private func content(of image: FileImage?, comparedWith library: Library?) -> ConflictCopyContent {
        guard let copy = image.flatMap(libraryOf) else { return .unreadable }
        let library = library ?? Library(id: copy.id)
        return .lacking(ConflictCopyContent.Lacking(of: library, comparedWith: copy))
    }
}
