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
    ///   - accountHome: The home folder where `HOME` names none.
    /// - Throws: `MissingHome` where a file belongs into the home folder and nobody can tell which that is.
    public init(
        environment: (String) -> String?, library: String? = nil, platform: Platform,
        accountHome: () -> String? = { Account.home }
    ) throws(MissingHome) {
        self.init(
            knownIn: environment, library: library, platform: platform, accountHome: accountHome)
        guard isComplete else { throw MissingHome() }
    }

    /// The same places; empty are those in the home folder where nobody can tell which that is.
    package init(
        knownIn environment: (String) -> String?, library: String?, platform: Platform,
        accountHome: () -> String?
    ) {
        // The specification has relative values ignored; an empty one is as good as none.
        func absolute(_ variable: String) -> String? {
            environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME") ?? accountHome()
        func place(_ variable: String, _ standard: String, _ name: String) -> String {
            if let value = absolute(variable) { return Self.join(PathText.typed(value), "tracker/" + name) }
            guard let home else { return "" }
            switch platform {
            case .linux: return Self.join(home, standard + "/tracker/" + name)
            case .macOS: return Self.join(home, "Library/Application Support/Tracker/" + name)
            }
        }
        let asked =
            library ?? environment("TRACKER_LIBRARY").flatMap { $0.isEmpty ? nil : PathText.typed($0) }
        self.library =
            asked.map { Self.expandingTilde($0, home: home) }
            ?? place("XDG_DATA_HOME", ".local/share", "Library.plist")
        settings = place("XDG_CONFIG_HOME", ".config", "Settings.plist")
        backups = place("XDG_STATE_HOME", ".local/state", "backups")
        log = place("XDG_STATE_HOME", ".local/state", "usage.log")
    }

    /// Whether every place is known.
    package var isComplete: Bool { ![library, settings, backups, log].contains("") }

    /// The home folder for a leading `~`, as a shell has it: none looks for it behind the `=` of an option, or in quotes.
    private static func expandingTilde(_ path: String, home: String?) -> String {
        guard path == "~" || path.hasPrefix("~/") else { return path }
        guard let home else { return "" }
        return path == "~" ? home : join(home, String(path.dropFirst(2)))
    }

    private static func join(_ folder: String, _ name: String) -> String {
        folder.hasSuffix("/") ? folder + name : folder + "/" + name
    }
}

/// `HOME` names no folder, and the system knows no home folder either.
public struct MissingHome: Error, Hashable, Sendable {
    package init() {}
}

/// An operating system with its own rules for where files belong.
public enum Platform: Sendable {
    case linux
    case macOS

    /// The one that the program was built for.
    public static var current: Platform {
        #if os(macOS)
            .macOS
        #else
            .linux
        #endif
    }
}
