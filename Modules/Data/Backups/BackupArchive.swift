internal import TrackerDomain

/// The folder in which every library has a folder for its backups.
///
/// A library's folder is named by its id. Where a file was copied, two libraries bear one id: the second
/// gets a folder with a number behind the id, so that neither is ever repaired from the other.
struct BackupArchive {
    let path: String
    let fileSystem: FileSystem

    /// The folders of backups that are of the library at `origin`; with its id known, of no other id.
    func folders(of origin: String, id: Identifier? = nil) throws(StoreError) -> [BackupFolder] {
        try entries().filter { $0.origin == origin && (id == nil || $0.folder.id == id) }.map(\.folder)
    }

    /// The folder for the backups of a library, created where there is none.
    func makeFolder(for id: Identifier, origin: String) throws(StoreError) -> BackupFolder {
        let known = try entries().filter { $0.folder.id == id }
        if let own = known.first(where: { $0.origin == origin }) { return own.folder }
        let folder: BackupFolder
        if let left = known.first(where: { !isAtOrigin($0) }) {
            // A library that was moved takes its backups along; a copy leaves them to the file it was made from.
            folder = left.folder
        } else {
            let number = (known.map(\.number).max() ?? 0) + 1
            let name = id.description + (number == 1 ? "" : "-\(number)")
            folder = BackupFolder(path: path + "/" + name, id: id)
            if try !adoptAbandoned(for: origin, as: name) {
                try reporting(.backUp, at: folder.path) { () throws(SystemFault) in
                    try MissingFolders.create(folder.path, fileSystem)
                }
            }
        }
        try folder.writeOrigin(origin, fileSystem)
        return folder
    }

    /// Gives the folder of a first write that died to the next one: its library never was, and had another id.
    ///
    /// - Returns: Whether there was one.
    private func adoptAbandoned(for origin: String, as name: String) throws(StoreError) -> Bool {
        for entry in try entries() where entry.origin == nil || entry.origin == origin {
            guard entry.folder.isAbandoned(by: origin, fileSystem) else { continue }
            try reporting(.backUp, at: path + "/" + name) { () throws(SystemFault) in
                let archive = try OpenFolder(path, fileSystem)
                try fileSystem.rename(archive.descriptor, entry.name, name, .replace)
                try archive.synchronize()
            }
            return true
        }
        return false
    }

    private struct Entry {
        let name: String
        let folder: BackupFolder
        /// 1, or the number behind the id.
        let number: Int
        /// Nil where it was never written.
        let origin: String?
    }

    private func entries() throws(StoreError) -> [Entry] {
        let names = try reporting(.backUp, at: path) { () throws(SystemFault) -> [String] in try folderNames()
        }
        var entries: [Entry] = []
        for name in names {
            guard let id = Identifier(name.prefix(36)), let number = Self.number(name.dropFirst(36)) else {
                continue
            }
            let folder = BackupFolder(path: path + "/" + name, id: id)
            let origin = try folder.readOrigin(fileSystem)
            entries.append(Entry(name: name, folder: folder, number: number, origin: origin))
        }
        return entries
    }

    private func folderNames() throws(SystemFault) -> [String] {
        do throws(SystemFault) {
            return try OpenFolder(path, fileSystem).names()
        } catch {
            if error.code == ErrorNumber.noSuchFile { return [] }
            throw error
        }
    }

    private static func number(_ suffix: Substring) -> Int? {
        if suffix.isEmpty { return 1 }
        return suffix.first == "-" ? Int(suffix.dropFirst()) : nil
    }

    private func isAtOrigin(_ entry: Entry) -> Bool {
        entry.origin.map { (try? fileSystem.statusOfPath($0)) != nil } ?? false
    }
}
