import Samples
import Testing
import TrackerDomain

/// A day follows from its amount, whatever two devices made of both (sync.md §3).
@Suite struct AmountMeetingTests {
    private static let friday = Told.friday

    private func amount(_ operation: AmountEdit.Operation, _ amount: Amount) -> Edit {
        .amount(AmountEdit(operation, amount), of: 2, on: DaySet([Self.friday]))
    }

    private func set(_ amount: Amount) -> Edit { self.amount(.set, amount) }
    private func add(_ amount: Amount) -> Edit { self.amount(.add, amount) }

    private func lost(
        _ own: String?, _ kept: String?, of tracker: Tracker?, isDone: Bool? = nil
    ) throws -> [SyncConflict] {
        [
            .overwritten(
                .value(.amount, of: try #require(tracker), on: Self.friday), lost: own, kept: kept,
                isDone: isDone)
        ]
    }

    @Test(
        "STEP-8: of two amounts that were set one stands, the day follows from it, and who set the other is told"
    )
    func stands() throws {
        let low = try Told([set("6")], [set("2")])
        #expect(low.library.tracker(2)?.amounts[Self.friday] == "2")
        #expect(low.library.tracker(2)?.marks == DaySet())
        #expect(low.laptop == (try lost("6", "2", of: low.library.tracker(2), isDone: false)))
        let high = try Told([set("2")], [set("6")])
        #expect(high.library.tracker(2)?.marks == DaySet([Self.friday]))
        #expect(high.laptop == (try lost("2", "6", of: high.library.tracker(2), isDone: true)))
        let still = try Told([set("3")], [set("4")])
        #expect(still.laptop == (try lost("3", "4", of: still.library.tracker(2))))
        #expect(low.phone + high.phone + still.phone == [])
    }

    @Test("STEP-8: an amount that was removed elsewhere takes the mark along that came with it")
    func removed() throws {
        let told = try Told([set("6")], [set("2"), .uncomplete([2], on: Self.friday)])
        #expect(told.library.tracker(2)?.amounts.isEmpty == true)
        #expect(told.library.tracker(2)?.marks == DaySet())
        #expect(told.laptop == (try lost("6", nil, of: told.library.tracker(2), isDone: false)))
        #expect(told.phone == [])
    }

    @Test("STEP-8: a mark that somebody made without an amount stays when the amount gives way")
    func bareMark() throws {
        let library = try Library.holding(.habit(2, "Water"))
        let told = try Told(
            in: library, [set("6")],
            [set("2"), .uncomplete([2], on: Self.friday), .complete([2], on: Self.friday)])
        #expect(told.library.tracker(2)?.amounts.isEmpty == true)
        #expect(told.library.tracker(2)?.marks == DaySet([Self.friday]))
    }

    @Test("STEP-8, AMT-12: a day that was done with an amount and holds one stays done without a goal")
    func noGoal() throws {
        var (laptop, phone) = try Device.pair(.holding(.habit(2, "Water")))
        try laptop.perform(set("6"))
        try phone.takeIn(laptop)
        try phone.perform(.uncomplete([2], on: Self.friday))
        try laptop.perform(add("1"))
        let library = try Device.meet(&laptop, &phone)
        #expect(library.tracker(2)?.amounts[Self.friday] == "1")
        #expect(library.tracker(2)?.marks == DaySet([Self.friday]))
    }

    @Test("STEP-8: additions count together, and a lower amount set before more was heard of undoes the day")
    func additions() throws {
        for isEarly in [true, false] {
            var (laptop, phone) = try Device.pair(Told.begin())
            try laptop.perform(add("2"))
            try phone.perform(add("3"))
            #expect(try laptop.takeIn(phone).conflicts == [])
            #expect(laptop.tracker(2)?.marks == DaySet([Self.friday]))
            if isEarly {
                // It knows the additions, and not that the laptop has marked the day.
                var early = try Device.pair(Told.begin()).laptop
                try early.perform(add("2"))
                #expect(try phone.takeIn(early).conflicts == [])
            } else {
                #expect(try phone.takeIn(laptop).conflicts == [])
            }
            try phone.perform(set("1"))
            let library = try Device.meet(&laptop, &phone)
            #expect(library.tracker(2)?.amounts[Self.friday] == "1")
            #expect(library.tracker(2)?.marks == DaySet())
        }
    }

    @Test("STEP-8: what two devices add goes beyond a limit, and the day is not kept")
    func limit() throws {
        let library = try Library.holding(.habit(2, "Coffee", goal: "at most 3"))
        let told = try Told(in: library, [add("2")], [add("3")])
        #expect(told.library.tracker(2)?.amounts[Self.friday] == "5")
        #expect(told.library.tracker(2)?.marks == DaySet())
        #expect(told.laptop + told.phone == [])
    }

    @Test("STEP-8: undoing decides the day, and takes with the amount a mark that another device made for it")
    func undone() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.perform(set("2"))
        try phone.takeIn(laptop)
        try laptop.perform(add("3"))
        try phone.perform(add("3"))
        try phone.takeIn(laptop)
        #expect(phone.tracker(2)?.amounts[Self.friday] == "8")
        try phone.undo()
        #expect(phone.tracker(2)?.amounts[Self.friday] == "5")
        #expect(phone.tracker(2)?.marks == DaySet([Self.friday]))
        try laptop.takeIn(phone)
        #expect(try laptop.undo().conflicts == [])
        #expect(laptop.tracker(2)?.amounts[Self.friday] == "2")
        #expect(laptop.tracker(2)?.marks == DaySet())
    }

    @Test("STEP-8: a day edited by hand is decided where a goal is in force, in a library in step")
    func byHand() throws {
        var (laptop, _) = try Device.pair(Told.begin())
        let edited = try Library.holding(
            .habit(1, "Run", done: ["2026-03-03"]),
            .habit(
                2, "Water", goal: "at least 5", done: [Self.friday], amounts: [(Self.friday, Amount("2"))]),
            .event(4, "Dentist", in: .work))
        try laptop.journal.adopt(edited, today: .today)
        #expect(laptop.tracker(2)?.amounts[Self.friday] == "2")
        #expect(laptop.tracker(2)?.marks == DaySet())
    }

    @Test("AMT-2, TRK-5: a goal set on the day of creation decides the days before, a later one only today")
    func goals() throws {
        let days: [Day] = [.today - 1, .today]
        func marks(createdOn day: Day) throws -> DaySet? {
            let habit = Tracker.habit(
                1, "Run", created: day, goal: "at least 5 km", amounts: days.map { ($0, "3") })
            var journal = Journal(library: try .holding(habit))
            try journal.perform([.editTracker(1, TrackerEdit(.goal("at least 3 km")))], today: .today)
            return journal.library.tracker(1)?.marks
        }
        #expect(try marks(createdOn: .today) == DaySet(days))
        #expect(try marks(createdOn: .today - 5) == DaySet([.today]))
    }

    @Test(
        "STEP-8: a mark that stands alone on one side, though of an event there, stays where the amount gave way"
    )
    func ofEvent() throws {
        let water = Tracker.habit(
            2, "Water", goal: "at least 5", done: [Self.friday], amounts: [(Self.friday, "5")])
        var (laptop, phone) = try Device.pair(.holding(water))
        var desktop = laptop.other(.desktop)
        // By hand it becomes an event, whose mark is left.
        try phone.journal.adopt(
            .holding(.event(2, "Water", done: [Self.friday])), today: .today - 3)
        try laptop.perform(.editTracker(2, TrackerEdit(.schedule(.weekdays(WeekdaySet([.friday]))))))
        try desktop.perform(.pin(2))
        try laptop.takeIn(phone, desktop)
        let joined = try #require(laptop.tracker(2))
        #expect(!joined.isEvent && joined.isPinned && joined.amounts.isEmpty)
        #expect(joined.marks == DaySet([Self.friday]))
    }
}
