import Terminal
import Testing

@Suite struct TimedDecoderTests {
    private let start = ContinuousClock.now

    @Test("T69: a lone Esc is a key after at most 50 ms, and not before anything could follow")
    func escape() throws {
        var decoder = TimedDecoder()
        #expect(decoder.decode([0x1B], at: start) == [])
        let deadline = try #require(decoder.deadline)
        #expect(start < deadline && deadline <= start + .milliseconds(50))
        #expect(decoder.passTime(to: deadline - .milliseconds(1)) == [])
        #expect(decoder.passTime(to: deadline) == [.key(Key(.escape))])
        #expect(decoder.deadline == nil && decoder.passTime(to: deadline + .seconds(1)) == [])
    }

    @Test("T69: with kitty's first flag Esc is a sequence, which is a key at once")
    func kitty() {
        var decoder = TimedDecoder()
        #expect(decoder.decode(Array("\u{1B}[27u".utf8), at: start) == [.key(Key(.escape))])
        #expect(decoder.deadline == nil)
    }

    @Test("T69: a sequence whose bytes come 5 ms apart is one key, which waits for nothing")
    func pieces() {
        var decoder = TimedDecoder()
        var events: [InputEvent] = []
        for (index, byte) in "\u{1B}[1;3D".utf8.enumerated() {
            let now = start + .milliseconds(5 * index)
            events += decoder.passTime(to: now) + decoder.decode([byte], at: now)
        }
        #expect(events == [.key(Key(.left, .alt))])
        #expect(decoder.deadline == nil)
    }
}
