import Testing
import Web

@Suite struct RequestReaderTests {
    private func request(_ text: String) throws -> Request? {
        var reader = RequestReader()
        return try reader.read(text.utf8)
    }

    /// The status of the refusal; nil for a request, 0 if more bytes are awaited.
    private func status(_ text: String) -> Int? {
        var reader = RequestReader()
        do throws(Refusal) {
            return try reader.read(text.utf8) == nil ? 0 : nil
        } catch {
            return error.status
        }
    }

    private func post(_ headers: String, _ body: String = "") -> String {
        "POST / HTTP/1.1\r\nHost: a\r\n\(headers)\r\n\r\n\(body)"
    }

    private let formHead = "Content-Type: application/x-www-form-urlencoded\r\nContent-Length: "

    @Test("WEB-8: the query is read, the path is ignored")
    func query() throws {
        let read = try #require(
            try request(
                "GET /habits/?p=week&d=2026-11-20 HTTP/1.1\r\nHost: Localhost:8722\r\nX-A:  b c\t\r\n\r\n"))
        #expect(read.method == .get)
        #expect(read.query == Fields([("p", "week"), ("d", "2026-11-20")]))
        #expect(read.form.isEmpty)
        #expect(read.host == "localhost")
        #expect(read.hostHeader == "Localhost:8722")
        #expect(read.header("x-a") == "b c" && read.header("X-A") == "b c" && read.header("X-B") == nil)
        let elsewhere = try request(
            "GET /?p=week&d=2026-11-20 HTTP/1.1\r\nHost: Localhost:8722\r\nX-A: b c\r\n\r\n")
        #expect(read == elsewhere)
    }

    @Test("WEB-10: a form is read from the body of a POST, a charset is allowed")
    func form() throws {
        let type = "content-type: Application/X-WWW-Form-Urlencoded; charset=UTF-8\r\ncontent-length: 009"
        let read = try #require(try request(post(type, "do=done&x")))
        #expect(read.method == .post && read.query.isEmpty)
        #expect(read.form == Fields([("do", "done"), ("x", "")]))
        #expect(status(post(formHead + "9", "do=done")) == 0)
        #expect(try request(post(formHead + "0")) != nil)
        #expect(status(post(formHead + "7", "a=1&a=2")) == 400)
        #expect(status(post("Content-Type: text/plain\r\nContent-Length: 1", "a")) == 400)
        #expect(status(post("Content-Length: 1", "a")) == 400)
    }

    @Test("WEB-29: what follows the request is not read, and a body of GET is ignored")
    func rest() throws {
        let read = try request(post(formHead + "3", "a=1&b=2GET / HTTP/1.1\r\n"))
        #expect(read?.form == Fields([("a", "1")]))
        let get = "GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 99999999\r\nExpect: 100-continue\r\n\r\n"
        #expect(
            try request(get)
                == Request(
                    host: "a",
                    headers: Fields([
                        ("Host", "a"), ("Content-Length", "99999999"), ("Expect", "100-continue"),
                    ])))
    }

    @Test(
        "WEB-29: methods and versions",
        arguments: [
            ("GET / HTTP/1.0", nil), ("HEAD / HTTP/1.1", nil), ("PUT / HTTP/1.1", 405),
            ("get / HTTP/1.1", 405),
            ("OPTIONS / HTTP/1.1", 405), ("GET / HTTP/1.2", 400), ("GET / HTTP/2.0", 400), ("GET /", 400),
            ("GET  / HTTP/1.1", 400), ("GET / HTTP/1.1 ", 400), ("GET a HTTP/1.1", 400), ("", 400),
            ("GET * HTTP/1.1", 400), ("GET ftp://a/ HTTP/1.1", 400),
        ] as [(String, Int?)])
    func requestLine(_ line: String, _ expected: Int?) {
        #expect(status("\(line)\r\nHost: a\r\n\r\n") == expected)
    }

    @Test(
        "WEB-25, WEB-29: heads that are refused",
        arguments: [
            ("", 400), ("Host: a\r\nHost: a", 400), ("Host: a\r\nhost: b", 400), ("Host : a", 400),
            ("Host: a\r\nTransfer-Encoding: chunked", 400), ("Host: a\r\nX: b\r\n c", 400),
            ("Host: a\r\nX", 400),
            ("Host: a\r\nX: b\rc", 400), ("Host: a\r\nX: b\0", 400), ("Host: a\r\n: b", 400), ("X Y: b", 400),
            ("Host: a\r\nContent-Length: +5", 400), ("Host: a\r\nContent-Length: 5, 5", 400),
            ("Host: a\r\nContent-Length:", 400), ("Host: a\r\nContent-Length: 5\r\nContent-Length: 5", 400),
            ("Host: a\r\nContent-Length: 0x5", 400), ("\tHost: a", 400),
        ] as [(String, Int)])
    func head(_ lines: String, _ expected: Int) {
        #expect(status("GET / HTTP/1.1\r\n\(lines)\(lines.isEmpty ? "" : "\r\n")\r\n") == expected)
    }

    @Test("WEB-29: an absolute target names the host")
    func absoluteTarget() throws {
        let absolute = "GET HTTP://A:80?p=week HTTP/1.1\r\nHost: a:81\r\n\r\n"
        #expect(try request(absolute)?.query == Fields([("p", "week")]))
        #expect(status("GET https://b/ HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
        #expect(status("GET http://a@b/ HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
        #expect(status("GET http://a.b/ HTTP/1.1\r\nHost: a\r\n\r\n") == 400)
    }

    @Test("WEB-29: the head has at most 16 KiB and 100 lines")
    func headLimits() {
        // Both lines, the header's name and the line ends take 29 bytes.
        let fixed = "GET / HTTP/1.1\r\nHost: a\r\nX: \r\n\r\n".utf8.count
        let line = { (count: Int) in
            "GET / HTTP/1.1\r\nHost: a\r\nX: \(String(repeating: "x", count: count))\r\n\r\n"
        }
        #expect(status(line(16_384 - fixed)) == nil)
        #expect(status(line(16_385 - fixed)) == 431)
        #expect(status(String(repeating: "x", count: 16_384)) == 0)
        #expect(status(String(repeating: "x", count: 16_385)) == 431)
        let lines = { (count: Int) in
            "GET / HTTP/1.1\r\nHost: a\r\n" + String(repeating: "X: y\r\n", count: count - 2) + "\r\n"
        }
        #expect(status(lines(100)) == nil)
        #expect(status(lines(101)) == 431)
    }

    @Test("WEB-29: a body has at most 64 KiB and needs a length")
    func bodyLimits() throws {
        let body = "a=" + String(repeating: "x", count: 65_534)
        #expect(try request(post(formHead + "65536", body))?.form["a"]?.utf8.count == 65_534)
        #expect(status(post(formHead + "65537")) == 413)
        #expect(status(post(formHead + "99999999999999999999999")) == 413)
        #expect(status(post("Content-Type: application/x-www-form-urlencoded")) == 411)
    }

    @Test("WEB-29: bytes that come one at a time make the same request, with limits as high, in no time")
    func oneByOne() throws {
        let body = "a=" + String(repeating: "x", count: 65_534)
        let text = post("X: \(String(repeating: "y", count: 16_000))\r\n" + formHead + "65536", body)
        var reader = RequestReader()
        let bytes = Array(text.utf8)
        var early: [Request?] = []
        for byte in bytes.dropLast() { early.append(try reader.read(CollectionOfOne(byte))) }
        #expect(early.allSatisfy { $0 == nil })
        let last = try #require(bytes.last)
        let read = try reader.read(CollectionOfOne(last))
        #expect(try read == request(text))
    }

    @Test func cookies() throws {
        let read = try #require(
            try request("GET / HTTP/1.1\r\nHost: a\r\nCookie: ab=1; a=2;b=x=y; a=3\r\n\r\n"))
        #expect(read.cookie("a") == "2" && read.cookie("b") == "x=y" && read.cookie("ab") == "1")
        #expect(read.cookie("c") == nil && Request().cookie("a") == nil)
    }

    @Test(
        "WEB-25: a host is compared without port and case",
        arguments: [
            ("LocalHost:8722", "localhost"), ("a", "a"), ("a:", "a"), ("[::1]:80", "[::1]"), ("a:b", "a:b"),
            ("", ""),
        ])
    func host(_ header: String, _ expected: String) {
        #expect(Request(host: header).host == expected)
    }
}
