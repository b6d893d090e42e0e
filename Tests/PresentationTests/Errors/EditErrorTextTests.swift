import DeskKit
import Samples
import Testing
import TrackerDomain
import TrackerPresentation

@Suite struct EditErrorTextTests {
    private static let day = Day(iso: "2025-10-14") ?? .earliest

    /// A library with trackers of these names, with ids that differ in the last digit alone.
    private func library(_ names: [String]) throws -> Library {
        let category = Category(id: Identifier(high: 9, low: 0), name: "Дом")
        let color = try #require(PaletteColor(number: 1))
        return try Library(
            id: Identifier(high: 8, low: 0), categories: [category],
            trackers: names.enumerated().map { index, name in
                Tracker.made(
                    id: Identifier(high: 1, low: UInt64(index)), name: name, emoji: "🙂", color: color,
                    categoryID: category.id, kind: .event, createdOn: Self.day)
            })
    }

    @Test("A name that is not there is answered with the nearest one, or with where to look")
    func notFound() throws {
        let library = try library(["Run"])
        let error = try #require(throws: EditError.self) { try library.tracker(matching: "Rnu") }
        #expect(
            error.message(nearest: "Run").named.english == "There is no tracker “Rnu”; did you mean “Run”?")
        #expect(
            error.message(nearest: "Run").named.russian
                == "Трекера «Rnu» нет; может быть, вы имели в виду «Run»?")
        #expect(error.message().named.english == "There is no tracker “Rnu”: [listTrackers].")
        #expect(error.message().named.russian == "Трекера «Rnu» нет: [listTrackers].")
    }

    @Test func categoryNotFound() throws {
        let library = try library([])
        let error = try #require(throws: EditError.self) { try library.category(matching: "Сад") }
        #expect(
            error.message().named.english == "There is no category “Сад”: [listCategories]."
        )
        #expect(error.message().named.russian == "Категории «Сад» нет: [listCategories].")
    }

    @Test("The ids of an ambiguous name are long enough to tell them apart")
    func ambiguous() throws {
        let library = try library(["Бег", "Бег"])
        let error = try #require(throws: EditError.self) { try library.tracker(matching: "Бег") }
        let ids = ["00000000-0000-0001-0000-000000000000", "00000000-0000-0001-0000-000000000001"]
        #expect(
            error.message().named.russian
                == "«Бег» может значить 🙂 Бег (Дом, \(ids[0])), 🙂 Бег (Дом, \(ids[1])): напишите идентификатор, например \(ids[0]). [mergeTrackers]"
        )
        #expect(
            error.message().named.english
                == "“Бег” can mean 🙂 Бег (Дом, \(ids[0])), 🙂 Бег (Дом, \(ids[1])): write the id, such as \(ids[0]). [mergeTrackers]"
        )
    }

    @Test("C2: emoji and category tell equal names apart; more of the name is advised where names differ")
    func ambiguousByLook() {
        func match(_ number: UInt64, _ name: String, _ emoji: String?, _ category: String?) -> EditError.Match
        {
            .init(id: Identifier(high: number << 60, low: 0), name: name, emoji: emoji, category: category)
        }
        let equal = EditError.ambiguousTracker(
            "run", [match(1, "Run", "🙂", "Home"), match(2, "run", "🐶", "Sport")])
        #expect(
            equal.message().named.english
                == "“run” can mean 🙂 Run (Home, 10000000), 🐶 run (Sport, 20000000): write the id, such as 10000000."
        )
        let different = EditError.ambiguousTracker(
            "r", [match(1, "Run", "🙂", "Home"), match(2, "Read", "🐶", "Sport")])
        #expect(
            different.message().named.russian
                == "«r» может значить 🙂 Run (Home, 10000000), 🐶 Read (Sport, 20000000): напишите название полнее или идентификатор, например 10000000."
        )
        let categories = EditError.ambiguousCategory(
            "h", [match(1, "Home", nil, nil), match(2, "Hut", nil, nil)])
        #expect(
            categories.message().named.english.hasPrefix("“h” can mean Home (10000000), Hut (20000000): "))
    }

    @Test(
        "Refusals name the day, in full",
        arguments: [
            (
                EditError.futureDay(day), "Tue, 14 October 2025 has not come yet: mark it on that day.",
                "Этот день ещё впереди (вт, 14 октября 2025): отметите, когда он настанет."
            ),
            (
                .futureDayNotDone(day),
                "Tue, 14 October 2025 has not come yet: there is nothing to unmark on it.",
                "Этот день ещё впереди (вт, 14 октября 2025): снимать пока нечего."
            ),
            (
                .eventOnSeveralDays(name: "Поездка"),
                "Поездка is an irregular event, done once: name one day, or make a habit without a plan.",
                "Событие «Поездка» отмечают один раз: укажите один день или создайте привычку без плана."
            ),
            (
                .eventDoneElsewhere(name: "Поездка", on: day),
                "Поездка was done on Tue, 14 October 2025: unmark it on that day first.",
                "Событие «Поездка» уже отмечено за вт, 14 октября 2025: сначала снимите ту отметку."
            ),
            (
                .notesTooLong(on: day),
                "The notes of Tue, 14 October 2025 are over 500 characters together: shorten one of them.",
                "Заметки за вт, 14 октября 2025 вместе длиннее 500 символов: сократите одну из них."
            ),
            (
                .invalidDay(Day.latest + 1),
                "2200-01-01 is out of range: days go from 1900-01-01 to 2199-12-31.",
                "2200-01-01 вне допустимых пределов: от 1900-01-01 до 2199-12-31."
            ),
        ])
    func days(error: EditError, english: String, russian: String) {
        #expect(error.message().named.english == english)
        #expect(error.message().named.russian == russian)
    }

    @Test("J: the reason that holds, an amount with its unit, and names bare in English")
    func words() throws {
        #expect(
            EditError.differentSections("Gym", "Run", isPinnedApart: true).message().named
                == Phrase(
                    "Gym and Run are in different sections (only one is pinned).",
                    "«Gym» и «Run» в разных разделах (закреплён только один)."))
        #expect(
            EditError.amountBelowZero(name: "Water", try #require(Amount(text: "0.5")), unit: "l").message()
                .named
                == Phrase(
                    "Water has only 0.5 l on that day.", "У трекера «Water» за этот день только 0,5 l."))
    }

    @Test(
        "Each refusal is one sentence in each language",
        arguments: [
            EditError.trackerText(.name, .blank), .categoryText(.name, .blank), .categoryNameTaken("Ж"),
            .trackerText(.emoji, .notOneEmoji("Ж")),
            .emptySchedule,
            .noUnit(name: "Ж", AmountEdit(.set, .one, unit: "Ж")),
            .otherUnit(name: "Ж", unit: "", typed: "Ж"),
            .otherUnit(name: "Ж", unit: "Ж", typed: "Ж"),
            .inexactAmount(AmountEdit(.set, .one, unit: "Ж"), unit: "Ж"),
            .doubtfulAmount(AmountEdit(.add, Amount(text: "5.125")!, spelling: .mayBeThousands)),
            .amountBelowZero(name: "Ж", .zero, unit: "Ж"), .amountTooLarge(name: "Ж"), .noteText(.blank),
            .startToCome(day), .idOfOtherKind(7), .trackerText(.goal, .tooLong(13, limit: 12)),
            .stepNoLongerApplies(Step(changes: [], day: day)), .categoryNameTaken("Ж", renaming: "Ж"),
            .mergedWithItself(isCategory: false), .mergedWithItself(isCategory: true), .habitIntoEvent,
        ])
    func others(error: EditError) {
        let sentence = error.message().phrase { _ in nil }
        #expect(sentence.english.hasSuffix("."))
        #expect(sentence.english.hasLatin)
        #expect(sentence.russian.hasSuffix("."))
        #expect(sentence.russian.strayLatinWords == [])
    }
}
