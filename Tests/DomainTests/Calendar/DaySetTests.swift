import Samples
import Testing
import TrackerDomain

@Suite struct DaySetTests {
    @Test("the empty set")
    func empty() {
        let none = DaySet()
        #expect(none.isEmpty && none.count == 0)
        #expect(none.first == nil && none.last == nil)
        #expect(Array(none) == [])
        #expect(!none.contains(Day(0)))
        #expect(none.count(through: .latest) == 0)
        #expect(none.isSuperset(of: none) && none.isDisjoint(with: none))
    }

    @Test("TRK-1: a day is in the set once")
    func once() {
        var days = DaySet()
        let first = days.insert("2026-03-02")
        let second = days.insert("2026-03-02")
        #expect(first && !second && days.count == 1)
        let removed = days.remove("2026-03-02")
        let removedAgain = days.remove("2026-03-02")
        #expect(removed && !removedAgain && days.isEmpty)
    }

    @Test("days come out in ascending order, over both edges of a word and before day 0")
    func order() {
        let numbers = [-65, -64, -63, -1, 0, 1, 63, 64, 127, 128]
        #expect(DaySet(numbers.reversed().map { Day($0) }).map(\.number) == numbers)
    }

    @Test(
        "two days a century apart come out as two",
        arguments: [[-36_526, 73_046], [0, 64 * 40], [5, 70, 64 * 9]])
    func sparse(_ numbers: [Int]) {
        let days = DaySet(numbers.map { Day($0) })
        #expect(Array(days).map(\.number) == numbers)
        #expect(days.map(\.number) == numbers)
        #expect(Set(days).count == numbers.count)
    }

    @Test("the next day of a set, however far it lies behind a day")
    func next() {
        let numbers = [-200, -136, -135, 0, 63, 64, 128, 193, 9555]
        let days = DaySet(numbers.map { Day($0) })
        for number in -210...9560 {
            #expect(days.first(after: Day(number))?.number == numbers.first { $0 > number })
        }
        #expect(DaySet().first(after: Day(0)) == nil)
    }

    @Test("the first and the last day, in any word", arguments: [-129, -128, -64, -1, 0, 62, 63, 64, 9555])
    func ends(_ number: Int) {
        #expect(DaySet([Day(number)]).first == Day(number))
        #expect(DaySet([Day(number)]).last == Day(number))
        let pair = DaySet([Day(number), Day(number - 200)])
        #expect(pair.first == Day(number - 200) && pair.last == Day(number))
    }

    @Test(
        "64 days are added and read as bits, wherever in a word they begin",
        arguments: [-65, -64, -63, -1, 0, 1, 63, 64, 9555])
    func bits(first: Int) {
        let bits: UInt64 = 1 | 1 << 1 | 1 << 30 | 1 << 63
        var days = DaySet([Day(first - 1)])
        days.insert(bits: bits, from: Day(first))
        #expect(days.map(\.number) == [first - 1, first, first + 1, first + 30, first + 63])
        #expect(days.bits(from: Day(first)) == bits)
        #expect(days.bits(from: Day(first + 1)) == bits >> 1)
        #expect(days.bits(from: Day(first + 64)) == 0 && days.bits(from: Day(first - 65)) == 0)
    }

    @Test("bits of one day, and none, leave no empty words", arguments: [-1, 0, 1, 40])
    func fewBits(first: Int) {
        var days = DaySet()
        days.insert(bits: 0, from: Day(first))
        #expect(days == DaySet())
        days.insert(bits: 1 << 63, from: Day(first))
        #expect(days == DaySet([Day(first + 63)]) && days.first == Day(first + 63))
    }

    @Test(
        "the days up to a day are counted",
        arguments: [
            (-66, 0), (-65, 1), (-1, 1), (0, 2), (62, 2), (63, 3), (64, 4), (65, 4), (200, 5), (9999, 5),
        ])
    func countThrough(number: Int, count: Int) {
        let days = DaySet([-65, 0, 63, 64, 200].map { Day($0) })
        #expect(days.count(through: Day(number)) == count)
    }

    @Test("equal days make equal sets, whatever was there in between")
    func normalForm() {
        var days = DaySet([Day(100)])
        days.insert(Day(-1000))
        days.insert(Day(1000))
        days.remove(Day(-1000))
        days.remove(Day(1000))
        #expect(days == DaySet([Day(100)]))
        #expect(Set([days, DaySet([Day(100)])]).count == 1)
        days.remove(Day(100))
        #expect(days == DaySet())
        days.insert(Day(-1000))
        #expect(days == DaySet([Day(-1000)]))
    }

    @Test("subtracting leaves the normal form too")
    func subtracting() {
        var days = DaySet([-500, 3, 500].map { Day($0) })
        days.subtract(DaySet([-500, 4, 500, 9000].map { Day($0) }))
        #expect(days == DaySet([Day(3)]))
        days.subtract(days)
        #expect(days == DaySet())
    }
}
