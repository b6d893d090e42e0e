public import TrackerDomain

extension Phrase {
    public static let newHabit = Phrase("New habit", "Новая привычка")
    public static let newEvent = Phrase("New irregular event", "Новое нерегулярное событие")
    public static let editHabit = Phrase("Habit editing", "Редактирование привычки")
    public static let editEvent = Phrase("Event editing", "Редактирование события")
    public static let namePlaceholder = Phrase("Enter tracker name", "Введите название трекера")
    public static let cancel = Phrase("Cancel", "Отменить")
    public static let create = Phrase("Create", "Создать")
    public static let save = Phrase("Save", "Сохранить")
    public static let done = Phrase("Done", "Готово")
    public static let everyDay = Phrase("Every day", "Каждый день")
    public static let onWeekdays = Phrase("Weekdays", "Будние дни")
    public static let onWeekends = Phrase("Weekends", "Выходные")

    static let kind = Phrase("Kind", "Вид")
    static let noGoal = Phrase("none", "нет")
    static let asLastTime = Phrase("as last time", "как в прошлый раз")

    static func formTitle(isEvent: Bool, isNew: Bool) -> Phrase {
        switch (isEvent, isNew) {
        case (false, true): newHabit
        case (true, true): newEvent
        case (false, false): editHabit
        case (true, false): editEvent
        }
    }

    /// The remark of a form on a text that was cut.
    static func limit(_ characters: Int) -> Phrase {
        Phrase("Limit \(characters) characters", "Ограничение \(characters) символов")
    }

    /// "Missing: category, emoji".
    public static func missing(_ fields: [TrackerField]) -> Phrase {
        Phrase("Missing: ", "Не хватает: ") + fields.map(\.caption).joined(separator: ", ")
    }
}
