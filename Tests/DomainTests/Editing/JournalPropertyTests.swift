import Samples
import TestKit
import Testing
import TrackerDomain

@Suite struct JournalPropertyTests {
    @Test(
        "UNDO-1: whatever was done is undone to the start and redone to the end",
        arguments: 1...25 as ClosedRange<UInt64>)
    func undoneAndRedone(seed: UInt64) throws {
        var random = RandomEdits(seed: seed)
        var journal = Journal(library: try .workedExample())
        var libraries = [journal.library]
        var today = Day.today
        for _ in 0..<90 {
            today = random.today(after: today)
            try Self.perform(
                random.edits(of: journal.library, today: today), on: &journal, today: today,
                libraries: &libraries)
        }
        let end = journal.library
        try #require(libraries.count > 20, "too few of the edits had an effect to mean anything")

        let undone = try journal.undo(1000)
        #expect(undone.count == libraries.count - 1)
        #expect(try journal.library == Library.workedExample())
        let redone = try journal.redo(1000)
        #expect(redone.count == undone.count)
        #expect(journal.library == end)
    }

    @Test(
        "UNDO-1: edits, undos and redos in any order walk along the libraries there were",
        arguments: 1...25 as ClosedRange<UInt64>)
    func walk(seed: UInt64) throws {
        var random = RandomEdits(seed: seed &+ 1000)
        var journal = Journal(library: try .workedExample())
        var libraries = [journal.library]
        var position = 0
        var today = Day.today
        for _ in 0..<60 {
            today = random.today(after: today)
            let count = 1 + random.number(below: 4)
            switch random.number(below: 6) {
            case 0:
                let steps = try journal.undo(count)
                #expect(steps.count == min(count, position))
                position -= steps.count
            case 1:
                let steps = try journal.redo(count)
                #expect(steps.count == min(count, libraries.count - 1 - position))
                position += steps.count
            default:
                var walked = Array(libraries[...position])
                try Self.perform(
                    random.edits(of: journal.library, today: today), on: &journal, today: today,
                    libraries: &walked)
                if walked.count > position + 1 {
                    libraries = walked
                    position += 1
                }
            }
            #expect(journal.library == libraries[position])
            #expect(journal.history.undo.count == position)
            #expect(journal.history.redo.count == libraries.count - 1 - position)
        }
    }

    @Test("the random edits make every kind of change, and every kind of refusal they can")
    func coverage() throws {
        var changes: Set<String> = []
        var refusals: Set<String> = []
        for seed in 1...120 as ClosedRange<UInt64> {
            var random = RandomEdits(seed: seed)
            var journal = Journal(library: try .workedExample())
            for _ in 0..<60 {
                let edits = random.edits(of: journal.library, today: .today)
                do throws(EditError) {
                    for change in try journal.perform(edits, today: .today) {
                        changes.insert(Self.kind(of: change))
                    }
                } catch {
                    refusals.insert(Self.caseName(of: error))
                }
            }
        }
        var all: Set<String> = [
            "tracker added", "tracker deleted", "tracker moved",
            "category added", "category deleted", "category moved", "category set name", "categoryOrder",
        ]
        for field in TrackerField.allCases { all.insert("tracker set \(field)") }
        for field in DaySetField.allCases { all.formUnion(["\(field) added", "\(field) removed"]) }
        for field in DayValueField.allCases { all.insert("\(field)") }
        #expect(changes == all)
        #expect(
            refusals == [
                "trackerNotFound", "categoryNotFound", "trackerText", "categoryText", "categoryNameTaken",
                "emptySchedule", "habitsOnly", "noUnit", "otherUnit", "amountBelowZero", "amountTooLarge",
                "beyondLimit", "noteText", "startToCome", "futureDay", "futureDayNotDone",
                "eventDoneElsewhere", "eventOnSeveralDays", "duplicateID", "breakEndsBeforeItBegins",
                "differentSections",
                "besideItself", "needsAmount", "beyondSum", "keptBySum", "mergedWithItself", "habitIntoEvent",
                "inexactAmount",
            ])
    }

    private static func kind(of change: Change) -> String {
        switch change {
        case .tracker(_, .added): "tracker added"
        case .tracker(_, .deleted): "tracker deleted"
        case .tracker(_, .moved): "tracker moved"
        case .tracker(_, .set(let field, _, _)): "tracker set \(field)"
        case .tracker(_, .days(let field, _, let isAdded)): "\(field) \(isAdded ? "added" : "removed")"
        case .tracker(_, .value(let field, _, _, _, _)): "\(field)"
        case .category(_, .added): "category added"
        case .category(_, .deleted): "category deleted"
        case .category(_, .moved): "category moved"
        case .category(_, .set(let field, _, _)): "category set \(field)"
        case .categoryOrder: "categoryOrder"
        }
    }

    private static func caseName(of value: Any) -> String {
        String(String(describing: value).prefix { $0 != "(" })
    }

    /// Performs edits as one step and checks what must hold of any: the rules of a library, nothing on a
    /// refusal, one step for any effect.
    private static func perform(
        _ edits: [Edit], on journal: inout Journal, today: Day, libraries: inout [Library]
    ) throws {
        let before = journal
        let changes: [Change]
        do throws(EditError) {
            changes = try journal.perform(edits, today: today)
        } catch {
            #expect(journal == before, "\(error) altered something")
            return
        }
        if changes.isEmpty {
            #expect(journal == before)
            return
        }
        #expect(journal.history.undo.last == Step(changes: changes, day: today, name: edits.stepName))
        #expect(journal.history.redo == [])
        let library = journal.library
        #expect(
            try Library(
                id: library.id, categories: library.categories, trackers: library.trackers,
                categoryOrder: library.categoryOrder) == library
        )
        libraries.append(library)
    }
}
