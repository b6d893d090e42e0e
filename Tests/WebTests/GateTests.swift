import Testing
import Web

@Suite struct GateTests {
    private enum Admission: Equatable {
        case admitted
        case answered(location: String?, cookie: String?)
        case refused(Refusal)
    }

    private let text = "0123456789abcdef0123456789abcdef"
    private var token: Token { Token(text) ?? Token() }

    private func admission(_ request: Request, hosts: [String] = ["Habits.home"], isClosed: Bool = false)
        -> Admission
    {
        let gate = Gate(hosts: hosts, token: isClosed ? nil : token)
        do throws(Refusal) {
            guard let answer = try gate.admit(request, isOpen: { $0.query["r"] == "style" }) else {
                return .admitted
            }
            #expect(answer.status == 303 && answer.body.isEmpty)
            return .answered(location: answer.headers["Location"], cookie: answer.headers["Set-Cookie"])
        } catch {
            return .refused(error)
        }
    }

    /// A request with the cookie.
    private func known(
        _ method: Request.Method = .get, _ headers: [(String, String)] = [], form: Fields = Fields(),
        host: String = "localhost:8722"
    ) -> Request {
        let cookie = ("Cookie", "x=1; \(token.cookieName)=\(text)")
        return Request(method, form: form, host: host, headers: Fields([cookie] + headers))
    }

    @Test(
        "WEB-25: hosts are allowed by name, in any case, with any port",
        arguments: [
            "localhost", "LOCALHOST:1", "127.0.0.1", "127.0.0.1:9999", "habits.home", "HABITS.HOME:443",
        ])
    func allowedHost(_ host: String) {
        #expect(admission(known(host: host)) == .admitted)
    }

    @Test(
        "WEB-25: another host is refused and named, if it is a name",
        arguments: [
            ("evil.example", "evil.example"), ("Evil.example:80", "evil.example"),
            ("localhost.", "localhost."),
            ("a-1.b", "a-1.b"), ("0.0.0.0", "0.0.0.0"), ("", nil), ("a b", nil), ("<b>", nil), ("[::1]", nil),
            ("ё", nil),
            ("localhost:80:80", nil), ("a_b", nil),
        ] as [(String, String?)])
    func unknownHost(_ host: String, _ name: String?) {
        #expect(admission(known(host: host)) == .refused(.unknownHost(name)))
        #expect(Refusal.unknownHost(name).status == 421)
    }

    @Test("WEB-25: first the host, then the open parts, the origin of a POST, and the token")
    func order() {
        let open = Fields([("r", "style")])
        #expect(admission(Request(query: open)) == .admitted)
        #expect(admission(Request(.head, query: open)) == .admitted)
        #expect(admission(Request(query: open), isClosed: true) == .admitted)
        #expect(
            admission(Request(query: open, host: "evil.example")) == .refused(.unknownHost("evil.example")))
        #expect(
            admission(Request(.post, query: open, host: "b.example")) == .refused(.unknownHost("b.example")))
        #expect(admission(Request(.post, query: open)) == .refused(.foreign))
        #expect(admission(Request(.post)) == .refused(.foreign))
        #expect(admission(known(.post)) == .refused(.foreign))
        let here = Fields([("Sec-Fetch-Site", "same-origin")])
        #expect(admission(Request(.post, query: open, headers: here)) == .refused(.noToken))
        #expect(Refusal.foreign.status == 403 && Refusal.noToken.status == 401)
        #expect(Refusal.unreadable(431).status == 431)
    }

    @Test(
        "WEB-26: a POST comes from the page itself",
        arguments: [
            ([("Sec-Fetch-Site", "same-origin")], true), ([("Sec-Fetch-Site", "none")], false),
            ([("Sec-Fetch-Site", "same-site")], false), ([("Sec-Fetch-Site", "cross-site")], false),
            ([], false),
            ([("Sec-Fetch-Site", "")], false), ([("Origin", "http://localhost:8722")], true),
            ([("Origin", "https://LOCALHOST:8722")], true), ([("Origin", "http://localhost:9999")], false),
            ([("Origin", "http://localhost")], false), ([("Origin", "null")], false),
            ([("Origin", "")], false),
            ([("Origin", "ftp://localhost:8722")], false), ([("Origin", "http://localhost:8722/")], false),
            ([("Origin", "localhost:8722")], false), ([("Origin", "http://evil.example")], false),
            ([("Sec-Fetch-Site", "same-origin"), ("Origin", "http://other")], true),
            ([("Sec-Fetch-Site", "cross-site"), ("Origin", "http://localhost:8722")], false),
        ] as [([(String, String)], Bool)])
    func origin(_ headers: [(String, String)], _ isOurs: Bool) {
        #expect(admission(known(.post, headers)) == (isOurs ? .admitted : .refused(.foreign)))
        #expect(admission(known(.get, headers)) == .admitted)
    }

    @Test("WEB-27: the token in the address becomes a cookie, and leaves the address")
    func welcome() {
        let cookie = "\(token.cookieName)=\(text); Max-Age=34560000; HttpOnly; SameSite=Lax"
        let arrived = { (query: String) in Request(query: Fields(encoded: query.utf8)) }
        #expect(admission(arrived("token=\(text)")) == .answered(location: "?", cookie: cookie))
        #expect(
            admission(arrived("p=week&token=\(text)&q=%D1%91%0A&token=x"))
                == .answered(location: "?p=week&q=%D1%91%0A", cookie: cookie))
        #expect(admission(arrived("token=\(text.dropLast())0")) == .refused(.noToken))
        #expect(admission(arrived("token=")) == .refused(.noToken))
        #expect(admission(arrived("token=\(text)"), isClosed: true) == .refused(.noToken))
        var wrong = known()
        wrong.query = Fields([("token", "1")])
        #expect(admission(wrong) == .refused(.noToken))
    }

    @Test(
        "WEB-27: the cookie is secure behind https alone",
        arguments: [
            ("https", true), ("HTTPS", true), ("http", false), ("", false),
        ])
    func secure(_ scheme: String, _ isSecure: Bool) {
        let headers = Fields([("X-Forwarded-Proto", scheme)])
        let cookie = "\(token.cookieName)=\(text); Max-Age=34560000; HttpOnly; SameSite=Lax"
        #expect(
            admission(Request(query: Fields([("token", text)]), headers: headers))
                == .answered(location: "?", cookie: isSecure ? cookie + "; Secure" : cookie))
    }

    @Test(
        "WEB-27: the field of the page for 401 takes the address or the token",
        arguments: [
            "0123456789abcdef0123456789abcdef", " 0123456789abcdef0123456789abcdef\r\n",
            "http://localhost:8722/?token=0123456789abcdef0123456789abcdef",
            "https://a.example/habits/?p=week&token=0123456789abcdef0123456789abcdef ",
        ])
    func pasted(_ sent: String) {
        let here = Fields([("Sec-Fetch-Site", "same-origin")])
        let query = Fields([("p", "week"), ("token", "wrong")])
        let request = Request(.post, query: query, form: Fields([("token", sent)]), headers: here)
        let cookie = "\(token.cookieName)=\(text); Max-Age=34560000; HttpOnly; SameSite=Lax"
        #expect(admission(request) == .answered(location: "?p=week", cookie: cookie))
        let foreign = Request(.post, query: query, form: Fields([("token", sent)]))
        #expect(admission(foreign) == .refused(.foreign))
        #expect(admission(request, isClosed: true) == .refused(.noToken))
    }

    @Test("WEB-27: without the token, or with another, all is refused")
    func cookies() {
        let other = Token()
        let headers = { (cookie: String) in Request(headers: Fields([("Cookie", cookie)])) }
        #expect(admission(Request()) == .refused(.noToken))
        #expect(admission(headers("\(token.cookieName)=\(other.text)")) == .refused(.noToken))
        #expect(admission(headers("\(other.cookieName)=\(text)")) == .refused(.noToken))
        #expect(admission(headers("\(token.cookieName)=")) == .refused(.noToken))
        #expect(admission(known(), isClosed: true) == .refused(.noToken))
        let here = Fields([("Sec-Fetch-Site", "same-origin")])
        #expect(
            admission(Request(.post, query: Fields([("token", text)]), headers: here)) == .refused(.noToken))
        #expect(
            admission(Request(.post, form: Fields([("token", "a?token=")]), headers: here))
                == .refused(.noToken))
    }
}
