import Testing
import TrackerDomain

struct DaySetBitsTests {
    /// Day 0 begins a word, day 60 ends one, -70 lies before the first.
    @Test(arguments: [0, 1, 60, 63, 64, 100, -1, -64, -70])
    func bitsFromAnyDay(number: Int) {
        let from = Day(number)
        let bits: UInt64 = 0b1011 | 1 << 63
        let later: UInt64 = 0b101 | 1 << 62
        var days = DaySet()
        days.insert(bits: bits, from: from)
        #expect(Array(days) == [from, from + 1, from + 3, from + 63])
        #expect(days.bits(from: from) == bits)
        #expect(days.bits(from: from + 1) == later)
        #expect(days.bits(from: from - 2) == 0b101100)
        #expect(days.bits(from: from + 64) == 0)
        #expect(days.bits(from: from - 64) == 0)
    }

    @Test("No bits leave a set as it is, an empty one too")
    func noBits() {
        var days = DaySet()
        days.insert(bits: 0, from: Day(5))
        #expect(days == DaySet())
        #expect(days.bits(from: Day(5)) == 0)
        days.insert(Day(9))
        let before = days
        days.insert(bits: 0, from: Day(-900))
        #expect(days == before)
    }

    @Test("Bits join the days that are there")
    func union() {
        var days = DaySet([Day(62), Day(64)])
        days.insert(bits: 0b110, from: Day(62))
        #expect(Array(days) == [Day(62), Day(63), Day(64)])
    }
}
