import Samples
import TestKit
import Testing
import TrackerDomain

/// Sums and breaks between two devices against the model: both act without knowing of each other, then meet.
@Suite struct SumMeetingTests {
    private static let seeds: ClosedRange<UInt64> = 1...UInt64(Torture.tries(brief: 500, full: 20_000))

    @Test("SUM-2, SUM-3, OFF-7, OFF-8: what both recorded counts once they meet, and no mark is made of it")
    func meeting() throws {
        var meetings = 0
        for seed in Self.seeds {
            guard var pair = try SumPair(seed: seed) else { continue }
            for _ in 0..<3 {
                try pair.laptop.act(&pair.random)
                try pair.phone.act(&pair.random)
            }
            let expected = pair.expected
            let (taken, library) = try pair.meet()
            #expect(taken.allSatisfy { $0.decided == [] }, "seed \(seed)")
            #expect(library.tracker(1) == expected.tracker, "seed \(seed)\n\(expected)")
            if let differences = HabitModel.differences(of: expected, today: pair.today) {
                Issue.record("seed \(seed)\n\(differences)")
            }
            meetings += 1
        }
        #expect(meetings > Self.seeds.count / 4)
    }
}

/// Two devices with one habit of a sum.
private struct SumPair {
    let base: PlainHabit
    let today: Int
    var random: SeededRandom
    var laptop: SumDevice
    var phone: SumDevice

    /// Nil for a habit that rests without an end, or whose days are of another rule.
    init?(seed: UInt64) throws {
        let (habit, today) = RandomHabit.sumSample(seed: seed)
        let days = (min(habit.created, today)...today).filter { day in
            let rule = habit.rules.last { $0.from <= day }?.rule ?? habit.rules[0].rule
            guard case .sum = rule else { return false }
            return !habit.completions.contains(day) && !habit.skips.contains(day)
        }
        guard habit.status == .active, days.count > 3 else { return nil }
        (base, self.today, random) = (habit, today, SeededRandom(seed: seed &+ 99))
        let library = try Library(id: 1000, categories: [.home], trackers: [habit.tracker])
        let (here, there) = try Device.pair(library)
        // What is set is of one device alone; what is added may be of both on the same day.
        laptop = SumDevice(
            device: here, habit: habit, today: today, days: days, own: days.filter { $0 % 3 == 0 })
        phone = SumDevice(
            device: there, habit: habit, today: today, days: days, own: days.filter { $0 % 3 == 1 })
    }

    /// The habit with what both did: a day off stays that one of them added last, or that none took away.
    var expected: PlainHabit {
        var habit = base
        for device in [laptop, phone] {
            habit.skips.formUnion(device.habit.skips)
            habit.pausedDays.subtract(device.pausedDaysTaken)
        }
        for device in [laptop, phone] {
            habit.pausedDays.formUnion(device.pausedDaysAdded)
            for (day, amount) in device.set { habit.amounts[day] = amount }
        }
        for (day, amount) in laptop.added.merging(phone.added, uniquingKeysWith: +) {
            habit.amounts[day, default: 0] += amount
        }
        return habit
    }

    mutating func meet() throws -> (taken: [MergeReport], library: Library) {
        let taken = [
            try laptop.device.journal.takeIn([phone.device.peer], today: Day(today)),
            try phone.device.journal.takeIn([laptop.device.peer], today: Day(today)),
        ]
        return (taken, try Device.meet(&laptop.device, &phone.device))
    }
}

/// One device, with its habit as the model has it.
private struct SumDevice {
    var device: Device
    var habit: PlainHabit
    let today: Int
    /// The days under a sum without a mark and a skip.
    let days: [Int]
    /// Those of which this device alone sets amounts.
    let own: [Int]
    /// In thousandths.
    var set: [Int: Int] = [:]
    var added: [Int: Int] = [:]
    /// The days off that it added, and that it took away, each by what it did last.
    var pausedDaysAdded: Set<Int> = []
    var pausedDaysTaken: Set<Int> = []

    /// Does something at random.
    mutating func act(_ random: inout SeededRandom) throws {
        let before = habit.pausedDays
        try change(&random)
        let (come, gone) = (habit.pausedDays.subtracting(before), before.subtracting(habit.pausedDays))
        pausedDaysAdded = pausedDaysAdded.subtracting(gone).union(come)
        pausedDaysTaken = pausedDaysTaken.subtracting(come).union(gone)
    }

    private mutating func change(_ random: inout SeededRandom) throws {
        func number(_ range: ClosedRange<Int>) -> Int { Int.random(in: range, using: &random) }
        let day = days[number(0...days.count - 1)]
        switch number(0...6) {
        case 0...1:
            guard set[day] == nil, !own.contains(day) else { return }
            let amount = number(1...9) * 500
            added[day, default: 0] += amount
            try record(.add, amount, on: day)
        case 2...3:
            guard let day = own.randomElement(using: &random), added[day] == nil else { return }
            set[day] = number(0...20) * 500
            try record(.set, set[day]!, on: day)
        case 4:
            guard habit.amounts[day] == nil, added[day] == nil, set[day] == nil else { return }
            try perform(.skip([1], on: DaySet([Day(day)])))
            habit.skips.insert(day)
        case 5:
            let (first, end) = (today + number(-10...10), today + number(-5...20))
            guard habit.takeBreak(from: first, until: end, today: today) else { return }
            try perform(.takeBreak([1], .adding(from: Day(first), until: Day(end))))
        default:
            if habit.rests(on: today) { habit.resume(today: today) } else { habit.takeBackNext(today: today) }
            try perform(.resume([1]))
        }
    }

    private mutating func record(_ operation: AmountEdit.Operation, _ thousandths: Int, on day: Int) throws {
        let amount = try #require(Amount(thousandths: thousandths))
        try perform(.amount(AmountEdit(operation, amount), of: 1, on: DaySet([Day(day)])))
    }

    private mutating func perform(_ edit: Edit) throws {
        try device.journal.perform([edit], today: Day(today))
    }
}
