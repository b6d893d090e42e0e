import Samples
import TrackerDomain
import TrackerPresentation

extension ScreenStage {
    /// Eight trackers in three categories, two of them pinned, some done today and some for years.
    static func week(
        _ language: Language = .english, filter: TrackerFilter = .all
    ) throws -> ScreenStage {
        func name(_ english: String, _ russian: String) -> String { Phrase(english, russian)(language) }
        func tracker(
            _ number: UInt64, _ title: String, in category: UInt64, _ days: WeekdaySet?, _ emoji: String,
            _ color: Int, isPinned: Bool = false
        ) -> Edit {
            .adding(
                id(number), title, in: .existing(id(category)), planned: days.map { .weekdays($0) },
                [.emoji(emoji), .color(.number(color))] + (isPinned ? [.pinned(true)] : []))
        }
        let start = today - 120
        let made: [Edit] = [
            .addCategory(id: id(1), name: name("Home", "Домашний уют")),
            .addCategory(id: id(2), name: name("Health", "Здоровье")),
            tracker(
                11, name("Walk the dog", "Погулять с собакой"), in: 1, .everyDay, "🐶", 18, isPinned: true),
            tracker(
                12, name("Vegetables for lunch", "Овощи на обед"), in: 2,
                WeekdaySet([.monday, .wednesday, .friday]), "🥦", 5, isPinned: true),
            tracker(13, name("Water the plants", "Поливать растения"), in: 1, .weekdays, "🌺", 2),
            tracker(14, name("No fast food", "Без фастфуда"), in: 1, .everyDay, "🍔", 1),
            tracker(
                15, name("Play the guitar for 20 minutes or more", "Играть на гитаре не меньше 20 минут"),
                in: 1, WeekdaySet([.monday, .tuesday, .wednesday, .thursday, .friday, .saturday]), "🎸", 10),
            tracker(16, name("Cold shower", "Контрастный душ"), in: 2, .everyDay, "🥶", 8),
            tracker(17, name("Asleep by 23:00", "Спать до 23:00"), in: 2, .everyDay, "😪", 14),
            tracker(18, name("Dentist", "Стоматолог"), in: 2, nil, "👨‍👩‍👧", 17),
        ]
        let marks = (0...120).map { distance -> (day: Day, edits: [Edit]) in
            let day = start + distance
            var done: [UInt64] = [11]
            if distance > 99 { done.append(14) }
            if distance > 117 { done.append(13) }
            if distance != 20 { done.append(16) }
            if day == today { done.removeAll { $0 == 13 } }
            return (day, [.complete(done.map(id), on: day)])
        }
        return try ScreenStage(language, [(start, made)] + marks, filter: filter)
    }

    /// A category with many trackers and one with a single one.
    static func crowd(_ count: Int, _ language: Language = .english) throws -> ScreenStage {
        let edits = (0..<count).map { index -> Edit in
            let isSeventh = index % 7 == 6
            let category = CategoryChoice.named(isSeventh ? "B" : "A", newID: id(isSeventh ? 2 : 1))
            return .adding(id(UInt64(index) + 10), "\(index + 1)", in: category)
        }
        return try ScreenStage(language, [(today, edits)])
    }
}
