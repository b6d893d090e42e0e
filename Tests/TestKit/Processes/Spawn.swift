#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Starts programs without `fork`, which a process with threads must not use.
enum Spawn {
    #if canImport(Darwin)
        private typealias Actions = posix_spawn_file_actions_t?
        private typealias Attributes = posix_spawnattr_t?
        private static let closesOtherDescriptors = POSIX_SPAWN_CLOEXEC_DEFAULT
        private static var noActions: Actions { nil }
        private static var noAttributes: Attributes { nil }
    #else
        private typealias Actions = posix_spawn_file_actions_t
        private typealias Attributes = posix_spawnattr_t
        private static let closesOtherDescriptors: Int32 = 0
        private static var noActions: Actions { Actions() }
        private static var noAttributes: Attributes { Attributes() }
    #endif

    /// Starts a child as the leader of its own session; it blocks no signal and ignores none.
    static func start(
        _ process: ChildProcess, streams: StandardStreams
    ) throws(FailedCall) -> RunningChild {
        var actions = noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        add(streams, to: &actions)
        if let folder = process.workingFolder {
            posix_spawn_file_actions_addchdir_np(&actions, folder)
        }
        #if canImport(Glibc)
            posix_spawn_file_actions_addclosefrom_np(&actions, 3)
        #endif

        var attributes = noAttributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        configure(&attributes)

        let environment = process.environment.sorted { $0.key < $1.key }.map { "\($0.key)=\($0.value)" }
        var id: pid_t = 0
        let code = withCStrings([process.executable] + process.arguments) { arguments in
            withCStrings(environment) { environment in
                posix_spawn(&id, process.executable, &actions, &attributes, arguments, environment)
            }
        }
        // Until here the descriptors had to stay open.
        withExtendedLifetime(streams) {}
        guard code == 0 else { throw FailedCall("posix_spawn(\(process.executable))", code: code) }
        return RunningChild(id: id)
    }

    /// Starts a child on a terminal, whose other end stays open until the child has opened it.
    static func start(
        _ process: ChildProcess, on pair: TerminalPair, _ way: ControllingTerminal
    ) throws(FailedCall) -> RunningChild {
        switch way {
        case .openedBySpawn:
            return try start(process, streams: .terminal(path: pair.path))
        case .openedByShell:
            guard let other = pair.other else { throw FailedCall("start", code: EBADF) }
            return try start(
                process.opening(pair.path), streams: .descriptors(input: other, output: other, error: other))
        }
    }

    private static func add(_ streams: StandardStreams, to actions: inout Actions) {
        switch streams {
        case .descriptors(let input, let output, let error):
            posix_spawn_file_actions_adddup2(&actions, input.number, 0)
            posix_spawn_file_actions_adddup2(&actions, output.number, 1)
            posix_spawn_file_actions_adddup2(&actions, error.number, 2)
        case .terminal(let path):
            posix_spawn_file_actions_addopen(&actions, 0, path, O_RDWR, 0)
            posix_spawn_file_actions_adddup2(&actions, 0, 1)
            posix_spawn_file_actions_adddup2(&actions, 0, 2)
        }
    }

    private static func configure(_ attributes: inout Attributes) {
        let flags =
            POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | closesOtherDescriptors
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
    }

    private static func withCStrings<R>(
        _ strings: [String], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
    ) -> R {
        let pointers = strings.map { strdup($0) }
        defer {
            for pointer in pointers { free(pointer) }
        }
        return body(pointers + [nil])
    }
}
