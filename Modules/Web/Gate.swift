/// The reason for not doing what a request asks.
package enum Refusal: Error, Hashable, Sendable {
    /// No proper HTTP, too long or too slow: 400, 405, 408, 411, 413 or 431.
    case unreadable(Int)
    /// Nil if what was sent is no name of a host.
    case unknownHost(String?)
    /// Another site sent it.
    case foreign
    case noToken

    package var status: Int {
        switch self {
        case .unreadable(let status): status
        case .unknownHost: 421
        case .foreign: 403
        case .noToken: 401
        }
    }
}

/// Decides which requests may see or change anything.
package struct Gate: Sendable {
    private let hosts: Set<String>
    private let token: Token?

    /// Allows the hosts besides `localhost` and `127.0.0.1`; without a token all is refused.
    package init(hosts: [String], token: Token?) {
        (self.hosts, self.token) = (Set((hosts + ["localhost", "127.0.0.1"]).map(Request.hostName)), token)
    }

    /// Checks the host, the origin of a POST and the token, in this order; nil admits the request.
    ///
    /// - Parameter isOpen: True for what needs no token, as a style; not asked for a POST.
    /// - Returns: The answer to a request that brought the token; its cookie does so from then on.
    package func admit(_ request: Request, isOpen: (Request) -> Bool) throws(Refusal) -> Response? {
        let (host, isPost) = (request.host, request.method == .post)
        guard hosts.contains(host) else {
            throw .unknownHost(Request.isHostName(host) ? host : nil)
        }
        if !isPost, isOpen(request) { return nil }
        guard !isPost || isSameOrigin(request) else { throw .foreign }
        guard let token else { throw .noToken }
        guard let sent = (isPost ? request.form : request.query)["token"] else {
            guard token.matches(request.cookie(token.cookieName) ?? "") else { throw .noToken }
            return nil
        }
        // A person may paste the whole address.
        let pasted = Fields(encoded: sent.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())["token"] ?? sent
        guard token.matches(pasted.filter { !$0.isWhitespace }) else { throw .noToken }
        var query = request.query
        query["token"] = nil
        var response = Response.redirect(to: "?" + query.encoded)
        let secure = request.header("X-Forwarded-Proto")?.lowercased() == "https" ? "; Secure" : ""
        response.headers["Set-Cookie"] =
            "\(token.cookieName)=\(token.text); Max-Age=34560000; HttpOnly; SameSite=Lax\(secure)"
        return response
    }

    /// `Sec-Fetch-Site` comes first, as a server in between may send another Host.
    private func isSameOrigin(_ request: Request) -> Bool {
        if let site = request.header("Sec-Fetch-Site") { return site == "same-origin" }
        let origins = ["http://", "https://"].map { $0 + request.hostHeader.lowercased() }
        return origins.contains(request.header("Origin")?.lowercased() ?? "")
    }
}
