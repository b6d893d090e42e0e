/// The backups of a library and its doctor.
public protocol LibraryUpkeep: Sendable {
    /// A stamp of the library's file to compare every now and then; nil if there is none. Reads no file, takes no lock.
    func stamp() -> LibraryStamp?

    // MARK: Backups

    /// Reads every backup there is.
    func listBackups() throws(StoreError) -> BackupList

    /// Keeps the present state among the backups until the history is cleared; nil if there is no library.
    func keepBackup() throws(StoreError) -> Updated<KeptState>?

    /// Reads the library's file to be written elsewhere; nil if there is none.
    func copy() throws(StoreError) -> Updated<LibraryCopy>?

    /// Reads any library file: a backup, a copy, or one that stood elsewhere.
    func savedState(at path: String) throws(StoreError) -> SavedState

    /// Whether the library's file says that it is another one than a state is of.
    func isOther(than state: SavedState) -> Bool

    /// Puts a state in the place of a library that is missing or cannot be read.
    ///
    /// - Returns: Where the bytes that stood there are kept; nil if there were none.
    func putBack(_ state: SavedState) throws(StoreError) -> String?

    /// Forgets every step, and what was deleted in the backups, too.
    func clearHistory() throws(StoreError)

    /// What clearing the history leaves alone.
    func warningsOfClearing() throws(StoreError) -> [StoreWarning]

    // MARK: The doctor

    /// Examines the library with its surroundings and the settings, and changes nothing; empty if all is well.
    func examine(settingsAt path: String) -> [Finding]

    /// What there is to bring back in the library's place.
    func outlook() -> BackupOutlook

    /// What a repair would do now; nil if nothing needs it.
    func plannedRepair() throws(StoreError) -> Repair?

    /// Brings back the newest good state and keeps the damaged bytes; nil if nothing needs it.
    func repair() throws(StoreError) -> Repair?
}
