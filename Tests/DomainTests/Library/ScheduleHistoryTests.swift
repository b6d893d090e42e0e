import Samples
import TestKit
import Testing
import TrackerDomain

@Suite struct ScheduleHistoryTests {
    private static let monday = Schedule.on(.monday)
    private static let tuesday = Schedule.on(.tuesday)
    private static let friday = Schedule.on(.friday)

    private static func history(_ entries: (Day, Schedule)...) throws -> ScheduleHistory {
        try #require(ScheduleHistory(entries: entries.map { .init(from: $0.0, $0.1) }))
    }

    @Test("TRK-5: before the first entry the first schedule is in force, then each from its day on")
    func schedules() throws {
        let history = try Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.friday))
        #expect(history[.earliest] == Self.monday)
        #expect(history["2026-03-01"] == Self.monday)
        #expect(history["2026-03-02"] == Self.monday)
        #expect(history["2026-03-09"] == Self.monday)
        #expect(history["2026-03-10"] == Self.friday)
        #expect(history[.latest] == Self.friday)
    }

    // A search that went over them would take hours.
    @Test(
        "TRK-5: with an entry for each day there is, each is found without going over them",
        .timeLimit(.minutes(5)))
    func entryForEachDay() throws {
        let days = Day.earliest.number...Day.latest.number
        let history = try #require(Timeline<Int>(entries: days.map { .init(from: Day($0), $0) }))
        #expect(
            stride(from: days.lowerBound, through: days.upperBound, by: 97).allSatisfy {
                history[Day($0)] == $0
            })
        #expect(history[Day.earliest - 1] == days.lowerBound && history[Day.latest + 1] == days.upperBound)
    }

    @Test("entries ascend and there is at least one")
    func entries() {
        let early = ScheduleHistory.Entry(from: "2026-03-02", Self.monday)
        let late = ScheduleHistory.Entry(from: "2026-03-03", Self.friday)
        #expect(ScheduleHistory(entries: []) == nil)
        #expect(ScheduleHistory(entries: [late, early]) == nil)
        #expect(ScheduleHistory(entries: [early, early]) == nil)
        #expect(ScheduleHistory(entries: [early, late])?.entries == [early, late])
    }

    @Test("TRK-5: a change holds from today on, earlier days keep what they had")
    func changeToday() throws {
        let changed = ScheduleHistory(Self.monday, from: "2026-03-02").changing(
            to: Self.friday, on: "2026-03-10")
        #expect(try changed == Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.friday)))
        #expect(changed["2026-03-09"] == Self.monday)
        #expect(changed["2026-03-10"] == Self.friday)
    }

    @Test("TRK-5: a change on a day that has an entry replaces it")
    func sameDay() throws {
        let history = try Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.friday))
        #expect(
            try history.changing(to: Self.tuesday, on: "2026-03-10")
                == Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.tuesday)))
    }

    @Test("TRK-5: a change on the creation day covers all earlier days")
    func creationDay() {
        let changed = ScheduleHistory(Self.monday, from: "2026-03-02").changing(
            to: Self.friday, on: "2026-03-02")
        #expect(changed == ScheduleHistory(Self.friday, from: "2026-03-02"))
        #expect(changed["2026-02-01"] == Self.friday)
    }

    @Test("TRK-5: changing back the same day leaves no trace")
    func changeBack() throws {
        let history = try Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.friday))
        #expect(
            history.changing(to: Self.tuesday, on: "2026-03-12").changing(to: Self.friday, on: "2026-03-12")
                == history)
        #expect(
            history.changing(to: Self.tuesday, on: "2026-03-10").changing(to: Self.friday, on: "2026-03-10")
                == history)
        #expect(
            history.changing(to: Self.monday, on: "2026-03-10")
                == ScheduleHistory(Self.monday, from: "2026-03-02"))
    }

    @Test("TRK-5: a change to what is in force changes nothing")
    func sameSchedule() throws {
        let history = try Self.history(("2026-03-02", Self.monday), ("2026-03-10", Self.friday))
        #expect(history.changing(to: Self.friday, on: "2026-03-10") == history)
        #expect(history.changing(to: Self.friday, on: "2026-03-20") == history)
    }

    @Test("TRK-5: entries later than today are dropped (a clock set back)")
    func clockSetBack() throws {
        let history = try Self.history(
            ("2026-03-02", Self.monday), ("2026-03-10", Self.friday), ("2026-03-20", Self.tuesday))
        #expect(
            try history.changing(to: Self.tuesday, on: "2026-03-05")
                == Self.history(("2026-03-02", Self.monday), ("2026-03-05", Self.tuesday)))
        #expect(
            history.changing(to: Self.monday, on: "2026-03-05")
                == ScheduleHistory(Self.monday, from: "2026-03-02"))
    }

    @Test("TRK-5: with the clock before the creation day, earlier days still keep what they had")
    func clockBeforeCreation() {
        let created = ScheduleHistory(Self.monday, from: "2026-03-10")
        let once = created.changing(to: Self.tuesday, on: "2026-03-05")
        #expect(once["2026-03-04"] == Self.monday)
        #expect(once["2026-03-05"] == Self.tuesday)
        #expect(once["2026-03-10"] == Self.tuesday)
        let twice = once.changing(to: Self.friday, on: "2026-03-04")
        #expect(twice["2026-03-03"] == Self.monday)
        #expect(twice["2026-03-04"] == Self.friday)
        #expect(twice["2026-03-05"] == Self.friday)
    }

    @Test("TRK-5: with the clock on the first day there is, no entry stands before it")
    func clockOnEarliestDay() {
        let changed = ScheduleHistory(Self.monday, from: "2026-03-10").changing(
            to: Self.tuesday, on: .earliest)
        #expect(changed.entries.allSatisfy { $0.from.isValid })
        #expect(changed[.earliest] == Self.tuesday)
    }

    @Test(
        "TRK-5: any changes under any clock, against a table of days",
        arguments: 1...60 as ClosedRange<UInt64>)
    func changes(seed: UInt64) {
        var random = SeededRandom(seed: seed)
        let base = Int.random(in: -200...200, using: &random)
        let schedules = [Self.monday, Self.tuesday, Self.friday, .everyDay]
        let days = base - 30...base + 30
        let created = base
        var history = ScheduleHistory(Self.monday, from: Day(created))
        var table = Dictionary(uniqueKeysWithValues: days.map { ($0, Self.monday) })
        var hasCreationEntry = true
        for _ in 0..<8 {
            let today = Int.random(in: -25...25, using: &random) + base
            let schedule = schedules[Int.random(in: 0..<4, using: &random)]
            if today < created {
                // A change to the same value may drop the creation entry or not.
                if table[today] == schedule { continue }
                hasCreationEntry = false
            }
            history = history.changing(to: schedule, on: Day(today))
            let coversAll = hasCreationEntry && today == created
            for day in days where coversAll || day >= today { table[day] = schedule }
            #expect(days.filter { history[Day($0)] != table[$0] } == [])
        }
    }

    @Test(
        "a history's planned days are those of the schedule in force",
        arguments: 1...40 as ClosedRange<UInt64>)
    func plannedDays(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        var day = Day(Int.random(in: -700...100, using: &random))
        var entries: [(from: Day, weekdays: WeekdaySet)] = []
        for _ in 0...Int.random(in: 0...4, using: &random) {
            entries.append((day, WeekdaySet(rawValue: UInt8.random(in: 1...127, using: &random))))
            day = day + Int.random(in: 1...90, using: &random)
        }
        let history = try #require(
            ScheduleHistory(entries: entries.map { .init(from: $0.from, .weekdays($0.weekdays)) }))
        let tracker = Tracker.made(
            id: 1, name: "Habit", emoji: "🙂", color: .number(1), categoryID: .home, kind: .habit(history),
            createdOn: .earliest)
        let days = Day(-800)...Day(600)
        let planned = tracker.plan(through: .latest).planned.intersection(days)
        let expected = days.filter { day in
            (entries.last { $0.from <= day } ?? entries[0]).weekdays.contains(day.weekday)
        }
        #expect(Array(planned) == expected)
    }
}
