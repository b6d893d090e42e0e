import Samples
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Undo by a program that did not make the change: all it knows is what the file says.
///
/// No kind of change and no field escapes: kinds are named by the compiler, fields are found by reflection.
struct UndoAfterRestartTests {
    @Test("UNDO-1: every kind of change and every field is undone and redone by another process")
    func everyRow() throws {
        for row in UndoneEdit.all {
            let stand = try row.stand()
            let before = try stand.library
            try stand.perform(row.edit)
            let after = try stand.library
            #expect(after != before, "\(row.name)")

            let undone = try stand.store.update { (journal) throws(EditError) in try journal.undo() }
            #expect(undone.value.count == 1)
            #expect(try stand.library == before, "\(row.name): undone")
            let redone = try stand.store.update { (journal) throws(EditError) in try journal.redo() }
            #expect(redone.value.count == 1)
            #expect(try stand.library == after, "\(row.name): redone")
        }
    }

    @Test("The rows above make every kind of change")
    func everyKind() throws {
        var kinds: Set<ChangeKind> = []
        for row in UndoneEdit.all {
            let stand = try row.stand()
            try stand.perform(row.edit)
            let step = try #require(try stand.store.loadJournal().history.undo.last)
            kinds.formUnion(step.changes.map(ChangeKind.init))
        }
        #expect(kinds == Set(ChangeKind.allCases))
    }

    @Test("The rows above change every field of a tracker and of a category that can change")
    func everyField() throws {
        var changed: Set<String> = []
        for row in UndoneEdit.all {
            let stand = try row.stand()
            let before = try stand.library
            try stand.perform(row.edit)
            let after = try stand.library
            for tracker in before.trackers {
                guard let later = after.tracker(tracker.id) else { continue }
                changed.formUnion(fieldsDiffering(tracker, later).map { "tracker \($0)" })
            }
            for category in before.categories {
                guard let later = after.category(category.id) else { continue }
                changed.formUnion(fieldsDiffering(category, later).map { "category \($0)" })
            }
        }
        let unchanging: Set = ["tracker id", "tracker createdOn", "category id"]
        let all = Set(fields(of: UndoneEdit.full).map { "tracker \($0.name)" }).union([
            "category id", "category name",
        ])
        #expect(changed == all.subtracting(unchanging))
    }

    /// A field that is left out of the file comes back as it is in a plain tracker; here no field may be so.
    @Test("The tracker that is deleted and brought back is plain in no field")
    func fullTracker() {
        let plain = Tracker.made(
            id: .tracker(9), name: "Plain", emoji: "🙂", color: .number(1), categoryID: .category(9),
            kind: .event, createdOn: Stand.today)
        #expect(Set(fieldsDiffering(UndoneEdit.full, plain)) == Set(fields(of: plain).map(\.name)))
    }

    private func fieldsDiffering<Value>(_ one: Value, _ other: Value) -> [String] {
        zip(fields(of: one), fields(of: other)).filter { $0.value != $1.value }.map(\.0.name)
    }

    private func fields(of value: some Any) -> [(name: String, value: AnyHashable)] {
        Mirror(reflecting: value).children.map { child in
            (child.label ?? "", child.value as? AnyHashable ?? AnyHashable(String(describing: child.value)))
        }
    }
}

/// The kinds of `Change`; a new one does not compile until it is named here, and then asks for a row.
private enum ChangeKind: Hashable, CaseIterable {
    case trackerAdded, trackerDeleted, categoryAdded, categoryDeleted
    case trackerMoved, categoryMoved, categoriesOrdered
    case trackerSet(TrackerField)
    case categorySet(CategoryField)
    case days(DaySetField, isAdded: Bool)
    case value(DayValueField)

    static var allCases: [ChangeKind] {
        [.trackerAdded, .trackerDeleted, .categoryAdded, .categoryDeleted]
            + [.trackerMoved, .categoryMoved, .categoriesOrdered]
            + TrackerField.allCases.map { .trackerSet($0) } + CategoryField.allCases.map { .categorySet($0) }
            + DaySetField.allCases.flatMap { [.days($0, isAdded: true), .days($0, isAdded: false)] }
            + DayValueField.allCases.map { .value($0) }
    }

    init(_ change: Change) {
        self =
            switch change {
            case .tracker(_, .added): .trackerAdded
            case .tracker(_, .deleted): .trackerDeleted
            case .tracker(_, .moved): .trackerMoved
            case .tracker(_, .set(let field, _, _)): .trackerSet(field)
            case .tracker(_, .days(let field, _, let isAdded)): .days(field, isAdded: isAdded)
            case .tracker(_, .value(let field, _, _, _, _)): .value(field)
            case .category(_, .added): .categoryAdded
            case .category(_, .deleted): .categoryDeleted
            case .category(_, .moved): .categoryMoved
            case .category(_, .set(let field, _, _)): .categorySet(field)
            case .categoryOrder: .categoriesOrdered
            }
    }
}

/// An edit by itself, of a library that holds a tracker with something in every field.
private struct UndoneEdit {
    let name: String
    let edit: Edit

    init(_ name: String, _ edit: Edit) {
        (self.name, self.edit) = (name, edit)
    }

    static let full = Tracker.made(
        id: .tracker(1), name: "Run \"far\" ; > \\ & <b>", emoji: "🌴", color: .number(3),
        categoryID: .category(1),
        kind: .habit(
            ScheduleHistory(entries: [
                .init(from: Day("2026-10-01"), .weekdays(.weekdays)),
                .init(from: Day("2026-11-02"), .quota(Quota(3, in: .week)!)),
            ])!),
        createdOn: Day("2026-10-01"), isPinned: true,
        goals: GoalHistory(Goal(.atLeast, .thousandths(2500), unit: "\"km\" ;"), from: Day("2026-10-01")),
        status: .paused(since: Day("2026-11-15")),
        completions: DaySet([Day("2025-12-31"), Day("2026-01-01"), Day("2026-11-19")]),
        skips: DaySet([Day("2025-12-30"), Day("2026-11-12")]),
        pausedDays: DaySet([Day("2026-11-10"), Day("2026-11-11")]),
        amounts: DayMap([(Day("2026-01-01"), .thousandths(2500)), (Day("2026-11-19"), .thousandths(125))]),
        notes: DayMap([(Day("2026-11-19"), "Rain \"; > \\ <b>"), (Day("2027-01-01"), "$null")]))

    static let all = simple + rules + days + standings

    /// But for the rule that the tracker has.
    private static let rules = Schedule.ofEachKind.filter { $0 != .rule("3 a week") }.map {
        UndoneEdit("rule \($0.text)", .editTracker(full.id, TrackerEdit(.schedule($0))))
    }

    private static let days: [UndoneEdit] = [
        UndoneEdit("goal", .editTracker(full.id, TrackerEdit(.goal(Goal(.atMost, .zero, unit: "a=b"))))),
        UndoneEdit("no goal", .editTracker(full.id, TrackerEdit(.goal(nil)))),
        UndoneEdit(
            "amount", .amount(AmountEdit(.set, .most), of: full.id, on: DaySet([Day("2026-11-18")]))),
        UndoneEdit(
            "another amount", .amount(AmountEdit(.add, .most), of: full.id, on: DaySet([Day("2026-11-17")]))),
        UndoneEdit("amount removed", .uncomplete([full.id], on: Day("2026-11-19"))),
        UndoneEdit("skipped", .skip([full.id], on: DaySet(Day("2026-11-01")...Day("2026-12-01")))),
        UndoneEdit("unskipped", .unskip([full.id], on: DaySet([Day("2026-11-12")]))),
        UndoneEdit("rest days taken away", .unskip([full.id], on: DaySet([Day("2026-11-11")]))),
        UndoneEdit("note", .note("\\$null > ;", of: .tracker(2), on: Day("2027-01-01"))),
        UndoneEdit("another note", .note("Hail", of: full.id, on: Day("2027-01-01"))),
        UndoneEdit("no note", .note(nil, of: full.id, on: Day("2026-11-19"))),
    ]

    private static let standings: [UndoneEdit] = [
        UndoneEdit("paused", .pause([full.id], from: Day("2026-11-18"))),
        UndoneEdit("resumed", .resume([full.id])), UndoneEdit("archived", .archive([full.id, .tracker(2)])),
    ]

    private static let simple: [UndoneEdit] = [
        UndoneEdit("name", .editTracker(full.id, TrackerEdit(.name("Jog")))),
        UndoneEdit("category", .editTracker(full.id, TrackerEdit(.category(.existing(.category(2)))))),
        UndoneEdit(
            "new category",
            .editTracker(full.id, TrackerEdit(.category(.named("Out", newID: .category(3)))))),
        UndoneEdit("schedule", .editTracker(full.id, TrackerEdit(.schedule(.weekdays(.everyDay))))),
        UndoneEdit("emoji", .editTracker(full.id, TrackerEdit(.emoji("🙂")))),
        UndoneEdit("color", .editTracker(full.id, TrackerEdit(.color(.number(18))))),
        UndoneEdit(
            "days of a form",
            .editTracker(
                full.id, TrackerEdit(completing: [Day("2026-11-18")], uncompleting: [Day("2026-11-19")]))),
        UndoneEdit("completed", .complete([full.id, .tracker(2)], on: Day("2026-11-17"))),
        UndoneEdit("uncompleted", .uncomplete([full.id], on: Day("2025-12-31"))),
        UndoneEdit("pinned", .pin(.tracker(2))),
        UndoneEdit("unpinned", .unpin(full.id)),
        UndoneEdit(
            "added",
            .addTracker(
                NewTracker(
                    id: .tracker(3), name: "Read", category: .existing(.category(1)),
                    schedule: .weekdays(.weekends), .emoji("😻"), .color(.number(2)), .pinned(true)))),
        UndoneEdit("deleted", .deleteTracker(full.id)),
        UndoneEdit("category added", .addCategory(id: .category(3), name: "Out")),
        UndoneEdit("category renamed", .renameCategory(.category(1), to: "House")),
        UndoneEdit("category deleted", .deleteCategory(.category(1))),
        UndoneEdit("moved", .move(full.id, .last)),
        UndoneEdit("category moved", .moveCategory(.category(1), .first)),
    ]

    /// A library on a disk with the full tracker, a plain one, and two categories.
    func stand() throws -> Stand {
        let event = Tracker.made(
            id: .tracker(2), name: "Dentist", emoji: "🙂", color: .number(1), categoryID: .category(2),
            kind: .event, createdOn: Day("2026-11-01"))
        let library = try Library(
            id: .library,
            categories: [
                Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "Health"),
            ],
            trackers: [Self.full, event])
        let stand = try Stand()
        try stand.folder.write(
            LibraryEncoder.encode(library, history: History(), generation: 1), to: "data/Library.plist")
        return stand
    }
}
