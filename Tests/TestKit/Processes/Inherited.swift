#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The parts of the tests' own environment that a started program may get.
package enum Inherited {
    /// The named variables that are set.
    package static func environment(_ names: [String]) -> [String: String] {
        names.reduce(into: [:]) { environment, name in
            environment[name] = getenv(name).map { String(cString: $0) }
        }
    }
}
