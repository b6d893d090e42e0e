import Samples
import Testing
import TrackerDomain

/// What a person is told of marks, and what not; with sync.md's table of what both did.
@Suite struct SyncTellingMarksTests {
    private static let friday = Told.friday

    @Test("SYNC 3: marks, additions, skips and pauses that both made are not told")
    func silent() throws {
        func amount(_ operation: AmountEdit.Operation, _ amount: Amount) -> Edit {
            .amount(AmountEdit(operation, amount), of: 2, on: DaySet([Self.friday]))
        }
        let mark = Edit.complete([1], on: Self.friday)
        let paused = try Library.holding(.habit(1, "Run", status: .paused(since: "2026-03-03")))
        let rows: [(Library?, [Edit], [Edit])] = [
            (nil, [.uncomplete([1], on: "2026-03-03")], []), (nil, [mark], []), (nil, [mark], [mark]),
            (paused, [.resume([1])], [mark]), (nil, [.skip([1], on: DaySet([Self.friday]))], [mark]),
            (nil, [amount(.add, "2")], [amount(.add, "1")]), (nil, [amount(.set, "3")], [amount(.set, "3")]),
            (nil, [.complete([2], on: Self.friday)], [.complete([2], on: Self.friday)]),
            (nil, [.adding(9, "Chess", in: .existing(.home))], [.adding(10, "Go", in: .existing(.home))]),
            (nil, [.archive([1])], []), (nil, [.archive([1])], [.complete([2], on: Self.friday)]),
            (nil, [.complete([4], on: Self.friday)], [.complete([4], on: Self.friday)]),
            (nil, [.complete([4], on: Self.friday)], []),
            (nil, [.deleteTracker(1)], [.deleteTracker(1)]), (nil, [.addCategory(id: 102, name: "Fun")], []),
        ]
        for (library, laptop, phone) in rows {
            let told = try Told(in: library, laptop, phone)
            #expect(told.laptop + told.phone == [], "\(laptop) \(phone)")
        }
    }

    @Test("SYNC 3: a mark that was undone here and made there is not told")
    func undone() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.perform(.complete([1], on: Self.friday))
        try laptop.undo()
        try phone.perform(.complete([1], on: Self.friday))
        #expect(try laptop.takeIn(phone).conflicts == [])
        #expect(try phone.takeIn(laptop).conflicts == [])
    }

    @Test("SYNC 3: what deleting, undoing and restoring on one device does is told nowhere but as deleted")
    func broughtBack() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        let run = try #require(phone.tracker(1))
        try laptop.perform(.deleteTracker(1))
        #expect(try phone.takeIn(laptop).conflicts == [.deleted([run], device: "laptop")])
        try laptop.undo()
        #expect(try phone.takeIn(laptop).conflicts == [])
        #expect(phone.tracker(1) == run)
        // Also if it was used here meanwhile.
        try laptop.perform(.deleteTracker(1))
        try laptop.undo()
        try phone.perform(.complete([1], on: Self.friday))
        #expect(try phone.takeIn(laptop).conflicts == [])
        #expect(try laptop.takeIn(phone).conflicts == [])
    }

    @Test("SYNC 3: a tracker archived here and marked there is told on both", arguments: [false, true])
    func archived(phoneIsFirst: Bool) throws {
        let told = try Told(
            [.archive([1])], [.complete([1], on: Self.friday)], phoneIsFirst: phoneIsFirst)
        let run = try #require(told.library.tracker(1))
        let days = DaySet([Self.friday])
        #expect(
            told.laptop == [
                .markedArchived(run, days, archivedOn: nil, markedOn: "phone", today: .today)
            ])
        // Whoever archived it and knows of the mark was told.
        let first = SyncConflict.markedArchived(run, days, archivedOn: "laptop", markedOn: nil, today: .today)
        #expect(told.phone == (phoneIsFirst ? [first] : []))
        #expect(told.desktop == [])
    }

    @Test("SYNC 3: an event that was done on two days is told on both", arguments: [false, true])
    func event(phoneIsFirst: Bool) throws {
        let told = try Told(
            [.complete([4], on: "2026-03-03")], [.complete([4], on: "2026-03-05")], phoneIsFirst: phoneIsFirst
        )
        let dentist = try #require(told.library.tracker(4))
        let twice = SyncConflict.eventDoneTwice(dentist, DaySet(["2026-03-03", "2026-03-05"]), today: .today)
        #expect(told.laptop == [twice])
        #expect(told.phone == [twice])
        #expect(told.desktop == [])
    }

    @Test("SYNC 3: an event that another device moved to another day is not done twice")
    func movedEvent() throws {
        var (laptop, phone) = try Device.pair(Told.begin())
        try laptop.perform(.complete([4], on: "2026-03-03"))
        try phone.takeIn(laptop)
        try phone.perform(.uncomplete([4], on: "2026-03-03"))
        try phone.perform(.complete([4], on: "2026-03-05"))
        #expect(try laptop.takeIn(phone).conflicts == [])
        #expect(laptop.tracker(4)?.marks == DaySet(["2026-03-05"]))
    }
}
