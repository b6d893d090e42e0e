internal import TrackerDomain

extension BackupFolder {
    /// Makes one state the only backup.
    func forgetAll(but bytes: [UInt8], as name: BackupName, _ fileSystem: FileSystem) throws(StoreError) {
        let folder = try open(fileSystem, for: .backUp)
        try reporting(.backUp, at: path) { () throws(SystemFault) in
            try keepCopy(of: bytes, as: name, folder)
            for other in try Self.names(in: folder) where other != name { try folder.remove(other.text) }
            try folder.synchronize()
        }
    }

    /// Leaves no backup.
    func forgetAll(_ fileSystem: FileSystem) throws(StoreError) {
        let folder = try open(fileSystem, for: .backUp)
        try reporting(.backUp, at: path) { () throws(SystemFault) in
            for name in try Self.names(in: folder) { try folder.remove(name.text) }
            try folder.synchronize()
        }
    }
}
