import TestKit
import Testing

/// A browser that reaches `tracker web` at a port of this machine, perhaps through another server.
struct WebVisitor {
    let port: UInt16
    /// What it takes for the name of the server.
    let host: String
    /// The folder of the pages on the server.
    var folder = "/"
    private var cookie = ""

    /// Opens the address with the token, which brings the cookie.
    init(port: UInt16, token: String, host: String = "localhost", folder: String = "/") throws {
        (self.port, self.host, self.folder) = (port, host, folder)
        let welcome = try get("?token=" + token)
        let line = try #require(
            welcome.split(separator: "\r\n").first { $0.lowercased().hasPrefix("set-cookie: ") }, "\(welcome)"
        )
        cookie = String(line.dropFirst("Set-Cookie: ".count).prefix { $0 != ";" })
    }

    /// A server that listens already prints this address.
    init(address: String, host: String = "localhost") throws {
        let port = address.split(separator: ":").last?.prefix { $0 != "/" }
        try self.init(
            port: try #require(port.flatMap { UInt16($0) }),
            token: String(try #require(address.split(separator: "=").last)), host: host)
    }

    func get(_ query: String = "") throws -> String {
        try send("GET \(folder)\(query) HTTP/1.1\r\n" + lines() + "\r\n")
    }

    func post(_ body: String, from site: String = "same-origin") throws -> String {
        try send(
            "POST \(folder) HTTP/1.1\r\n" + lines() + "Sec-Fetch-Site: \(site)\r\n"
                + "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: \(body.utf8.count)\r\n\r\n"
                + body)
    }

    private func lines() -> String { "Host: \(host)\r\nCookie: \(cookie)\r\nConnection: close\r\n" }

    private func send(_ request: String) throws -> String {
        let client = try LocalClient(port: port)
        try client.send(request)
        return try #require(try client.answer())
    }
}
