#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What a program that the tests start may know of the tests' own environment.
package enum Inherited {
    /// The named variables that are set.
    package static func environment(_ names: [String]) -> [String: String] {
        names.reduce(into: [:]) { environment, name in
            environment[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
