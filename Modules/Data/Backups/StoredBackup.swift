/// A backup that was read and found good.
struct StoredBackup {
    let folder: BackupFolder
    let name: BackupName
    let file: LibraryFile
    /// When the state was written, in nanoseconds since 1970.
    let written: Int64
}
