#if canImport(Glibc)
    @preconcurrency import Glibc
#elseif canImport(Musl)
    @preconcurrency import Musl
#else
    import Darwin
#endif

package enum ListenerError: Error, Hashable, Sendable {
    case busy, notASocket, tooLong
    /// The number of the system's error.
    case failed(Int32)
}

/// Waits for connections and gives each to a process of its own; one for a program, as it handles signals.
package struct Listener: Sendable {
    private let descriptor: Int32
    /// Nil for a Unix socket.
    package let port: UInt16?
    private let path: String?

    /// Listens on a port of 127.0.0.1; 0 takes any that is free.
    package static func open(port: UInt16) throws(ListenerError) -> Listener {
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        address.sin_port = port.bigEndian
        let descriptor = try openSocket(AF_INET, &address) { bind($0, $1, $2) == 0 ? listen($0, 256) : -1 }
        return Listener(descriptor: descriptor, port: UInt16(bigEndian: address.sin_port), path: nil)
    }

    /// Listens on a Unix socket for this user alone; replaces one that nobody listens on any more.
    package static func open(path: String) throws(ListenerError) -> Listener {
        guard !path.isEmpty else { throw .failed(ENOENT) }
        guard path.utf8.count <= 103 else { throw .tooLong }
        var (address, status) = (sockaddr_un(), stat())
        address.sun_family = sa_family_t(AF_UNIX)
        withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
        if lstat(path, &status) == 0 {
            guard status.st_mode & S_IFMT == S_IFSOCK else { throw .notASocket }
            do throws(ListenerError) {
                close(try openSocket(AF_UNIX, &address, connect))
                throw .busy
            } catch {
                guard error == .failed(ECONNREFUSED), unlink(path) == 0 else { throw error }
            }
        }
        // A mode that is set afterwards would let others in for a moment.
        let mask = umask(0o177)
        defer { umask(mask) }
        let descriptor = try openSocket(AF_UNIX, &address) { bind($0, $1, $2) == 0 ? listen($0, 256) : -1 }
        return Listener(descriptor: descriptor, port: nil, path: path)
    }

    /// Opens a socket for which the call with the address succeeds; the address becomes its own.
    private static func openSocket<Address>(
        _ family: Int32, _ address: inout Address,
        _ call: (Int32, UnsafePointer<sockaddr>?, socklen_t) -> Int32
    ) throws(ListenerError) -> Int32 {
        // The type of the constant differs between libraries.
        let descriptor = socket(family, unsafeBitCast(SOCK_STREAM, to: Int32.self), 0)
        _ = (fcntl(descriptor, F_SETFD, FD_CLOEXEC), fcntl(descriptor, F_SETFL, O_NONBLOCK))
        // Otherwise a port stays busy for a minute after its last connection.
        var (isReused, size) = (Int32(1), socklen_t(MemoryLayout<Address>.size))
        setsockopt(descriptor, SOL_SOCKET, SO_REUSEADDR, &isReused, 4)
        let isOpen = withUnsafeMutablePointer(to: &address) {
            $0.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                call(descriptor, $0, size) == 0 && getsockname(descriptor, $0, &size) == 0
            }
        }
        if isOpen { return descriptor }
        let code = errno
        close(descriptor)
        throw code == EADDRINUSE || code == EAGAIN ? .busy : .failed(code)
    }

    /// Serves until SIGINT, SIGTERM or SIGHUP comes, and returns it; processes under way go on by themselves.
    ///
    /// - Parameter arguments: The absolute path of a program that answers on stdin and stdout, then its own.
    /// - Parameter limit: The most processes; for one more the oldest that waits for its request has to end.
    /// - Parameter ready: Called once a signal ends it properly.
    package func run(_ arguments: [String], limit: Int = 64, ready: () -> Void = {}) -> Int32 {
        let pipe = Self.signalPipe
        let signals = [SIGCHLD, SIGINT, SIGTERM, SIGHUP].filter { number in
            let before = signal(number) { number in
                var byte = UInt8(number)
                write(Listener.signalPipe.writing, &byte, 1)
            }
            // An end that is ignored from the start, as by nohup, stays so.
            let isIgnored =
                number != SIGCHLD
                && unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self)
            if isIgnored { signal(number, SIG_IGN) }
            return !isIgnored
        }
        defer {
            for number in signals { signal(number, SIG_DFL) }
            close(descriptor)
            if let path { unlink(path) }
        }
        ready()
        var entries = [pipe.reading, descriptor].map { pollfd(fd: $0, events: Int16(POLLIN), revents: 0) }
        var (children, isCrowded, number) = ([Child](), false, UInt8(0))
        while true {
            // A crowd is looked at again soon; else it sleeps until there is something to do.
            guard poll(&entries, isCrowded ? 1 : 2, isCrowded ? 20 : -1) >= 0 else { continue }
            if entries[0].revents != 0, read(pipe.reading, &number, 1) == 1, number != SIGCHLD { break }
            children.removeAll { waitpid($0.id, nil, WNOHANG) != 0 }
            isCrowded = children.count >= limit && (isCrowded || entries[1].revents != 0)
            // The young may still get a request, and who has a whole one goes on.
            if isCrowded, let oldest = children.firstIndex(where: { !$0.isAsked }), children[oldest].isOld {
                kill(children[oldest].id, SIGTERM)
                children[oldest].isAsked = true
            }
            guard children.count < limit else { continue }
            let connection = accept(descriptor, nil, nil)
            if connection >= 0 {
                _ = fcntl(connection, F_SETFD, FD_CLOEXEC)
                if let child = Child(arguments, connection) { children.append(child) }
                close(connection)
            } else if ![EINTR, EAGAIN, ECONNABORTED].contains(errno) {
                // No descriptor is left, and the connection that waits for one would wake it up at once.
                poll(nil, 0, 100)
            }
        }
        return Int32(number)
    }

    /// Turns signals into bytes, so that one wait covers both; a handler reaches nothing but globals.
    private static let signalPipe = {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
        return (reading: ends[0], writing: ends[1])
    }()
}

/// A process that answers a connection.
private struct Child {
    let id: pid_t
    let start = ContinuousClock.now
    var isAsked = false
    var isOld: Bool { start + .milliseconds(200) <= .now }

    /// Starts a program with the connection as stdin and stdout; no stderr, as a server prints nothing.
    ///
    /// SIGTERM is blocked until the program begins to read. Nil if the system cannot start it.
    init?(_ arguments: [String], _ connection: Int32) {
        #if canImport(Darwin)
            var (actions, attributes): (posix_spawn_file_actions_t?, posix_spawnattr_t?)
        #else
            var (actions, attributes) = (posix_spawn_file_actions_t(), posix_spawnattr_t())
        #endif
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        posix_spawn_file_actions_adddup2(&actions, connection, 0)
        posix_spawn_file_actions_adddup2(&actions, connection, 1)
        posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
        posix_spawnattr_init(&attributes)
        defer { posix_spawnattr_destroy(&attributes) }
        posix_spawnattr_setflags(&attributes, Int16(POSIX_SPAWN_SETPGROUP | POSIX_SPAWN_SETSIGMASK))
        var blocked = Exchange.termination
        posix_spawnattr_setsigmask(&attributes, &blocked)
        let pointers = arguments.map { (argument: String) in strdup(argument) }
        defer { for pointer in pointers { free(pointer) } }
        var id: pid_t = 0
        let code = posix_spawn(&id, arguments[0], &actions, &attributes, pointers + [nil], environ)
        guard code == 0 else { return nil }
        self.id = id
    }
}
