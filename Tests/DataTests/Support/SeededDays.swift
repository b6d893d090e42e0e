import Samples
import TestKit
import TrackerDomain

/// Random sets of days, some in long runs.
struct SeededDays {
    private var random: SeededRandom

    init(seed: UInt64) {
        random = SeededRandom(seed: seed)
    }

    mutating func days() -> DaySet {
        var days = DaySet()
        for _ in 0..<Int.random(in: 0...12, using: &random) {
            let start = Day(
                Int.random(in: Day("2019-12-01").number...Day("2028-03-05").number, using: &random))
            days.formUnion(DaySet(start...start + Int.random(in: 0...70, using: &random)))
        }
        return days
    }
}
