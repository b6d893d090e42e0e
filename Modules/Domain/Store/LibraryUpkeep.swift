/// The backups of a library and its doctor.
public protocol LibraryUpkeep: Sendable {
    /// The stamp of the library's file; nil if there is none. Reads no file and takes no lock.
    func stamp() -> LibraryStamp?

    // MARK: Backups

    /// Reads all backups.
    func listBackups() throws(StoreError) -> BackupList

    /// Reads the library files in a folder, the newest first, and nothing else that is there.
    func libraryFiles(in folder: String) throws(StoreError) -> BackupList

    /// Backs up the present state until the history is cleared; nil if there is no library.
    func keepBackup() throws(StoreError) -> Updated<KeptState>?

    /// Reads the library's file in order to copy it; nil if there is none.
    func copy() throws(StoreError) -> Updated<LibraryCopy>?

    /// Reads any library file, such as a backup or a copy; a damaged history is read as an empty one.
    func savedState(at path: String) throws(StoreError) -> SavedState

    /// True if the library's file, valid or not, has another id than a state.
    func isOther(than state: SavedState) -> Bool

    /// Replaces a library that is missing or cannot be read by a state.
    ///
    /// - Returns: The path of the backup of the replaced bytes; nil if there were none.
    /// - Throws: `busy` if a valid library has appeared meanwhile.
    func putBack(_ state: SavedState) throws(StoreError) -> String?

    /// Clears the history and removes all backups but the present state; can be repeated after a failure.
    func clearHistory() throws(StoreError)

    /// Warnings of backups that clearing the history spares: they are, or may be, all there is of another library.
    func warningsOfClearing() throws(StoreError) -> [StoreWarning]

    // MARK: The doctor

    /// Examines the library, its surroundings and the settings, and tries to write; leaves nothing changed.
    func examine(settingsAt path: String) -> [Finding]

    /// The backups that a repair could bring back.
    func outlook() -> BackupOutlook

    /// The repair that is needed now, without making it; nil if none is.
    func plannedRepair() throws(StoreError) -> Repair?

    /// Restores the newest good state and backs up the damaged bytes; nil if no repair is needed.
    func repair() throws(StoreError) -> Repair?
}
