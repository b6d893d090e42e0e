import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that may or may not be on this device; tests that need a missing one are skipped by its name.
struct InstalledProgram: Sendable, CustomTestStringConvertible {
    let name: String

    static let bash = InstalledProgram(name: "bash")
    static let zsh = InstalledProgram(name: "zsh")
    static let fish = InstalledProgram(name: "fish")
    static let man = InstalledProgram(name: "man")

    var path: String? {
        ["/bin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"].map { "\($0)/\(name)" }
            .first { access($0, X_OK) == 0 }
    }

    /// Whether something stands at a path.
    static func isThere(_ path: String) -> Bool { access(path, F_OK) == 0 }

    var isThere: Bool { path != nil }

    var testDescription: String { name }

    /// Whether man is the one of man-db, which can read a file of any name and warn; that of macOS is another.
    static let isManOfManDB: Bool = {
        let version = try? man.run(["--version"])
        return man.isThere && version?.output.hasPrefix("man ") == true
    }()

    /// A locale of UTF-8 that every installation of the system has.
    #if canImport(Darwin)
        static let plainLocale = "en_US.UTF-8"
    #else
        static let plainLocale = "C.UTF-8"
    #endif

    /// Runs it in UTF-8, with nothing inherited but the usual places of programs.
    func run(_ arguments: [String], input: String = "", locale: String = plainLocale) throws -> ProcessOutcome
    {
        let environment = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": locale, "HOME": "/nonexistent",
            "MANWIDTH": "80",
        ]
        return try ChildProcess(executable: path ?? name, arguments: arguments, environment: environment)
            .run(input: Array(input.utf8))
    }
}
