import TrackerPresentation

/// What the numbered prompts say.
extension Phrase {
    static let numberOrEmpty = Phrase("Number (empty: back):", "Номер (пусто — назад):")
    static let isDone = Phrase("done", "отмечено")
    static let isNotDone = Phrase("not done", "не отмечено")
    static let mark = Phrase("Mark as done", "Отметить")
    static let unmark = Phrase("Unmark", "Снять отметку")
    static let searchQuestion = Phrase("Search (empty: all):", "Поиск (пусто — все):")
    static let nameQuestion = Phrase("Name:", "Название:")
    static let scheduleQuestion = Phrase(
        "Days (daily, weekdays, mon,wed…):", "Дни (ежедневно, будни, пн,ср…):")
    static let saved = Phrase("Saved.", "Сохранено.")

    static func currentValue(_ value: String) -> Phrase {
        Phrase("Now: \(value). An empty answer keeps it.", "Сейчас: \(value). Пустой ответ оставит как есть.")
    }

    static func notANumber(_ word: String, _ count: Int) -> Phrase {
        Phrase(
            "“\(word)” is not on the list: type a number from 1 to \(count).",
            "«\(word)» нет в списке: введите число от 1 до \(count).")
    }
}
