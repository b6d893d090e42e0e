internal import TrackerDomain

extension BackupArchive {
    /// The folder for the backups of a library.
    enum Place {
        case own(BackupFolder)
        /// The folder of a library that was moved: its path must be updated.
        case moved(BackupFolder)
        /// The folder of a crashed first write, to be renamed.
        case abandoned(Entry, name: String)
        case new(name: String)
    }

    /// Finds the folder for the backups of a library, without creating it.
    ///
    /// Ignores unreadable folders of other ids, and those of this id whose origin is not a readable file: a new folder
    /// is made beside them.
    func place(for id: Identifier, origin: String) throws(StoreError) -> Place {
        let all = try entries(for: .backUp)
        let known = all.filter { $0.folder.id == id }
        if let own = known.first(where: { $0.origin == .library(path: origin) }) { return .own(own.folder) }
        for case .unknown(let unseen) in known.map(\.origin) {
            guard let cause = unseen.cause, !Self.oddities.contains(cause) else { continue }
            // This may be the folder of the library.
            throw .disk(DiskFault(operation: .backUp, path: unseen.folder, cause: cause))
        }
        // A moved library takes its backups along; a copied one leaves them to the original.
        if let left = known.first(where: { leads($0, to: origin) || isLeft($0) }) {
            return .moved(left.folder)
        }
        let number = (known.map(\.number).max() ?? 0) + 1
        let name = id.description + (number == 1 ? "" : "-\(number)")
        // The folder of a crashed first write: that library had another id and was never published.
        if let abandoned = all.first(where: { $0.folder.isAbandoned(by: origin, fileSystem) }) {
            return .abandoned(abandoned, name: name)
        }
        return .new(name: name)
    }

    /// Returns the folder for the backups of a library, creating it if there is none.
    func makeFolder(for id: Identifier, origin: String) throws(StoreError) -> BackupFolder {
        try explaining(fileSystem, make(place(for: id, origin: origin), for: id, origin: origin))
    }

    private func make(_ place: Place, for id: Identifier, origin: String) throws(StoreError) -> BackupFolder {
        switch place {
        case .own(let folder): return folder
        case .moved(let folder):
            try folder.writeOrigin(origin, fileSystem)
            return folder
        case .abandoned(let abandoned, let name):
            let archive = try open()
            try reporting(.backUp, at: path) { () throws(SystemFault) in
                try fileSystem.rename(archive.descriptor, abandoned.name, name, .replace)
                try archive.synchronize()
            }
            let folder = BackupFolder(path: path + "/" + name, id: id)
            try folder.writeOrigin(origin, fileSystem)
            return folder
        case .new(let name): return try create(name, id, origin)
        }
    }

    /// The temporary name of a new folder; it depends on the library, so that the next write reuses a crashed one's.
    func unfinishedName(for origin: String) -> String {
        TemporaryName.prefix + Hexadecimal.text(XXH64.hash(origin.utf8))
    }

    /// Creates a folder that never exists without its origin.
    private func create(
        _ name: String, _ id: Identifier, _ origin: String
    ) throws(StoreError) -> BackupFolder {
        let unfinished = BackupFolder(path: path + "/" + unfinishedName(for: origin), id: id)
        do throws(StoreError) {
            try reporting(.backUp, at: unfinished.path, MissingFolders.create(unfinished.path, fileSystem))
            try unfinished.writeOrigin(origin, fileSystem)
            let archive = try open()
            try reporting(
                .backUp, at: unfinished.path,
                fileSystem.rename(archive.descriptor, unfinishedName(for: origin), name, .replace))
        } catch {
            if let folder = try? unfinished.open(fileSystem, for: .backUp) { unfinished.removeOrigin(folder) }
            if let archive = try? open() { try? archive.remove(unfinishedName(for: origin)) }
            throw error
        }
        let archive = try open()
        try reporting(.backUp, at: path, archive.synchronize())
        return BackupFolder(path: path + "/" + name, id: id)
    }

    private func open() throws(StoreError) -> OpenFolder {
        try reporting(.backUp, at: path, OpenFolder(path, fileSystem))
    }

    /// Causes that are no disk faults and do not pass: something else has the name.
    private static let oddities: [DiskFault.Cause] = [
        .notARegularFile, .notAFolder, .isFolder, .tooLarge, .tooManyLinks, .missing,
    ]

    /// True if a folder's library no longer exists at its path, or the folder has no path.
    func isLeft(_ entry: Entry) -> Bool {
        switch entry.origin {
        case .unnamed: return true
        case .unknown: return false
        case .library(let path):
            do throws(SystemFault) {
                _ = try fileSystem.statusOfPath(path)
                return false
            } catch {
                return [.missing, .notAFolder].contains(DiskFault.Cause(systemError: error.code))
            }
        }
    }
}
