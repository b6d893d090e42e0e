import Testing
import Web

@Suite struct ResponseTests {
    private func text(_ response: Response, _ method: Request.Method = .get) -> String {
        String(decoding: response.bytes(for: method), as: UTF8.self)
    }

    private let common = """
        Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
        connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'\r
        X-Content-Type-Options: nosniff\r
        Referrer-Policy: same-origin\r
        Cross-Origin-Opener-Policy: same-origin\r
        Cross-Origin-Resource-Policy: same-origin\r
        Connection: close\r\n
        """

    @Test("WEB-28: a page, byte by byte")
    func page() {
        let own = "Content-Type: text/html; charset=utf-8\r\nCache-Control: no-store\r\nContent-Length: 2\r\n"
        let page = Response.html(200, Array("ж".utf8))
        #expect(text(page) == "HTTP/1.1 200 OK\r\n\(common)\(own)\r\nж")
        #expect(text(page, .head) == "HTTP/1.1 200 OK\r\n\(common)\(own)\r\n")
        #expect(text(page, .post) == text(page))
    }

    @Test(
        "WEB-28: every status has all headers, and its reason",
        arguments: [
            (303, "See Other"), (400, "Bad Request"), (401, "Unauthorized"), (403, "Forbidden"),
            (405, "Method Not Allowed"), (408, "Request Timeout"), (410, "Gone"), (411, "Length Required"),
            (413, "Content Too Large"), (421, "Misdirected Request"), (422, "Unprocessable Content"),
            (431, "Request Header Fields Too Large"), (503, "Service Unavailable"), (299, ""),
        ])
    func statuses(_ status: Int, _ reason: String) {
        #expect(text(Response(status)).hasPrefix("HTTP/1.1 \(status) \(reason)\r\n\(common)"))
        let allowed = status == 405 ? "Allow: GET, HEAD, POST\r\n" : ""
        #expect(
            text(Response(status)).hasSuffix(
                "close\r\n\(allowed)Cache-Control: no-store\r\nContent-Length: 0\r\n\r\n"))
    }

    @Test func redirect() {
        let expected = """
            HTTP/1.1 303 See Other\r
            \(common)Location: ?p=week\r
            Cache-Control: no-store\r
            Content-Length: 0\r
            \r\n
            """
        #expect(text(.redirect(to: "?p=week")) == expected)
    }

    @Test("WEB-24: a part may be stored, once")
    func stored() {
        let headers = Fields([("Cache-Control", "max-age=31536000, immutable"), ("Retry-After", "1")])
        let expected = """
            HTTP/1.1 200 OK\r
            \(common)Cache-Control: max-age=31536000, immutable\r
            Retry-After: 1\r
            Content-Length: 1\r
            \r
            x
            """
        #expect(text(Response(200, headers: headers, body: [0x78])) == expected)
    }

    @Test("WEB-28: no value of a header can end it")
    func injection() {
        let bytes = text(.redirect(to: "?q=a\r\nSet-Cookie: x\0\u{7F}ё ~"))
        #expect(
            bytes.utf8.elementsEqual(
                """
                HTTP/1.1 303 See Other\r
                \(common)Location: ?q=a%0D%0ASet-Cookie: x%00%7F%D1%91 ~\r
                Cache-Control: no-store\r
                Content-Length: 0\r
                \r\n
                """.utf8))
    }
}
