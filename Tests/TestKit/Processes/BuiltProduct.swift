#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The executables of the same build: they are beside the test bundle.
package enum BuiltProduct {
    package static func path(named name: String) -> String {
        "\(folder)/\(name)"
    }

    /// The folder of the executables.
    package static var folder: String {
        #if os(Linux)
            guard let resolved = realpath("/proc/self/exe", nil) else { return "." }
            defer { free(resolved) }
            return parent(of: String(cString: resolved))
        #else
            // A runner of the toolchain loads a bundle and gets the bundle's path as an argument.
            for argument in CommandLine.arguments {
                if let bundle = argument.firstRange(of: ".xctest") {
                    return parent(of: String(argument[..<bundle.upperBound]))
                }
            }
            return parent(of: CommandLine.arguments[0])
        #endif
    }

    private static func parent(of path: String) -> String {
        path.lastIndex(of: "/").map { String(path[..<$0]) } ?? "."
    }
}
