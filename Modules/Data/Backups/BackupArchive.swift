internal import TrackerDomain

/// The folder in which every library has a folder for its backups.
///
/// A folder is named by its library's id. A copied file has the same id: its folder gets a number after the id, so
/// that neither library is ever repaired from the other.
struct BackupArchive {
    let path: String
    let fileSystem: FileSystem

    /// The backups that the archive has for a library.
    struct Holdings {
        /// The folders of its backups.
        var folders: [BackupFolder] = []
        /// Possible backups that cannot be read, or that do not name their library.
        var unseen: [UnseenBackups] = []
    }

    /// Finds the backups of the library at `origin`, of one id if it is known.
    ///
    /// - Parameter id: Evaluated only if there are backups, as it may have to be read from a large file.
    func holdings(
        of origin: String, id: @autoclosure () -> Identifier? = nil
    ) throws(StoreError) -> Holdings {
        var holdings = Holdings()
        let entries = try entries(for: .read)
        let id = entries.isEmpty ? nil : id()
        for entry in entries where id == nil || entry.folder.id == id {
            switch entry.origin {
            case .library(origin): holdings.folders.append(entry.folder)
            case .library: if leads(entry, to: origin) { holdings.folders.append(entry.folder) }
            case .unnamed:
                if let unseen = unnamed(entry.folder) { holdings.unseen.append(unseen) }
            case .unknown(let unseen): holdings.unseen.append(unseen)
            }
        }
        if holdings.folders.isEmpty, let id {
            // A moved library takes these over with its next write.
            holdings.folders = entries.filter { $0.folder.id == id && $0.namesLibrary && isLeft($0) }.map(
                \.folder)
        }
        return holdings
    }

    /// True if a folder's path is now a link to the library: it was moved, and a link left behind.
    func leads(_ entry: Entry, to origin: String) -> Bool {
        guard case .library(let path) = entry.origin else { return false }
        return (try? FileLocation(resolving: path, fileSystem))?.path == origin
    }

    /// The possible backups in a folder without an origin; nil if it has none.
    private func unnamed(_ folder: BackupFolder) -> UnseenBackups? {
        do throws(SystemFault) {
            let names = try OpenFolder(folder.path, fileSystem).names()
            // An empty origin was never written by us.
            let isOdd = names.contains { $0 == BackupFolder.originName || BackupName($0) != nil }
            return isOdd ? UnseenBackups(folder: folder.path, cause: nil) : nil
        } catch {
            return UnseenBackups(folder: folder.path, cause: DiskFault.Cause(systemError: error.code))
        }
    }

    struct Entry {
        let name: String
        let folder: BackupFolder
        /// 1, or the number after the id.
        let number: Int
        let origin: BackupFolder.Origin

        var namesLibrary: Bool { if case .library = origin { true } else { false } }
    }

    /// - Parameter operation: The operation to report on failure.
    func entries(for operation: DiskFault.Operation) throws(StoreError) -> [Entry] {
        let names = try reporting(operation, at: path, folderNames())
        return names.compactMap { name in
            guard let id = Identifier(name.prefix(36)), let number = Self.number(name.dropFirst(36)) else {
                return nil
            }
            let folder = BackupFolder(path: path + "/" + name, id: id)
            return Entry(name: name, folder: folder, number: number, origin: folder.origin(fileSystem))
        }
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
        return suffix.first == "-" ? DecimalDigits.value(suffix.dropFirst().utf8) : nil
    }
}

/// A backup that was read and found good.
struct StoredBackup {
    let folder: BackupFolder
    let name: BackupName
    let file: LibraryFile
    /// The time of writing, in nanoseconds since 1970.
    let written: Int64
}
