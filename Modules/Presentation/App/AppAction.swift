internal import TrackerDomain

/// The actions on the screens: each has a key, and an entry in the list of commands.
public enum AppAction: String, CaseIterable, Sendable {
    case toggleDone, newTracker, editTracker, deleteTracker, togglePin, openMenu, openDetails
    case addAmount, subtractAmount, enterAmount, toggleSkip, writeNote, rest, takeBreak, toggleArchive
    case moveUp, moveDown
    case openCalendar, openFilters, openCategories, startSearch, previousDay, nextDay, goToToday
    case undo, redo, openHistory
    case showTrackers, showStatistics, showWeek, sortStatistics
    case openSettings, openSync, showOnboarding, openCommands, quit

    /// The declaration of the action, all but its keys: its texts, its condition and its effect.
    var row: Row {
        switch self {
        case .toggleDone:
            .onCard(
                self, Phrase("mark as done, or unmark", "отметить или снять отметку"),
                hint: Phrase("mark", "отметить"),
                alsoCalled: Phrase("complete check tick", "выполнить сделано готово галочка"),
                name: {
                    switch $0.mark {
                    case .askAmount: .enterTheAmount
                    case .toggle(isDone: true): .unmark
                    case .toggle(isDone: false): .markAsDone
                    }
                }, isEnabled: \.canToggle,
                effect: { card in
                    switch card.mark {
                    case .askAmount: .open(.amount, on: card.date)
                    case .toggle: .wish(card.marking, on: card.date)
                    }
                })
        case .newTracker:
            .onScreen(
                Phrase("new habit or event", "новая привычка или событие"), hint: Phrase("new", "новый"),
                alsoCalled: Phrase("add create tracker", "добавить создать трекер"),
                perform: { $0.openNewForm() })
        case .editTracker:
            .onCard(
                self, Phrase("edit the tracker", "изменить трекер"), hint: Phrase("edit", "правка"),
                alsoCalled: Phrase("change rename", "правка переименовать"),
                name: { _ in .edit }, effect: { .open(.form, on: $0.date) })
        case .deleteTracker:
            .onCard(
                self, Phrase("delete the tracker", "удалить трекер"), hint: Phrase("delete", "удалить"),
                alsoCalled: Phrase("remove erase", "убрать стереть"), name: { _ in .delete },
                effect: { .open(.deletion, on: $0.date) })
        case .togglePin:
            .onCard(
                self, Phrase("pin or unpin", "закрепить или открепить"), hint: Phrase("pin", "закрепить"),
                alsoCalled: Phrase("top", "наверх"), name: { $0.isPinned ? .unpin : .pin },
                effect: { .wish($0.pinning, on: $0.date) })
        case .openMenu:
            .onScreen(
                Phrase("menu of the card or heading", "меню карточки или раздела"),
                hint: Phrase("menu", "меню"),
                alsoCalled: Phrase("actions", "действия"),
                applies: { $0.focused != nil }, perform: { $0.openMenu() })
        case .openDetails:
            .onCard(
                self, Phrase("details and streaks", "подробности и серии"),
                hint: Phrase("details", "подробно"), alsoCalled: Phrase("info past", "сведения прошлое"),
                name: { _ in .details }, effect: { .open(.details, on: $0.date) })
        case .addAmount:
            .onCard(
                self, Phrase("a step more, with a goal", "на шаг больше, если есть цель"),
                hint: Phrase("more", "больше"),
                alsoCalled: Phrase("amount increase plus count", "количество прибавить плюс"),
                name: { card in Phrase { Phrase("Add ", "Прибавить ")($0) + card.stepText($0) } },
                applies: \.countsAmounts,
                effect: { .wish($0.counting(.add), on: $0.date) })
        case .subtractAmount:
            .onCard(
                self, Phrase("a step less", "на шаг меньше"), hint: Phrase("less", "меньше"),
                alsoCalled: Phrase("amount decrease minus", "количество убавить минус"),
                name: { card in
                    Phrase("Take \(card.stepText(.english)) away", "Убавить \(card.stepText(.russian))")
                }, isEnabled: \.countsAmounts, isListed: \.countsAmounts,
                // Without a goal there is no step to take away.
                effect: { card in
                    card.countsAmounts
                        ? .wish(card.counting(.subtract), on: card.date) : .open(.amount, on: card.date)
                })
        case .enterAmount:
            .onCard(
                self, Phrase("enter the amount", "ввести количество"), hint: Phrase("amount", "количество"),
                alsoCalled: Phrase("number how many", "число сколько"), name: { _ in .amount },
                isEnabled: \.takesAmount,
                // Of a sum the mark asks for it.
                isListed: { $0.mark.action == .toggleDone && $0.takesAmount },
                effect: { .open(.amount, on: $0.date) })
        case .toggleSkip:
            .onCard(
                self, Phrase("skip the day, or no longer", "пропустить день или отменить пропуск"),
                hint: Phrase("skip", "пропуск"), alsoCalled: Phrase("unskip day off", "выходной"),
                name: {
                    $0.day.isSkipped ? Phrase("Don't skip", "Не пропускать") : Phrase("Skip", "Пропустить")
                }, isEnabled: { !$0.isEvent }, isListed: { _ in false },
                effect: { .wish($0.skipping, on: $0.date) })
        case .writeNote:
            .onCard(
                self, Phrase("note for the day", "заметка на день"), hint: Phrase("note", "заметка"),
                alsoCalled: Phrase("comment remark annotate", "комментарий запись"), name: { _ in .note },
                effect: { .open(.note, on: $0.date) })
        case .rest:
            .onCard(
                self, Phrase("rest, or bring back", "отдых или вернуть"), hint: Phrase("rest", "отдых"),
                alsoCalled: Phrase(
                    "pause resume holiday vacation stop", "пауза возобновить отпуск каникулы перерыв"),
                name: { $0.isInactive ? Phrase("Bring back", "Вернуть") : Phrase("Rest …", "Отдых…") },
                isEnabled: \.canPause, isListed: { !$0.isEvent },
                effect: { card in
                    card.isInactive ? .wish(card.pausing, on: card.dayOfRest) : .open(.rest, on: card.date)
                })
        case .takeBreak:
            .onCard(
                self, Phrase("break until a day", "перерыв до даты"), hint: Phrase("break", "перерыв"),
                alsoCalled: Phrase("holiday vacation days off until", "отпуск каникулы дни по"),
                name: { _ in .breakTitle }, applies: { $0.isEvent || !$0.status.isArchived },
                isEnabled: { !$0.isEvent }, isListed: { _ in false },
                effect: { .open(.break, on: $0.date) })
        case .toggleArchive:
            .onCard(
                self, Phrase("archive, or bring back", "в архив или вернуть"),
                hint: Phrase("archive", "архив"),
                alsoCalled: Phrase("unarchive hide put away", "убрать спрятать вернуть"),
                name: {
                    $0.status.isArchived
                        ? Phrase("Bring back", "Вернуть из архива") : Phrase("Archive", "В архив")
                }, isListed: \.isEvent, effect: { .wish($0.archiving, on: $0.date) })
        case .moveUp:
            .onCard(
                self, Phrase("move up in its section", "переместить выше в разделе"),
                hint: Phrase("up", "выше"), alsoCalled: Phrase("order before", "порядок перед"),
                name: { _ in .moveUp }, effect: { _ in .move(.up) })
        case .moveDown:
            .onCard(
                self, Phrase("move down in its section", "переместить ниже в разделе"),
                hint: Phrase("down", "ниже"), alsoCalled: Phrase("order after", "порядок после"),
                name: { _ in .moveDown }, effect: { _ in .move(.down) })
        case .openCalendar:
            .onScreen(
                Phrase("choose a day in the calendar", "выбрать день в календаре"),
                hint: Phrase("calendar", "календарь"), alsoCalled: Phrase("date month", "дата месяц"),
                perform: { $0.openCalendar() })
        case .openFilters:
            .onScreen(
                Phrase("filters", "фильтры"), hint: Phrase("filter", "фильтр"),
                alsoCalled: Phrase("show completed", "показать завершенные"),
                applies: { $0.list.state.filtersAvailable }, perform: { $0.openFilters() })
        case .openCategories:
            .onScreen(
                Phrase("categories", "категории"),
                alsoCalled: Phrase("category section sections", "категория раздел разделы"),
                perform: { $0.openCategories() })
        case .startSearch:
            .onScreen(
                Phrase("search by name", "искать по названию"), hint: Phrase("search", "поиск"),
                alsoCalled: Phrase("find", "найти"), perform: { $0.startSearch() })
        case .previousDay:
            .onScreen(
                Phrase("the day before", "предыдущий день"), hint: Phrase("day before", "день назад"),
                alsoCalled: Phrase("yesterday", "вчера"), perform: { $0.moveDay(by: -1) })
        case .nextDay:
            .onScreen(
                Phrase("the day after", "следующий день"), hint: Phrase("day after", "день вперёд"),
                alsoCalled: Phrase("tomorrow", "завтра"), perform: { $0.moveDay(by: 1) })
        case .goToToday:
            .onScreen(
                Phrase("back to today", "вернуться к сегодняшнему дню"), hint: Phrase("today", "сегодня"),
                alsoCalled: Phrase("now", "сейчас"), perform: { $0.goToToday() })
        case .undo:
            .onScreen(
                Phrase("undo the last change", "отменить последнее изменение"),
                hint: Phrase("undo", "отмена"), alsoCalled: Phrase("take back", "назад вернуть"),
                perform: { $0.undo() })
        case .redo:
            .onScreen(
                Phrase("redo", "повторить отменённое"), hint: Phrase("redo", "повтор"),
                alsoCalled: Phrase("again forward", "снова вперёд"), perform: { $0.redo() })
        case .openHistory:
            .onScreen(
                Phrase("history: go back to before a step", "история: вернуться на любой шаг"),
                hint: Phrase("history", "история"),
                alsoCalled: Phrase("undo list steps changes", "отмена список шаги изменения"),
                perform: { $0.openHistory() })
        case .showTrackers:
            .onScreen(
                Phrase("trackers", "трекеры"),
                alsoCalled: Phrase("habits list main", "привычки список главный"),
                perform: { $0.tab = .trackers })
        case .showStatistics:
            .onScreen(
                Phrase("statistics", "статистика"),
                alsoCalled: Phrase("stats year figures streaks", "цифры год серии"),
                perform: { $0.tab = .statistics })
        case .showWeek:
            .onScreen(
                Phrase("week", "неделя"), alsoCalled: Phrase("grid table seven", "сетка таблица семь"),
                perform: { $0.showWeek() })
        case .sortStatistics:
            .onScreen(
                Phrase("sort the table by the next column", "сортировать таблицу по следующему столбцу"),
                hint: Phrase("sort", "порядок"), alsoCalled: Phrase("order", "порядок"),
                applies: { $0.tab == .statistics && !$0.statistics.state.rows.isEmpty },
                perform: { $0.sortByNextColumn() })
        case .openSettings:
            .onScreen(
                Phrase("settings: language, theme, week, mouse", "настройки: язык, тема, неделя, мышь"),
                hint: Phrase("settings", "настройки"),
                alsoCalled: Phrase("options preferences", "параметры опции"),
                perform: { $0.openSettings() })
        case .openSync:
            .onScreen(
                Phrase("sync with other devices", "синхронизация с другими устройствами"),
                hint: Phrase("devices", "устройства"),
                alsoCalled: Phrase("computers folder cloud phone", "компьютеры папка облако телефон"),
                applies: { $0.workspace.sync != nil }, perform: { $0.openSync() })
        case .showOnboarding:
            .onScreen(
                Phrase("show the first pages again", "показать первые страницы ещё раз"),
                alsoCalled: Phrase("onboarding welcome introduction", "онбординг знакомство приветствие"),
                perform: { $0.openOnboarding() })
        case .openCommands:
            .onScreen(
                Phrase("keys and commands", "клавиши и команды"), hint: Phrase("all keys", "все клавиши"),
                alsoCalled: Phrase("help shortcuts find palette", "помощь справка найти палитра"),
                perform: { $0.openCommands() })
        case .quit:
            .onScreen(
                Phrase("quit", "выйти"), hint: Phrase("quit", "выход"),
                alsoCalled: Phrase("exit close leave", "выход закрыть"), perform: { $0.quit() })
        }
    }
}

extension Phrase {
    package static let enterTheAmount = Phrase("Enter the amount", "Ввести количество")
    package static let markAsDone = Phrase("Mark as done", "Отметить")
    package static let unmark = Phrase("Unmark", "Снять отметку")
}
