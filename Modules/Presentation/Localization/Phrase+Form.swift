internal import TrackerDomain

extension Phrase {
    public static let newHabit = Phrase("New habit", "Новая привычка")
    public static let newEvent = Phrase("New irregular event", "Новое нерегулярное событие")
    public static let editHabit = Phrase("Habit editing", "Редактирование привычки")
    public static let editEvent = Phrase("Event editing", "Редактирование события")
    public static let namePlaceholder = Phrase("Enter tracker name", "Введите название трекера")
    public static let limitReached = Phrase("Limit 38 characters", "Ограничение 38 символов")
    public static let cancel = Phrase("Cancel", "Отменить")
    public static let create = Phrase("Create", "Создать")
    public static let save = Phrase("Save", "Сохранить")
    public static let done = Phrase("Done", "Готово")
    public static let everyDay = Phrase("Every day", "Каждый день")
    public static let onWeekdays = Phrase("Weekdays", "Будние дни")
    public static let onWeekends = Phrase("Weekends", "Выходные")

    static func formTitle(isEvent: Bool, isNew: Bool) -> Phrase {
        switch (isEvent, isNew) {
        case (false, true): newHabit
        case (true, true): newEvent
        case (false, false): editHabit
        case (true, false): editEvent
        }
    }

    /// The name of a part of the form.
    public static func section(_ section: TrackerDraft.Section) -> Phrase {
        switch section {
        case .name: Phrase("Name", "Название")
        case .category: Phrase("Category", "Категория")
        case .schedule: Phrase("Schedule", "Расписание")
        case .emoji: Phrase("Emoji", "Эмодзи")
        case .color: Phrase("Color", "Цвет")
        }
    }

    /// "Missing: category, emoji".
    public static func missing(_ sections: [TrackerDraft.Section]) -> Phrase {
        let names = sections.map(section)
        return Phrase(
            "Missing: " + names.map { $0.english.lowercased() }.joined(separator: ", "),
            "Не хватает: " + names.map { $0.russian.lowercased() }.joined(separator: ", "))
    }
}
