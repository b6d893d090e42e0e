import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A program that may or may not be on this machine; tests that need a missing one are skipped by its name.
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

    /// Runs it in UTF-8, with nothing inherited but the usual places of programs.
    func run(_ arguments: [String], input: String = "", locale: String = "C.UTF-8") throws -> ProcessOutcome {
        let environment = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "LC_ALL": locale, "HOME": "/nonexistent",
            "MANWIDTH": "80",
        ]
        return try ChildProcess(executable: path ?? name, arguments: arguments, environment: environment)
            .run(input: Array(input.utf8))
    }
}
