/// Reads one request of HTTP/1.0 or 1.1, strictly, and nothing of what follows it.
package struct RequestReader: Sendable {
    private var headCount = 0
    private var line: [UInt8] = []
    private var lines: [[UInt8]] = []
    /// What the head says, once it is complete, with the length of the body.
    private var request: Request?
    private var length = 0
    private var body: [UInt8] = []
    private static let (maxHead, maxLines, maxBody) = (16_384, 100, 65_536)

    package init() {}

    /// Takes the next bytes; returns nil until the request is complete.
    package mutating func read(_ bytes: some Sequence<UInt8>) throws(Refusal) -> Request? {
        for byte in bytes {
            if request == nil { try readHead(byte) } else { body.append(byte) }
            guard var request, body.count == length else { continue }
            request.form = Fields(encoded: body)
            guard request.form.repeatedName == nil else { throw .unreadable(400) }
            return request
        }
        return nil
    }

    private mutating func readHead(_ byte: UInt8) throws(Refusal) {
        let (lineFeed, carriageReturn) = (UInt8(ascii: "\n"), UInt8(ascii: "\r"))
        headCount += 1
        guard headCount <= Self.maxHead, lines.count <= Self.maxLines else { throw .unreadable(431) }
        line.append(byte)
        guard byte == lineFeed else { return }
        line.removeLast(line.dropLast().last == carriageReturn ? 2 : 1)
        guard !line.isEmpty else { return try finishHead() }
        guard !line.contains(0), !line.contains(carriageReturn) else { throw .unreadable(400) }
        lines.append(line)
        line = []
    }

    private mutating func finishHead() throws(Refusal) {
        let words = (lines.first ?? []).split(separator: UInt8(ascii: " "), omittingEmptySubsequences: false)
            .map { String(decoding: $0, as: UTF8.self) }
        let headers = Fields(try lines.dropFirst().map(Self.header))
        let values = { (name: String) in headers.filter { $0.name == name }.map(\.value) }
        let (hosts, lengths) = (values("host"), values("content-length"))
        guard words.count == 3, ["HTTP/1.0", "HTTP/1.1"].contains(words[2]), hosts.count == 1,
            let query = Self.query(of: words[1], host: hosts[0]), headers["transfer-encoding"] == nil,
            lengths.count < 2, lengths.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(\.isDigit) })
        else { throw .unreadable(400) }
        guard let method = Request.Method.allCases.first(where: { $0.rawValue.uppercased() == words[0] })
        else { throw .unreadable(405) }
        request = Request(method, query: query, host: hosts[0], headers: headers)
        guard method == .post else { return }
        guard let text = lengths.first else { throw .unreadable(411) }
        length = Int(text) ?? .max
        guard length <= Self.maxBody else { throw .unreadable(413) }
        let type = headers["content-type"]?.lowercased().prefix { $0 != ";" && $0 != " " }
        guard type == "application/x-www-form-urlencoded" else { throw .unreadable(400) }
    }

    /// The query of a target; nil if it is none, or of another host.
    private static func query(of target: String, host: String) -> Fields? {
        let schemes = ["http://", "https://", "/"]
        guard let scheme = schemes.first(where: target.lowercased().hasPrefix) else { return nil }
        let authority = target.dropFirst(scheme.count).prefix { $0 != "/" && $0 != "?" }
        guard scheme == "/" || Request.hostName(authority) == Request.hostName(host) else { return nil }
        return Fields(encoded: target.utf8.drop { $0 != UInt8(ascii: "?") }.dropFirst())
    }

    /// The name in lower case and the trimmed value; the second line of a folded header has no name.
    private static func header(_ line: [UInt8]) throws(Refusal) -> (String, String) {
        let name = line.prefix { $0 != UInt8(ascii: ":") }
        let isToken = name.allSatisfy { $0.isAlphanumeric || "!#$%&'*+-.^_`|~".utf8.contains($0) }
        guard isToken, !name.isEmpty, name.count < line.count else { throw .unreadable(400) }
        let isSpace = { (byte: UInt8) in byte == UInt8(ascii: " ") || byte == UInt8(ascii: "\t") }
        let value = line[(name.count + 1)...].drop(while: isSpace).reversed().drop(while: isSpace).reversed()
        return (String(decoding: name, as: UTF8.self).lowercased(), String(decoding: value, as: UTF8.self))
    }
}
