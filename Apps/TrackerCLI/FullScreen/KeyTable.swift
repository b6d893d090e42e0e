import Terminal
import TrackerPresentation

extension KeyBinding {
    /// Every key of the app; help, the footer and the manual are made from this table.
    ///
    /// The keys `.` `,` `` ` `` and `\` are free, as layouts disagree about them.
    package static let all = actions + navigation + editing

    private static let actions: [KeyBinding] = [
        // Space marks a card, but what the focus is on may have another use for it.
        KeyBinding(
            [Key(" "): .press], in: .screens, caps: "Space", russian: "Пробел", of: .toggleDone),
        KeyBinding(.newTracker, [Key("n")], "n +"),
        KeyBinding([Key("+"): .action(.newTracker)], in: [.statistics, .sheet]),
        KeyBinding(.editTracker, [Key("e")], "e"),
        KeyBinding(.togglePin, [Key("p")], "p"),
        KeyBinding(.deleteTracker, [Key("d")], "d"),
        KeyBinding(.openMenu, [Key("m")], "m"),
        KeyBinding(.addAmount, [Key("+")], in: .cards, "+"),
        KeyBinding(.subtractAmount, [Key("-")], in: .cards, "-"),
        KeyBinding(.enterAmount, [Key("=")], in: .cards.union([.sheet]), "="),
        KeyBinding(.toggleSkip, [Key("s")], in: .cards, "s"),
        KeyBinding(.writeNote, [Key("a")], in: .cards, "a"),
        KeyBinding(.rest, [Key("z")], in: .cards, "z"),
        KeyBinding(.takeBreak, [Key("Z")], in: .cards, "Z"),
        KeyBinding(.toggleArchive, [Key("x")], in: .cards, "x"),
        KeyBinding(.moveUp, [Key("K"), Key(.up, .shift)], "K Shift-↑"),
        KeyBinding(.moveDown, [Key("J"), Key(.down, .shift)], "J Shift-↓"),
        KeyBinding(.openDetails, [Key("i")], "i"),
        KeyBinding(.openCalendar, [Key("c")], in: .screens, "c"),
        KeyBinding(.previousDay, [Key("[")], in: .screens.union([.details]), "["),
        KeyBinding(.nextDay, [Key("]")], in: .screens.union([.details]), "]"),
        KeyBinding(.goToToday, [Key("t")], "t"),
        KeyBinding(.startSearch, [Key("/")], in: .screens, "/"),
        KeyBinding(.openFilters, [Key("f")], in: .screens, "f"),
        KeyBinding(.undo, [Key("u")], "u"),
        KeyBinding(.redo, [Key("r", .control)], "Ctrl-R"),
        KeyBinding(.openHistory, [Key("U")], in: .screens, "U"),
        KeyBinding(.showTrackers, [Key("1")], in: .screens, "1"),
        KeyBinding(.showStatistics, [Key("2")], in: .screens, "2"),
        KeyBinding(.showWeek, [Key("3"), Key("w")], in: .screens, "3 w"),
        KeyBinding(.sortStatistics, [Key("s")], in: [.statistics], "s"),
        KeyBinding(.openSettings, [Key("o")], in: .screens, "o"),
        KeyBinding(.openSync, [Key("y")], in: .screens, "y"),
        KeyBinding(
            .openCommands, [Key("?"), Key(":"), Key("p", .control), Key(.function(1))], in: .all,
            "? : Ctrl-P F1"),
        KeyBinding([Key("l", .control): .repaint], in: .all, caps: "Ctrl-L"),
        KeyBinding(.quit, [Key("q")], "q"),
        KeyBinding([Key("c", .control): .action(.quit)], in: .commands),
    ]

    /// Keys that act on the focus, in the order of help.
    private static let navigation: [KeyBinding] = [
        KeyBinding([Key(.down): .move(.down)], in: .all, caps: "↓", ascii: "j"),
        KeyBinding([Key(.up): .move(.up)], in: .all),
        KeyBinding(
            [
                Key(.left): .move(.left), Key(.right): .move(.right),
            ], in: .commands.union([.question])),
        KeyBinding(
            [Key(.home): .move(.toStart), Key(.end): .move(.toEnd)],
            in: .commands.union([.question]).subtracting([.week])),
        KeyBinding([Key(.home): .firstDay, Key(.end): .lastDay], in: [.week]),
        KeyBinding(
            [
                Key("h"): .move(.left), Key("j"): .move(.down), Key("k"): .move(.up), Key("l"): .move(.right),
            ], in: .commands, caps: "h j k l",
            help: Phrase("move the focus, as arrows do", "перейти, как стрелками")),
        KeyBinding(
            [Key(.pageUp): .move(.pageUp), Key(.pageDown): .move(.pageDown)], in: .all, caps: "PgUp PgDn",
            help: Phrase("a page, in the calendar a month", "на страницу, в календаре на месяц")),
        KeyBinding(
            [Key("g"): .move(.toStart), Key("G"): .move(.toEnd)], in: .commands, caps: "g G",
            help: Phrase(
                "the first, the last; in the week, rows", "первый, последний; в неделе — ряды")),
        KeyBinding(
            [Key(.tab): .move(.next), Key(.backTab): .move(.previous)], in: .all, caps: "Tab",
            help: Phrase(
                "the next part; Shift-Tab the one before", "следующая часть; Shift-Tab — предыдущая")),
        KeyBinding(
            [Key(.enter): .confirm], in: .all, caps: "Enter",
            help: Phrase("open, choose or save", "открыть, выбрать или сохранить")),
        KeyBinding(
            [Key(.escape): .cancel], in: .all, caps: "Esc",
            help: Phrase("one level back", "на уровень назад")),
        KeyBinding([Key("c", .control): .cancel], in: [.text, .question]),
        KeyBinding(
            [Key("s", .control): .save], in: .all, caps: "Ctrl-S",
            help: Phrase("save the form from anywhere in it", "сохранить форму из любого места")),
        KeyBinding(
            [Key("z", .control): .suspend], in: .all, caps: "Ctrl-Z",
            help: Phrase("to the shell; fg comes back", "в оболочку; fg вернёт")),
        KeyBinding(
            [Key(" "): .press], in: .sheets.union([.question]), caps: "Space", russian: "Пробел",
            help: Phrase("in a sheet: choose or switch", "в окне: выбрать или переключить")),
        KeyBinding(
            Dictionary(
                uniqueKeysWithValues: (0...9).map { (Key(Character(String($0))), Intent.digit($0)) }),
            in: .sheets, caps: "1-9",
            help: Phrase("choose by number, colors by 1 to 18", "выбрать по номеру, цвета — от 1 до 18")),
        KeyBinding(
            [Key("a"): .rule(.everyDay)], in: [.sheet], caps: "a",
            help: Phrase("in a schedule: every day, or none", "в расписании: каждый день или ни одного")),
        KeyBinding(
            [Key("w"): .rule(.weekdays)], in: [.sheet], caps: "w",
            help: Phrase("in a schedule: Monday to Friday", "в расписании: с понедельника по пятницу")),
        KeyBinding(
            [Key("r"): .rule(.timesAWeek)], in: [.sheet], caps: "r",
            help: Phrase("in a schedule: so many times a week", "в расписании: столько-то раз в неделю")),
        KeyBinding(
            [Key("y"): .answer(true)], in: [.question], caps: "y",
            help: Phrase("yes, at a question", "да, в ответ на вопрос")),
        KeyBinding(
            [Key("n"): .answer(false)], in: [.question], caps: "n",
            help: Phrase("no, at a question", "нет, в ответ на вопрос")),
        KeyBinding([Key("h"): .move(.left), Key("l"): .move(.right)], in: [.question]),
    ]

    private static let editing: [KeyBinding] = [
        KeyBinding(
            [Key("u", .control): .edit(.deleteToStart)], in: [.text], caps: "Ctrl-U",
            help: Phrase("in a field: clear up to the cursor", "в поле: стереть до курсора")),
        KeyBinding(
            [Key("k", .control): .edit(.deleteToEnd)], in: [.text], caps: "Ctrl-K",
            help: Phrase("in a field: clear after the cursor", "в поле: стереть после курсора")),
        KeyBinding(
            [Key("w", .control): .edit(.deleteWord), Key(.backspace, .alt): .edit(.deleteWord)],
            in: [.text], caps: "Ctrl-W",
            help: Phrase("in a field: delete the word before", "в поле: стереть слово слева")),
        KeyBinding(
            [
                Key("b", .alt): .edit(.moveWordLeft), Key("f", .alt): .edit(.moveWordRight),
                Key(.left, .alt): .edit(.moveWordLeft), Key(.right, .alt): .edit(.moveWordRight),
                Key(.left, .control): .edit(.moveWordLeft), Key(.right, .control): .edit(.moveWordRight),
            ], in: [.text], caps: "Alt-B Alt-F",
            help: Phrase("in a field: a word back, forward", "в поле: на слово назад, вперёд")),
        KeyBinding(
            [Key("a", .control): .edit(.moveToStart), Key(.home): .edit(.moveToStart)], in: [.text],
            caps: "Ctrl-A", help: Phrase("in a field: to its beginning", "в поле: в начало")),
        KeyBinding(
            [Key("e", .control): .edit(.moveToEnd), Key(.end): .edit(.moveToEnd)], in: [.text],
            caps: "Ctrl-E", help: Phrase("in a field: to its end", "в поле: в конец")),
        KeyBinding(
            [
                Key(.left): .edit(.moveLeft), Key(.right): .edit(.moveRight),
                Key(.backspace): .edit(.deleteBackward), Key("h", .control): .edit(.deleteBackward),
                Key(.delete): .edit(.deleteForward), Key("d", .control): .edit(.deleteForward),
            ], in: [.text]),
    ]
}
