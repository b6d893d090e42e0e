import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(TrackerCLI.run(Array(CommandLine.arguments.dropFirst()), world: .system).rawValue)
