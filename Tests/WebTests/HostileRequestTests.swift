import TestKit
import Testing
import Web

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

@Suite struct HostileRequestTests {
    private static let seeds = [
        "GET /?p=week&d=2026-11-20 HTTP/1.1\r\nHost: localhost:8722\r\nCookie: a=b; c=d\r\nAccept: */*\r\n\r\n",
        "HEAD http://localhost/?a=%41 HTTP/1.0\r\nHost: localhost\r\n\r\n",
        """
        POST /?d=2026-11-20 HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/x-www-form-urlencoded\r
        Content-Length: 21\r\nSec-Fetch-Site: same-origin\r\n\r\ndo=done&id=%D1%91&a=+
        """,
        """
        POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\nContent-Length: 5\r\nX: y\r\n z\r\n\r\n5\r
        a=1&b\r\n0\r\n\r\n
        """,
    ].map { Array($0.utf8) }

    private static func hostile(using random: inout SeededRandom) -> [UInt8] {
        var bytes = seeds.randomElement(using: &random) ?? []
        switch Int.random(in: 0..<4, using: &random) {
        case 0:
            bytes = (0..<Int.random(in: 0...400, using: &random)).map { _ in
                .random(in: 0...255, using: &random)
            }
        case 1:
            for _ in 0...Int.random(in: 0...8, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                let signs = Array("\r\n\0 :%&=;?/\u{FF}".utf8)
                bytes[index] = signs.randomElement(using: &random) ?? 0
            }
        case 2:
            bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random)))
        default:
            let other = seeds.randomElement(using: &random) ?? []
            let start = Int.random(in: 0...other.count, using: &random)
            bytes = Array(bytes.prefix(Int.random(in: 0...bytes.count, using: &random))) + other[start...]
            if Int.random(in: 0..<20, using: &random) == 0 {
                bytes = Array(repeatElement(bytes, count: 400).joined().prefix(200_000))
            }
        }
        // Most would wait for the end of the head.
        return bytes + Array((Bool.random(using: &random) ? "\r\n\r\n" : "").utf8)
    }

    /// The outcome as text: a request, a refusal, or nothing yet.
    private static func outcome(_ bytes: [UInt8], piece: Int) -> String {
        var (reader, rest) = (RequestReader(), bytes[...])
        do throws(Refusal) {
            repeat {
                if let request = try reader.read(rest.prefix(piece)) {
                    // Whatever was asked is used as the program does.
                    let gate = Gate(hosts: [], token: Token())
                    let admitted = try? gate.admit(request, isOpen: { $0.query["r"] != nil })
                    return "\(request) \(String(describing: admitted?.bytes(for: request.method).count))"
                }
                rest = rest.dropFirst(piece)
            } while !rest.isEmpty
            return "more"
        } catch {
            return [400, 405, 411, 413, 431].contains(error.status)
                ? "\(error.status)" : "unexpected \(error)"
        }
    }

    /// `WEB_HOSTILE=100000 swift test -c release --filter HostileRequestTests` makes it the whole number.
    @Test("WEB-31: hostile requests are read or refused, in pieces as in one")
    func hostile() {
        let count = getenv("WEB_HOSTILE").flatMap { Int(String(cString: $0)) } ?? 5_000
        var random = SeededRandom(seed: 2026)
        var (requests, refusals, incomplete) = (0, 0, 0)
        for _ in 0..<count {
            let bytes = Self.hostile(using: &random)
            let outcome = Self.outcome(bytes, piece: max(bytes.count, 1))
            let pieces = Self.outcome(bytes, piece: Int.random(in: 1...64, using: &random))
            if outcome == "more" {
                incomplete += 1
            } else if Int(outcome) != nil {
                refusals += 1
            } else {
                requests += 1
            }
            if outcome != pieces || outcome.hasPrefix("unexpected") {
                Issue.record(
                    "\(outcome) is not \(pieces): \(String(decoding: bytes, as: UTF8.self).debugDescription)")
            }
        }
        // All three are met, or the requests are not those that they were meant to be.
        #expect(requests > count / 20 && refusals > count / 20 && incomplete > count / 20)
    }
}
