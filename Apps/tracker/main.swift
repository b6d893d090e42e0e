import TrackerCLI

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

let arguments = Arguments(CommandLine.unsafeArgv, count: Int(CommandLine.argc))
exit(TrackerCLI.run(arguments, environment: .system).rawValue)
