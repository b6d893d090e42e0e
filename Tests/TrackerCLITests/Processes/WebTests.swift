import TestKit
import Testing

/// `tracker web` as a program: what it prints and stores, and the requests that other programs hand over.
@Suite struct WebTests {
    private let program: Program

    init() throws {
        program = try Program()
        try program.tracker("add", "Walk the dog", "--category", "Home", "--schedule", "daily")
    }

    private static let tokenFile = ".local/state/tracker/web-token"

    /// The token of the address that is printed.
    private func token() throws -> String {
        let link = try program.tracker("web", "--link").output
        return String(try #require(link.split(separator: "=").last).prefix { $0 != "\n" })
    }

    /// Hands a request over, as `inetd` does.
    private func answer(
        _ head: String, _ body: String = "", options: [String] = [], variables: [String: String] = [:]
    ) throws -> String {
        let lines = head.split(separator: "\n").map { $0 + "\r\n" }.joined()
        let length = body.isEmpty ? "" : "Content-Length: \(body.utf8.count)\r\n"
        var process = program.process(["web", "--stdio"] + options)
        process.environment.merge(variables) { $1 }
        let outcome = try process.run(input: Array((lines + length + "\r\n" + body).utf8))
        #expect(outcome.status == .exited(0) && outcome.errors == "", "\(outcome)")
        return outcome.output
    }

    /// The lines that a browser sends with each request once it has the cookie.
    private func admitted(_ request: String, _ token: String) throws -> String {
        let welcome = try answer("GET /?token=\(token) HTTP/1.1\nHost: localhost")
        let cookie = try #require(welcome.split(separator: "\r\n").first { $0.hasPrefix("Set-Cookie: ") })
        return """
            \(request) HTTP/1.1
            Host: localhost
            Cookie: \(cookie.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" })
            Sec-Fetch-Site: same-origin
            Content-Type: application/x-www-form-urlencoded
            """
    }

    private func id(_ name: String) throws -> String {
        let rows = try program.tracker("list", "--plain").output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false) }
        return String(try #require(rows.first { $0[2] == name })[0])
    }

    @Test("WEB-2, J1: a request by hand is answered once; without the token nothing of the library is told")
    func byHand() throws {
        let token = try token()
        let stranger = try answer("GET / HTTP/1.1\nHost: localhost")
        #expect(stranger.hasPrefix("HTTP/1.1 401 ") && !stranger.contains("Walk"))
        let welcome = try answer("GET /?token=\(token) HTTP/1.1\nHost: localhost")
        #expect(welcome.hasPrefix("HTTP/1.1 303 ") && welcome.contains("\r\nLocation: ?\r\n"))
        let page = try answer(try admitted("GET /", token))
        #expect(
            page.hasPrefix("HTTP/1.1 200 ") && page.contains("Walk the dog") && page.contains("0 of 1 done"))
        let foreign = try answer("GET /?token=\(token) HTTP/1.1\nHost: evil.example")
        #expect(foreign.hasPrefix("HTTP/1.1 421 ") && foreign.contains("tracker web --name evil.example"))
        #expect(!foreign.contains(token))
    }

    @Test("J2: a mark is on the disk before it is answered, twice is as once, and undo names its step")
    func mark() throws {
        let (token, dog) = (try token(), try id("Walk the dog"))
        let body = "do=done&id=\(dog)&day=2026-11-20"
        for _ in 1...2 {
            let answer = try answer(try admitted("POST /", token), body)
            #expect(answer.hasPrefix("HTTP/1.1 303 "), "\(answer)")
        }
        #expect(try program.tracker("list").output.contains("all done"))
        let steps = try program.tracker("history", "--plain").output
        #expect(steps.split(separator: "\n").filter { $0.contains("Walk the dog") }.count == 2)
        let page = try answer(try admitted("GET /", token))
        #expect(page.contains("name='do' value='undone'"))
    }

    @Test("WEB-3: the token is 32 digits in a file for this account alone, made once, named by paths")
    func tokenFile() throws {
        let first = try token()
        #expect(first.count == 32 && first.allSatisfy(\.isHexDigit))
        #expect(try token() == first)
        #expect(String(decoding: try program.home.read(Self.tokenFile), as: UTF8.self) == first + "\n")
        #expect(try program.home.mode(of: Self.tokenFile) == 0o600)
        #expect(try program.tracker("paths").output.contains("Web token  "))
        #expect(
            try program.tracker("paths", "--plain").output.contains(
                "webToken\t" + program.home.path(Self.tokenFile)))
        let second = try program.tracker("web", "--new-token", "--name", "laptop.tail1234.ts.net").output
        #expect(!second.contains(first))
        #expect(
            second.split(separator: "\n").map { $0.prefix { $0 != "?" } } == [
                "http://127.0.0.1:8722/", "https://laptop.tail1234.ts.net/",
            ])
        #expect(try answer("GET /?token=\(first) HTTP/1.1\nHost: localhost").hasPrefix("HTTP/1.1 401 "))
    }

    @Test("WEB-3: a token that others can read admits nobody, and its owner is told what to do")
    func exposed() throws {
        let token = try token()
        try program.home.setMode(0o644, of: Self.tokenFile)
        let outcome = try program.tracker("web", "--link")
        let path = program.home.path(Self.tokenFile)
        #expect(outcome.errors == "\(path) can be read by others: chmod 600 \(path)\n")
        #expect(outcome.status == .exited(1) && outcome.output == "")
        #expect(try answer("GET /?token=\(token) HTTP/1.1\nHost: localhost").hasPrefix("HTTP/1.1 401 "))
        #expect(try program.tracker("web", "--new-token").status == .exited(0))
        #expect(try program.home.mode(of: Self.tokenFile) == 0o600)
    }

    @Test("WEB-8: no page changes a byte of the disk, though another device has published something")
    func readsOnly() throws {
        let token = try token()
        let dog = try id("Walk the dog")
        try program.home.makeFolder("Sync")
        #expect(
            try program.tracker("sync", "on", program.home.path("Sync"), "--name", "desk").status
                == .exited(0))
        var laptop = try Program()
        laptop.environment["HOME"] = laptop.home.path
        try laptop.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        let joined = try laptop.tracker(
            "sync", "on", program.home.path("Sync"), "--name", "laptop", "--join", "--yes")
        #expect(joined.status == .exited(0), "\(joined.errors)")
        let before = try program.home.contents()
        for query in [
            "", "?p=week", "?p=stats", "?p=tracker&id=\(dog)", "?a=new", "?a=edit&id=\(dog)",
            "?a=delete&id=\(dog)",
            "?a=amount&id=\(dog)", "?do=done&id=\(dog)&day=2026-11-20", "?a=break&id=\(dog)",
        ] {
            let page = try answer(try admitted("GET /" + query, token))
            #expect(page.hasPrefix("HTTP/1.1 200 "), "\(query)")
        }
        let list = try answer(try admitted("GET /", token))
        #expect(list.contains("Run") && list.contains("Walk the dog"))
        #expect(try program.home.contents() == before)
    }

    @Test("WEB-3: what cannot be read in the token's place is told, and never replaced")
    func unreadable() throws {
        try program.home.makeFolder(Self.tokenFile)
        let outcome = try program.tracker("web", "--link")
        #expect(outcome.status == .exited(1) && outcome.output == "")
        #expect(outcome.errors.contains(program.home.path(Self.tokenFile)), "\(outcome.errors)")
        #expect(program.home.list().contains(Self.tokenFile + "/"))
        #expect(try answer("GET / HTTP/1.1\nHost: localhost").hasPrefix("HTTP/1.1 401 "))
    }

    @Test("WEB-3: a request makes no token")
    func noToken() throws {
        #expect(try answer("GET / HTTP/1.1\nHost: localhost").hasPrefix("HTTP/1.1 401 "))
        #expect(!InstalledProgram.isThere(program.home.path(Self.tokenFile)))
    }

    @Test(
        "WEB-7: the language is that of an option, a variable, the setting, the browser, the system, in this order"
    )
    func language() throws {
        let russian = "GET / HTTP/1.1\nHost: localhost\nAccept-Language: ru, en;q=0.5"
        let english = "GET / HTTP/1.1\nHost: localhost\nAccept-Language: en"
        let german = "GET / HTTP/1.1\nHost: localhost\nAccept-Language: de"
        func speaksRussian(_ head: String, _ options: [String] = [], _ variables: [String: String] = [:])
            throws -> Bool
        {
            try answer(head, options: options, variables: variables).contains("lang='ru'")
        }
        #expect(try speaksRussian(russian) && !speaksRussian(english))
        #expect(try !speaksRussian(german) && speaksRussian(german, [], ["LANG": "ru_RU.UTF-8"]))
        #expect(try speaksRussian(english, ["--lang", "ru"]))
        #expect(try speaksRussian(english, [], ["TRACKER_LANG": "ru"]))
        try program.tracker("config", "set", "language", "ru")
        #expect(try speaksRussian(english))
    }

    @Test(
        "WEB-1, WEB-5: what cannot be is one sentence, and the exit code of a wrong word",
        arguments: [
            ("--port 70000", "“70000” is no port: write 0 to 65535.\n"),
            ("--port x", "“x” is no port: write 0 to 65535.\n"),
            ("--name a/b", "“a/b” is no name of a host: letters, digits, “.” and “-”.\n"),
            ("--link --stdio", "“--stdio” and “--link” cannot be used together: keep one of them.\n"),
            ("--open --socket s", "“--open” and “--socket” cannot be used together: keep one of them.\n"),
            ("--port 1 --socket s", "“--port” and “--socket” cannot be used together: keep one of them.\n"),
        ]
            + ["host", "bind", "listen", "address"].map {
                (
                    "--\($0) 0.0.0.0",
                    "tracker web is for this computer alone; how others reach it: tracker help web.\n"
                )
            })
    func refused(line: String, sentence: String) throws {
        let outcome = try program.process(["web"] + line.split(separator: " ").map(String.init)).run()
        #expect(outcome.errors == sentence && outcome.status == .exited(2) && outcome.output == "")
    }

    @Test("WEB-2: on a terminal no request comes")
    func onTerminal() throws {
        let outcome = try program.onTerminal("web", "--stdio").finish()
        #expect(outcome.status == .exited(2))
        #expect(outcome.output.contains("“--stdio” answers a request that another program hands over"))
    }
}
