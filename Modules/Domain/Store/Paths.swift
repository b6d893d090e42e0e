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
        backups.contains("/") ? state + "/sync" : ""
    }

    /// The secret that admits browsers.
    public var webToken: String { state.isEmpty ? "" : state + "/web-token" }

    /// The folder of the backups and of all else that this device keeps for itself.
    package var state: String { backups.parentFolder }

    /// True if every location is known.
    package var isComplete: Bool { ![library, settings, backups, log].contains("") }
}

extension String {
    /// The path without its last part; empty for a name alone.
    package var parentFolder: String { lastIndex(of: "/").map { String(self[..<$0]) } ?? "" }
}
