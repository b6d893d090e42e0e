import Samples
import Testing
import TrackerDomain

/// Undo and redo in a library in step: what still can be done is done, and the rest is told.
@Suite struct FittingTests {
    private let friday: Day = "2026-03-06"
    private let saturday: Day = "2026-03-07"

    /// A laptop and a phone in step, with one habit that has a goal.
    private func devices() throws -> (laptop: Journal, phone: Journal) {
        let library = try Library.holding(.habit(1, "Run", goal: "at least 5 km"), .habit(2, "Read"))
        let laptop = Journal.inStep(library, "lap1")
        return (laptop, .inStep(library, "pho1", from: laptop))
    }

    @Test("a mark that another device made, too, stays and is told; the others go")
    func days() throws {
        var (laptop, phone) = try devices()
        try laptop.perform([.complete([2], on: DaySet(friday...saturday))], today: .today)
        try phone.perform([.complete([2], on: friday)], today: .today)
        try laptop.takeIn(phone)
        let undone = try laptop.undo(today: .today)
        #expect(laptop.library.tracker(2)?.marks == DaySet([friday]))
        #expect(undone.steps.map(\.changes) == [[.uncompleted(2, DaySet([saturday]))]])
        #expect(undone.conflicts.map(\.changes) == [[.uncompleted(2, DaySet([friday]))]])

        // Redo does again what was undone, and no more.
        let redone = try laptop.redo(today: .today)
        #expect(redone.steps.map(\.changes) == [[.completed(2, DaySet([saturday]))]])
        #expect(redone.conflicts.isEmpty)
    }

    @Test("a step of which nothing can be undone is dropped and told")
    func dropped() throws {
        var (laptop, phone) = try devices()
        try laptop.perform([.complete([2], on: friday)], today: .today)
        try phone.perform([.complete([2], on: friday)], today: .today)
        try laptop.takeIn(phone)
        let undone = try laptop.undo(today: .today)
        #expect(undone.steps.isEmpty && undone.conflicts.count == 1)
        #expect(laptop.history.isEmpty)
        #expect(laptop.library.tracker(2)?.marks == DaySet([friday]))
        let nothing = try laptop.undo(today: .today)
        #expect(nothing.steps.isEmpty && nothing.conflicts.isEmpty)
    }

    @Test("a field that another device has set since keeps its value")
    func fields() throws {
        var (laptop, phone) = try devices()
        try laptop.perform([.editTracker(2, TrackerEdit(.name("Books"), .color(.number(7))))], today: .today)
        try phone.takeIn(laptop)
        try phone.perform([.editTracker(2, TrackerEdit(.name("Novels")))], today: .today)
        try laptop.takeIn(phone)
        let undone = try laptop.undo(today: .today)
        #expect(undone.conflicts.map(\.changes) == [[.tracker(2, .set(.name, from: "Books", to: "Read"))]])
        #expect(laptop.library.tracker(2)?.name == "Novels")
        #expect(laptop.library.tracker(2)?.color == .number(1))
    }

    @Test("what was added is taken away again, whatever others added meanwhile")
    func amounts() throws {
        var (laptop, phone) = try devices()
        let added = AmountEdit(.add, "1")
        try laptop.perform([.amount(added, of: 1, on: DaySet([friday]))], today: .today)
        try phone.perform([.amount(AmountEdit(.add, "2"), of: 1, on: DaySet([friday]))], today: .today)
        try laptop.takeIn(phone)
        #expect(laptop.library.tracker(1)?.amounts[friday] == "3")
        let undone = try laptop.undo(today: .today)
        #expect(laptop.library.tracker(1)?.amounts[friday] == "2")
        #expect(undone.conflicts.isEmpty)
        _ = try laptop.redo(today: .today)
        #expect(laptop.library.tracker(1)?.amounts[friday] == "3")
    }

    @Test("a new tracker that another device has marked since stays")
    func newTracker() throws {
        var (laptop, phone) = try devices()
        let new = NewTracker(id: 9, name: "Walk", category: .existing(.home), schedule: .everyDay)
        try laptop.perform([.addTracker(new)], today: .today)
        try phone.takeIn(laptop)
        try phone.perform([.complete([9], on: .today)], today: .today)
        try laptop.takeIn(phone)
        let undone = try laptop.undo(today: .today)
        #expect(undone.steps.isEmpty && undone.conflicts.count == 1)
        #expect(laptop.library.tracker(9)?.marks == DaySet([.today]))
    }

    @Test("a deleted tracker comes back with all its days, and with its category, which is gone elsewhere")
    func deletedTracker() throws {
        var (laptop, phone) = try devices()
        let before = try #require(laptop.library.tracker(2))
        try laptop.perform([.deleteTracker(2)], today: .today)
        try phone.takeIn(laptop)
        try phone.perform([.deleteCategory(.home)], today: .today)
        try laptop.takeIn(phone)
        #expect(laptop.library.category(.home) == nil)
        let undone = try laptop.undo(today: .today)
        #expect(laptop.library.tracker(2) == before)
        #expect(laptop.library.category(.home) == .home)
        #expect(undone.conflicts.isEmpty)

        // Two changes came back as one step.
        _ = try laptop.redo(today: .today)
        #expect(laptop.library.tracker(2) == nil && laptop.library.category(.home) == nil)
    }

    @Test("a habit with days that others gave it does not become an event again, which would not show them")
    func eventAgain() throws {
        var laptop = Journal.inStep(try .holding(.event(3, "Exam")), "lap1")
        var phone = Journal.inStep(laptop.library, "pho1", from: laptop)
        try laptop.perform([.restore(try .holding(.habit(3, "Exam")))], today: .today)
        try phone.takeIn(laptop)
        try phone.perform([.skip([3], on: DaySet([.today]))], today: .today)
        try laptop.takeIn(phone)
        let undone = try laptop.undo(today: .today)
        #expect(laptop.library.tracker(3)?.isEvent == false)
        #expect(laptop.library.tracker(3)?.skips == DaySet([.today]))
        #expect(undone.conflicts.flatMap(\.changes).count == 1)
    }

    @Test("a day that no library can hold is refused, as by any command")
    func invalidDay() throws {
        var laptop = try devices().laptop
        try laptop.perform([.complete([2], on: friday)], today: .today)
        let before = laptop
        #expect(throws: EditError.invalidDay(.latest + 1)) { try laptop.undo(today: .latest + 1) }
        #expect(laptop == before)
    }

    @Test("without another device a step says that an amount was set, as its file does")
    func withoutSync() throws {
        var alone = Journal(library: try .holding(.habit(1, "Run", goal: "at least 5 km")))
        let add = Edit.amount(AmountEdit(.add, "1"), of: 1, on: DaySet([friday]))
        #expect(
            try alone.perform([add], today: .today) == [
                .tracker(1, .value(.amount, on: friday, from: nil, to: "1"))
            ])
        var inStep = try devices().laptop
        #expect(
            try inStep.perform([add], today: .today)
                == [.tracker(1, .value(.amount, on: friday, from: nil, to: "1", isAdding: true))])
    }
}
