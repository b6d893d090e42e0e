internal import TrackerDomain

extension Doctor {
    /// Findings about the files beside the library, and about permissions.
    func surroundings(of location: FileLocation) -> [Finding] {
        guard location.folderExists else { return [] }
        do throws(SystemFault) {
            let folder = try OpenFolder(location.folder, store.fileSystem)
            return surroundings(of: location, in: folder, try folder.names())
        } catch {
            return [.disk(DiskFault(.read, at: location.folder, code: error.code))]
        }
    }

    private func surroundings(
        of location: FileLocation, in folder: borrowing OpenFolder, _ names: [String]
    ) -> [Finding] {
        let copies = names.filter {
            ConflictCopyName.isCopy($0, of: location.name) && !isSame($0, location.name, in: folder)
        }
        var findings = permissions(of: location, in: folder)
        for name in names where TemporaryName.hash(in: name, for: location.name) != nil {
            let path = folder.path(of: name)
            let leftover = try? Leftover(name, in: folder)
            if case .foreign = leftover {
                findings.append(.foreignLeftover(path: path))
            } else {
                findings.append(.leftover(path: path))
            }
        }
        // Read a large library once more only if there is something to compare it with.
        if copies.isEmpty { return findings }
        let library = (try? store.image(at: location, in: folder)).flatMap(libraryOf)
        return findings
            + copies.map { name in
                let image = try? folder.image(of: name)
                return .conflictCopy(
                    path: folder.path(of: name), content(of: image, comparedWith: library))
            }
    }

    private func permissions(of location: FileLocation, in folder: borrowing OpenFolder) -> [Finding] {
        var findings: [Finding] = []
        if let status = try? folder.status(of: location.name), status.kind == .file,
            status.mode & 0o022 != 0
        {
            findings.append(.writableByOthers(path: location.path))
        }
        if hasSecondName(location, in: folder) { findings.append(.secondName(path: location.path)) }
        if isOpenToOthers(location.folder) { findings.append(.writableByOthers(path: location.folder)) }
        return findings
    }

    /// True if a file has a name that is neither a leftover of ours nor among its backups.
    private func hasSecondName(_ location: FileLocation, in folder: borrowing OpenFolder) -> Bool {
        guard let linkCount = folder.attributes(of: location.name)?.linkCount, linkCount > 1,
            let status = try? folder.status(of: location.name)
        else { return false }
        func count(_ names: [String], in folder: borrowing OpenFolder) -> Int {
            names.count { ((try? folder.status(of: $0)) ?? nil)?.isSameFile(as: status) ?? false }
        }
        let leftovers = (try? folder.names()) ?? []
        var own =
            1
            + count(
                leftovers.filter { TemporaryName.hash(in: $0, for: location.name) != nil }, in: folder)
        for backups in (try? store.archive.holdings(of: location.path))?.folders ?? [] {
            guard let folder = try? backups.open(store.fileSystem, for: .read) else { continue }
            own += count((try? folder.names()) ?? [], in: folder)
        }
        return linkCount > own
    }

    /// True if users other than the owner can add files to a folder and remove those of others.
    func isOpenToOthers(_ path: String) -> Bool {
        guard let folder = try? OpenFolder(path, store.fileSystem),
            let status = try? store.fileSystem.status(folder.descriptor)
        else { return false }
        // The sticky bit protects the files of others, as in /tmp.
        return status.mode & 0o022 != 0 && status.mode & 0o1000 == 0
    }

    /// True if two names are one file, as on a file system that ignores case.
    private func isSame(_ name: String, _ other: String, in folder: borrowing OpenFolder) -> Bool {
        guard let first = try? folder.status(of: name),
            let second = try? folder.status(of: other)
        else { return false }
        return first.isSameFile(as: second)
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
