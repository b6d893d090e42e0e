import Terminal
import TestKit
import Testing

@Suite struct StringLayoutTests {
    @Test(arguments: [
        ("abcdef", 4, "abc…"), ("abc", 3, "abc"), ("abc", 1, "…"), ("abc", 0, ""), ("", 0, ""),
        ("abc", -1, ""),
        ("Поливать", 5, "Поли…"),
        // 日 fits into the four cells before the ellipsis, not into three.
        ("ab日本", 5, "ab日…"), ("ab日本", 4, "ab… "), ("日", 1, "…"),
        ("👨‍👩‍👧👨‍👩‍👧", 3, "👨‍👩‍👧…"), ("👨‍👩‍👧👨‍👩‍👧", 2, "… "),
        ("и\u{306}огурт", 3, "и\u{306}о…"),
    ])
    func clipping(_ text: String, _ cells: Int, _ expected: String) {
        #expect(Array(text.clipped(to: cells).utf8) == Array(expected.utf8))
    }

    @Test(arguments: [("abcdef", 5, "ab..."), ("abcdef", 2, ".."), ("abc", 3, "abc"), ("日本", 3, "...")])
    func clippingInASCII(_ text: String, _ cells: Int, _ expected: String) {
        #expect(text.clipped(to: cells, ellipsis: "...") == expected)
    }

    @Test func paddingPutsAnOddSpaceToTheRight() {
        #expect("ab".padded(to: 5) == "ab   ")
        #expect("ab".padded(to: 5, .right) == "   ab")
        #expect("ab".padded(to: 5, .center) == " ab  ")
        #expect("日本".padded(to: 5, .right) == " 日本")
        #expect("abc".padded(to: 2) == "abc")
    }

    @Test func fittingClipsOrPads() {
        #expect("abcdef".fitted(to: 4, .right) == "abc…")
        #expect("ab".fitted(to: 4, .right) == "  ab")
    }

    @Test func prefixNeverSplitsACluster() {
        #expect("a🇷🇺b".prefix(cells: 2) == "a")
        #expect("a🇷🇺b".prefix(cells: 3) == "a🇷🇺")
        #expect("e\u{301}".prefix(cells: 1) == "e\u{301}")
    }

    @Test("T41: fitted text has exactly the cells asked for")
    func fittedWidth() {
        var random = SeededRandom(seed: 41)
        let pieces: [Character] = ["a", "ж", "e\u{301}", "日", "👨‍👩‍👧", "🇷🇺", "1️⃣", "❤️", " "]
        for _ in 0..<1000 {
            let text = String((0..<8).compactMap { _ in pieces.randomElement(using: &random) })
            let cells = Int.random(in: 0...20, using: &random)
            #expect(text.fitted(to: cells).cellWidth == cells, "\(text.debugDescription) in \(cells)")
        }
    }
}
