import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite("UNDO-1: a step is named by what it did") struct ChangeLineTests {
    private static let today = Day(iso: "2025-10-14") ?? .earliest
    private static let home = Category(id: Identifier(high: 2, low: 1), name: "Дом")
    private static let run = tracker("Бег", 1)
    private static let walk = tracker("Прогулка", 2)

    private static func tracker(_ name: String, _ number: UInt64) -> Tracker {
        Tracker.made(
            id: Identifier(high: 1, low: number), name: name, emoji: "🙂", color: PaletteColor.all[0],
            categoryID: home.id, kind: .event, createdOn: today)
    }

    private func text(_ changes: [Change]) throws -> Phrase {
        let library = try Library(
            id: Identifier(high: 0, low: 0), categories: [Self.home], trackers: [Self.run, Self.walk])
        let step = Step(changes: changes, day: Self.today)
        let names = ChangeNames(library, changes)
        return ChangeSummary(step).line(names)
    }

    @Test("NOTE-1, AMT-3: neighbouring days of one act are told together, and what goes with a mark unsaid")
    func days() throws {
        func set(_ field: DayValueField, _ day: Day, _ text: String?) -> Change {
            .tracker(Self.run.id, .value(field, on: day, from: nil, to: text))
        }
        let notes = try text([set(.note, Self.today - 1, "a"), set(.note, Self.today, "a")])
        #expect(notes == Phrase("noted on 2 days: Бег", "записана заметка за 2 дня: Бег"))
        let marked = try text([
            set(.amount, Self.today, "5"), .completed(Self.run.id, DaySet([Self.today])),
            set(.note, Self.today, "a"),
            set(.note, Self.today - 1, "a"),
        ])
        #expect(
            marked
                == Phrase(
                    "done, 14 Oct: Бег; noted, 13 Oct: Бег",
                    "отмечено за 14 окт: Бег; записана заметка за 13 окт: Бег"))
    }

    @Test(
        "what comes with days of its own was brought by an import or a restore, and all that came with it",
        arguments: DaySetField.allCases)
    func broughtIn(field: DaySetField) throws {
        var tracker = Tracker.made(
            id: Identifier(high: 1, low: 3), name: "Сон", emoji: "🙂", color: PaletteColor.all[0],
            categoryID: Self.home.id, kind: .event, createdOn: Self.today)
        tracker[field] = DaySet([Self.today])
        let said = try text([
            .added(Self.home, at: 0), .added(Self.run, at: 0), .added(tracker, at: 1),
        ])
        #expect(
            said
                == Phrase("imported or restored: Бег, Сон", "импортировано или восстановлено: Бег, Сон"))
    }

    @Test(
        "MEND-4: a step of one day tells its date, of several days their number",
        arguments: [
            (Change.completed(run.id, DaySet([today])), "done, 14 Oct: Бег", "отмечено за 14 окт: Бег"),
            (
                .uncompleted(run.id, DaySet([today - 365])), "unmarked, 14 Oct 2024: Бег",
                "отметка снята за 14 окт 2024: Бег"
            ),
            (
                .completed(run.id, DaySet([today - 2, today - 1, today])), "done on 3 days: Бег",
                "отмечено за 3 дня: Бег"
            ),
            (.pinned(run.id), "pinned: Бег", "закреплено: Бег"),
            (.unpinned(run.id), "unpinned: Бег", "откреплено: Бег"),
            (.added(run, at: 0), "added: Бег", "добавлено: Бег"),
            (.deleted(tracker("Сон", 9), at: 0), "deleted: Сон", "удалено: Сон"),
            (.added(home, at: 0), "category added: Дом", "категория добавлена: Дом"),
            (
                .category(home.id, .set(.name, from: "Дом", to: "Быт")), "category renamed: Дом → Быт",
                "категория переименована: Дом → Быт"
            ),
        ])
    func oneChange(change: Change, english: String, russian: String) throws {
        #expect(try text([change]) == Phrase(english, russian))
    }

    @Test("What comes along with something larger goes without saying")
    func larger() throws {
        #expect(
            try text([.added(Self.home, at: 0), .added(Self.run, at: 0), .pinned(Self.run.id)])
                == Phrase("added: Бег", "добавлено: Бег"))
        let moved: [Change] = [
            .tracker(Self.run.id, .set(.name, from: "Ход", to: "Бег")),
            .tracker(Self.run.id, .set(.color, from: "2", to: "1")),
        ]
        #expect(
            try text([.added(Self.home, at: 0)] + moved) == Phrase("changed: Бег", "изменено: Бег"))
        #expect(
            try text([
                .deleted(Self.walk, at: 1), .deleted(Self.run, at: 0),
                .deleted(Self.home, at: 0),
            ]) == Phrase("category deleted: Дом", "категория удалена: Дом"))
    }

    @Test("Neighbours with the same verb are told together")
    func severalTrackers() throws {
        let days = DaySet([Self.today])
        #expect(
            try text([.completed(Self.run.id, days), .completed(Self.walk.id, days)])
                == Phrase(
                    "done, 14 Oct: Бег, Прогулка", "отмечено за 14 окт: Бег, Прогулка"))
    }

    @Test("What nothing knows the name of is shown by its id")
    func unknown() throws {
        #expect(
            try text([.pinned(Identifier(high: 0xABCD_EF01_0000_0000, low: 0))])
                == Phrase("pinned: ABCDEF01", "закреплено: ABCDEF01"))
    }
}
