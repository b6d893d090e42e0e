import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The lock of a library's folder, taken as another program would: held until the value goes out of use.
final class FolderLock {
    private let descriptor: Descriptor

    /// Takes it at once; nil where somebody holds it.
    init?(_ folder: String) throws {
        let number = open(folder, O_RDONLY | O_CLOEXEC)
        try #require(number >= 0)
        descriptor = Descriptor(number)
        if flock(number, LOCK_EX | LOCK_NB) != 0 { return nil }
    }

    /// Whether somebody holds it.
    static func isTaken(_ folder: String) throws -> Bool { try FolderLock(folder) == nil }
}

/// Signals by name, so that a test needs no system module.
enum Signal {
    static let stop = SIGSTOP
    static let kill = SIGKILL
    static let terminalStop = SIGTSTP
    static let ending = [SIGTERM, SIGHUP, SIGINT, SIGQUIT]
}

extension Program {
    var libraryFolderName: String { ".local/share/tracker" }
    var libraryFolder: String { home.path(libraryFolderName) }
}
