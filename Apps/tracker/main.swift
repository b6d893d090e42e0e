import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

exit(TrackerCLI.run(commandLine: CommandLine.arguments, world: .system).rawValue)
