public import TrackerDomain

/// Rules: the XDG Base Directory Specification, and Application Support on macOS unless its variables are set.
extension Paths {
    /// - Parameters:
    ///   - environment: The value of an environment variable.
    ///   - library: The library named by the person; takes precedence over `TRACKER_LIBRARY` and the default location.
    ///   - accountHome: The home folder if `HOME` names none.
    /// - Throws: `MissingHome` if a file belongs in the home folder and none is known.
    public init(
        environment: (String) -> String?, library: String? = nil, platform: Platform,
        accountHome: () -> String? = { Account.home }
    ) throws(MissingHome) {
        self.init(
            knownIn: environment, library: library, platform: platform, accountHome: accountHome)
        guard isComplete else { throw MissingHome() }
    }

    /// The same locations; those in an unknown home folder are empty.
    package init(
        knownIn environment: (String) -> String?, library: String?, platform: Platform,
        accountHome: () -> String?
    ) {
        // The specification ignores relative values; an empty one counts as unset.
        func absolute(_ variable: String) -> String? {
            environment(variable).flatMap { $0.hasPrefix("/") ? $0 : nil }
        }
        let home = absolute("HOME") ?? accountHome()
        func path(_ variable: String, _ standard: String, _ name: String) -> String {
            if let value = absolute(variable) { return Self.join(PathText.typed(value), "tracker/" + name) }
            guard let home else { return "" }
            switch platform {
            case .linux: return Self.join(home, standard + "/tracker/" + name)
            case .macOS: return Self.join(home, "Library/Application Support/Tracker/" + name)
            }
        }
        let asked =
            library ?? environment("TRACKER_LIBRARY").flatMap { $0.isEmpty ? nil : PathText.typed($0) }
        self.init(
            library: asked.map { Self.expandingTilde($0, home: home) }
                ?? path("XDG_DATA_HOME", ".local/share", "Library.plist"),
            settings: path("XDG_CONFIG_HOME", ".config", "Settings.plist"),
            backups: path("XDG_STATE_HOME", ".local/state", "backups"),
            log: path("XDG_STATE_HOME", ".local/state", "usage.log"))
    }

    /// Replaces a leading `~` by the home folder, as a shell does: shells leave it after the `=` of an option, or
    /// in quotes.
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

/// An operating system with its own rules for file locations.
public enum Platform: Sendable {
    case linux
    case macOS

    /// The platform that the program was built for.
    public static var current: Platform {
        #if os(macOS)
            .macOS
        #else
            .linux
        #endif
    }
}

/// Where this program is.
public enum ProgramPath {
    /// Its absolute path; nil if the system does not tell.
    ///
    /// A name of it in `PATH` is preferred: what it leads to may have another path after an update.
    public static func current(in path: String, _ fileSystem: FileSystem) -> String? {
        guard let found = LibC.programPath(fileSystem), let slash = found.lastIndex(of: "/") else {
            return nil
        }
        let name = found[slash...]
        let named = path.split(separator: ":").filter { $0.hasPrefix("/") }.map { String($0) + name }
        return named.first(where: { (try? fileSystem.resolve($0)) == found }) ?? found
    }
}
