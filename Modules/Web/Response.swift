/// An answer to a request.
package struct Response: Hashable, Sendable {
    package var status: Int
    /// Those of this answer alone; what is no visible ASCII in their values is sent escaped.
    package var headers: Fields
    package var body: [UInt8]

    package init(_ status: Int, headers: Fields = Fields(), body: [UInt8] = []) {
        (self.status, self.headers, self.body) = (status, headers, body)
    }

    package static func html(_ status: Int = 200, _ body: [UInt8]) -> Response {
        Response(status, headers: Fields([("Content-Type", "text/html; charset=utf-8")]), body: body)
    }

    package static func redirect(to location: String) -> Response {
        Response(303, headers: Fields([("Location", location)]))
    }

    /// The whole message; it is stored nowhere unless it says so, and for HEAD it has no body.
    package func bytes(for method: Request.Method) -> [UInt8] {
        var own = headers
        if status == 405 { own["Allow"] = "GET, HEAD, POST" }
        own["Cache-Control"] = own["Cache-Control"] ?? "no-store"
        own["Content-Length"] = String(body.count)
        let lines = own.map { "\($0.name): \(Fields.escaped($0.value) { 0x20...0x7E ~= $0 })\r\n" }
        let head = "HTTP/1.1 \(status) \(Self.reasons[status] ?? "")\r\n\(Self.common)\(lines.joined())\r\n"
        return Array(head.utf8) + (method == .head ? [] : body)
    }

    /// The policy allows nothing inline and nothing from elsewhere.
    private static let common = """
        Content-Security-Policy: default-src 'none'; style-src 'self'; script-src 'self'; img-src 'self'; \
        connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'\r
        X-Content-Type-Options: nosniff\r
        Referrer-Policy: same-origin\r
        Cross-Origin-Opener-Policy: same-origin\r
        Cross-Origin-Resource-Policy: same-origin\r
        Connection: close\r\n
        """

    private static let reasons = [
        200: "OK", 303: "See Other", 400: "Bad Request", 401: "Unauthorized", 403: "Forbidden",
        405: "Method Not Allowed", 408: "Request Timeout", 410: "Gone", 411: "Length Required",
        413: "Content Too Large", 421: "Misdirected Request", 422: "Unprocessable Content",
        431: "Request Header Fields Too Large", 503: "Service Unavailable",
    ]
}
