#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

extension ProgramRunner {
    /// Starts programs of the machine, each as the leader of its own session.
    public static let system = ProgramRunner { call in
        guard let output = LibC.Pipe(), let errors = LibC.Pipe(),
            let id = LibC.start(call, output: output, errors: errors)
        else { return ProgramResult(.notStarted) }
        output.closeWriting()
        errors.closeWriting()
        return LibC.finish(id, output, errors, limit: call.limit)
    }
}

extension LibC {
    /// A pipe whose ends are closed with it; no program inherits them.
    final class Pipe {
        let reading: Int32
        private(set) var writing: Int32
        private var bytes: [UInt8] = []
        private static let most = 1 << 20

        init?() {
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            (reading, writing) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
        }

        deinit {
            closeWriting()
            close(reading)
        }

        func closeWriting() {
            if writing >= 0 { close(writing) }
            writing = -1
        }

        /// Reads what is there; returns false at the end.
        func drain() -> Bool {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while true {
                let count = read(reading, &buffer, buffer.count)
                if count > 0 {
                    bytes += buffer.prefix(min(count, Self.most - bytes.count))
                } else if count == 0 || errno != EINTR {
                    return count != 0 && errno == EAGAIN
                }
            }
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

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

    /// Starts a program without a terminal; it blocks no signal and ignores none.
    static func start(_ call: ProgramCall, output: Pipe, errors: Pipe) -> pid_t? {
        var actions = noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        posix_spawn_file_actions_adddup2(&actions, output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, errors.writing, 2)
        var attributes = noAttributes
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        let flags =
            POSIX_SPAWN_SETSID | POSIX_SPAWN_SETSIGMASK | POSIX_SPAWN_SETSIGDEF | closesOtherDescriptors
        posix_spawnattr_setflags(&attributes, Int16(flags))
        var signals = sigset_t()
        sigemptyset(&signals)
        posix_spawnattr_setsigmask(&attributes, &signals)
        sigfillset(&signals)
        posix_spawnattr_setsigdefault(&attributes, &signals)
        var id: pid_t = 0
        let code = withCStrings(([call.program] + call.arguments).map(PathText.path)) { arguments in
            withCStrings(environment(changedBy: call.environment)) { environment in
                posix_spawnp(&id, call.program, &actions, &attributes, arguments, environment)
            }
        }
        return code == 0 ? id : nil
    }

    /// The variables of this process with changes, as `NAME=value`.
    private static func environment(changedBy changes: [String: String?]) -> [[CChar]] {
        var variables: [[CChar]] = []
        var next = environ
        while let variable = next.pointee {
            let bytes = Array(UnsafeBufferPointer(start: variable, count: strlen(variable) + 1))
            let name = String(
                decoding: bytes.prefix { $0 != CChar(bitPattern: UInt8(ascii: "=")) }.map(
                    UInt8.init(bitPattern:)), as: UTF8.self)
            if changes[name] == nil { variables.append(bytes) }
            next += 1
        }
        for (name, value) in changes.sorted(by: { $0.key < $1.key }) {
            if let value { variables.append(PathText.path("\(name)=\(value)")) }
        }
        return variables
    }

    private static func withCStrings<R>(
        _ strings: [[CChar]], _ body: ([UnsafeMutablePointer<CChar>?]) -> R
    ) -> R {
        let pointers = strings.map { strdup($0) }
        defer {
            for pointer in pointers { free(pointer) }
        }
        return body(pointers + [nil])
    }

    /// Reads what a program writes until it has ended.
    ///
    /// Out of time, it and its children are asked to end, so that git removes its locks, and killed two seconds later.
    static func finish(_ id: pid_t, _ output: Pipe, _ errors: Pipe, limit: Int) -> ProgramResult {
        let start = Waiting.system.now()
        var isAsked = false
        var isKilled = false
        var areOpen = true
        while true {
            var waiting = [output, errors].map { pollfd(fd: $0.reading, events: Int16(POLLIN), revents: 0) }
            if areOpen { _ = poll(&waiting, nfds_t(waiting.count), 20) } else { _ = poll(nil, 0, 20) }
            let isOutputOpen = output.drain()
            areOpen = errors.drain() && isOutputOpen
            var status: Int32 = 0
            let ended = waitpid(id, &status, WNOHANG)
            if ended == id || ended < 0 && errno != EINTR {
                // A child that outlives it may hold the pipes open.
                _ = (output.drain(), errors.drain())
                let end: ProgramResult.End =
                    isAsked ? .outOfTime : status & 0x7F == 0 ? .exited(status >> 8 & 0xFF) : .signaled
                if isAsked { kill(-id, SIGKILL) }
                return ProgramResult(end, output: output.text, errors: errors.text)
            }
            let time = Waiting.system.now() - start
            if time > limit, !isAsked {
                isAsked = true
                kill(-id, SIGTERM)
            }
            if time > limit + 2000, !isKilled {
                isKilled = true
                kill(-id, SIGKILL)
            }
        }
    }
}
