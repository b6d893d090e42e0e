public import TrackerDomain

extension Phrase {
    public static let trackersTitle = Phrase("Trackers", "Трекеры")
    public static let statisticsTitle = Phrase("Statistics", "Статистика")
    public static let search = Phrase("Search", "Поиск")
    public static let whatWillWeTrack = Phrase("What will we track?", "Что будем отслеживать?")
    public static let nothingFound = Phrase("Nothing found", "Ничего не найдено")
    public static let filters = Phrase("Filters", "Фильтры")
    public static let pinnedSection = Phrase("Pinned", "Закрепленные")
    public static let irregularEventOnCard = Phrase("irregular event", "нерегулярное событие")

    /// The name of a filter.
    public static func filter(_ filter: TrackerFilter) -> Phrase {
        switch filter {
        case .all: Phrase("All trackers", "Все трекеры")
        case .today: Phrase("Trackers for today", "Трекеры на сегодня")
        case .completed: Phrase("Completed", "Завершенные")
        case .notCompleted: Phrase("Not completed", "Не завершенные")
        }
    }

    public static let pin = Phrase("Pin", "Закрепить")
    public static let unpin = Phrase("Unpin", "Открепить")
    public static let edit = Phrase("Edit", "Редактировать")
    public static let delete = Phrase("Delete", "Удалить")
    public static let details = Phrase("Details", "Подробности")
    public static let deleteTrackerQuestion = Phrase(
        "Are you sure you want to delete the tracker?", "Уверены, что хотите удалить трекер?")
    public static let deleteCategoryQuestion = Phrase(
        "Are you sure this category is not needed?", "Эта категория точно не нужна?")
}
