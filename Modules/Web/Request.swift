/// A whole request; it has no path, so that the pages work in any folder of any server.
package struct Request: Hashable, Sendable {
    package enum Method: String, CaseIterable, Sendable { case get, head, post }

    package var method: Method
    package var query: Fields
    /// The fields of the body; none unless it is a POST.
    package var form: Fields
    /// The header Host as it was sent.
    package var hostHeader: String
    private let headers: [String: String]

    package init(
        _ method: Method = .get, query: Fields = Fields(), form: Fields = Fields(),
        host: String = "localhost", headers: Fields = Fields()
    ) {
        (self.method, self.query, self.form, hostHeader) = (method, query, form, host)
        self.headers = Dictionary(headers.map { ($0.name.lowercased(), $0.value) }) { first, _ in first }
    }

    /// The requested host without its port, in lower case.
    package var host: String { Self.hostName(hostHeader) }

    /// The first value of a header, whose name may be in any case.
    package func header(_ name: String) -> String? { headers[name.lowercased()] }

    package func cookie(_ name: String) -> String? {
        let cookies = (header("Cookie") ?? "").split(separator: ";").lazy.map { $0.drop { $0 == " " } }
        return cookies.first { $0.hasPrefix(name + "=") }.map { String($0.dropFirst(name.count + 1)) }
    }

    /// True for letters, digits, "-" and ".", of which the name of a host consists.
    package static func isHostName(_ text: String) -> Bool {
        !text.isEmpty && text.utf8.allSatisfy { $0.isAlphanumeric || "-.".utf8.contains($0) }
    }

    static func hostName(_ text: some StringProtocol) -> String {
        let name = text.lowercased()
        let colon = name.utf8.lastIndex(of: UInt8(ascii: ":")) ?? name.endIndex
        return name[colon...].utf8.dropFirst().allSatisfy(\.isDigit) ? String(name[..<colon]) : name
    }
}
