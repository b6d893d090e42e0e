import Terminal
import TestKit
import Testing

@Suite struct KeyDecoderTests {
    @Test("T68, T70, T71, T72: every known sequence")
    func meaning() {
        for sequence in KeySequence.all {
            var decoder = KeyDecoder()
            #expect(decoder.decode(Array(sequence.text.utf8)) == sequence.events, "\(sequence)")
            #expect(!decoder.isAmbiguous, "\(sequence)")
            #expect(decoder.decode(Array("q".utf8)) == [.key(Key("q"))], "\(sequence)")
        }
    }

    @Test("T69: split at any byte it is the same")
    func splitting() {
        for sequence in KeySequence.all {
            let bytes = Array((sequence.text + "q").utf8)
            let expected = sequence.events + [.key(Key("q"))]
            for offset in bytes.indices {
                var decoder = KeyDecoder()
                let events = decoder.decode(bytes[..<offset]) + decoder.decode(bytes[offset...])
                #expect(events == expected, "\(sequence) split at \(offset)")
            }
            var decoder = KeyDecoder()
            #expect(bytes.flatMap { decoder.decode([$0]) } == expected, "\(sequence)")
        }
    }

    @Test(
        "T69: without more bytes, what might begin a sequence is a key",
        arguments: [
            ("\u{1B}", [Key(.escape)]), ("\u{1B}\u{1B}", [Key(.escape), Key(.escape)]),
            ("\u{1B}[", [Key("[", .alt)]),
            ("\u{1B}O", [Key("O", .alt)]), ("\u{1B}]", [Key("]", .alt)]), ("\u{1B}P", [Key("P", .alt)]),
            ("\u{1B}_", [Key("_", .alt)]),
        ])
    func timeout(_ text: String, _ keys: [Key]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array(text.utf8)) == [])
        #expect(decoder.isAmbiguous)
        #expect(decoder.timeout() == keys.map { .key($0) })
        #expect(!decoder.isAmbiguous)
        #expect(decoder.timeout() == [])
        #expect(decoder.decode(Array("A".utf8)) == [.key(Key("A"))])
    }

    @Test(
        "T69: in the middle of a sequence time changes nothing",
        arguments: [
            "\u{1B}[1;5A", "\u{1B}O5P", "\u{1B}]11;rgb:0/0/0\u{7}", "й", "\u{1B}[200~ab\u{1B}[201~",
        ])
    func timeoutWithin(_ text: String) throws {
        var whole = KeyDecoder()
        let bytes = Array(text.utf8)
        let expected = whole.decode(bytes)
        try #require(expected.count == 1)
        for offset in bytes.indices.dropFirst(bytes[0] == 0x1B ? 3 : 1) {
            var decoder = KeyDecoder()
            #expect(decoder.decode(bytes[..<offset]) == [])
            #expect(decoder.timeout() == [])
            #expect(decoder.decode(bytes[offset...]) == expected)
        }
    }

    @Test("T86: twenty escapes in a row are twenty")
    func manyEscapes() {
        var decoder = KeyDecoder()
        let events = decoder.decode([UInt8](repeating: 0x1B, count: 20)) + decoder.timeout()
        #expect(events == Array(repeating: .key(Key(.escape)), count: 20))
    }

    @Test(
        "T71: what is no UTF-8 is dropped, what follows is not",
        arguments: [
            [0x80], [0xBF, 0xBF], [0xC0, 0xAF], [0xC1], [0xF5], [0xFF], [0xD0], [0xE2, 0x82],
            [0xF0, 0x9F, 0x8C],
            [0xED, 0xA0, 0x80], [0xE0, 0x80, 0x80], [0xF4, 0x90, 0x80, 0x80], [0xC2, 0x9B],
        ] as [[UInt8]])
    func invalidText(_ bytes: [UInt8]) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(bytes + Array("яq".utf8)) == [.key(Key("я")), .key(Key("q"))])
    }

    @Test("T70: bytes in a paste that are no UTF-8 are dropped")
    func invalidPaste() {
        var decoder = KeyDecoder()
        let bytes = Array("\u{1B}[200~a".utf8) + [0xFF, 0xD0] + Array("b\u{1B}[201~".utf8)
        #expect(decoder.decode(bytes) == [.paste("ab")])
    }

    @Test(
        "T71: a sequence that was cut off does not take the next key with it",
        arguments: [
            ("\u{1B}[1;5", [Key("c", .control)], "\u{3}"), ("\u{1B}[1;5", [Key(.up)], "\u{1B}[A"),
            ("\u{1B}]11;rgb", [Key("c", .control)], "\u{3}"), ("\u{1B}]11;rgb", [Key(.up)], "\u{1B}[A"),
            ("\u{1B}P1$r", [Key("q", .alt)], "\u{1B}q"), ("\u{1B}O1;", [Key(.enter)], "\r"),
            ("\u{1B}[1", [Key("я")], "я"),
        ])
    func cutOff(_ beginning: String, _ keys: [Key], _ next: String) {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array((beginning + next).utf8)) == keys.map { .key($0) })
    }

    @Test("T71: a string without end is given up after 64 KiB, a sequence swallowed whole")
    func bounds() {
        var decoder = KeyDecoder()
        #expect(decoder.decode(Array("\u{1B}]".utf8) + [UInt8](repeating: 0x61, count: 65_537)) == [])
        #expect(decoder.decode(Array("q".utf8)) == [.key(Key("q"))])
        let long = Array("\u{1B}[".utf8) + [UInt8](repeating: 0x31, count: 100_000) + Array("Aq".utf8)
        #expect(decoder.decode(long) == [.key(Key("q"))])
    }

    @Test("T71: after any bytes at all, a key is a key")
    func fuzz() {
        var random = SeededRandom(seed: 71)
        var decoder = KeyDecoder()
        let sequences = KeySequence.all.map { Array($0.text.utf8) }
        var count = 0
        while count < 200_000 {
            var bytes = (0..<Int.random(in: 1...12, using: &random)).map { _ in
                UInt8.random(in: 0...255, using: &random)
            }
            if Bool.random(using: &random), var known = sequences.randomElement(using: &random) {
                known[Int.random(in: known.indices, using: &random)] ^=
                    1 << UInt8.random(in: 0...7, using: &random)
                bytes += known
            }
            count += bytes.count
            for event in decoder.decode(bytes) {
                if case .key(let key) = event, case .character(let character) = key.code {
                    #expect(character.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
                }
            }
        }
        // An unfinished paste must end, and no more than one report can be under way.
        _ = decoder.decode(Array("\u{1B}[201~".utf8))
        _ = decoder.decode([3, 3, 3])
        #expect(decoder.decode(Array("q".utf8)) == [.key(Key("q"))])
    }
}
