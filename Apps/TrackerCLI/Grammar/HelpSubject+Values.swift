import TrackerExchange
import TrackerPresentation

/// What can be written for a day, an amount and a schedule: a row for each form.
extension HelpSubject {
    /// Made from the list by which tables are read.
    static let aboutMarks: [HelpParagraph] =
        MarkWord.all.map { row in
            .entry(row.meaning.phrase, same(row.all.joined(separator: ", ")))
        } + [
            .text(
                Phrase(
                    """
                    In any case, with a blank, _ or - between words. A number is an amount, in a column of 0 and 1 \
                    a mark. What is in no list is never a mark: --done, --not-done and --skip of tracker import say \
                    what other words mean.
                    """,
                    """
                    Буквы любые, между словами пробел, _ или -. Число — количество, а в столбце из 0 и 1 — отметка. \
                    Чего в списке нет, то не отметка: смысл других слов задают --done, --not-done и --skip у \
                    tracker import.
                    """))
        ]

    static let aboutDays: [HelpParagraph] = [
        .entry(same("2026-11-20, 20.11.2026"), Phrase("a date", "дата")),
        .entry(
            Phrase("20.11, \"20 nov\"", "20.11, \"20 ноя\""),
            Phrase(
                "the last such day, or the next one where one plans",
                "последний такой день, а в планах ближайший")),
        .entry(
            Phrase("today, yesterday, tomorrow", "сегодня, вчера, завтра"), Phrase("that day", "этот день")),
        .entry(
            Phrase("-3, \"3 days ago\"", "-3, \"3 дня назад\""),
            Phrase("days before today; \"2 weeks ago\"", "дни до сегодняшнего; \"2 недели назад\"")),
        .entry(
            Phrase("+3, \"in 3 days\"", "+3, \"через 3 дня\""),
            Phrase("days after today; \"in a week\"", "дни после сегодняшнего; \"через неделю\"")),
        .entry(
            Phrase("mon, monday", "пн, понедельник"),
            Phrase(
                "today or the last such day; with skip, unskip, pause and resume today or the next one",
                "сегодня или последний такой день; у skip, unskip, pause и resume — сегодня или ближайший")),
        .entry(
            Phrase("\"last mon\", \"next mon\"", "\"прош. пн\", \"след. пн\""),
            Phrase("before today, after today", "до сегодняшнего, после сегодняшнего")),
        .text(Phrase("Where DAYS stands, also several:", "Где указаны ДНИ, можно и несколько:")),
        .entry(Phrase("mon,wed", "пн,ср"), Phrase("each of them", "каждый из них")),
        .entry(
            Phrase("-6..today, mon-fri", "-6..сегодня, пн-пт"),
            Phrase("from the first to the last", "с первого по последний")),
        .entry(
            Phrase("\"this week\", \"last month\"", "\"эта неделя\", \"прошлый месяц\""),
            Phrase("a week from Monday to Sunday, a month", "неделя с понедельника по воскресенье, месяц")),
        .entry(
            Phrase("june, \"june 2025\"", "июнь, \"июнь 2025\""),
            Phrase(
                "the last such month, or the next one where one plans",
                "последний такой месяц, а в планах ближайший")),
        .text(
            Phrase(
                """
                After --until a weekday is the first one from the break's first day on, and +10 is ten days from now. \
                After --month write 2026-11, after --year 2026.
                """,
                """
                После --until день недели — первый с начала перерыва, а +10 — через десять дней от сегодняшнего. \
                После --month пишут 2026-11, после --year — 2026.
                """)),
        .text(validDays),
    ]

    static let aboutAmounts: [HelpParagraph] = [
        .entry(
            Phrase("5, 2.5, \"10 000\"", "5, 2,5, \"10 000\""),
            Phrase(
                "a number from 0 to 1,000,000 with at most three decimals",
                "число от 0 до 1\u{A0}000\u{A0}000, не больше трёх знаков после запятой")),
        .entry(
            Phrase("5km, \"5 km\"", "5км, \"5 км\""),
            Phrase(
                "with a unit; converted into that of the goal where that is exact",
                "с единицей; переводится в единицу цели, если это можно сделать точно")),
        .entry(
            Phrase("1h30, 1:30", "1ч30, 1:30"),
            Phrase("an hour and a half, of a goal in time", "полтора часа, если цель — время")),
        .entry(
            Phrase("10k", "10к"), Phrase("10 km, where the goal is in km", "10 км, если цель в км")),
        .entry(
            same("+2, -2"),
            Phrase(
                "done: adds to what the day has, takes away", "done: прибавит к записанному за день, отнимет")
        ),
        .text(
            Phrase(
                "After --goal (at least) and --limit (at most):",
                "После --goal (минимум) и --limit (максимум):")),
        .entry(Phrase("\"5 km\"", "\"5 км\""), Phrase("so much a day", "столько в день")),
        .entry(
            Phrase("\"30 km a week\", 2000/month", "\"30 км в неделю\", 2000/мес"),
            Phrase(
                "so much a week, a month, in place of a schedule",
                "столько в неделю, в месяц, вместо расписания")),
        .entry(
            Phrase("\"100 km in 10 days\"", "\"100 км за 10 дней\""),
            Phrase("so much in 10 days, from today on", "столько за 10 дней, считая с сегодняшнего")),
        .entry(
            Phrase("100km/10d@2026-11-20", "100км/10д@2026-11-20"),
            Phrase("the same, counted from that day", "то же, считая с этого дня")),
        .entry(
            Phrase("none", "нет"), Phrase("edit --goal: no goal any more", "edit --goal: больше без цели")),
        .text(
            Phrase(
                """
                Converted among each other: km m cm mm mi yd ft; l dl cl ml; kg g lb oz; h min s; gallon pint cup. \
                Any other word is a unit too.
                """,
                """
                Друг в друга переводятся: км м см мм, миля ярд фут; л мл; кг г, фунт унция; ч мин с; \
                галлон пинта чашка. Единицей может быть и любое другое слово.
                """)),
        .text(
            Phrase(
                "--limit 0 is for what is to be avoided altogether.",
                "--limit 0 — чтобы отказаться совсем.")),
    ]

    static let aboutSchedules: [HelpParagraph] =
        [
            .entry(Phrase("daily", "ежедневно"), Phrase("every day", "каждый день")),
            .entry(Phrase("weekdays", "будни"), Phrase("Monday to Friday", "с понедельника по пятницу")),
            .entry(Phrase("weekends", "выходные"), Phrase("Saturday and Sunday", "суббота и воскресенье")),
            .entry(
                Phrase("mon,wed,fri, mon-fri", "пн,ср,пт, пн-пт"),
                Phrase("these days of the week", "эти дни недели")),
            .entry(
                Phrase("every-3-days, 3d", "каждые-3-дня, 3д"),
                Phrase("every third day, from today on", "каждый третий день, считая с сегодняшнего")),
            .entry(
                Phrase("3d@2026-11-20", "3д@2026-11-20"),
                Phrase("the same, counted from that day", "то же, считая с этого дня")),
            .entry(
                Phrase("month:1,15, month:last", "месяц:1,15, месяц:последний"),
                Phrase("these days of each month", "эти числа каждого месяца")),
            .entry(
                Phrase("3/week, 2/month", "3/нед, 2/мес"),
                Phrase("so many times, on whichever days", "столько раз, в любые дни")),
            .entry(
                Phrase("4/10d, 4/10d@2026-11-20", "4/10д, 4/10д@2026-11-20"),
                Phrase("4 times in 10 days", "4 раза за 10 дней")),
            .entry(
                Phrase("whenever", "без-плана"),
                Phrase(
                    "no plan at all: never due, never missed",
                    "когда придётся: никогда не пора и не бывает не сделано")),
            .text(
                Phrase(
                    """
                    A sum such as --goal "30 km a week" is a schedule by itself (tracker help amounts); --event has none. \
                    The words of both languages hold in either.
                    """,
                    """
                    Сумма, например --goal "30 км в неделю", — это уже расписание (tracker help количества); у --event \
                    его нет. Слова обоих языков годятся при любом языке программы.
                    """)),
        ]

    private static let validDays = Phrase(
        """
        Days from 1900-01-01 to 2199-12-31 are valid. The words of both languages may be used in any case, \
        whatever the language in use.
        """,
        """
        Допустимы дни с 1900-01-01 по 2199-12-31. Слова обоих языков годятся при любом языке программы и в \
        любом регистре.
        """
    )

    private static func same(_ text: String) -> Phrase { Phrase(same: text) }
}

extension MarkWord.Meaning {
    fileprivate var phrase: Phrase {
        switch self {
        case .done: Phrase("done", "сделано")
        case .notDone: Phrase("not done", "не сделано")
        case .skipped: Phrase("skipped", "пропуск")
        case .rest: Phrase("rest day", "день отдыха")
        case .nothing: Phrase("nothing", "ничего")
        case .calculated: Phrase("nothing, worked out by Loop", "ничего, вычислено в Loop")
        }
    }
}
