import Testing

@testable import TrackerData

@Suite struct SixteenBytesTests {
    private func end(_ text: [UInt8], from start: Int) -> (end: Int, union: UInt64) {
        var union: UInt64 = 0
        let end = text.withUnsafeBytes {
            SixteenBytes.end(of: $0, from: start, before: "<", "&", &union)
        }
        return (end, union)
    }

    @Test("Whole sixteens without either byte are passed, from any place on", arguments: 0...20)
    func passing(start: Int) {
        let text = [UInt8](repeating: UInt8(ascii: "a"), count: start + 40)
        #expect(end(text, from: start).end == start + 32)
    }

    @Test("The sixteen that holds one of them is not, wherever it stands in it", arguments: 0..<16)
    func stopping(place: Int) {
        for byte in "<&".utf8 {
            var text = [UInt8](repeating: UInt8(ascii: "a"), count: 48)
            text[16 + place] = byte
            #expect(end(text, from: 0).end == 16)
        }
    }

    @Test("What is passed tells whether it is ASCII; what is not does not", arguments: 0..<16)
    func union(place: Int) {
        var text = [UInt8](repeating: UInt8(ascii: "a"), count: 32)
        text[place] = 0xC3
        #expect(end(text, from: 0).union & EightBytes.highBits != 0)
        #expect(end(text, from: 16).union & EightBytes.highBits == 0)
        text[16 + place] = 0xC3
        text[16 + (place + 1) % 16] = UInt8(ascii: "<")
        #expect(end(text, from: 16).union == 0)
    }

    @Test("Less than sixteen are left to others", arguments: 0..<16)
    func short(count: Int) {
        let text = [UInt8](repeating: 0xFF, count: count)
        #expect(end(text, from: 0) == (0, 0))
    }
}
