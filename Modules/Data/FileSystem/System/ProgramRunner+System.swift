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
        let streams = LibC.Streams(call)
        guard let streams, let id = LibC.start(call, streams) else { return ProgramResult(.notStarted) }
        streams.closeOtherEnds()
        guard call.isConfined else { return LibC.finish(id, streams, limit: call.limit) }
        LibC.confine(id, seconds: call.limit / 1000)
        return LibC.EndSignals.whileBlocked { LibC.finish(id, streams, limit: call.limit, endsWith: $0) }
    }
}

extension LibC {
    /// A pipe whose ends are closed with it; no program inherits them.
    final class Pipe {
        private(set) var reading: Int32
        private(set) var writing: Int32
        private(set) var bytes: [UInt8] = []
        private let most: Int
        /// True once more was written than is kept.
        private(set) var isExceeded = false
        /// The error number of a read that failed; nil if none did.
        private(set) var fault: Int32?

        /// - Parameter most: The number of bytes to keep.
        init?(most: Int) {
            self.most = most
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { return nil }
            (reading, writing) = (ends[0], ends[1])
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) | O_NONBLOCK)
        }

        deinit {
            closeWriting()
            closeReading()
        }

        func closeWriting() {
            if writing >= 0 { close(writing) }
            writing = -1
        }

        func closeReading() {
            if reading >= 0 { close(reading) }
            reading = -1
        }

        /// Writes what a pipe holds without a reader; returns false if that is less than all.
        func fill(_ bytes: [UInt8]) -> Bool {
            _ = fcntl(reading, F_SETFL, fcntl(reading, F_GETFL) & ~O_NONBLOCK)
            guard bytes.count <= ProgramCall.maxInput, write(writing, bytes, bytes.count) == bytes.count
            else { return false }
            closeWriting()
            return true
        }

        /// Reads what is there; returns false at the end, or once a read failed.
        func drain() -> Bool {
            var buffer = [UInt8](repeating: 0, count: 1 << 16)
            while fault == nil {
                let count = read(reading, &buffer, buffer.count)
                if count > 0 {
                    if count > most - bytes.count { isExceeded = true }
                    bytes += buffer.prefix(min(count, most - bytes.count))
                } else if count == 0 {
                    return false
                } else if errno == EAGAIN {
                    return true
                } else if errno != EINTR {
                    fault = errno
                    // It may wait for a reader.
                    closeReading()
                }
            }
            return false
        }

        var text: String { String(decoding: bytes, as: UTF8.self) }
    }

    /// The pipes of a program.
    struct Streams {
        /// Nil if it reads nothing.
        let input: Pipe?
        let output: Pipe
        let errors: Pipe

        init?(_ call: ProgramCall) {
            guard let output = Pipe(most: call.maxOutput), let errors = Pipe(most: 1 << 20)
            else { return nil }
            input = call.input.isEmpty ? nil : Pipe(most: 0)
            if !call.input.isEmpty, input?.fill(call.input) != true { return nil }
            (self.output, self.errors) = (output, errors)
        }

        /// Closes the ends that the program has.
        func closeOtherEnds() {
            input?.closeReading()
            output.closeWriting()
            errors.closeWriting()
        }
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
    static func start(_ call: ProgramCall, _ streams: Streams) -> pid_t? {
        // Who started this program may have left it ignored, and then no program's end could be learned.
        signal(SIGCHLD, SIG_DFL)
        var actions = noActions
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        if let input = streams.input {
            posix_spawn_file_actions_adddup2(&actions, input.reading, 0)
        } else {
            posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
        }
        posix_spawn_file_actions_adddup2(&actions, streams.output.writing, 1)
        posix_spawn_file_actions_adddup2(&actions, streams.errors.writing, 2)
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
            withCStrings(environment(of: call)) { environment in
                posix_spawnp(&id, call.program, &actions, &attributes, arguments, environment)
            }
        }
        return code == 0 ? id : nil
    }

    /// The variables of this process with the changes of a call, as `NAME=value`; of a confined one `PATH` alone.
    private static func environment(of call: ProgramCall) -> [[CChar]] {
        var variables: [[CChar]] = []
        var next = environ
        while let variable = next.pointee {
            let bytes = Array(UnsafeBufferPointer(start: variable, count: strlen(variable) + 1))
            let name = String(
                decoding: bytes.prefix { $0 != CChar(bitPattern: UInt8(ascii: "=")) }.map(
                    UInt8.init(bitPattern:)), as: UTF8.self)
            let isInherited = !call.isConfined || name == "PATH"
            if isInherited, call.environment[name] == nil { variables.append(bytes) }
            next += 1
        }
        for (name, value) in call.environment.sorted(by: { $0.key < $1.key }) {
            if let value { variables.append(PathText.path("\(name)=\(value)")) }
        }
        if call.isConfined { variables.append(PathText.path(utf8Locale)) }
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
    ///
    /// - Parameter signals: Those that end this process while a confined program runs; it and its children are killed
    ///   if one of them waits, or if it writes too much.
    static func finish(
        _ id: pid_t, _ streams: Streams, limit: Int, endsWith signals: EndSignals? = nil
    ) -> ProgramResult {
        let start = Waiting.system.now()
        let (output, errors) = (streams.output, streams.errors)
        var early: ProgramResult.End?
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
                if early != nil { kill(-id, SIGKILL) }
                // Of a program that is gone unseen nothing is known, so it had no success.
                let isKnown = ended == id && status & 0x7F == 0
                let end = isKnown ? ProgramResult.End.exited(status >> 8 & 0xFF) : .signaled
                return ProgramResult(
                    early ?? output.fault.map { .unread($0) } ?? (output.isExceeded ? .tooMuch : end),
                    bytes: output.bytes, errors: errors.text)
            }
            let time = Waiting.system.now() - start
            if time > limit, early == nil {
                early = .outOfTime
                kill(-id, SIGTERM)
            }
            let isTooMuch = signals != nil && output.isExceeded
            if isTooMuch { early = early ?? .tooMuch }
            if time > limit + 2000 || isTooMuch || signals?.isWaiting == true, !isKilled {
                isKilled = true
                kill(-id, SIGKILL)
            }
        }
    }
}
