import Testing

@testable import Terminal

@Suite struct ClusterCodeTests {
    @Test(
        "A cluster of at most eight bytes is its bytes",
        arguments: ["a", " ", "й", "─", "🌺", "e\u{301}", "🇷🇺", "1\u{FE0F}\u{20E3}", "👍🏽"] as [Character])
    func short(cluster: Character) {
        let code = ClusterCode(cluster.utf8)
        var bytes: [UInt8] = []
        code.append(to: &bytes)
        #expect(bytes == Array(cluster.utf8))
        #expect(!code.isHash && code.character == cluster)
        #expect(code.onlyScalar == (cluster.unicodeScalars.count == 1 ? cluster.unicodeScalars.first : nil))
    }

    @Test("A longer one is a hash, which no bytes are", arguments: ["👨‍👩‍👧", "🏴‍☠️", "👨‍👩‍👦"] as [Character])
    func long(cluster: Character) {
        let code = ClusterCode(cluster.utf8)
        #expect(code.isHash && !code.isASCII && code.onlyScalar == nil)
        #expect(code != ClusterCode("👩‍👩‍👧".utf8))
    }

    @Test("Another spelling is another code; a second half and a blank are neither")
    func differences() {
        #expect(ClusterCode("й".utf8) != ClusterCode("и\u{306}".utf8))
        #expect(ClusterCode(" ".utf8) == .blank && ClusterCode.blank.isASCII)
        #expect(ClusterCode.secondHalf != .blank)
    }
}
