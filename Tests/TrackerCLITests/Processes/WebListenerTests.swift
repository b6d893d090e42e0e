import Synchronization
import TestKit
import Testing

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// `tracker web` as it listens, and browsers that come at once.
@Suite struct WebListenerTests {
    private let program: Program
    private let water: String

    init() throws {
        program = try Program()
        try program.tracker("add", "Walk", "--category", "Home", "--schedule", "daily")
        try program.tracker("add", "Water", "--category", "Home", "--schedule", "daily", "--goal", "2 l")
        let rows = try program.tracker("list", "--plain").output.split(separator: "\n")
        let row = try #require(rows.first { $0.contains("\tWater\t") })
        water = String(row.prefix { $0 != "\t" })
    }

    /// The address that it prints once it listens; the server runs as long as its terminal is held.
    private func listening(_ line: String...) throws -> (server: PseudoTerminal, address: String) {
        let server = try PseudoTerminal(program.process(["web"] + line), columns: 200)
        let printed = try #require(try server.read(until: "Ctrl-C ends it."))
        return (
            server,
            String(decoding: printed, as: UTF8.self).split(separator: "\r\n").first.map(String.init) ?? ""
        )
    }

    @Test(
        "WEB-1: it prints its address and what that is worth, answers there, and Ctrl-C ends it by its signal"
    )
    func listens() throws {
        let (server, address) = try listening("--port", "0")
        let visitor = try WebVisitor(address: address)
        let (port, token) = (visitor.port, address.split(separator: "=").last ?? "")
        #expect(address == "http://127.0.0.1:\(port)/?token=\(token)" && token.count == 32)
        let stranger = try #require(try LocalClient(port: port).get())
        #expect(stranger.hasPrefix("HTTP/1.1 401 ") && !stranger.contains("Walk"))
        let marked = try visitor.post("do=add&id=\(water)&day=2026-11-20")
        #expect(marked.hasPrefix("HTTP/1.1 303 "), "\(marked)")
        #expect(try program.tracker("list").output.contains("0.2 of 2 l"))
        let busy = try program.tracker("web", "--port", "\(port)")
        let (next, text) = (port + 1, "Port \(port) is taken; perhaps “tracker web” runs already.")
        #expect(busy.errors == "\(text) Another one: tracker web --port \(next)\n")
        #expect(busy.status == .exited(1) && busy.output == "")
        try server.write([3])
        let outcome = try server.finish()
        #expect(outcome.status == .signaled(SIGINT))
        // Nothing more is printed, whoever came.
        #expect(outcome.output.split(separator: "\r\n").count == 3, "\(outcome.output)")
    }

    @Test("WEB-4: a socket is for its owner alone, is replaced when dead, and goes with the program")
    func socket() throws {
        // The path of a temporary folder is longer than a socket's may be on some systems.
        let folder = try TemporaryFolder()
        let path = folder.path("s")
        guard path.utf8.count <= 103 else { return }
        try folder.write("text", to: "file")
        let file = try program.tracker("web", "--socket", folder.path("file"))
        #expect(file.errors == "\(folder.path("file")) is there already and is no socket.\n")
        #expect(file.status == .exited(1))
        let (server, address) = try listening("--socket", path)
        #expect(address == path)
        #expect(try folder.mode(of: "s") == 0o600)
        #expect(try LocalClient(path: path).get()?.hasPrefix("HTTP/1.1 401 ") == true)
        let busy = try program.tracker("web", "--socket", path)
        #expect(
            busy.errors == "\(path) is taken; perhaps “tracker web” runs already.\n"
                && busy.status == .exited(1))
        try server.send(signal: SIGKILL)
        _ = try server.finish()
        let (second, _) = try listening("--socket", path)
        try second.send(signal: SIGTERM)
        #expect(try second.finish().status == .signaled(SIGTERM))
        #expect(folder.list() == ["file"])
        let long = try program.tracker("web", "--socket", "/tmp/" + String(repeating: "s", count: 120))
        #expect(long.status == .exited(2) && long.errors.contains("at most 103 bytes"))
        #expect(try program.tracker("web", "--socket", "/nowhere/s").status == .exited(1))
    }

    @Test("WEB-32: additions of many connections at once beside commands all count, each a step")
    func parallel() throws {
        let count = Torture.tries(brief: 24, full: 200)
        let (server, address) = try listening("--port", "0")
        let visitor = try WebVisitor(address: address)
        let (water, program) = (water, program)
        let answers = Mutex<[String]>([])
        let workers = try Workers(count + 1) { index in
            if index == count {
                for day in 1...4 { _ = try? program.tracker("done", "Walk", "--date", "-\(day)") }
                return
            }
            let answer = try? visitor.post("do=add&id=\(water)&day=2026-11-20")
            answers.withLock { $0.append(String(answer?.prefix(13) ?? "")) }
        }
        workers.join()
        #expect(answers.withLock { $0 } == Array(repeating: "HTTP/1.1 303 ", count: count))
        try server.write([3])
        _ = try server.finish()
        // 0.2 l each.
        let tenths = 2 * count
        let amount = tenths % 10 == 0 ? "\(tenths / 10)" : "\(tenths / 10).\(tenths % 10)"
        #expect(try program.tracker("list").output.contains("\(amount) of 2 l"))
        #expect(try program.tracker("doctor").status == .exited(0))
        Torture.report(item: 32, "parallel additions by the page", tries: count, outcome: "all kept")
    }
}
