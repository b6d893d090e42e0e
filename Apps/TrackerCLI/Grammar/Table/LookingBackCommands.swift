import TrackerPresentation

extension CommandTable {
    static let show = CommandSpec(
        .show, in: .lookingBack,
        summary: Phrase(
            "show one tracker: calendar, heat map, streaks", "показать трекер: календарь, карта года, серии"),
        alsoCalled: ["details", "info", "view", "подробности", "показать"],
        operands: [OperandSpec(.tracker)],
        examples: [
            Example(
                ["show", .run], Phrase("how it goes with one tracker", "как идут дела с одним трекером")),
            Example(["show", .run, "--json"], Phrase("the same, for a script", "то же самое для скриптов")),
        ])

    static let stats = CommandSpec(
        .stats, in: .lookingBack,
        summary: Phrase(
            "show the figures, the year and all streaks", "показать итоги, карту года и все серии"),
        alsoCalled: ["statistics", "streaks", "streak", "year", "статистика", "год"],
        options: [
            OptionSpec(
                .sort, .words(StatisticsOrder.allCases.map(\.rawValue)),
                Phrase(
                    """
                    order of the table: category (as without it), name, current streak, best streak, days \
                    done, 30-day rate, last 14 days
                    """,
                    """
                    порядок таблицы: категория (как без параметра), название, текущая серия, лучшая серия, \
                    сколько дней, доля за 30 дней, последние 14 дней
                    """
                ))
        ],
        examples: [
            Example(["stats"], Phrase("everything on one page", "всё на одной странице")),
            Example(
                ["stats", "--sort", "current"],
                Phrase("the longest running streaks first", "сначала самые длинные текущие серии")),
            Example(
                ["stats", "--plain"],
                Phrase("the table for a spreadsheet", "таблица для электронных таблиц")),
        ])

    static let calendar = CommandSpec(
        .calendar, in: .lookingBack,
        summary: Phrase("show a month, day by day", "показать месяц по дням"),
        alsoCalled: ["month", "календарь"],
        operands: [OperandSpec(.tracker, .optional)],
        options: [
            OptionSpec(
                .month, .month,
                Phrase("the month; the present one without it", "месяц; если не указать — текущий"))
        ],
        examples: [
            Example(
                ["calendar"], Phrase("how much of each day was done", "сколько сделано в каждый из дней")),
            Example(["calendar", .run], Phrase("the days of one tracker", "дни одного трекера")),
            Example(
                ["calendar", "--month", "2026-02"], Phrase("February 2026", "февраль 2026 года")),
        ])
}
