public import TrackerDomain

/// Days and months for people to read.
public enum DateText {
    /// "Tue, 14 October 2025", «вт, 14 октября 2025».
    public static func full(_ day: Day, _ language: Language) -> String {
        "\(weekday(of: day, language)), \(long(day, language))"
    }

    /// "Tue, 14 Oct"; "Tue, 14 Oct 2024" if the year differs from that of the reference day.
    static func shortFull(_ day: Day, relativeTo reference: Day, _ language: Language) -> String {
        "\(weekday(of: day, language)), \(short(day, relativeTo: reference, language))"
    }

    /// "Tue, 14 October"; "Tue, 14 October 2024" if the year differs from that of the reference day.
    static func weekdayAndDate(_ day: Day, relativeTo reference: Day, _ language: Language) -> String {
        guard day.year == reference.year else { return full(day, language) }
        return "\(weekday(of: day, language)), \(onDate(day)(language))"
    }

    /// "Thu, in 34 days", «чт, через 34 дня», "Fri, today", "Mon, 4 days ago".
    static func distance(to day: Day, from today: Day, _ language: Language) -> String {
        let days = CountedPhrase.days(abs(day - today))
        let distance =
            day == today
            ? Phrase("today", "сегодня")
            : day > today
                ? Phrase("in \(days.english)", "через \(days.russian)")
                : Phrase("\(days.english) ago", "\(days.russian) назад")
        return "\(weekday(of: day, language)), \(distance(language))"
    }

    /// "Tue", «вт».
    private static func weekday(of day: Day, _ language: Language) -> String {
        language.withinSentence(Phrase.shortName(of: day.weekday)(language))
    }

    static func full(_ day: Day) -> Phrase { Phrase { full(day, $0) } }

    /// "14 October 2025", «14 октября 2025».
    public static func long(_ day: Day, _ language: Language) -> String {
        let (year, month, number) = day.components
        return "\(number) \(monthAfterDay[month - 1](language)) \(year)"
    }

    /// "14 Oct", «14 окт»; "14 Oct 2024" if the year differs from that of the reference day.
    public static func short(_ day: Day, relativeTo reference: Day? = nil, _ language: Language) -> String {
        let (year, month, number) = day.components
        let shown = "\(number) \(shortMonthsAfterDay[month - 1](language))"
        return reference.map { $0.year == year } ?? true ? shown : "\(shown) \(year)"
    }

    /// "16 – 22 November 2026", "30 November – 6 December 2026"; "16 November 2026" for one day.
    static func range(_ days: ClosedRange<Day>, _ language: Language) -> String {
        if days.count == 1 { return long(days.lowerBound, language) }
        return "\(start(of: days, language)) – \(long(days.upperBound, language))"
    }

    /// "Mon, 16 – Wed, 18 November 2026", "Mon, 30 November – Wed, 2 December 2026".
    static func fullRange(_ days: ClosedRange<Day>, _ language: Language) -> String {
        let first = weekday(of: days.lowerBound, language)
        return "\(first), \(start(of: days, language)) – \(full(days.upperBound, language))"
    }

    /// The first day of a range without the month or the year that its last day names.
    private static func start(of days: ClosedRange<Day>, _ language: Language) -> String {
        let first = days.lowerBound
        let (year, month, number) = first.components
        return switch days.upperBound.components {
        case (year, month, _): "\(number)"
        case (year, _, _): onDate(first)(language)
        default: long(first, language)
        }
    }

    /// "16 – 22 Nov", "30 Nov – 6 Dec"; with the year if it differs from that of the reference day.
    static func shortRange(
        _ days: ClosedRange<Day>, relativeTo reference: Day, _ language: Language
    ) -> String {
        let (first, last) = (days.lowerBound, days.upperBound)
        let start =
            Month(containing: first) == Month(containing: last) ? "\(first.day)" : short(first, language)
        return "\(start) – \(short(last, relativeTo: reference, language))"
    }

    static func short(_ day: Day, relativeTo reference: Day) -> Phrase {
        Phrase { short(day, relativeTo: reference, $0) }
    }

    /// The last day for doing something.
    ///
    /// "Sunday" within a week, else "30 November"; «до конца воскресенья», «до конца 30 ноября».
    static func within(_ day: Day, today: Day, _ language: Language) -> String {
        let date = onDate(day)(language)
        switch language {
        case .english: return day - today < 7 ? Phrase.longName(of: day.weekday).english : date
        case .russian: return "до конца " + (day - today < 7 ? russianUntil[day.weekday.rawValue] : date)
        }
    }

    private static let russianUntil = [
        "понедельника", "вторника", "среды", "четверга", "пятницы", "субботы", "воскресенья",
    ]

    /// "20 November", «20 ноября»: the same after "on" and alone.
    static func onDate(_ day: Day) -> Phrase {
        let (_, month, number) = day.components
        return Phrase(same: "\(number) ") + monthAfterDay[month - 1]
    }

    /// "Friday", «в пятницу»: the text after "on" in English.
    static func onWeekday(of day: Day) -> Phrase {
        Phrase(Phrase.longName(of: day.weekday).english, russianOn[day.weekday.rawValue])
    }

    private static let russianOn = [
        "в понедельник", "во вторник", "в среду", "в четверг", "в пятницу", "в субботу", "в воскресенье",
    ]

    /// «пятницу», as after «в».
    static func russianAccusative(of weekday: Weekday) -> Substring {
        russianOn[weekday.rawValue].drop { $0 != " " }.dropFirst()
    }

    /// "October 2025", «Октябрь 2025».
    public static func heading(_ month: Month, _ language: Language) -> String {
        "\(monthAlone[month.month - 1](language)) \(month.year)"
    }

    /// "October", «за октябрь»; "October 2024" if the year differs from that of the reference day.
    static func month(of day: Day, relativeTo reference: Day, _ language: Language) -> String {
        let (year, month, _) = day.components
        let name = monthAlone[month - 1](language)
        let shown = language.withinSentence(year == reference.year ? name : "\(name) \(year)")
        return switch language {
        case .english: shown
        case .russian: "за \(shown)"
        }
    }

    /// «в октябре 2025 года».
    static func russianWithin(_ month: Month) -> String {
        "в \(russianMonthsWithin[month.month - 1]) \(month.year) года"
    }

    /// Three letters: "Oct", «Окт».
    public static func shortMonth(_ month: Int, _ language: Language) -> String {
        shortMonths[month - 1](language)
    }

    /// The number of a month from 1, by its name in lower case, alone or after a day, or by at least three letters of it.
    package static func month(named word: some StringProtocol) -> Int? {
        guard word.count >= 3 else { return nil }
        return (1...12).first { number in
            [monthAlone, monthAfterDay].contains { names in
                Language.allCases.contains { names[number - 1]($0).lowercased().hasPrefix(word) }
            }
        }
    }

    private static let monthAlone = [
        Phrase("January", "Январь"), Phrase("February", "Февраль"), Phrase("March", "Март"),
        Phrase("April", "Апрель"), Phrase("May", "Май"), Phrase("June", "Июнь"), Phrase("July", "Июль"),
        Phrase("August", "Август"), Phrase("September", "Сентябрь"), Phrase("October", "Октябрь"),
        Phrase("November", "Ноябрь"), Phrase("December", "Декабрь"),
    ]

    private static let monthAfterDay = [
        Phrase("January", "января"), Phrase("February", "февраля"), Phrase("March", "марта"),
        Phrase("April", "апреля"), Phrase("May", "мая"), Phrase("June", "июня"), Phrase("July", "июля"),
        Phrase("August", "августа"), Phrase("September", "сентября"), Phrase("October", "октября"),
        Phrase("November", "ноября"), Phrase("December", "декабря"),
    ]

    private static let russianMonthsWithin = [
        "январе", "феврале", "марте", "апреле", "мае", "июне", "июле", "августе", "сентябре", "октябре",
        "ноябре", "декабре",
    ]

    private static let shortMonths = [
        Phrase("Jan", "Янв"), Phrase("Feb", "Фев"), Phrase("Mar", "Мар"), Phrase("Apr", "Апр"),
        Phrase("May", "Май"), Phrase("Jun", "Июн"), Phrase("Jul", "Июл"), Phrase("Aug", "Авг"),
        Phrase("Sep", "Сен"), Phrase("Oct", "Окт"), Phrase("Nov", "Ноя"), Phrase("Dec", "Дек"),
    ]

    private static let shortMonthsAfterDay = [
        Phrase("Jan", "янв"), Phrase("Feb", "фев"), Phrase("Mar", "мар"), Phrase("Apr", "апр"),
        Phrase("May", "мая"), Phrase("Jun", "июн"), Phrase("Jul", "июл"), Phrase("Aug", "авг"),
        Phrase("Sep", "сен"), Phrase("Oct", "окт"), Phrase("Nov", "ноя"), Phrase("Dec", "дек"),
    ]
}

extension Phrase {
    /// "Mon", «Пн».
    public static func shortName(of weekday: Weekday) -> Phrase { shortWeekdays[weekday.rawValue] }

    /// "Monday", «Понедельник».
    public static func longName(of weekday: Weekday) -> Phrase { longWeekdays[weekday.rawValue] }

    /// "Mondays", «понедельникам»: the text after "on" and «по».
    static func everyName(of weekday: Weekday) -> Phrase { everyWeekday[weekday.rawValue] }

    private static let everyWeekday = [
        Phrase("Mondays", "понедельникам"), Phrase("Tuesdays", "вторникам"), Phrase("Wednesdays", "средам"),
        Phrase("Thursdays", "четвергам"), Phrase("Fridays", "пятницам"), Phrase("Saturdays", "субботам"),
        Phrase("Sundays", "воскресеньям"),
    ]

    private static let shortWeekdays = [
        Phrase("Mon", "Пн"), Phrase("Tue", "Вт"), Phrase("Wed", "Ср"), Phrase("Thu", "Чт"),
        Phrase("Fri", "Пт"), Phrase("Sat", "Сб"), Phrase("Sun", "Вс"),
    ]

    private static let longWeekdays = [
        Phrase("Monday", "Понедельник"), Phrase("Tuesday", "Вторник"), Phrase("Wednesday", "Среда"),
        Phrase("Thursday", "Четверг"), Phrase("Friday", "Пятница"), Phrase("Saturday", "Суббота"),
        Phrase("Sunday", "Воскресенье"),
    ]
}
