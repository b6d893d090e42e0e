internal import TrackerDomain

/// The folder in which every library has a folder for its backups.
///
/// A library's folder is named by its id. Where a file was copied, two libraries bear one id: the second
/// gets a folder with a number behind the id, so that neither is ever repaired from the other.
struct BackupArchive {
    let path: String
    let fileSystem: FileSystem

    /// What the archive has for a library.
    struct Holdings {
        /// The folders of its backups.
        var folders: [BackupFolder] = []
        /// What may be its backups, too, but does not say so, or cannot be looked at.
        var unseen: [UnseenBackups] = []
    }

    /// What there is for the library at `origin`; with its id known, nothing of other ids.
    ///
    /// The id may have to be read from a large file: where there are no backups nobody asks for it.
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
            // A library that was moved: its next write takes these over.
            holdings.folders = entries.filter { $0.folder.id == id && $0.namesLibrary && isLeft($0) }.map(
                \.folder)
        }
        return holdings
    }

    /// Whether links lead from the path that a folder says to the library: it was moved, and a link left in its place.
    func leads(_ entry: Entry, to origin: String) -> Bool {
        guard case .library(let path) = entry.origin else { return false }
        return (try? FileLocation(resolving: path, fileSystem))?.path == origin
    }

    /// What may be backups in a folder that does not say whose they are; nil where it holds nothing of the kind.
    private func unnamed(_ folder: BackupFolder) -> UnseenBackups? {
        do throws(SystemFault) {
            let names = try OpenFolder(folder.path, fileSystem).names()
            // An empty file in the place of a path was never written by us.
            let isOdd = names.contains { $0 == BackupFolder.originName || BackupName($0) != nil }
            return isOdd ? UnseenBackups(folder: folder.path, cause: nil) : nil
        } catch {
            return UnseenBackups(folder: folder.path, cause: DiskFault.Cause(systemError: error.code))
        }
    }

    struct Entry {
        let name: String
        let folder: BackupFolder
        /// 1, or the number behind the id.
        let number: Int
        let origin: BackupFolder.Origin

        var namesLibrary: Bool { if case .library = origin { true } else { false } }
    }

    /// - Parameter operation: What failing is told as.
    func entries(for operation: DiskFault.Operation) throws(StoreError) -> [Entry] {
        let names = try reporting(operation, at: path) { () throws(SystemFault) -> [String] in
            try folderNames()
        }
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
    /// When the state was written, in nanoseconds since 1970.
    let written: Int64
}
