import TrackerDomain
import TrackerExchange
package import TrackerPresentation

extension ValueKind {
    /// The possible values in place of the placeholder; nil if they need no explanation.
    package var explanation: Phrase? {
        switch self {
        case .tracker, .trackerAmong, .category:
            Phrase(
                """
                A name, or the beginning of one if no other begins so; case does not matter. Or an id, or at \
                least its first four characters.
                """,
                """
                Название или его начало, если других с таким началом нет; регистр не важен. Или \
                идентификатор, или хотя бы первые четыре его знака.
                """
            )
        case .anyCategory:
            Phrase(
                "The whole name of a category, or its id.", "Название категории целиком или её идентификатор."
            )
        case .day, .pastDay: Self.aboutDays
        case .lastDay:
            Phrase(
                "After --until: a weekday is the first one from the break's first day on; +10 is ten days from now.",
                "После --until: день недели — первый с начала перерыва; +10 — через десять дней.")
        case .days, .pastDays:
            Self.aboutDays
                + Phrase(
                    " Several: mon,tue; a range: -6..today or mon-fri; \"this week\", \"last month\".",
                    " Несколько дней: пн,вт; отрезок: -6..сегодня или пн-пт; \"эта неделя\", \"прошлый месяц\"."
                )
        case .rule:
            ScheduleWord.inHelp
                + Phrase(". Russian words do as well.", ". Годятся и английские слова.")
        case .amount: Self.aboutAmounts
        case .goalAmount, .goal:
            Self.aboutAmounts
                + Phrase(
                    """
                     With a period it is a schedule by itself: "30 km a week", 2000/month, "100 km in 10 days" or \
                    100km/10d@2026-11-20, counted from a day.
                    """,
                    """
                     Со сроком это уже расписание: "30 км в неделю", 2000/мес, "100 км за 10 дней" или \
                    100км/10д@2026-11-20 — считая с этого дня.
                    """)
        case .month: Phrase("Year and month, for instance 2026-11.", "Год и месяц, например 2026-11.")
        case .year: Phrase("Four digits, for instance 2025.", "Четыре цифры, например 2025.")
        case .emoji: Phrase("Any single emoji.", "Любой эмодзи, но только один.")
        case .color: Self.colors
        case .importFormat: Self.formats
        case .columns:
            Phrase(
                "date and name, perhaps value, note, category, unit, each with its heading, in any case.",
                "date и name, если нужно value, note, category, unit, у каждого — заголовок, регистр не важен."
            )
        case .source:
            Phrase(
                "A file, a folder with the files of another program, or - for standard input.",
                "Файл, папка с файлами другой программы или - для стандартного ввода.")
        case .machine:
            Phrase(
                "A name that “tracker sync status” shows.", "Имя, которое показывает «tracker sync status».")
        case .published:
            Phrase(
                "What “tracker sync print” wrote, or - for standard input.",
                "То, что записал «tracker sync print», или - для стандартного ввода.")
        case .times:
            Phrase("1 to 8 times of day, such as 9:00,20:30.", "От 1 до 8 раз в день, например 9:00,20:30.")
        default: nil
        }
    }

    private static let aboutAmounts = Phrase(
        """
        A number and perhaps a unit, 5km, "5 km", 2.5 or "10 000": from 0 to 1,000,000, with at most three decimals.
        """,
        """
        Число и, если нужно, единица: 5км, "5 км", 2,5 или "10 000"; от 0 до 1\u{A0}000\u{A0}000, не больше трёх \
        знаков после запятой.
        """)

    private static let aboutDays = Phrase(
        """
        2026-11-20, 20.11.2026, "20 nov", today, yesterday, tomorrow, -3 or "3 days ago", +3 or "in 3 days", or a \
        weekday such as mon, today included: the last one for what was done, the next one for what is planned; \
        "last mon" and "next mon" are never today. Russian words do as well.
        """,
        """
        2026-11-20, 20.11.2026, "20 ноя", сегодня, вчера, завтра, -3 или "3 дня назад", +3 или "через 3 дня" либо \
        день недели, например пн, считая сегодняшний: для сделанного последний, для планов ближайший; \
        "прошлый пн" и "следующий пн" — не сегодня. Годятся и английские слова.
        """
    )

    private static var colors: Phrase {
        let names = PaletteColor.all.map { Phrase.name(of: $0) }
        let english = names.map { $0(.english) }.joined(separator: ", ")
        let russian = names.map { $0(.russian) }.joined(separator: ", ")
        return Phrase(
            "A number from 1 to 18, #HEX, or a name: \(english).",
            "Номер от 1 до 18, #HEX или название: \(russian).")
    }

    private static var formats: Phrase {
        Phrase("One of ", "Одно из слов: ") + .any(of: ImportFormat.allCases.map(\.rawValue)) + "."
    }
}
