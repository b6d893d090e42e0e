import Synchronization
import TestKit
import Testing
import Web

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Each in a process of its own, as a listener handles its signals.
@Suite struct ListenerTests {
    /// Serves until the clients are done and end it by the signal; their failures are those of the caller.
    private static func serve(
        _ listener: Listener, seconds: Int = 10, program: [String]? = nil, limit: Int = 64,
        endedBy signal: Int32 = SIGTERM, _ clients: @escaping @Sendable () throws -> Bool
    ) throws -> Bool {
        BrokenPipe.becomesAnError()
        let isRight = Mutex(false)
        let workers = try Workers(1) { _ in
            let result = (try? clients()) ?? false
            isRight.withLock { $0 = result }
            kill(getpid(), signal)
        }
        // Threads of the tests block signals, and programs that they start would inherit that.
        var none = sigset_t()
        sigemptyset(&none)
        pthread_sigmask(SIG_SETMASK, &none, nil)
        let example = [BuiltProduct.path(named: "webexample"), "\(seconds)"]
        let end = listener.run(program ?? example, limit: limit)
        workers.join()
        return isRight.withLock { $0 } && end == signal
    }

    @Test("WEB-1: a free port of 127.0.0.1, whose server ends by the signal; a port that is taken is busy")
    func port() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            #expect(port > 0)
            #expect(throws: ListenerError.busy) { try Listener.open(port: port) }
            let isRight = try ListenerTests.serve(listener, endedBy: SIGINT) {
                let first = try LocalClient(port: port).get()
                let second = try LocalClient(port: port).get()
                return first?.hasSuffix("answer to get") == true && first == second
            }
            #expect(isRight)
            // All is given back, so that the same port is free again.
            #expect(try Listener.open(port: port).port == port)
        }
    }

    @Test("WEB-1: a request under way is answered after the end of the server")
    func underWay() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let client = Mutex<LocalClient?>(nil)
            let isRight = try ListenerTests.serve(listener, endedBy: SIGHUP) {
                let slow = try LocalClient(port: port)
                try slow.send("GET /?pause=1000 HTTP/1.1\r\nHost: a\r\n\r\n")
                client.withLock { $0 = slow }
                // Its process has begun once another one was answered.
                return try LocalClient(port: port).get() != nil
            }
            #expect(isRight)
            let slow = try #require(client.withLock { $0 })
            #expect(try slow.answer()?.hasSuffix("answer to get") == true)
        }
    }

    @Test("WEB-1: a hang-up that is ignored from the start, as nohup does, ends nothing")
    func nohup() async {
        await #expect(processExitsWith: .success) {
            signal(SIGHUP, SIG_IGN)
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener) {
                // The first answer tells that the server waits for signals.
                let first = try LocalClient(port: port).get()
                kill(getpid(), SIGHUP)
                return try first != nil && LocalClient(port: port).get() == first
            }
            #expect(isRight)
        }
    }

    @Test("WEB-4: a Unix socket of this user alone, removed at the end")
    func socketFile() async {
        await #expect(processExitsWith: .success) {
            umask(0)
            let folder = try TemporaryFolder()
            let path = folder.path("web")
            let listener = try Listener.open(path: path)
            #expect(listener.port == nil)
            #expect(try folder.mode(of: "web") == 0o600)
            #expect(umask(0) == 0)
            #expect(throws: ListenerError.busy) { try Listener.open(path: path) }
            let isRight = try ListenerTests.serve(listener) {
                try LocalClient(path: path).get()?.hasSuffix("answer to get") == true
            }
            #expect(isRight)
            #expect(folder.list().isEmpty)
        }
    }

    @Test("WEB-4: a dead socket is replaced, another file is not, a long path is refused")
    func otherFiles() async {
        await #expect(processExitsWith: .success) {
            let folder = try TemporaryFolder()
            try folder.write("text", to: "file")
            #expect(throws: ListenerError.notASocket) { try Listener.open(path: folder.path("file")) }
            #expect(throws: ListenerError.notASocket) { try Listener.open(path: folder.path) }
            #expect(throws: ListenerError.failed(ENOENT)) { try Listener.open(path: folder.path("none/web")) }
            let long = folder.path(String(repeating: "x", count: 103 - folder.path.utf8.count))
            #expect(throws: ListenerError.tooLong) { try Listener.open(path: long) }
            #expect(throws: Never.self) { try Listener.open(path: String(long.dropLast())) }
            #expect(throws: ListenerError.failed(ENOENT)) { try Listener.open(path: "") }
            // The socket of a program that was killed.
            let path = folder.path("web")
            let dead = socket(AF_UNIX, unsafeBitCast(SOCK_STREAM, to: Int32.self), 0)
            var address = sockaddr_un()
            address.sun_family = sa_family_t(AF_UNIX)
            withUnsafeMutableBytes(of: &address.sun_path) { $0.copyBytes(from: path.utf8) }
            let size = socklen_t(MemoryLayout<sockaddr_un>.size)
            withUnsafePointer(to: &address) {
                $0.withMemoryRebound(to: sockaddr.self, capacity: 1) { #expect(bind(dead, $0, size) == 0) }
            }
            close(dead)
            let listener = try Listener.open(path: path)
            let isRight = try ListenerTests.serve(listener) { try LocalClient(path: path).get() != nil }
            #expect(isRight)
            #expect(try folder.read("file") == Array("text".utf8))
        }
    }

    @Test("WEB-30: the oldest silent client makes room, a whole request never does")
    func crowd() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, limit: 3) {
                let busy = try LocalClient(port: port)
                // Its process waits for the rest of the request, as a silent one does, and then has it.
                try busy.send("GET /?pause=1500 HTTP/1.1\r\n")
                guard !busy.hears(within: 400) else { return false }
                try busy.send("Host: a\r\n\r\n")
                let silent = try (0..<2).map { _ in try LocalClient(port: port) }
                try silent[0].send("GET / HTTP")
                // Nobody has to go as long as there is room, however long that is.
                guard !silent[0].hears(within: 400) else { return false }
                let proper = try LocalClient(port: port).get()
                let first = try silent[0].answer()
                let late = try busy.answer()
                return proper?.hasSuffix("answer to get") == true && first == ""
                    && late?.hasSuffix("answer to get") == true
            }
            #expect(isRight)
        }
    }

    @Test("WEB-30: a program that has not begun to read is not ended")
    func slowStart() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, program: ["/bin/sleep", "2"], limit: 1) {
                let first = try LocalClient(port: port)
                guard !first.hears(within: 300) else { return false }
                let second = try LocalClient(port: port)
                return try !first.hears(within: 700) && first.answer() == "" && second.answer() == ""
            }
            #expect(isRight)
        }
    }

    @Test("WEB-30: where all are busy the next one waits until one has ended")
    func queue() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, limit: 2) {
                let busy = try (0..<2).map { _ in try LocalClient(port: port) }
                for client in busy { try client.send("GET /?pause=800 HTTP/1.1\r\nHost: a\r\n\r\n") }
                let next = try (0..<4).map { _ in try LocalClient(port: port) }
                for client in next { try client.send("GET / HTTP/1.1\r\nHost: a\r\n\r\n") }
                guard !next[0].hears(within: 400) else { return false }
                return try (busy + next).allSatisfy { try $0.answer()?.hasSuffix("answer to get") == true }
            }
            #expect(isRight)
        }
    }

    @Test("WEB-30: 64 silent clients, and one that asks")
    func silentClients() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, seconds: 60) {
                let silent = try (0..<64).map { _ in try LocalClient(port: port) }
                let proper = try (0..<10).map { _ in try LocalClient(port: port).get() }
                let open = silent.count { !$0.hears(within: 0) }
                return proper.allSatisfy { $0?.hasSuffix("answer to get") == true } && open >= 32
            }
            #expect(isRight)
        }
    }

    @Test("WEB-29: a request that is not whole in time is refused, and one that is too long gets its answer")
    func limits() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, seconds: 4) {
                let slow = try LocalClient(port: port)
                try slow.send("GET / HTTP/1.1\r\n")
                let long = try LocalClient(port: port)
                // It is refused at 16 KiB, but far more than a socket holds is taken, lest the answer be lost.
                try long.send(String(repeating: "x", count: 10_000_000))
                let refused = try long.answer()
                return try refused?.hasPrefix("HTTP/1.1 431 ") == true
                    && slow.answer()?.hasPrefix("HTTP/1.1 408 Request Timeout\r\n") == true
            }
            #expect(isRight)
        }
    }

    @Test("WEB-2: a program that cannot be started closes the connection, and the server goes on")
    func noProgram() async {
        await #expect(processExitsWith: .success) {
            let listener = try Listener.open(port: 0)
            let port = try #require(listener.port)
            let isRight = try ListenerTests.serve(listener, program: ["/nonexistent/tracker"]) {
                let answers = try (0..<2).map { _ in try LocalClient(port: port).answer() }
                return answers == ["", ""]
            }
            #expect(isRight)
        }
    }
}
