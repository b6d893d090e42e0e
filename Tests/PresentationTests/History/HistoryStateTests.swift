import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("UNDO-1: the history") struct HistoryStateTests {
    private static func journal(_ library: Library, _ steps: [[Edit]]) throws -> Journal {
        var journal = Journal(library: library)
        for edits in steps { try journal.perform(edits, today: .today) }
        return journal
    }

    private static func state(_ journal: Journal, _ language: Language = .english) -> HistoryState {
        HistoryState(journal, today: .today, language: language)
    }

    @Test("a step of many names five; deleted trackers are named beside what else was done")
    func many() throws {
        let habits = (1...7).map { Tracker.habit(Identifier(high: 0, low: UInt64($0)), "H\($0)") }
        let library = try Library.holding(categories: [.home])
        let full = try Library(id: 1000, categories: [.home], trackers: habits)
        let moved = try Library.holding(.habit(8, "New", in: .work), categories: [.work])
        let named = try Self.journal(library, [[.restore(full)], [.restore(moved)]])
        // Steps of older files have no names.
        let steps = named.history.undo.map { Step(changes: $0.changes, day: $0.day) }
        let journal = Journal(library: named.library, history: History(undo: steps))
        #expect(Self.state(journal).undo.map(\.text).last == "added: H1, H2, H3, H4, H5 and 2 more")
        #expect(Self.state(journal).undo[0].text.contains("deleted: H7, H6, H5, H4, H3 and 2 more"))
        #expect(Self.state(journal, .russian).undo[0].text.contains("H3 и ещё 2"))
    }

    /// A habit's life, one step each.
    private static func life() throws -> Journal {
        try journal(
            .holding(categories: []),
            [
                [
                    .addTracker(
                        NewTracker(
                            id: 1, name: "Run", category: .named("Home", newID: .home),
                            schedule: .weekdays(.everyDay), .pinned(true)))
                ],
                [.complete([1], on: "2025-12-31")],
                [.uncomplete([1], on: "2025-12-31")],
                [.editTracker(1, TrackerEdit(.name("Walk"), completing: [.today]))],
                [.unpin(1)], [.pin(1)],
                [.addCategory(id: .work, name: "Work")],
                [.renameCategory(.work, to: "Job")],
                [.deleteTracker(1)],
                [.deleteCategory(.home)],
            ])
    }

    @Test("What each kind of step says in English, newest first; deleted things keep their names")
    func english() throws {
        #expect(
            Self.state(try Self.life()).undo.map(\.text) == [
                "category deleted: Home", "deleted: Walk", "category renamed: Work → Job",
                "category added: Job", "pinned: Walk", "unpinned: Walk", "changed: Walk; done, 8 Mar: Walk",
                "unmarked, 31 Dec 2025: Walk", "done, 31 Dec 2025: Walk", "added: Walk",
            ])
    }

    @Test("What each kind of step says in Russian")
    func russian() throws {
        #expect(
            Self.state(try Self.life(), .russian).undo.map(\.text) == [
                "категория удалена: Home", "удалено: Walk", "категория переименована: Work → Job",
                "категория добавлена: Job", "закреплено: Walk", "откреплено: Walk",
                "изменено: Walk; отмечено за 8 мар: Walk", "отметка снята за 31 дек 2025: Walk",
                "отмечено за 31 дек 2025: Walk", "добавлено: Walk",
            ])
    }

    @Test("A category deleted with its trackers is told as one")
    func cascade() throws {
        let journal = try Self.journal(
            .holding(.habit(1, "Run"), .habit(2, "Draw")), [[.deleteCategory(.home)]])
        #expect(Self.state(journal).undo.map(\.text) == ["category deleted: Home"])
        #expect(Self.state(journal).undo[0].step.changes.count == 3)
    }

    @Test("One command over several trackers is one step that names them all")
    func severalTrackers() throws {
        let journal = try Self.journal(
            .holding(.habit(1, "Run"), .habit(2, "Draw")), [[.complete([1, 2], on: .yesterday)]])
        #expect(Self.state(journal).undo.map(\.text) == ["done, 7 Mar: Run, Draw"])
        #expect(Self.state(journal, .russian).undo.map(\.text) == ["отмечено за 7 мар: Run, Draw"])
    }

    @Test("Undone steps move to the other list, the one redone next first")
    func redo() throws {
        var journal = try Self.journal(
            .holding(.habit(1, "Run")), [[.pin(1)], [.complete([1], on: .today)], [.deleteTracker(1)]])
        _ = try journal.undo(2)
        let state = Self.state(journal)
        #expect(state.undo.map(\.text) == ["pinned: Run"] && state.undo.map(\.number) == [1])
        #expect(state.redo.map(\.text) == ["done, 8 Mar: Run", "deleted: Run"])
        #expect(state.redo.map(\.number) == [1, 2] && state.placeholder == nil)
    }

    @Test("The name of something whose adding was undone is still known")
    func undoneAdding() throws {
        var journal = try Self.journal(
            .holding(), [[.addCategory(id: 300, name: "Yard")], [.renameCategory(300, to: "Garden")]])
        _ = try journal.undo(2)
        #expect(
            Self.state(journal).redo.map(\.text) == [
                "category added: Yard", "category renamed: Yard → Garden",
            ])
    }

    @Test(
        "The day of a step names its year when that is not today's",
        arguments: [
            ("2026-03-08", "8 Mar", "8 мар"), ("2026-01-01", "1 Jan", "1 янв"),
            ("2025-12-31", "31 Dec 2025", "31 дек 2025"),
        ] as [(Day, String, String)])
    func dayText(day: Day, english: String, russian: String) throws {
        let journal = Journal(
            library: try .holding(.habit(1)), history: History(undo: [Step(changes: [.pinned(1)], day: day)]))
        #expect(Self.state(journal).undo.map(\.dayText) == [english])
        #expect(Self.state(journal, .russian).undo.map(\.dayText) == [russian])
    }

    @Test("Nothing to undo or redo is said")
    func placeholder() throws {
        let journal = Journal(library: try .holding())
        #expect(Self.state(journal).placeholder == "Nothing to undo or redo.")
        #expect(Self.state(journal, .russian).placeholder == "Отменять и повторять нечего.")
        #expect(Self.state(journal).undo.isEmpty && Self.state(journal).redo.isEmpty)
    }
}
