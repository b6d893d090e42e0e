/// Everything that can be done on the screens by a key of its own, from help and from the palette.
public enum AppAction: String, CaseIterable, Sendable {
    case toggleDone, newTracker, editTracker, deleteTracker, togglePin, openMenu, openDetails
    case addAmount, subtractAmount, enterAmount, toggleSkip, writeNote, togglePause, toggleArchive
    case openCalendar, openFilters, startSearch, previousDay, nextDay, goToToday
    case undo, redo
    case showTrackers, showStatistics, sortStatistics
    case openSettings, showOnboarding, showHelp, openPalette, repaint, quit

    /// What it does, in a few words.
    public var title: Phrase {
        switch self {
        case .toggleDone: Phrase("mark as done, or unmark", "отметить или снять отметку")
        case .newTracker: Phrase("new habit or event", "новая привычка или событие")
        case .editTracker: Phrase("edit the tracker", "изменить трекер")
        case .deleteTracker: Phrase("delete the tracker", "удалить трекер")
        case .togglePin: Phrase("pin or unpin", "закрепить или открепить")
        case .openMenu: Phrase("menu of the card", "меню карточки")
        case .addAmount: Phrase("one more, with a goal", "на один больше, если есть цель")
        case .subtractAmount: Phrase("one less", "на один меньше")
        case .enterAmount: Phrase("enter the amount", "ввести количество")
        case .toggleSkip: Phrase("skip the day, or no longer", "пропустить день или отменить пропуск")
        case .writeNote: Phrase("note for the day", "заметка на день")
        case .togglePause: Phrase("pause, or bring back", "на паузу или вернуть")
        case .toggleArchive: Phrase("archive, or bring back", "в архив или вернуть")
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
        case .openSettings:
            Phrase("options and settings: language, theme", "настройки: язык, тема, неделя, мышь")
        case .showOnboarding: Phrase("show the first pages again", "показать первые страницы ещё раз")
        case .showHelp: Phrase("all keys", "все клавиши")
        case .openPalette: Phrase("find a command by name", "найти команду по названию")
        case .repaint: Phrase("draw the screen anew", "перерисовать экран")
        case .quit: Phrase("quit", "выйти")
        }
    }

    /// More words that people look for it by; none where the title has them.
    var alsoCalled: Phrase {
        switch self {
        case .toggleDone: Phrase("complete check tick", "выполнить сделано готово галочка")
        case .newTracker: Phrase("add create tracker", "добавить создать трекер")
        case .editTracker: Phrase("change rename schedule", "правка переименовать расписание")
        case .deleteTracker: Phrase("remove erase", "убрать стереть")
        case .togglePin: Phrase("top", "наверх")
        case .openMenu: Phrase("actions", "действия")
        case .addAmount: Phrase("amount increase plus count", "количество прибавить плюс")
        case .subtractAmount: Phrase("amount decrease minus", "количество убавить минус")
        case .enterAmount: Phrase("number goal how many", "число цель сколько")
        case .toggleSkip: Phrase("unskip day off rest", "выходной отдых")
        case .writeNote: Phrase("comment remark annotate", "комментарий запись")
        case .togglePause: Phrase("resume holiday vacation stop", "возобновить отпуск каникулы перерыв")
        case .toggleArchive: Phrase("unarchive hide put away", "убрать спрятать вернуть")
        case .openDetails: Phrase("info history", "сведения история")
        case .openCalendar: Phrase("date month", "дата месяц")
        case .openFilters: Phrase("show completed", "показать завершенные")
        case .startSearch: Phrase("find", "найти")
        case .previousDay: Phrase("yesterday", "вчера")
        case .nextDay: Phrase("tomorrow", "завтра")
        case .goToToday: Phrase("now", "сейчас")
        case .undo: Phrase("take back", "назад вернуть")
        case .redo: Phrase("again forward", "снова вперёд")
        case .showTrackers: Phrase("habits list main", "привычки список главный")
        case .showStatistics: Phrase("stats year figures streaks", "цифры год серии")
        case .sortStatistics: Phrase("order", "порядок")
        case .openSettings: Phrase("preferences week mouse", "параметры опции")
        case .showOnboarding: Phrase("onboarding welcome introduction", "онбординг знакомство приветствие")
        case .showHelp: Phrase("help shortcuts", "помощь справка")
        case .openPalette: Phrase("palette", "палитра")
        case .repaint: Phrase("refresh", "обновить")
        case .quit: Phrase("exit close leave", "выход закрыть")
        }
    }
}
