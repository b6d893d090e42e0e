import Samples
import Testing
import TrackerDomain

/// UNDO-1: a step that no longer applies changes nothing. A history comes to that when the library's file was
/// altered by hand.
@Suite struct JournalConflictTests {
    /// The worked example with a fourth tracker, pinned.
    private static func library() throws -> Library {
        let example = try Library.workedExample()
        return try Library(
            id: example.id, categories: example.categories,
            trackers: example.trackers + [.habit(4, "Walk", pinned: true)])
    }

    private static func misfits() throws -> [Change] {
        [
            .trackerAdded(.habit(1, "Run"), at: 0),
            .trackerAdded(.habit(.home, "Run"), at: 0),
            .trackerAdded(.habit(9, in: 50), at: 0),
            .trackerAdded(.habit(9, " "), at: 0),
            .trackerAdded(.habit(9, planned: .weekdays([])), at: 0),
            .trackerDeleted(.habit(9), at: 0),
            .trackerDeleted(.habit(1, "Run", planned: .on(.monday)), at: 0),
            .trackerSet(9, .name, from: "Run", to: "Sprint"),
            .trackerSet(1, .name, from: "Sprint", to: "Walk"),
            .trackerSet(
                1, .category, from: "\(Identifier.home)", to: "\(Identifier(high: 0, low: 50))"),
            .trackerSet(1, .category, from: "\(Identifier.home)", to: "home"),
            .trackerSet(1, .name, from: "Run", to: ""),
            .trackerSet(1, .emoji, from: "🙂", to: "x"),
            .trackerSet(1, .color, from: "1", to: "19"),
            .trackerSet(1, .pinned, from: "no", to: "true"),
            .trackerSet(1, .schedule, from: "", to: "2026-03-08:mon"),
            .completed(9, DaySet([.today])),
            .completed(1, DaySet(["2026-03-03", "2026-03-04"] as [Day])),
            .completed(1, DaySet([.today, .latest + 1])),
            .completed(1, DaySet([.earliest - 1])),
            .uncompleted(9, DaySet([.today])),
            .uncompleted(1, DaySet(["2026-03-03", "2026-03-04"] as [Day])),
            .pinned(9), .pinned(4), .unpinned(9), .unpinned(1),
            .categoryAdded(Category(id: 1, name: "Art"), at: 0),
            .categoryAdded(Category(id: .home, name: "Art"), at: 0),
            .categoryAdded(Category(id: 50, name: "HOME"), at: 0),
            .categoryAdded(Category(id: 50, name: ""), at: 0),
            .categoryDeleted(Category(id: 50, name: "Art"), at: 0),
            .categoryDeleted(Category(id: .work, name: "Works"), at: 1),
            .categoryDeleted(.home, at: 0),
            .categorySet(50, .name, from: "Art", to: "Arts"),
            .categorySet(.work, .name, from: "Works", to: "Job"),
            .categorySet(.work, .name, from: "Work", to: "home"),
            .categorySet(.work, .name, from: "Work", to: " "),
        ]
    }

    @Test("UNDO-1: what does not fit is refused and named; nothing changes")
    func misfit() throws {
        for change in try Self.misfits() {
            let step = Step(changes: [.completed(1, DaySet([.today])), change], day: .today)
            var redone = Journal(library: try Self.library(), history: History(redo: [step]))
            let redoable = redone
            #expect(throws: EditError.stepNoLongerApplies(step)) { try redone.redo() }
            #expect(redone == redoable, "\(change)")

            // Undoing the inverse meets the same change.
            var undone = Journal(library: try Self.library(), history: History(undo: [step.inverse]))
            let undoable = undone
            let error = #expect(throws: EditError.self) { try undone.undo() }
            if case .stepNoLongerApplies = error {
            } else {
                Issue.record("\(change): \(String(describing: error))")
            }
            #expect(undone == undoable, "\(change)")
        }
    }

    @Test("UNDO-1: of several steps none is taken where one does not fit")
    func severalSteps() throws {
        let fits = Step(changes: [.pinned(4)], day: .today)
        let misfit = Step(changes: [.pinned(1)], day: .today)
        var journal = Journal(library: try Self.library(), history: History(undo: [fits, misfit, fits]))
        let before = journal
        #expect(throws: EditError.self) { try journal.undo(3) }
        #expect(journal == before)
        let one = try journal.undo(1)
        #expect(one.count == 1 && journal.library.tracker(4)?.isPinned == false)
    }

    @Test(
        "places in the order of creation that are not there any more become the nearest", arguments: [-5, 99])
    func places(index: Int) throws {
        let step = Step(
            changes: [
                .categoryAdded(Category(id: 50, name: "Art"), at: index), .trackerAdded(.habit(9), at: index),
            ],
            day: .today)
        var journal = Journal(library: try Self.library(), history: History(redo: [step]))
        _ = try journal.redo()
        #expect(journal.library.trackers.map(\.id) == (index < 0 ? [9, 1, 2, 3, 4] : [1, 2, 3, 4, 9]))
        #expect(
            journal.library.categories.map(\.id) == (index < 0 ? [50, .home, .work] : [.home, .work, 50]))
    }
}
