extension ManualText {
    static let environment = [
        Entry(
            "TRACKER_LIBRARY", "The library's file, as with --library.", "Файл библиотеки, как в --library."),
        Entry(
            "TRACKER_LANG", "en or ru, as with --lang; anything else is ignored.",
            "en или ru, как в --lang; всё остальное не учитывается."),
        Entry(
            "TRACKER_TODAY", "The day to take for today, as YYYY-MM-DD.",
            "Какой день считать сегодняшним, в виде ГГГГ-ММ-ДД."),
        Entry(
            "TRACKER_PAGER, PAGER",
            "The program that shows long output page by page; the first that is set is used, else less.",
            "Программа для постраничного просмотра длинного вывода; берётся первая заданная, иначе less."),
        Entry(
            "NO_COLOR", "If not empty, nothing is colored.", "Если не пусто, вывод не раскрашивается."),
        Entry(
            "CLICOLOR, CLICOLOR_FORCE, FORCE_COLOR",
            "CLICOLOR=0 turns color off; the other two turn it on where the output is not a terminal.",
            "CLICOLOR=0 отключает цвет; две другие включают его, даже если вывод идёт не в терминал."),
        Entry(
            "COLORFGBG", "Tells whether the terminal's background is light or dark.",
            "По ней определяется, светлый или тёмный у терминала фон."),
        Entry("ACCESSIBLE", "If not empty, as with --accessible.", "Если не пусто, то же, что --accessible."),
        Entry(
            "NO_MOTION", "If not empty, nothing is animated.", "Если не пусто, анимации нет."),
        Entry("COLUMNS", "The width of the output in cells.", "Ширина вывода в знакоместах."),
        Entry(
            "LANGUAGE, LC_ALL, LC_MESSAGES, LANG",
            "The language, where neither an option, TRACKER_LANG nor a setting names one.",
            "Язык, если его не задают ни параметр, ни TRACKER_LANG, ни настройка."),
        Entry(
            "LC_ALL, LC_CTYPE, LANG",
            "The character set; without one, frames are drawn with ASCII characters.",
            "Кодировка; если она не задана, рамки рисуются знаками ASCII."),
        Entry(
            "LC_ALL, LC_TIME, LANG", "The country, for the first day of a week in English.",
            "Страна: от неё зависит первый день недели в английском интерфейсе."),
        Entry("TZ", "The time zone, for today's date.", "Часовой пояс, чтобы знать сегодняшнюю дату."),
        Entry(
            "XDG_DATA_HOME, XDG_CONFIG_HOME, XDG_STATE_HOME",
            "The folders of the files below; relative ones are ignored.",
            "Папки для файлов, перечисленных ниже; относительные пути не учитываются."),
        Entry(
            "TERM, COLORTERM, TERM_PROGRAM", "What the terminal can do.", "Возможности терминала."),
    ]

    static let files = [
        Entry(
            "$XDG_DATA_HOME/tracker/Library.plist",
            """
            The library. Without XDG_DATA_HOME it is in ~/.local/share/tracker, on macOS in \
            ~/Library/Application Support/Tracker.
            """,
            """
            Библиотека. Если XDG_DATA_HOME не задана, она лежит в ~/.local/share/tracker, в macOS — в \
            ~/Library/Application Support/Tracker.
            """
        ),
        Entry(
            "$XDG_CONFIG_HOME/tracker/Settings.plist",
            "The settings. Without XDG_CONFIG_HOME they are in ~/.config/tracker.",
            "Настройки. Если XDG_CONFIG_HOME не задана, они лежат в ~/.config/tracker."),
        Entry(
            "$XDG_STATE_HOME/tracker/backups/",
            """
            The backups, a folder for each library. Each is a library file, and so is what “tracker backup FILE” \
            writes; those that begin with kept or found are never removed. Without XDG_STATE_HOME they are in \
            ~/.local/state/tracker.
            """,
            """
            Резервные копии, своя папка для каждой библиотеки. Каждая из них — файл библиотеки, как и то, что \
            записывает «tracker backup ФАЙЛ»; те, что начинаются с kept или found, не удаляются. Если \
            XDG_STATE_HOME не задана, они лежат в ~/.local/state/tracker.
            """
        ),
        Entry(
            "$XDG_STATE_HOME/tracker/sync/",
            "What tells this device from those that it is in step with, and the log of what came in.",
            "Чем это устройство отличается от тех, с которыми синхронизируется, и журнал пришедшего."),
        Entry(
            "$XDG_STATE_HOME/tracker/crontab-before",
            "Your crontab as it was before a reminder or an exchange was set by cron.",
            "Ваш crontab, каким он был до напоминания или обмена через cron."),
        Entry(
            "$XDG_STATE_HOME/tracker/usage.log",
            "The log of clicks, if it is switched on; nothing leaves this device.",
            "Журнал нажатий, если он включён; наружу ничего не передаётся."),
    ]
}
