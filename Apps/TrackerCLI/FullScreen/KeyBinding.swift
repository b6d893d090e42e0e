import Terminal
import TrackerPresentation

/// A key, or several, that do the same; help, the footer and the manual are made from these too.
struct KeyBinding: Sendable {
    let keys: [Key]
    let action: AppAction
    /// The key as a key cap shows it: "n", "Ctrl-R", "F1".
    let label: Phrase
    /// What the footer says of it, in a word.
    let hint: Phrase

    init(_ keys: [Key], _ label: Phrase, _ action: AppAction, _ hint: Phrase) {
        self.keys = keys
        self.action = action
        self.label = label
        self.hint = hint
    }

    init(_ keys: [Key], _ label: String, _ action: AppAction, _ hint: Phrase) {
        self.init(keys, Phrase(same: label), action, hint)
    }

    /// Every action that has a key of its own, in the order of help.
    static let all: [KeyBinding] = [
        KeyBinding([Key(" ")], .spaceKey, .toggleDone, Phrase("mark", "отметить")),
        KeyBinding([Key("n"), Key("+")], "n +", .newTracker, Phrase("new", "новый")),
        KeyBinding([Key("e")], "e", .editTracker, Phrase("edit", "правка")),
        KeyBinding([Key("p")], "p", .togglePin, Phrase("pin", "закрепить")),
        KeyBinding([Key("d")], "d", .deleteTracker, Phrase("delete", "удалить")),
        KeyBinding([Key("m")], "m", .openMenu, Phrase("menu", "меню")),
        KeyBinding([Key("i")], "i", .openDetails, Phrase("details", "подробно")),
        KeyBinding([Key("c")], "c", .openCalendar, Phrase("calendar", "календарь")),
        KeyBinding([Key("[")], "[", .previousDay, Phrase("day before", "день назад")),
        KeyBinding([Key("]")], "]", .nextDay, Phrase("day after", "день вперёд")),
        KeyBinding([Key("t")], "t", .goToToday, Phrase("today", "сегодня")),
        KeyBinding([Key("/")], "/", .startSearch, Phrase("search", "поиск")),
        KeyBinding([Key("f")], "f", .openFilters, Phrase("filter", "фильтр")),
        KeyBinding([Key("u")], "u", .undo, Phrase("undo", "отмена")),
        KeyBinding([Key("r", .control)], "Ctrl-R", .redo, Phrase("redo", "повтор")),
        KeyBinding([Key("1")], "1", .showTrackers, Phrase("trackers", "трекеры")),
        KeyBinding([Key("2")], "2", .showStatistics, Phrase("statistics", "статистика")),
        KeyBinding([Key("s")], "s", .sortStatistics, Phrase("sort", "порядок")),
        KeyBinding([Key("?"), Key(.function(1))], "? F1", .showHelp, Phrase("all keys", "все клавиши")),
        KeyBinding([Key(":"), Key("p", .control)], ": Ctrl-P", .openPalette, Phrase("command", "команда")),
        KeyBinding([Key("l", .control)], "Ctrl-L", .repaint, Phrase("redraw", "перерисовать")),
        KeyBinding([Key("q")], "q", .quit, Phrase("quit", "выход")),
    ]

    /// The key cap of an action's first key; empty where it has none.
    static func label(of action: AppAction) -> Phrase {
        all.first { $0.action == action }?.label ?? Phrase(same: "")
    }

    /// What help lists; the palette has the actions alone.
    static let entries: [ActionListViewModel.Entry] =
        AppAction.allCases.map { ActionListViewModel.Entry($0, keys: label(of: $0)) } + moves

    /// Keys that mean what has the focus, wherever that is.
    private static let moves = [
        entry("h j k l", Phrase("move the focus, as arrows do", "перейти, как стрелками")),
        entry("PgUp PgDn", Phrase("a page, in the calendar a month", "на страницу, в календаре на месяц")),
        entry(
            "g G", Phrase("the first, the last, as Home and End", "к первому, к последнему, как Home и End")),
        entry(
            "Tab",
            Phrase("the next part; Shift-Tab the one before", "следующая часть; Shift-Tab — предыдущая")),
        entry("Enter", Phrase("open, choose or save", "открыть, выбрать или сохранить")),
        entry("Esc", Phrase("one level back", "на уровень назад")),
        entry("Ctrl-S", Phrase("save the form from anywhere in it", "сохранить форму из любого места")),
        entry("Ctrl-Z", Phrase("to the shell; fg comes back", "в оболочку; fg вернёт")),
    ]

    private static func entry(_ keys: String, _ title: Phrase) -> ActionListViewModel.Entry {
        ActionListViewModel.Entry(title, keys: Phrase(same: keys))
    }
}
