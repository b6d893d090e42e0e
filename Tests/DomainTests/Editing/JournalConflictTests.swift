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
            .added(.habit(1, "Run"), at: 0),
            .added(.habit(.home, "Run"), at: 0),
            .added(.habit(9, in: 50), at: 0),
            .added(.habit(9, " "), at: 0),
            .added(.habit(9, planned: .weekdays([])), at: 0),
            .deleted(.habit(9), at: 0),
            .deleted(.habit(1, "Run", planned: .on(.monday)), at: 0),
            .tracker(9, .set(.name, from: "Run", to: "Sprint")),
            .tracker(1, .set(.name, from: "Sprint", to: "Walk")),
            .tracker(
                1, .set(.category, from: "\(Identifier.home)", to: "\(Identifier(high: 0, low: 50))")),
            .tracker(1, .set(.category, from: "\(Identifier.home)", to: "home")),
            .tracker(1, .set(.name, from: "Run", to: "")),
            .tracker(1, .set(.emoji, from: "🙂", to: "x")),
            .tracker(1, .set(.color, from: "1", to: "19")),
            .tracker(1, .set(.pinned, from: "no", to: "true")),
            .tracker(1, .set(.schedule, from: "", to: "2026-03-08:mon")),
            .completed(9, DaySet([.today])),
            .completed(1, DaySet(["2026-03-03", "2026-03-04"] as [Day])),
            .completed(1, DaySet([.today, .latest + 1])),
            .completed(1, DaySet([.earliest - 1])),
            .uncompleted(9, DaySet([.today])),
            .uncompleted(1, DaySet(["2026-03-03", "2026-03-04"] as [Day])),
            .pinned(9), .pinned(4), .unpinned(9), .unpinned(1),
            .added(Category(id: 1, name: "Art"), at: 0),
            .added(Category(id: .home, name: "Art"), at: 0),
            .added(Category(id: 50, name: "HOME"), at: 0),
            .added(Category(id: 50, name: ""), at: 0),
            .deleted(Category(id: 50, name: "Art"), at: 0),
            .deleted(Category(id: .work, name: "Works"), at: 1),
            .deleted(.home, at: 0),
            .category(50, .set(.name, from: "Art", to: "Arts")),
            .category(.work, .set(.name, from: "Works", to: "Job")),
            .category(.work, .set(.name, from: "Work", to: "home")),
            .category(.work, .set(.name, from: "Work", to: " ")),
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
                .added(Category(id: 50, name: "Art"), at: index), .added(.habit(9), at: index),
            ],
            day: .today)
        var journal = Journal(library: try Self.library(), history: History(redo: [step]))
        _ = try journal.redo()
        #expect(journal.library.trackers.map(\.id) == (index < 0 ? [9, 1, 2, 3, 4] : [1, 2, 3, 4, 9]))
        #expect(
            journal.library.categories.map(\.id) == (index < 0 ? [50, .home, .work] : [.home, .work, 50]))
    }
}
