/// Where the program keeps its files.
///
/// Rules: the XDG Base Directory Specification, and Application Support on macOS unless its variables are set.
public struct Paths: Hashable, Sendable {
    public let library: String
    public let settings: String
    /// The folder with a folder of backups for each library.
    public let backups: String
    /// The log of usage events.
    public let log: String

    /// - Parameters:
    ///   - environment: The value of an environment variable.
    ///   - library: The library that was asked for by name; before `TRACKER_LIBRARY` and the usual place.
    public init(environment: (String) -> String?, library: String? = nil, platform: Platform) {
        let home = environment("HOME").flatMap { $0.hasPrefix("/") ? $0 : nil } ?? "/"
        func folder(_ variable: String, _ standard: String) -> String {
            // The specification has relative values ignored; an empty one is as good as none.
            if let value = environment(variable), value.hasPrefix("/") { return Self.join(value, "tracker") }
            switch platform {
            case .linux: return Self.join(home, standard + "/tracker")
            case .macOS: return Self.join(home, "Library/Application Support/Tracker")
            }
        }
        let named = library ?? environment("TRACKER_LIBRARY").flatMap { $0.isEmpty ? nil : $0 }
        let asked = named.map { Self.expandingTilde($0, home: home) }
        let state = folder("XDG_STATE_HOME", ".local/state")
        self.library = asked ?? Self.join(folder("XDG_DATA_HOME", ".local/share"), "Library.plist")
        settings = Self.join(folder("XDG_CONFIG_HOME", ".config"), "Settings.plist")
        backups = Self.join(state, "backups")
        log = Self.join(state, "usage.log")
    }

    /// The home folder for a leading `~`, as a shell has it: none looks for it behind the `=` of an option, or in quotes.
    private static func expandingTilde(_ path: String, home: String) -> String {
        if path == "~" { return home }
        return path.hasPrefix("~/") ? join(home, String(path.dropFirst(2))) : path
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}
