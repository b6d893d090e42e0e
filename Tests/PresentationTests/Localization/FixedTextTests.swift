import Samples
import Testing
import TrackerDomain
import TrackerPresentation

/// The product's fixed wording, letter by letter.
@Suite struct FixedTextTests {
    @Test(arguments: [
        (Phrase.trackersTitle, "Trackers", "Трекеры"),
        (.statisticsTitle, "Statistics", "Статистика"),
        (.search, "Search", "Поиск"),
        (.whatWillWeTrack, "What will we track?", "Что будем отслеживать?"),
        (.nothingFound, "Nothing found", "Ничего не найдено"),
        (.filters, "Filters", "Фильтры"),
        (.filter(.all), "All trackers", "Все трекеры"),
        (.filter(.today), "Trackers for today", "Трекеры на сегодня"),
        (.filter(.completed), "Completed", "Завершенные"),
        (.filter(.notCompleted), "Not completed", "Не завершенные"),
        (.pinnedSection, "Pinned", "Закрепленные"),
        (.pin, "Pin", "Закрепить"),
        (.unpin, "Unpin", "Открепить"),
        (.edit, "Edit", "Редактировать"),
        (.delete, "Delete", "Удалить"),
        (.details, "Details", "Подробности"),
        (
            .deleteTrackerQuestion, "Are you sure you want to delete the tracker?",
            "Уверены, что хотите удалить трекер?"
        ),
        (
            .deleteCategoryQuestion, "Are you sure this category is not needed?",
            "Эта категория точно не нужна?"
        ),
    ])
    func mainScreen(phrase: Phrase, english: String, russian: String) {
        #expect(phrase == Phrase(english, russian))
    }

    @Test(arguments: [
        (Phrase.onlyWhatYouWant, "Track only what you want", "Отслеживайте только то, что хотите"),
        (
            .habitsAndEvents, "Habits by weekdays, events whenever they come",
            "Привычки по дням недели, события когда придётся"
        ),
        (
            .notOnlyYoga, "Even if it's not liters of water and yoga",
            "Даже если это не литры воды и йога"
        ),
        (
            .watchTheStreaks, "Mark a day, watch the streaks grow",
            "Отмечайте дни и смотрите, как растут серии"
        ),
        (.onboardingButton, "Let me try!", "Вот это технологии!"),
    ])
    func onboarding(phrase: Phrase, english: String, russian: String) {
        #expect(phrase == Phrase(english, russian))
    }

    @Test(arguments: [
        (Phrase.creatingTracker, "Creating a tracker", "Создание трекера"),
        (.habit, "Habit", "Привычка"),
        (.irregularEvent, "Irregular event", "Нерегулярное событие"),
        (.newHabit, "New habit", "Новая привычка"),
        (.newEvent, "New irregular event", "Новое нерегулярное событие"),
        (.editHabit, "Habit editing", "Редактирование привычки"),
        (.editEvent, "Event editing", "Редактирование события"),
        (.namePlaceholder, "Enter tracker name", "Введите название трекера"),
        (TrackerField.category.label, "Category", "Категория"),
        (TrackerField.schedule.label, "Schedule", "Расписание"),
        (TrackerField.emoji.label, "Emoji", "Эмодзи"),
        (TrackerField.color.label, "Color", "Цвет"),
        (.cancel, "Cancel", "Отменить"),
        (.create, "Create", "Создать"),
        (.save, "Save", "Сохранить"),
        (.done, "Done", "Готово"),
    ])
    func form(phrase: Phrase, english: String, russian: String) {
        #expect(phrase == Phrase(english, russian))
    }

    @Test(arguments: [
        (
            Phrase.combineByMeaning, "Habits and events can be combined by meaning",
            "Привычки и события можно объединить по смыслу"
        ),
        (.addCategory, "Add category", "Добавить категорию"),
        (.newCategory, "New category", "Новая категория"),
        (.editCategory, "Editing category", "Редактирование категории"),
        (.categoryPlaceholder, "Enter category name", "Введите название категории"),
        (.nothingToAnalyze, "There is nothing to analyze yet", "Анализировать пока нечего"),
        (.bestPeriod, "Best period", "Лучший период"),
        (.perfectDays, "Perfect days", "Идеальные дни"),
        (.trackersCompleted, "Trackers completed", "Трекеров завершено"),
        (.average, "Average", "Среднее значение"),
    ])
    func categoriesAndStatistics(phrase: Phrase, english: String, russian: String) {
        #expect(phrase == Phrase(english, russian))
    }

    @Test("NEW-10: the form says what is missing, in its own order")
    func missing() {
        #expect(
            Phrase.missing([.name, .schedule])
                == Phrase("Missing: name, schedule", "Не хватает: название, расписание"))
    }
}
