public import TrackerDomain

extension Phrase {
    public static let trackersTitle = Phrase("Trackers", "Трекеры")
    public static let statisticsTitle = Phrase("Statistics", "Статистика")
    public static let statisticsOfYear = Phrase("statistics of a year", "статистика за год")
    public static let notesTitle = Phrase("Notes", "Заметки")
    public static let weekTitle = Phrase("Week", "Неделя")
    public static let search = Phrase("Search", "Поиск")
    public static let whatWillWeTrack = Phrase("What will we track?", "Что будем отслеживать?")
    public static let nothingFound = Phrase("Nothing found", "Ничего не найдено")
    public static let filters = Phrase("Filters", "Фильтры")
    public static let pinnedSection = Phrase("Pinned", "Закрепленные")

    /// The name of a filter.
    public static func filter(_ filter: TrackerFilter) -> Phrase {
        switch filter {
        case .all: Phrase("All trackers", "Все трекеры")
        case .today: Phrase("Trackers for today", "Трекеры на сегодня")
        case .completed: Phrase("Completed", "Завершенные")
        case .notCompleted: Phrase("Not completed", "Не завершенные")
        case .due: Phrase("Due", "Пора сделать")
        case .inactive: Phrase("Resting", "На отдыхе")
        }
    }

    public static let pin = Phrase("Pin", "Закрепить")
    public static let unpin = Phrase("Unpin", "Открепить")
    public static let edit = Phrase("Edit", "Редактировать")
    public static let delete = Phrase("Delete", "Удалить")
    public static let note = Phrase("Note", "Заметка")
    public static let amount = Phrase("Amount", "Количество")
    public static let lastValues = Phrase("Last values", "Прошлые значения")
    public static let details = Phrase("Details", "Подробности")
    public static let deleteTrackerQuestion = Phrase(
        "Are you sure you want to delete the tracker?", "Уверены, что хотите удалить трекер?")
    public static let deleteCategoryQuestion = Phrase(
        "Are you sure this category is not needed?", "Эта категория точно не нужна?")

    /// A mark is shown that is not on the disk yet.
    public static let saving = Phrase("saving…", "сохраняется…")
    public static let keepAsIs = Phrase("Keep", "Оставить")
    public static let discard = Phrase("Discard", "Не сохранять")
    public static let discardQuestion = Phrase("Leave without saving?", "Выйти без сохранения?")
    public static let discardDetail = Phrase("What you have entered will be lost.", "Введённое пропадёт.")
    public static let createAnewDetail = Phrase(
        "It was deleted meanwhile; its marks stay deleted.",
        "Тем временем его удалили; отметки не вернутся.")
    /// Said after a new habit that the shown date has no place for.
    static let notPlannedHere = Phrase(
        " It is not planned for the day shown.", " На показанный день не запланировано.")
    public static let allKeys = Phrase("All keys", "Все клавиши")
    public static let commands = Phrase("Commands", "Команды")
    static let settings = Phrase("Settings", "Настройки")

    public static let combineByMeaning = Phrase(
        "Habits and events can be combined by meaning", "Привычки и события можно объединить по смыслу")
    /// A new tracker in the category of a heading.
    public static let newHere = Phrase("new here", "новый здесь")

    static func sectionNotShown(_ name: String) -> Phrase {
        Phrase("The section \(name) is not shown now.", "Раздел «\(name)» сейчас не показан.")
    }

    public static let addCategory = Phrase("Add category", "Добавить категорию")
    public static let newCategory = Phrase("New category", "Новая категория")
    public static let editCategory = Phrase("Editing category", "Редактирование категории")
    public static let categoryPlaceholder = Phrase("Enter category name", "Введите название категории")

    public static let creatingTracker = Phrase("Creating a tracker", "Создание трекера")
    public static let habit = Phrase("Habit", "Привычка")
    public static let irregularEvent = Phrase("Irregular event", "Нерегулярное событие")

    /// Said of a step that the screen had not shown yet.
    static func undoWouldTakeBack(_ step: Phrase) -> Phrase {
        Phrase("New here: ", "Новое: ") + step
            + Phrase(". Undo once more to take it back.", ". Отмените ещё раз, чтобы это убрать.")
    }

    /// "It is Monday now", the beginning of a sentence.
    static func isNow(_ weekday: Weekday) -> Phrase {
        let name = longName(of: weekday)
        return Phrase("It is \(name.english) now", "Уже \(name.russian.lowercased())")
    }

    /// Before why.
    static let notSaved = Phrase("Not saved. ", "Не сохранено. ")

    /// Said of a tracker that a screen still shows and another screen or program has deleted.
    static func hasBeenDeleted(_ name: String) -> Phrase {
        Phrase("\(name) has been deleted.", "Удалено: «\(name)».")
    }

    /// Offered if the tracker in a form has been deleted.
    public static let createAnewQuestion = Phrase("Create it again?", "Создать заново?")

    public static let onlyWhatYouWant = Phrase(
        "Track only what you want", "Отслеживайте только то, что хотите")
    public static let habitsAndEvents = Phrase(
        "Habits by weekdays, events whenever they come", "Привычки по дням недели, события когда придётся")
    public static let notOnlyYoga = Phrase(
        "Even if it's not liters of water and yoga", "Даже если это не литры воды и йога")
    public static let watchTheStreaks = Phrase(
        "Mark a day, watch the streaks grow", "Отмечайте дни и смотрите, как растут серии")
    public static let onboardingButton = Phrase("Let me try!", "Вот это технологии!")

    public static let nothingToAnalyze = Phrase(
        "There is nothing to analyze yet", "Анализировать пока нечего")
    public static let bestPeriod = Phrase("Best period", "Лучший период")
    /// Said once, when the last habit of a day is done.
    static let perfectDay = Phrase("a perfect day", "идеальный день")
    public static let perfectDays = Phrase("Perfect days", "Идеальные дни")
    public static let trackersCompleted = Phrase("Trackers completed", "Трекеров завершено")
    public static let average = Phrase("Average", "Среднее значение")
}
