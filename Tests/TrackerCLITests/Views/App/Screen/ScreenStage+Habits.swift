import Samples
import TrackerDomain
import TrackerPresentation

extension ScreenStage {
    /// Habits of every rule, with goals, notes, days off and some that rest; 20 November 2026 is a Friday.
    static func habits(
        _ language: Language = .english, filter: TrackerFilter = .all
    ) throws -> ScreenStage {
        func name(_ english: String, _ russian: String) -> String { Phrase(english, russian)(language) }
        func habit(
            _ number: UInt64, _ title: String, _ rule: Schedule, _ emoji: String, _ color: Int,
            _ goal: Goal? = nil
        ) -> Edit {
            .adding(
                id(number), title, in: .existing(id(1)), planned: rule,
                [.emoji(emoji), .color(.number(color))] + (goal.map { [.goal($0)] } ?? []))
        }
        let made: [Edit] = [
            .addCategory(id: id(1), name: name("Health", "Здоровье")),
            habit(
                11, name("Run", "Бег"), .weekdays(.everyDay), "🥇", 5,
                Goal(.atLeast, Amount(text: "5")!, unit: name("km", "км"))),
            habit(
                12, name("Coffee", "Кофе"), .weekdays(.everyDay), "🍔", 2,
                Goal(.atMost, Amount(text: "2")!, unit: name("cups", "чашки"))),
            habit(13, name("Swim", "Бассейн"), .quota(Quota(3, in: .week)!), "🥶", 8),
            habit(14, name("Gym", "Зал"), .quota(Quota(2, in: .week)!), "🙌", 6),
            habit(15, name("Water the ficus", "Полить фикус"), .interval(DayGrid(every: 3)!), "🌴", 18),
            habit(
                16, name("Pay the rent", "Заплатить за квартиру"), .monthDays([.last, MonthDaySet([20])]),
                "💛", 13),
            habit(17, name("Guitar", "Гитара"), .weekdays(.weekdays), "🎸", 10),
            habit(18, name("Tennis", "Теннис"), .weekdays(.everyDay), "🏓", 1),
            habit(19, name("Stretching", "Растяжка"), .weekdays(.everyDay), "😇", 16),
        ]
        let amount = { (text: String) in AmountEdit(.set, Amount(text: text)!) }
        let past: [(day: Day, edits: [Edit])] = [
            (today - 39, made),
            (today - 30, [.amount(amount("6.5"), of: id(11), on: DaySet([today - 30]))]),
            (today - 17, [.pause([id(18)], from: nil)]),
            (today - 10, [.archive([id(19)])]),
            (today - 4, [.complete([id(13)], on: today - 4), .complete([id(14)], on: today - 4)]),
            (today - 3, [.complete([id(14)], on: today - 3), .complete([id(11)], on: today - 3)]),
        ]
        let now: [Edit] = [
            .amount(amount("3"), of: id(11), on: DaySet([today])),
            .amount(amount("1"), of: id(12), on: DaySet([today])),
            .note(name("A hard one", "Тяжело"), of: id(11), on: today),
            .skip([id(17)], on: DaySet([today])),
        ]
        return try ScreenStage(language, past + [(today, now)], filter: filter)
    }
}
