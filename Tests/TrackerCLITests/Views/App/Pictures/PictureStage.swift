import Samples
import Terminal
import TestKit
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The app over ten habits that somebody keeps for more than a year; today is Friday 20 November 2026.
@MainActor final class PictureStage {
    nonisolated static let today = Day(9818)
    private nonisolated static let firstDay = today - 400

    let driver: AppDriver
    private var decoder = KeyDecoder()

    init(_ language: Language, _ appearance: Appearance) throws {
        let store = InMemoryLibraryStore(today: { Self.today }, newIdentifier: { Self.id(1000) })
        _ = try store.update { (journal) throws(EditError) in
            for (day, edits) in Self.life(language) { try journal.perform(edits, today: day) }
        }
        let preferences = Preferences(Conventions(language: language, firstWeekday: .monday))
        preferences.background = appearance
        let requests = ScreenRequests()
        let model = try AppViewModel(
            workspace: Workspace(
                store: store, today: { Self.today }, newID: { Self.id(500) }, preferences: preferences,
                advice: Advice.inApp(.none)),
            entries: KeyBinding.entries(requests))
        driver = AppDriver(
            AppController(model: model, requests: requests),
            view: AppView(
                context: TextContext(
                    language: language,
                    theme: Theme(appearance: appearance, glyphs: .unicode, depth: .trueColor), width: nil)))
    }

    var library: Library { driver.model.list.library }

    func type(_ keys: String, in size: Size) {
        for event in decoder.decode(Array(keys.utf8)) + decoder.timeout() {
            driver.handle(event)
            _ = driver.render(size)
        }
    }

    // MARK: Habits

    private nonisolated static func id(_ number: UInt64) -> Identifier { Identifier(high: 0, low: number) }

    /// A habit with how it was kept.
    private struct Habit {
        let number: UInt64
        let name: Phrase
        let category: UInt64
        let rule: Schedule
        let emoji: String
        let color: Int
        var goal: (kind: Goal.Kind, amount: String, unit: Phrase)?
        /// The goal is one of a week, in place of the rule.
        var isSum = false
        var isPinned = false
        /// The days in a hundred on which it was done.
        let rate: Int
        /// The days before today on which it was begun.
        var age = 400
    }

    private nonisolated static let categories: [(number: UInt64, name: Phrase)] = [
        (1, Phrase("Health", "Здоровье")), (2, Phrase("Mind", "Ум")), (3, Phrase("Home", "Дом")),
    ]

    private nonisolated static var habits: [Habit] {
        [
            Habit(
                number: 11, name: Phrase("Walk the dog", "Гулять с собакой"), category: 3,
                rule: .weekdays(.everyDay), emoji: "🐶", color: 18, isPinned: true, rate: 99),
            Habit(
                number: 12, name: Phrase("Run", "Бегать"), category: 1, rule: .quota(Quota(3, in: .week)!),
                emoji: "🏃", color: 1, goal: (.atLeast, "5", Phrase("km", "км")), isPinned: true, rate: 94),
            Habit(
                number: 13, name: Phrase("Drink water", "Пить воду"), category: 1,
                rule: .weekdays(.everyDay), emoji: "💧", color: 8,
                goal: (.atLeast, "2000", Phrase("ml", "мл")), rate: 82, age: 210),
            Habit(
                number: 14, name: Phrase("Coffee", "Кофе"), category: 1, rule: .weekdays(.everyDay),
                emoji: "☕", color: 2, goal: (.atMost, "2", Phrase("cups", "чашки")), rate: 90, age: 150),
            Habit(
                number: 15, name: Phrase("Cold shower", "Холодный душ"), category: 1,
                rule: .weekdays(.weekdays), emoji: "🚿", color: 3, rate: 90, age: 330),
            Habit(
                number: 16, name: Phrase("Asleep by 23:00", "Спать до 23:00"), category: 1,
                rule: .weekdays(.everyDay), emoji: "😴", color: 14, rate: 74),
            Habit(
                number: 17, name: Phrase("Read", "Читать"), category: 2, rule: .weekdays(.everyDay),
                emoji: "📖", color: 13, goal: (.atLeast, "20", Phrase("pages", "страницы")), rate: 80,
                age: 300),
            Habit(
                number: 18, name: Phrase("Play the guitar", "Играть на гитаре"), category: 2,
                rule: .weekdays(WeekdaySet([.monday, .wednesday, .friday])), emoji: "🎸", color: 15,
                rate: 85),
            Habit(
                number: 19, name: Phrase("Learn Spanish", "Учить испанский"), category: 2,
                rule: .weekdays(.weekdays), emoji: "💬", color: 6, rate: 88, age: 120),
            Habit(
                number: 20, name: Phrase("Work in the garden", "Работать в саду"), category: 3,
                rule: .whenever, emoji: "🌱", color: 5, goal: (.atLeast, "3", Phrase("h", "ч")),
                isSum: true, rate: 80, age: 399),
        ]
    }

    /// The edits of each day.
    private nonisolated static func life(_ language: Language) -> [(day: Day, edits: [Edit])] {
        var random = SeededRandom(seed: 24)
        let made: [Edit] = categories.map { .addCategory(id: id($0.number), name: $0.name(language)) }
        let past = (0..<400).map { distance -> (day: Day, edits: [Edit]) in
            let day = firstDay + distance
            return (day, begun(on: day, language) + kept(on: day, &random))
        }
        return [(firstDay, made)] + past + [(today, evening)]
    }

    private nonisolated static func begun(on day: Day, _ language: Language) -> [Edit] {
        habits.filter { today - $0.age == day }.map { habit in
            let goal = habit.goal.flatMap {
                Goal($0.kind, Amount(text: $0.amount)!, unit: $0.unit(language))
            }
            let sum = habit.isSum ? goal.map { PeriodGoal($0, in: .week) } : nil
            return .adding(
                id(habit.number), habit.name(language), in: .existing(id(habit.category)),
                planned: sum.map { .sum($0) } ?? habit.rule,
                [.emoji(habit.emoji), .color(.number(habit.color)), .pinned(habit.isPinned)]
                    + (sum == nil && goal != nil ? [.goal(goal)] : []))
        }
    }

    private nonisolated static func kept(on day: Day, _ random: inout SeededRandom) -> [Edit] {
        habits.compactMap { habit in
            let chance = Int.random(in: 0..<100, using: &random)
            guard today - habit.age <= day, isPlanned(habit.number, on: day) else { return nil }
            // The last weeks went well.
            let isDone = chance < (today - day > 25 ? habit.rate : max(habit.rate, 95))
            switch habit.number {
            // Left for the week to be filled in.
            case 18 where day == today - 2: return nil
            case 12: return isDone ? amount(12, ["5", "5.2", "7", "6"][chance % 4], on: day) : nil
            case 13: return amount(13, isDone ? ["2000", "2250"][chance % 2] : "1500", on: day)
            case 14: return amount(14, isDone ? ["1", "2"][chance % 2] : "3", on: day)
            case 20: return amount(20, isDone ? ["1.5", "2"][chance % 2] : "0.5", on: day)
            case 17: return amount(17, isDone ? ["20", "25", "35"][chance % 3] : "12", on: day)
            default: return isDone ? .complete([id(habit.number)], on: day) : nil
            }
        }
    }

    private nonisolated static func isPlanned(_ number: UInt64, on day: Day) -> Bool {
        switch number {
        case 12: [.monday, .wednesday, .saturday].contains(day.weekday)
        case 15, 19: ![.saturday, .sunday].contains(day.weekday)
        case 18: [.monday, .wednesday, .friday].contains(day.weekday)
        case 20: (today - day) % 3 == 0
        default: true
        }
    }

    private nonisolated static var evening: [Edit] {
        [
            .complete([id(11), id(15), id(18), id(19)], on: today), amount(14, "1", on: today),
            amount(13, "1250", on: today), amount(17, "12", on: today), amount(20, "1.5", on: today),
            .note("Rain, and still fine", of: id(11), on: today),
        ]
    }

    private nonisolated static func amount(_ number: UInt64, _ text: String, on day: Day) -> Edit {
        .amount(AmountEdit(.set, Amount(text: text)!), of: id(number), on: DaySet([day]))
    }
}
