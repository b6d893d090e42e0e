/// A folder in which there may be backups of a library, and what keeps that from being told.
public struct UnseenBackups: Hashable, Sendable {
    public let folder: String
    /// What cannot be read: the folder or a file in it.
    public let path: String
    /// Why it cannot be read; nil where everything can, but nothing says whose the backups are.
    public let cause: DiskFault.Cause?

    /// - Parameter path: The folder unless it is given.
    public init(folder: String, path: String? = nil, cause: DiskFault.Cause?) {
        self.folder = folder
        self.path = path ?? folder
        self.cause = cause
    }
}
