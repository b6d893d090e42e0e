import Processes

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Swift hides it, as a program with threads must not call it; this one has none.
@_silgen_name("fork")
private func systemFork() -> pid_t

/// A program with its arguments, to be run and measured; its standard output goes to /dev/null.
struct Program {
    let path: String
    let arguments: [String]
    let environment: [String]

    /// Runs it to its end, which must be a good one.
    func run() throws -> Cost {
        try measure { path, arguments, environment in
            var actions = Self.noActions
            posix_spawn_file_actions_init(&actions)
            defer { posix_spawn_file_actions_destroy(&actions) }
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
            posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
            var id: pid_t = 0
            let code = posix_spawn(&id, path, &actions, nil, arguments, environment)
            guard code == 0 else { throw FailedCall("posix_spawn(\(self.path))", code: code) }
            return id
        }
    }

    /// Runs it for its peak memory alone; the times are those of a slower start.
    ///
    /// Linux counts towards a program's peak what was resident in the process that it replaced. After
    /// `posix_spawn` that is all of this process, after `fork` only what it has written to.
    func runForPeak() throws -> Cost {
        try measure { path, arguments, environment in
            let id = systemFork()
            guard id >= 0 else { throw FailedCall("fork") }
            if id == 0 {
                let null = open("/dev/null", O_RDWR)
                dup2(null, 0)
                dup2(null, 1)
                execve(path, arguments, environment)
                _exit(127)
            }
            return id
        }
    }

    private typealias CStrings = [UnsafeMutablePointer<CChar>?]

    private func measure(
        _ start: (_ path: String, _ arguments: CStrings, _ environment: CStrings) throws -> pid_t
    ) throws -> Cost {
        let words = ([path] + arguments).map { strdup($0) } + [nil]
        let variables = environment.map { strdup($0) } + [nil]
        defer {
            for string in words + variables { free(string) }
        }

        let began = Clock.now
        let id = try start(path, words, variables)
        var status: Int32 = 0
        var usage = rusage()
        while wait4(id, &status, 0, &usage) < 0 {
            guard errno == EINTR else { throw FailedCall("wait4") }
        }
        let ended = Clock.now
        guard status == 0 else { throw Failure("\(([path] + arguments).joined(separator: " ")) failed") }
        return Cost(
            wall: ended - began, processor: usage.ru_utime.seconds + usage.ru_stime.seconds,
            peak: Double(usage.ru_maxrss) / Self.peakUnitsInKiB)
    }

    #if canImport(Darwin)
        private static let peakUnitsInKiB = 1024.0
        private static var noActions: posix_spawn_file_actions_t? { nil }
    #else
        private static let peakUnitsInKiB = 1.0
        private static var noActions: posix_spawn_file_actions_t { posix_spawn_file_actions_t() }
    #endif
}

extension timeval {
    fileprivate var seconds: Double { Double(tv_sec) + Double(tv_usec) / 1e6 }
}
