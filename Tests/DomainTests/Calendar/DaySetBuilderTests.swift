import Testing
import TrackerDomain

struct DaySetBuilderTests {
    @Test(
        "Bits of any day within the bounds, the outermost too", arguments: [0, 1, 63, 64, 127, -1, -64, -65])
    func bits(number: Int) {
        let from = Day(number)
        var builder = DaySetBuilder(within: from...from + 63)
        builder.insert(bits: 0b1011 | 1 << 63, from: from)
        #expect(Array(builder.days) == [from, from + 1, from + 3, from + 63])
    }

    @Test("In any order and twice; what is not used leaves no trace")
    func orders() {
        var builder = DaySetBuilder(within: Day(-300)...Day(300))
        for (bits, number) in [(0b1, 130), (0b101, 62), (0b1, 64), (0, 200), (0b11, -70)] as [(UInt64, Int)] {
            builder.insert(bits: bits, from: Day(number))
        }
        #expect(builder.days == DaySet([Day(-70), Day(-69), Day(62), Day(64), Day(130)]))
    }

    @Test("Nothing inserted is the empty set")
    func nothing() {
        #expect(DaySetBuilder(within: Day(5)...Day(5)).days == DaySet())
    }
}
