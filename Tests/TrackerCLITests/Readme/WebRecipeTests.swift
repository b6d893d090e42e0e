import TestKit
import Testing

/// What the pages tell to copy brings a browser to its trackers, carried by the real programs.
@Suite struct WebRecipeTests {
    private let page: Readme
    private let program: Program
    private let dog, token: String
    /// A port for what stands in between, and one for the program.
    private let outer = UInt16.random(in: 20000...40000)
    private let inner = UInt16.random(in: 40001...60000)

    private static let folders = ["/usr/sbin", "/usr/bin", "/usr/local/bin", "/opt/homebrew/bin"]

    private static func path(of name: String) -> String? {
        folders.map { $0 + "/" + name }.first(where: InstalledProgram.isThere)
    }

    init() throws {
        page = try Readme("Scripts/README.md")
        program = try Program()
        try program.tracker("add", "Walk the dog", "--category", "Home", "--schedule", "daily")
        let row = try program.tracker("list", "--plain").output
        dog = String(row.prefix { $0 != "\t" })
        let link = try program.tracker("web", "--link").output
        token = String(try #require(link.split(separator: "=").last).prefix { $0 != "\n" })
    }

    /// A block of the page with the ports and folders of this test.
    private func recipe(_ label: String, _ changes: KeyValuePairs<String, String> = [:]) throws -> String {
        let block = try #require(page.blocks(label).first).joined(separator: "\n")
        return changes.reduce(block.replacing("127.0.0.1:8722", with: "127.0.0.1:\(inner)")) {
            $0.replacing($1.key, with: $1.value)
        }
    }

    /// Runs a program until the test has ended.
    private func start(_ path: String, _ arguments: String...) throws -> PseudoTerminal {
        var process = program.process(arguments)
        process.executable = path
        process.environment["PATH"] = Self.folders.joined(separator: ":")
        return try PseudoTerminal(process, columns: 200)
    }

    private func serve(_ options: String...) throws -> PseudoTerminal {
        let server = try PseudoTerminal(
            program.process(["web", "--port", "\(inner)"] + options), columns: 200)
        _ = try #require(try server.read(until: "Ctrl-C ends it."))
        return server
    }

    /// Looks at the list, marks, undoes, and is refused from another site.
    private func visit(host: String, folder: String = "/", before: PseudoTerminal) throws {
        var first: WebVisitor?
        // What stands in between takes a while to begin.
        for _ in 1...200 where first == nil {
            first = try? WebVisitor(port: outer, token: token, host: host, folder: folder)
            if first == nil { Sleep.pause(.milliseconds(50)) }
        }
        let visitor = try #require(first, "\(String(decoding: before.transcript, as: UTF8.self))")
        #expect(try visitor.get().contains("Walk the dog"))
        let foreign = try visitor.post("do=done&id=\(dog)&day=2026-11-20", from: "cross-site")
        #expect(foreign.contains(" 403 "))
        #expect(try program.tracker("list").output.contains("0 of 1 done"))
        let marked = try visitor.post("do=done&id=\(dog)&day=2026-11-20")
        #expect(marked.contains(" 303 ") && marked.contains("ocation: ?"))
        #expect(try program.tracker("list").output.contains("all done"))
        let cookie = try #require(
            marked.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") })
        let step = try #require(cookie.split(separator: "s=").last).prefix { $0.isHexDigit }
        #expect(try visitor.post("do=undo&step=\(step)").contains(" 303 "))
        #expect(try program.tracker("list").output.contains("0 of 1 done"))
    }

    @Test(
        "WEB-33: systemd starts the program for each request, by units that it finds in order",
        .enabled(if: path(of: "systemd-socket-activate") != nil, "there is no systemd-socket-activate"))
    func systemd() throws {
        try program.home.makeFolder(".local/bin")
        try program.home.write("#!/bin/sh\n", to: ".local/bin/tracker", mode: 0o755)
        for (label, name) in [
            ("ini web-socket", "tracker-web.socket"), ("ini web-service", "tracker-web@.service"),
        ] {
            try program.home.write(try recipe(label) + "\n", to: name)
        }
        let verify = try program.shell(
            "systemd-analyze --user verify \"$1\" 2>&1", program.home.path("tracker-web.socket")
        )
        .run()
        #expect(!verify.output.contains("tracker-web"), "\(verify.output)")
        let exec = try #require(page.blocks("ini web-service").first?.first { $0.hasPrefix("ExecStart=") })
        let words = exec.split(separator: " ").dropFirst().map(String.init)
        let activate = try #require(Self.path(of: "systemd-socket-activate"))
        let variables = program.environment.map { "--setenv=\($0.key)=\($0.value)" }
        var process = program.process(
            ["--inetd", "-a", "-l", "127.0.0.1:\(outer)"] + variables + [program.executable] + words)
        process.executable = activate
        try visit(host: "localhost", before: try PseudoTerminal(process, columns: 200))
    }

    @Test(
        "WEB-34: Caddy, as a site and in a folder",
        .enabled(if: path(of: "caddy") != nil, "there is no caddy"),
        arguments: [
            ("caddy web-caddy", "habits.example.org", "/"),
            ("caddy web-caddy-folder", "example.org", "/habits/"),
        ])
    func caddy(label: String, host: String, folder: String) throws {
        let server = try serve("--name", host)
        let site = try recipe(label, [host + " {": "http://\(host):\(outer) {"])
        try program.home.write("{\n\tadmin off\n}\n" + site + "\n", to: "Caddyfile")
        let caddy = try start(
            try #require(Self.path(of: "caddy")), "run", "--adapter", "caddyfile", "--config",
            program.home.path("Caddyfile"))
        try visit(host: host, folder: folder, before: caddy)
        try server.write([3])
        _ = try server.finish()
    }

    @Test(
        "WEB-34: nginx, whether it sets the header Host or not",
        .enabled(if: path(of: "nginx") != nil, "there is no nginx"),
        arguments: [true, false])
    func nginx(setsHost: Bool) throws {
        let server = try serve("--name", "habits.example.org")
        let changes: KeyValuePairs = [
            "listen 443 ssl;": "listen 127.0.0.1:\(outer);",
            "proxy_set_header Host $host;": setsHost ? "proxy_set_header Host $host;" : "",
        ]
        let site = try recipe("nginx web-nginx", changes)
        let home = program.home.path
        let temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map {
            "\($0)_temp_path \(home)/\($0);"
        }
        try program.home.write(
            """
            daemon off; pid \(home)/pid; error_log stderr;
            events {}
            http { access_log off; \(temporary.joined(separator: " "))
            \(site)
            }

            """, to: "nginx.conf")
        let nginx = try start(try #require(Self.path(of: "nginx")), "-c", home + "/nginx.conf", "-p", home)
        try visit(host: "habits.example.org", before: nginx)
        try server.write([3])
        _ = try server.finish()
    }

    @Test("README: each line for a browser and a phone is one that the program takes")
    func lines() throws {
        let blocks = ["shell web", "shell web-tailscale"].flatMap { try! Readme().blocks($0) }.joined()
        let own = blocks.filter { $0.hasPrefix("tracker ") }
        #expect(own.count == 2)
        for line in own {
            let words = line.split(separator: " ").dropFirst().map(String.init).filter { $0 != "--open" }
            #expect(try program.process(words + ["--link"]).run().status == .exited(0), "\(line)")
        }
    }
}
