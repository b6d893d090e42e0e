internal import TrackerDomain

extension BackupArchive {
    /// Where the backups of a library go.
    enum Place {
        case own(BackupFolder)
        /// The folder of a library that was moved: it has still to say the new path.
        case moved(BackupFolder)
        /// The folder of a first write that died, to be given a name.
        case abandoned(Entry, name: String)
        case new(name: String)
    }

    /// Where the backups of a library go, without making anything.
    ///
    /// What cannot be read of other ids is left alone, and so is what bears this id but has something odd in
    /// the place of its library's path: a new folder is made beside it.
    func place(for id: Identifier, origin: String) throws(StoreError) -> Place {
        let all = try entries(for: .backUp)
        let known = all.filter { $0.folder.id == id }
        if let own = known.first(where: { $0.origin == .library(path: origin) }) { return .own(own.folder) }
        for case .unknown(let unseen) in known.map(\.origin) {
            guard let cause = unseen.cause, !Self.oddities.contains(cause) else { continue }
            // It may be the folder of this library.
            throw .disk(DiskFault(operation: .backUp, path: unseen.folder, cause: cause))
        }
        // A library that was moved takes its backups along; a copy leaves them to the file it was made from.
        if let left = known.first(where: { leads($0, to: origin) || isLeft($0) }) {
            return .moved(left.folder)
        }
        let number = (known.map(\.number).max() ?? 0) + 1
        let name = id.description + (number == 1 ? "" : "-\(number)")
        // The folder of a first write that died: its library never was, and had another id.
        if let abandoned = all.first(where: { $0.folder.isAbandoned(by: origin, fileSystem) }) {
            return .abandoned(abandoned, name: name)
        }
        return .new(name: name)
    }

    /// The folder for the backups of a library, created where there is none.
    func makeFolder(for id: Identifier, origin: String) throws(StoreError) -> BackupFolder {
        switch try place(for: id, origin: origin) {
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

    /// The name under which the folder of a library is made, before it gets its own.
    ///
    /// It tells the library: what a first write that died has left is the next one's.
    func unfinishedName(for origin: String) -> String {
        TemporaryName.prefix + Hexadecimal.text(XXH64.hash(origin.utf8))
    }

    /// Creates a folder that says from the beginning whose it is.
    private func create(
        _ name: String, _ id: Identifier, _ origin: String
    ) throws(StoreError) -> BackupFolder {
        let unfinished = BackupFolder(path: path + "/" + unfinishedName(for: origin), id: id)
        do throws(StoreError) {
            try reporting(.backUp, at: unfinished.path) { () throws(SystemFault) in
                try MissingFolders.create(unfinished.path, fileSystem)
            }
            try unfinished.writeOrigin(origin, fileSystem)
            let archive = try open()
            try reporting(.backUp, at: unfinished.path) { () throws(SystemFault) in
                try fileSystem.rename(archive.descriptor, unfinishedName(for: origin), name, .replace)
            }
        } catch {
            if let folder = try? unfinished.open(fileSystem, for: .backUp) { unfinished.removeOrigin(folder) }
            if let archive = try? open() { try? archive.remove(unfinishedName(for: origin)) }
            throw error
        }
        let archive = try open()
        try reporting(.backUp, at: path) { () throws(SystemFault) in try archive.synchronize() }
        return BackupFolder(path: path + "/" + name, id: id)
    }

    private func open() throws(StoreError) -> OpenFolder {
        try reporting(.backUp, at: path) { () throws(SystemFault) in try OpenFolder(path, fileSystem) }
    }

    /// What is no fault of the disk and does not go away by itself: something odd stands there.
    private static let oddities: [DiskFault.Cause] = [
        .notARegularFile, .notAFolder, .isFolder, .tooLarge, .tooManyLinks, .missing,
    ]

    /// Whether a folder's library is gone from its place, or no place was ever written.
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
