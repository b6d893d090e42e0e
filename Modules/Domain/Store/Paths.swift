/// The locations of the program's files.
public struct Paths: Hashable, Sendable {
    public let library: String
    public let settings: String
    /// The folder with a subfolder of backups for each library.
    public let backups: String
    /// The log of usage events.
    public let log: String

    /// - Parameter library: Empty, as any of them, if its location is not known.
    public init(library: String, settings: String, backups: String, log: String) {
        self.library = library
        self.settings = settings
        self.backups = backups
        self.log = log
    }

    /// The folder with what tells this device from those that it is in step with, beside the backups.
    public var sync: String {
        backups.lastIndex(of: "/").map { String(backups[..<$0]) + "/sync" } ?? ""
    }

    /// True if every location is known.
    package var isComplete: Bool { ![library, settings, backups, log].contains("") }
}
