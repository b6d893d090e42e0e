/// Everything that can be done on the screens by a key of its own, from help and from the palette.
public enum AppAction: String, CaseIterable, Sendable {
    case toggleDone, newTracker, editTracker, deleteTracker, togglePin, openMenu, openDetails
    case openCalendar, openFilters, startSearch, previousDay, nextDay, goToToday
    case undo, redo
    case showTrackers, showStatistics, sortStatistics
    case showOnboarding, showHelp, openPalette, repaint, quit

    /// What it does, in a few words.
    public var title: Phrase {
        switch self {
        case .toggleDone: Phrase("mark as done, or unmark", "отметить или снять отметку")
        case .newTracker: Phrase("new habit or event", "новая привычка или событие")
        case .editTracker: Phrase("edit the tracker", "изменить трекер")
        case .deleteTracker: Phrase("delete the tracker", "удалить трекер")
        case .togglePin: Phrase("pin or unpin", "закрепить или открепить")
        case .openMenu: Phrase("menu of the card", "меню карточки")
        case .openDetails: Phrase("details and streaks", "подробности и серии")
        case .openCalendar: Phrase("choose a day in the calendar", "выбрать день в календаре")
        case .openFilters: Phrase("filters", "фильтры")
        case .startSearch: Phrase("search by name", "искать по названию")
        case .previousDay: Phrase("the day before", "предыдущий день")
        case .nextDay: Phrase("the day after", "следующий день")
        case .goToToday: Phrase("back to today", "вернуться к сегодняшнему дню")
        case .undo: Phrase("undo the last change", "отменить последнее изменение")
        case .redo: Phrase("redo", "повторить отменённое")
        case .showTrackers: Phrase("trackers", "трекеры")
        case .showStatistics: Phrase("statistics", "статистика")
        case .sortStatistics:
            Phrase("sort the table by the next column", "сортировать таблицу по следующему столбцу")
        case .showOnboarding: Phrase("show the first pages again", "показать первые страницы ещё раз")
        case .showHelp: Phrase("all keys", "все клавиши")
        case .openPalette: Phrase("find a command by name", "найти команду по названию")
        case .repaint: Phrase("draw the screen anew", "перерисовать экран")
        case .quit: Phrase("quit", "выйти")
        }
    }
}
