internal import TrackerDomain

/// The account that the program runs under, as the system's own list has it.
public enum Account {
    /// Its home folder, an absolute path; nil where the system does not tell one.
    ///
    /// On Linux that list is read as a file: a program that brings its own C library along must not ask name services.
    public static var home: String? {
        #if canImport(Darwin)
            LibC.accountHome.flatMap(absolute)
        #else
            home(of: LibC.user, in: .system)
        #endif
    }

    /// The home folder that the list of accounts in a file system gives for a user.
    package static func home(of user: UInt32, in fileSystem: FileSystem) -> String? {
        guard let location = try? FileLocation(resolving: "/etc/passwd", fileSystem),
            let folder = try? OpenFolder(location.folder, fileSystem),
            let list = try? folder.image(of: location.name)
        else { return nil }
        return home(of: user, in: list.bytes)
    }

    /// The home folder that a list of accounts gives for a user: lines of `name:password:user:group:comment:home:shell`.
    package static func home(of user: UInt32, in list: [UInt8]) -> String? {
        for line in list.split(separator: UInt8(ascii: "\n")) {
            let fields = line.split(separator: UInt8(ascii: ":"), omittingEmptySubsequences: false)
            guard fields.count == 7, DecimalDigits.value(fields[2]) == Int(user) else { continue }
            return absolute(PathText.text(of: fields[5]))
        }
        return nil
    }

    private static func absolute(_ path: String) -> String? { path.hasPrefix("/") ? path : nil }
}
