internal import TrackerDomain

/// The account that the program runs under, from the system's own list.
public enum Account {
    /// The number of the account.
    public static var number: UInt32 { LibC.user }

    /// The home folder, an absolute path; nil if the system does not know one.
    ///
    /// On Linux the list is read as a file: a statically linked program must not use name services.
    public static var home: String? {
        #if canImport(Darwin)
            LibC.accountHome.flatMap(absolute)
        #else
            home(of: LibC.user, in: .system)
        #endif
    }

    /// The user's home folder from the list of accounts in a file system.
    package static func home(of user: UInt32, in fileSystem: FileSystem) -> String? {
        guard let location = try? FileLocation(resolving: "/etc/passwd", fileSystem),
            let folder = try? OpenFolder(location.folder, fileSystem),
            let list = try? folder.image(of: location.name)
        else { return nil }
        return home(of: user, in: list.bytes)
    }

    /// The user's home folder from a list of accounts: lines of `name:password:user:group:comment:home:shell`.
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
