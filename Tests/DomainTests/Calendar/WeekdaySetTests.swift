import Samples
import Testing
import TrackerDomain

@Suite struct WeekdaySetTests {
    @Test("NEW-6: the three sets that have names")
    func named() {
        #expect(WeekdaySet.everyDay.members == Weekday.allCases)
        #expect(WeekdaySet.weekdays.members == [.monday, .tuesday, .wednesday, .thursday, .friday])
        #expect(WeekdaySet.weekends.members == [.saturday, .sunday])
    }

    @Test("members stand Monday first, each once")
    func members() {
        #expect(
            WeekdaySet([.sunday, .monday, .sunday, .wednesday]).members == [.monday, .wednesday, .sunday])
        #expect(WeekdaySet([Weekday]()).isEmpty)
    }

    @Test("a set contains its members alone", arguments: Weekday.allCases)
    func contains(_ weekday: Weekday) {
        let alone = WeekdaySet([weekday])
        #expect(Weekday.allCases.filter(alone.contains) == [weekday])
        #expect(alone.rawValue == 1 << UInt8(weekday.rawValue))
    }

    @Test("bits beyond Sunday are dropped, so that equal sets are equal")
    func extraBit() {
        #expect(WeekdaySet(rawValue: 0x80).isEmpty)
        #expect(WeekdaySet(rawValue: 0xFF) == .everyDay)
    }

    @Test("sets join and part")
    func algebra() {
        #expect(WeekdaySet.weekdays.union(.weekends) == .everyDay)
        #expect(WeekdaySet.weekdays.intersection(.weekends).isEmpty)
        #expect(WeekdaySet.everyDay.subtracting(.weekends) == .weekdays)
    }
}
