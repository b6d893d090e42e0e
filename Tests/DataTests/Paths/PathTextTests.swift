import TestKit
import Testing
import TrackerData

struct PathTextTests {
    private func bytes(_ text: String) -> [UInt8] {
        PathText.path(text).dropLast().map { UInt8(bitPattern: $0) }
    }

    @Test(
        "S14: bytes that are no UTF-8 become scalars of their own; the rest stays as it is",
        arguments: [
            ([], ""), (Array("/home/Анна 🙂".utf8), "/home/Анна 🙂"), ([0x68, 0xFF], "h\u{10FFFF}"),
            // A character cut off, one too long a form, a surrogate.
            ([0xD0, 0x2F], "\u{10FFD0}/"), ([0xC0, 0xAF], "\u{10FFC0}\u{10FFAF}"),
            ([0xED, 0xA0, 0x80], "\u{10FFED}\u{10FFA0}\u{10FF80}"),
            // The scalar of a byte, spelled out, and the one before those.
            ([0xF4, 0x8F, 0xBE, 0x80], "\u{10FFF4}\u{10FF8F}\u{10FFBE}\u{10FF80}"),
            ([0xF4, 0x8F, 0xBD, 0xBF], "\u{10FF7F}"),
        ] as [([UInt8], String)])
    func examples(path: [UInt8], text: String) {
        #expect(Array(PathText.text(of: path).unicodeScalars) == Array(text.unicodeScalars))
        #expect(bytes(text) == path)
        #expect(PathText.path(text).last == 0)
    }

    @Test("S14: any bytes come back as they were, and no two paths are one text")
    func random() {
        var random = SeededRandom(seed: 14)
        // These bytes make characters, parts of them and the scalars of bytes.
        let choice: [UInt8] = [0x2F, 0x61, 0x80, 0x8F, 0xBE, 0xBF, 0xC3, 0xD0, 0xE2, 0xF0, 0xF4, 0xFF]
        var seen: [String: [UInt8]] = [:]
        for _ in 0..<2000 {
            let path = (0..<Int.random(in: 0...7, using: &random)).map { _ in
                choice.randomElement(using: &random) ?? 0x61
            }
            let text = PathText.text(of: path)
            #expect(bytes(text) == path)
            #expect(seen.updateValue(path, forKey: text) ?? path == path)
        }
    }
}
