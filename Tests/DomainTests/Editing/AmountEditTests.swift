import Samples
import Testing
import TrackerDomain

@Suite struct AmountEditTests {
    private static func journal(_ goal: Goal? = "at least 5 km", amount: Amount? = nil, done: Bool = false)
        throws
        -> Journal
    {
        Journal(
            library: try .holding(
                .habit(
                    1, goal: goal, done: done ? [.today] : [], amounts: amount.map { [(.today, $0)] } ?? []),
                .event(2)))
    }

    private static func edit(
        _ operation: AmountEdit.Operation, _ amount: Amount, unit: String? = nil, on day: Day = .today
    ) -> Edit {
        .amount(AmountEdit(operation, amount, unit: unit), of: 1, on: DaySet([day]))
    }

    private static func set(_ old: String?, _ new: String?) -> Change {
        .tracker(1, .value(.amount, on: .today, from: old, to: new))
    }

    private static let completed = Change.completed(1, DaySet([.today]))
    private static let uncompleted = Change.uncompleted(1, DaySet([.today]))

    @Test(
        "AMT-1: amounts are exact decimals up to a million",
        arguments: [
            ("0", 0), ("5", 5000), ("2.5", 2500), ("0.125", 125), ("1000000", 1_000_000_000),
            ("007.10", 7100),
        ])
    func texts(_ text: String, thousandths: Int) {
        #expect(Amount(text: text)?.inThousandths == thousandths)
    }

    @Test(
        "AMT-1: what is no amount is none",
        arguments: [
            "", ".", "5.", ".5", "1e9", "5,5", "-3", "+3", "0.1234", "1000000.001", "1000001", "12345678",
        ])
    func noAmounts(_ text: String) {
        #expect(Amount(text: text) == nil)
    }

    @Test("AMT-1: the text of an amount is the shortest one")
    func shortest() {
        #expect(
            ["2.500", "2.05", "10.0", "0.001"].map { Amount(text: $0)?.text } == [
                "2.5", "2.05", "10", "0.001",
            ])
    }

    @Test(
        "AMT-1: a goal is above nothing, a limit may be nothing, a unit has up to 12 characters",
        arguments: [
            ("at least 5 km", true), ("at most 2 coffees", true), ("at most 0", true),
            ("at least 0.001", true),
            ("at least 0", false), ("at least", false), ("at least  5", false), ("about 5", false),
            ("at least 5 ", false), ("at least 5 123456789012", true), ("at least 5 1234567890123", false),
            ("at least 5 fl oz", true),
        ])
    func goals(_ text: String, isGoal: Bool) {
        #expect((Goal(text: text) != nil) == isGoal)
        #expect(Goal(text: text).map { $0.text == text } ?? true)
    }

    @Test("AMT-2: done when the goal is reached, undone when it no longer is")
    func reached() throws {
        var journal = try Self.journal()
        #expect(try journal.perform([Self.edit(.set, "3")], today: .today) == [Self.set(nil, "3")])
        #expect(
            try journal.perform([Self.edit(.add, "2", unit: "KM")], today: .today) == [
                Self.set("3", "5"), Self.completed,
            ])
        #expect(
            try journal.perform([Self.edit(.subtract, "0.5")], today: .today) == [
                Self.set("5", "4.5"), Self.uncompleted,
            ])
        #expect(try journal.perform([Self.edit(.set, "4.5")], today: .today) == [])
        _ = try journal.undo(3)
        #expect(journal.library == (try Self.journal().library))
    }

    @Test("AMT-2: within a limit once something is recorded; silence is no success")
    func limit() throws {
        var journal = try Self.journal("at most 2")
        #expect(!journal.library.trackers[0].marks.contains(.today))
        #expect(
            try journal.perform([Self.edit(.set, "2")], today: .today) == [
                Self.set(nil, "2"), Self.completed,
            ])
        #expect(
            try journal.perform([Self.edit(.add, "1")], today: .today) == [
                Self.set("2", "3"), Self.uncompleted,
            ])
    }

    @Test("K8: what was marked before there was a goal counts as the goal, and stays done with more")
    func markedWithoutAmount() throws {
        var journal = try Self.journal(done: true)
        let before = journal.library
        #expect(try journal.perform([Self.edit(.add, "1")], today: .today) == [Self.set(nil, "6")])
        _ = try journal.undo(1)
        #expect(journal.library == before)
        #expect(
            try journal.perform([Self.edit(.subtract, "1")], today: .today) == [
                Self.set(nil, "4"), Self.uncompleted,
            ])
        _ = try journal.undo(1)
        #expect(journal.library == before)
        #expect(
            journal.refusal(of: Self.edit(.subtract, "5.001"))
                == .amountBelowZero(name: "Habit", "5", unit: "km"))
        var limit = try Self.journal("at most 2", done: true)
        #expect(try limit.perform([Self.edit(.add, "1")], today: .today) == [Self.set(nil, "1")])
    }

    @Test("AMT-3: done records the goal itself, unless the amount already is that")
    func done() throws {
        var journal = try Self.journal()
        #expect(
            try journal.perform([.complete([1], on: .today)], today: .today) == [
                Self.set(nil, "5"), Self.completed,
            ])
        var more = try Self.journal(amount: "7")
        #expect(try more.perform([.complete([1], on: .today)], today: .today) == [Self.completed])
        var none = try Self.journal("at most 2")
        #expect(
            try none.perform([.complete([1], on: .today)], today: .today) == [
                Self.set(nil, "0"), Self.completed,
            ])
        let beyond = try Self.journal("at most 2", amount: "3")
        #expect(
            beyond.refusal(of: .complete([1], on: .today))
                == .beyondLimit(name: "Habit", "at most 2", "3", on: .today, today: .today))
    }

    @Test("AMT-2, AMT-3: done of a past date records the goal of that date")
    func donePastDate() throws {
        var journal = try Self.journal()
        try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 6 km")))], today: .today)
        try journal.perform([.complete([1], on: DaySet([.yesterday, .today]))], today: .today)
        let tracker = journal.library.trackers[0]
        #expect(tracker.amounts[.yesterday] == "5" && tracker.amounts[.today] == "6")
    }

    @Test("AMT-3: undone forgets the amount")
    func undone() throws {
        var journal = try Self.journal(amount: "7", done: true)
        #expect(
            try journal.perform([.uncomplete([1], on: .today)], today: .today) == [
                Self.set("7", nil), Self.uncompleted,
            ])
        var part = try Self.journal(amount: "3")
        #expect(try part.perform([.uncomplete([1], on: .today)], today: .today) == [Self.set("3", nil)])
    }

    @Test("AMT-3: an amount of a day to come, left by a clock that was set back, can be forgotten")
    func undoneToCome() throws {
        var journal = Journal(
            library: try .holding(.habit(1, goal: "at least 5 km", amounts: [(.tomorrow, "3")])))
        #expect(
            try journal.perform([.uncomplete([1], on: .tomorrow)], today: .today) == [
                .tracker(1, .value(.amount, on: .tomorrow, from: "3", to: nil))
            ])
    }

    @Test("AMT-3: refused with nothing changed")
    func refused() throws {
        let journal = try Self.journal(amount: "3")
        #expect(
            journal.refusal(of: Self.edit(.subtract, "3.5"))
                == .amountBelowZero(name: "Habit", "3", unit: "km"))
        #expect(journal.refusal(of: Self.edit(.add, "999997.5")) == .amountTooLarge(name: "Habit"))
        #expect(
            journal.refusal(of: Self.edit(.set, "3", unit: "mi"))
                == .otherUnit(name: "Habit", unit: "km", typed: "mi"))
        #expect(journal.refusal(of: Self.edit(.set, "3", on: .tomorrow)) == .futureDay(.tomorrow))
        let event = Edit.amount(AmountEdit(.set, "1"), of: 2, on: DaySet([.today]))
        #expect(journal.refusal(of: event) == .habitsOnly(.goal, name: "Event"))
        #expect(
            journal.refusal(of: .editTracker(2, TrackerEdit(.goal("at most 1"))))
                == .habitsOnly(.goal, name: "Event"))
    }

    @Test(
        "N1: a number that may mean thousands is refused where the goal of a day is 100 or more",
        arguments: [
            ("at least 100", false), ("at most 2000", false), ("at least 99.999", true),
            ("at most 5 km", true),
        ] as [(Goal, Bool)])
    func doubtful(goal: Goal, isTaken: Bool) throws {
        let edit = AmountEdit(.set, "5.125", mayBeThousands: true)
        var journal = try Self.journal(goal)
        guard isTaken else {
            return #expect(
                journal.refusal(of: .amount(edit, of: 1, on: DaySet([.today]))) == .doubtfulAmount(edit))
        }
        try journal.perform([.amount(edit, of: 1, on: DaySet([.today]))], today: .today)
        #expect(journal.library.trackers[0].amounts[.today] == "5.125")
    }

    @Test("N1: one of several days with a large goal is enough to make a number doubtful")
    func doubtfulDay() throws {
        var journal = try Self.journal("at least 2000 m")
        try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 2 km")))], today: .today)
        let edit = AmountEdit(.add, "1.125", mayBeThousands: true)
        #expect(
            journal.refusal(of: .amount(edit, of: 1, on: DaySet([.yesterday, .today])))
                == .doubtfulAmount(edit))
        try journal.perform([.amount(edit, of: 1, on: DaySet([.today]))], today: .today)
    }

    @Test("AMT-2: a goal changed decides anew on today alone")
    func redecided() throws {
        let tracker = Tracker.habit(
            1, goal: "at least 5 km", done: [.yesterday, .today],
            amounts: [(.yesterday, "5"), (.today, "5")])
        var journal = Journal(library: try .holding(tracker))
        let changes = try journal.perform(
            [.editTracker(1, TrackerEdit(.goal("at least 6 km")))], today: .today)
        #expect(
            changes == [
                .tracker(
                    1,
                    .set(
                        .goal, from: "2026-03-02:at least 5 km",
                        to: "2026-03-02:at least 5 km\n2026-03-08:at least 6 km")),
                Self.uncompleted,
            ])
        #expect(Array(try #require(journal.library.tracker(1)).marks) == [.yesterday])
        // A past date is decided by the goal of that date.
        try journal.perform([Self.edit(.set, "5.5", on: .yesterday)], today: .today)
        #expect(journal.library.trackers[0].marks.contains(.yesterday))
    }

    @Test("AMT-2: done is kept with the day, and an edit that leaves the goal alone decides nothing")
    func otherEdit() throws {
        var journal = try Self.journal(amount: "3", done: true)
        let changes = try journal.perform([.editTracker(1, TrackerEdit(.name("Run")))], today: .today)
        #expect(changes == [.tracker(1, .set(.name, from: "Habit", to: "Run"))])
    }

    @Test("AMT-6: a goal taken back on its first day never was")
    func takenBack() throws {
        var journal = try Self.journal(nil)
        let before = journal.library
        try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 5 km")))], today: .today)
        try journal.perform([.editTracker(1, TrackerEdit(.goal(nil)))], today: .today)
        #expect(journal.library == before)
    }

    @Test("AMT-6: adding, changing or removing a goal keeps all days")
    func kept() throws {
        var journal = Journal(
            library: try .holding(
                .habit(1, goal: "at least 5 km", done: ["2026-03-03"], amounts: [("2026-03-03", "5")])))
        try journal.perform([.editTracker(1, TrackerEdit(.goal(nil)))], today: .today)
        var tracker = journal.library.trackers[0]
        #expect(tracker.goal(on: .today) == nil && tracker.goal(on: .yesterday) == "at least 5 km")
        #expect(tracker.amounts["2026-03-03"] == "5" && tracker.marks.contains("2026-03-03"))
        #expect(try journal.perform([.complete([1], on: .today)], today: .today) == [Self.completed])
        try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 5 km")))], today: .today)
        tracker = journal.library.trackers[0]
        #expect(tracker.goals?.entries.count == 1 && tracker.amounts["2026-03-03"] == "5")
    }
}
