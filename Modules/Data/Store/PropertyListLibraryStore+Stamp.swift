public import TrackerDomain

extension PropertyListLibraryStore {
    public func stamp() -> LibraryStamp? {
        (try? FileLocation(resolving: path, fileSystem)).flatMap(stamp)
    }

    func stamp(at location: FileLocation) -> LibraryStamp? {
        guard let status = try? fileSystem.statusOfPath(location.path) else { return nil }
        return LibraryStamp(
            device: status.device, inode: status.inode, size: status.size, modified: status.modified)
    }

    public func folderStamps() -> () -> SyncStamp? {
        var known: KnownIdentity?
        return {
            guard let location = try? FileLocation(resolving: path, fileSystem),
                let library = stamp(at: location)
            else { return nil }
            if known?.location != location || known?.library != library {
                known = KnownIdentity(library, at: location, of: self)
            }
            guard let identity = known?.identity(in: self), let path = identity.exchangeFolder else {
                return nil
            }
            return SyncStamp(
                SyncFolder(path: path, fileSystem: fileSystem).entries()
                    .filter { $0.name != identity.fileName }.map { $0.name + " " + $0.stamp }
                    .joined(separator: "\n"))
        }
    }

    /// Who this machine is for a library, read again only once a file has changed.
    private struct KnownIdentity {
        let location: FileLocation
        let library: LibraryStamp
        /// The library's id; nil if its file has none.
        private let id: Identifier?
        private var identity: SyncIdentity?
        private var status: FileStatus?

        /// Nil if the library cannot be read now.
        init?(_ stamp: LibraryStamp, at location: FileLocation, of store: PropertyListLibraryStore) {
            guard let image = try? store.image(at: location) else { return nil }
            (library, self.location, id) = (stamp, location, LibraryFile.identifier(in: image.bytes))
        }

        mutating func identity(in store: PropertyListLibraryStore) -> SyncIdentity? {
            guard let id, let file = store.identityFile(of: id, at: location) else { return nil }
            guard let newStatus = try? store.fileSystem.statusOfPath(file.path) else { return nil }
            if newStatus != status {
                do throws(StoreError) {
                    identity = try store.identity(of: id, at: location)
                    status = newStatus
                } catch {
                    return nil
                }
            }
            return identity
        }
    }
}
