import Samples
import Testing
import TrackerDomain

/// What undo, redo and clearing the history leave to other devices.
@Suite struct SyncUndoTests {
    private static let friday: Day = "2026-03-06"

    private func pair() throws -> (laptop: Device, phone: Device) {
        try Device.pair(.holding(.habit(1, "Run"), .habit(2, "Water", goal: "at least 5")))
    }

    private func add(_ amount: Amount) -> Edit {
        .amount(AmountEdit(.add, amount), of: 2, on: DaySet([Self.friday]))
    }

    @Test("SYNC 4: undoing +2 takes 2 back from what others added to, and redoing adds it again")
    func addition() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(add("2"))
        try phone.perform(add("1"))
        _ = try Device.meet(&laptop, &phone)
        try laptop.undo()
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[Self.friday] == "1")
        _ = try laptop.journal.redo(today: .today)
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[Self.friday] == "3")
    }

    @Test(
        "SYNC 4: an addition that was undone counts no more, whatever the other device sets meanwhile",
        arguments: [0, 1, 2])
    func takenBack(more: Int) throws {
        var (laptop, phone) = try pair()
        try laptop.perform(add("5"))
        try laptop.undo()
        #expect(laptop.tracker(2)?.amounts[Self.friday] == nil)
        if more > 0 { try laptop.perform(add("1")) }
        if more > 1 { try phone.perform(add("3")) }
        try phone.perform(.amount(AmountEdit(.set, "2"), of: 2, on: DaySet([Self.friday])))
        let expected: Amount = more > 0 ? "3" : "2"
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[Self.friday] == expected)
    }

    @Test("SYNC 4: two that undid what they added have no amount, and redo it")
    func takenBackTwice() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(add("5"))
        try phone.perform(add("1"))
        try laptop.undo()
        try phone.undo()
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[Self.friday] == nil)
        _ = try laptop.journal.redo(today: .today)
        #expect(try Device.meet(&laptop, &phone).tracker(2)?.amounts[Self.friday] == "5")
    }

    @Test("SYNC 4: undoing a deletion brings back all days of all devices")
    func deletion() throws {
        var (laptop, phone) = try pair()
        try phone.perform(.complete([1], on: Self.friday))
        _ = try Device.meet(&laptop, &phone)
        try laptop.perform(.deleteTracker(1))
        #expect(try Device.meet(&laptop, &phone).tracker(1) == nil)
        try laptop.undo()
        #expect(try Device.meet(&laptop, &phone).tracker(1)?.marks == DaySet([Self.friday]))
    }

    @Test("SYNC 4: a new name that the other device replaced is not undone, and this is told")
    func replacedName() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(.editTracker(1, TrackerEdit(.name("Jog"))))
        try phone.takeIn(laptop)
        try phone.perform(.editTracker(1, TrackerEdit(.name("Sprint"))))
        try laptop.takeIn(phone)
        let replayed = try laptop.undo()
        #expect(replayed.steps.isEmpty)
        #expect(replayed.conflicts.map(\.changes) == [[.tracker(1, .set(.name, from: "Jog", to: "Run"))]])
        #expect(laptop.tracker(1)?.name == "Sprint")
    }

    @Test("SYNC 4: a step that the other device has undone already is told, and no step before it is undone")
    func undoneElsewhere() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(.editTracker(1, TrackerEdit(.name("Jog"))))
        try laptop.perform(.complete([1], on: Self.friday))
        try phone.takeIn(laptop)
        try phone.perform(.uncomplete([1], on: Self.friday))
        try laptop.takeIn(phone)
        let replayed = try laptop.undo()
        #expect(replayed.steps.isEmpty)
        #expect(replayed.conflicts.map(\.changes) == [[.uncompleted(1, DaySet([Self.friday]))]])
        #expect(laptop.tracker(1)?.name == "Jog")
        #expect(try laptop.undo().steps.count == 1)
        #expect(laptop.tracker(1)?.name == "Run")
    }

    @Test("SYNC 4: undo adds no amount to a tracker that has become an event")
    func event() throws {
        var (laptop, _) = try pair()
        try laptop.perform(add("2"))
        try laptop.perform(.uncomplete([2], on: Self.friday))
        try laptop.journal.adopt(.holding(.habit(1, "Run"), .event(2, "Water")), today: .today)
        let replayed = try laptop.undo()
        #expect(replayed.steps.isEmpty)
        #expect(
            replayed.conflicts.map(\.changes) == [
                [.tracker(2, .value(.amount, on: Self.friday, from: nil, to: "2"))]
            ])
        #expect(laptop.tracker(2) == .event(2, "Water"))
    }

    @Test("SYNC 4: redo skips a habit's day again")
    func skip() throws {
        var (laptop, _) = try pair()
        try laptop.perform(.skip([1], on: DaySet([Self.friday])))
        try laptop.undo()
        #expect(laptop.tracker(1)?.skips == DaySet())
        _ = try laptop.journal.redo(today: .today)
        #expect(laptop.tracker(1)?.skips == DaySet([Self.friday]))
    }

    @Test("SYNC 3: clearing the history forgets what was deleted, on every device")
    func cleared() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(.deleteTracker(1), .deleteCategory(.work))
        laptop.journal.clearHistory()
        _ = try Device.meet(&laptop, &phone)
        for device in [laptop, phone] {
            let run = try #require(device.facts.trackers[1])
            #expect(run.created == nil)
            #expect(run.fields.isEmpty)
            #expect(device.facts.categories[.work]?.fields == [:])
        }
    }

    @Test("SYNC 3: what was cleared, restored and deleted again is forgotten again, until it is undone")
    func clearedTwice() throws {
        var (laptop, phone) = try pair()
        let full = laptop.journal.library
        try laptop.perform(.deleteTracker(1), .deleteCategory(.work))
        laptop.journal.clearHistory()
        try laptop.perform(.restore(full))
        try phone.takeIn(laptop)
        #expect(phone.journal.library == full)
        try laptop.perform(.deleteTracker(1), .deleteCategory(.work))
        #expect(laptop.facts.trackers[1]?.created == nil)
        #expect(laptop.facts.categories[.work]?.fields == [:])
        #expect(laptop.facts.joined(with: laptop.facts) == laptop.facts)
        try laptop.undo()
        #expect(laptop.journal.library == full)
    }

    @Test(
        "SYNC 3: what was cleared and brought back is forgotten again once that is undone, until it is redone"
    )
    func clearedAndUndone() throws {
        var (laptop, phone) = try pair()
        let full = laptop.journal.library
        try laptop.perform(.deleteTracker(1), .deleteCategory(.work))
        laptop.journal.clearHistory()
        try laptop.perform(.restore(full))
        try laptop.undo()
        #expect(laptop.facts.trackers[1]?.fields == [:])
        #expect(laptop.facts.categories[.work]?.fields == [:])
        #expect(laptop.facts.joined(with: laptop.facts) == laptop.facts)
        _ = try laptop.journal.redo(today: .today)
        #expect(try Device.meet(&laptop, &phone) == full)
    }

    @Test(
        "SYNC 8: no longer in step, what was done in step is undone, though no category was left to have a place"
    )
    func noLongerInStep() throws {
        var (laptop, _) = try pair()
        let full = laptop.journal.library
        try laptop.perform(.moveCategory(.work, .first))
        for category in full.categories { try laptop.perform(.deleteCategory(category.id)) }
        #expect(laptop.journal.library.categories.isEmpty)
        var alone = Journal(library: laptop.journal.library, history: laptop.journal.history)
        let count = alone.history.undo.count
        #expect(count == 1 + full.categories.count)
        _ = try alone.undo(count, today: .today)
        #expect(alone.library == full)
    }

    @Test("SYNC 3: what was cleared here stays with what was marked there")
    func clearedAndMarked() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(.deleteTracker(1))
        laptop.journal.clearHistory()
        try phone.perform(.complete([1], on: Self.friday))
        let library = try Device.meet(&laptop, &phone)
        #expect(library.tracker(1)?.name == "Run")
        #expect(library.tracker(1)?.marks == DaySet([Self.friday]))
    }

    @Test("SYNC 9: what is known already changes nothing when it comes again")
    func again() throws {
        var (laptop, phone) = try pair()
        try laptop.perform(.complete([1], on: Self.friday))
        let old = laptop
        try laptop.perform(.uncomplete([1], on: Self.friday))
        try phone.takeIn(laptop, laptop)
        let known = phone
        #expect(try phone.takeIn(old, laptop, old).isEmpty)
        #expect(phone.journal == known.journal)
    }

    @Test("SYNC 7: a device that has nothing takes over all of another one")
    func empty() throws {
        let (laptop, _) = try pair()
        var fresh = Device(
            journal: Journal(
                library: Library(id: laptop.journal.library.id),
                replica: Replica(facts: ReplicaState(), device: .phone)))
        try fresh.takeIn(laptop)
        #expect(fresh.journal.library == laptop.journal.library)
        #expect(fresh.facts == laptop.facts)
    }
}
