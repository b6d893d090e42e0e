import Samples
import TestKit
import Testing
import TrackerDomain

@Suite struct DayMapTests {
    @Test("AMT-1: values come out by day, whatever the order in which they were set, and one day has one")
    func order() {
        var map = DayMap<Note>()
        map["2026-03-05"] = Note("c")
        map["2026-03-02"] = Note("a")
        map["2026-03-04"] = Note("x")
        map["2026-03-04"] = Note("b")
        #expect(
            map.entries.map { "\($0.day) \($0.value.text)" } == [
                "2026-03-02 a", "2026-03-04 b", "2026-03-05 c",
            ])
        #expect(map.count == 3 && map.days == DaySet(["2026-03-02", "2026-03-04", "2026-03-05"]))
        map["2026-03-04"] = nil
        map["2026-03-03"] = nil
        #expect(map.values.map(\.text) == ["a", "c"])
        #expect(map["2026-03-04"] == nil && map["2026-03-05"]?.text == "c")
    }

    @Test("setting and removing in any order is as with a dictionary", arguments: 0..<40)
    func model(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        var (map, model): (DayMap<Int>, [Day: Int]) = (DayMap(), [:])
        for value in 0..<200 {
            let day = Day(Int.random(in: -200...200, using: &random))
            let new = Int.random(in: 0..<4, using: &random) == 0 ? nil : value
            (map[day], model[day]) = (new, new)
            #expect(map[day] == new)
        }
        let expected = model.sorted { $0.key < $1.key }
        #expect(map.entries.map(\.day) == expected.map(\.key) && map.values == expected.map(\.value))
        #expect(map.count == model.count && map.isEmpty == model.isEmpty)
    }

    @Test("AMT-1: amounts of several days at once, after the others or among them; a day has one amount")
    func several() {
        let (one, two, three) = (Amount(text: "1")!, Amount(text: "2")!, Amount(text: "3")!)
        var amounts = DayMap<Amount>()
        // Days 70 and 72.
        let isNew = amounts.insert([one, two], bits: 0b101, from: Day(70))
        #expect(isNew && amounts.entries.map(\.day.number) == [70, 72] && amounts.values == [one, two])
        // Days 10 and 71.
        let areAmong = amounts.insert([three, one], bits: 1 << 61 | 1, from: Day(10))
        #expect(areAmong && amounts.entries.map(\.day.number) == [10, 70, 71, 72])
        #expect(amounts.values == [three, one, one, two])
        let isSecond = amounts.insert([three], bits: 1, from: Day(72))
        #expect(!isSecond && amounts[Day(72)] == two)
    }

    @Test("NOTE-1: notes of a file must ascend by day")
    func ascending() {
        let (early, late) = (
            (day: Day("2026-03-02"), note: Note("a")), (day: Day("2026-03-03"), note: Note("b"))
        )
        #expect(DayMap(ascending: [early, late])?.values.map(\.text) == ["a", "b"])
        #expect(DayMap(ascending: [late, early]) == nil)
        #expect(DayMap(ascending: [early, early]) == nil)
    }
}
