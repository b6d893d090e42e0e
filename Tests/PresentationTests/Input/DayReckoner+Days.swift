import TrackerPresentation

// DAYS.
extension DayReckoner {
    /// One day, a range, a period, or a list of these; the days in order, or why there are none.
    mutating func days() -> (text: String, days: Result<[Int], WordError>) {
        var items: [(text: String, ends: [Int])] = []
        // Not said: whether a day that two items of a list name counts twice towards 3,660.
        repeat {
            let count = pick([1, 1, 1, 2, 3])
            items = []
            for _ in 1...count { items.append(item(reach: count == 1 && one(in: 5) ? 6000 : 60)) }
        } while items.count > 1 && items.reduce(0) { $0 + max(0, $1.ends[1] - $1.ends[0] + 1) } > 3660
        let text = items.map { $0.text }.joined(separator: ",")
        if let item = items.first(where: { $0.ends[0] > $0.ends[1] }) {
            return (text, .failure(.daysDescend(item.text)))
        }
        let days = Set(items.flatMap { Array($0.ends[0]...$0.ends[1]) })
        guard days.count <= 3660 else { return (text, .failure(.tooManyDays(text))) }
        return (text, .success(days.sorted()))
    }

    private mutating func item(reach: Int) -> (text: String, ends: [Int]) {
        switch roll(0...5) {
        case 5: return month()
        case 0:
            let word = day(reach: reach)
            let meant = reckon(word.meaning)
            return (word.text, [meant, meant])
        case 1: return period()
        case 2: return weekdays()
        case 3 where reach > 3660:
            let first = today + roll(-reach...reach)
            let last = first + roll(3657...3662)
            return ("\(PlainCalendar.iso(first))..\(PlainCalendar.iso(last))", [first, last])
        default:
            // One in four may run backwards.
            while true {
                let found = range(reach)
                if found.ends[0] <= found.ends[1] || one(in: 4) { return found }
            }
        }
    }

    /// Two days with “..” between them, of which one may be a bare weekday, or both.
    private mutating func range(_ reach: Int) -> (text: String, ends: [Int]) {
        let first = end(reach)
        var last = end(reach)
        // Not said: whether a date without a year comes after today or after the beginning.
        while case (.ahead, .yearless) = (looking, last.meaning) { last = end(reach) }
        return ("\(first.text)..\(last.text)", reckon(first.meaning, last.meaning))
    }

    private mutating func end(_ reach: Int) -> Word {
        guard one(in: 3) else { return day(reach: reach, prefixes: false) }
        let word = weekday(false)
        return (cased(word.text), word.meaning)
    }

    /// Two bare weekdays, short or long, with “-” or “..” between them.
    private mutating func weekdays() -> (text: String, ends: [Int]) {
        let (first, last) = (roll(0...6), roll(0...6))
        let names = [first, last].map { DayNames.weekdays[$0] }
        var texts: [String] = []
        for name in names {
            let forms = [String(name.english.prefix(3)), name.english, name.short, name.russian]
            texts.append(cased(pick(forms)))
        }
        return (texts.joined(separator: pick(["-", ".."])), reckon(.weekday(first), .weekday(last)))
    }

    /// A month by its name, with its year or without: the last one, or the next one where one plans.
    private mutating func month() -> (text: String, ends: [Int]) {
        let names = DayNames.months[roll(0...11)]
        let number = names.number
        var (year, present, _) = PlainCalendar.date(today)
        let isDated = one(in: 3)
        if isDated {
            year += roll(-3...3)
        } else {
            let step = if case .back = looking { -1 } else { 1 }
            while present != number {
                present += step
                if present == 0 { (present, year) = (12, year - 1) }
                if present == 13 { (present, year) = (1, year + 1) }
            }
        }
        let name = pick([
            names.english, String(names.english.prefix(3)), "in \(names.english)", names.russian,
            "за \(names.russian)", "в \(names.prepositional)",
        ])
        let first = PlainCalendar.number(year, number, 1)
        var ends = [first, first + PlainCalendar.length(number, year) - 1]
        if (ends[0]...ends[1]).contains(today) {
            if case .back = looking { ends[1] = today } else { ends[0] = today }
        }
        return (cased(name) + (isDated ? " \(year)" : ""), ends)
    }

    private mutating func period() -> (text: String, ends: [Int]) {
        let (shift, isWeek, inRussian) = (roll(-1...1), one(in: 2), one(in: 2))
        let text: String
        if inRussian {
            let weeks = [
                ["прошлая неделя", "на прошлой неделе"], ["эта неделя", "на этой неделе"],
                ["следующая неделя", "на следующей неделе"],
            ]
            let months = [
                ["прошлый месяц", "в прошлом месяце"], ["этот месяц", "в этом месяце"],
                ["следующий месяц", "в следующем месяце"],
            ]
            text = pick((isWeek ? weeks : months)[shift + 1])
        } else {
            text = "\(["last", "this", "next"][shift + 1]) \(isWeek ? "week" : "month")"
        }
        return (cased(text), period(isWeek: isWeek, shift))
    }
}

/// The Gregorian calendar by counting years and months; day 0 is Monday 1 January of year 1.
enum PlainCalendar {
    static func length(_ month: Int, _ year: Int) -> Int {
        switch month {
        case 2: year % 4 == 0 && (year % 100 != 0 || year % 400 == 0) ? 29 : 28
        case 4, 6, 9, 11: 30
        default: 31
        }
    }

    /// - Parameter day: May be one that the month does not have: the days of the next month follow.
    static func number(_ year: Int, _ month: Int, _ day: Int) -> Int {
        let before = year - 1
        var number = before * 365 + before / 4 - before / 100 + before / 400 + day - 1
        for earlier in 1..<month { number += length(earlier, year) }
        return number
    }

    static func date(_ number: Int) -> (year: Int, month: Int, day: Int) {
        var (year, month) = (number / 366 + 1, 1)
        while self.number(year + 1, 1, 1) <= number { year += 1 }
        while self.number(year, month, 1) + length(month, year) <= number { month += 1 }
        return (year, month, number - self.number(year, month, 1) + 1)
    }

    /// 0 for Monday.
    static func weekday(_ number: Int) -> Int { number % 7 }

    static func iso(_ number: Int) -> String {
        let (year, month, day) = date(number)
        return "\(year)-\(twoDigits(month))-\(twoDigits(day))"
    }

    static func twoDigits(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}

/// The names of weekdays and months as they are typed.
enum DayNames {
    enum Gender { case masculine, feminine, neuter }

    struct OfWeekday {
        let english: String
        let short: String
        let russian: String
        let accusative: String
        let gender: Gender

        init(_ english: String, _ short: String, _ russian: String, _ accusative: String, _ gender: Gender) {
            self.english = english
            self.short = short
            self.russian = russian
            self.accusative = accusative
            self.gender = gender
        }
    }

    static let weekdays = [
        OfWeekday("monday", "пн", "понедельник", "понедельник", .masculine),
        OfWeekday("tuesday", "вт", "вторник", "вторник", .masculine),
        OfWeekday("wednesday", "ср", "среда", "среду", .feminine),
        OfWeekday("thursday", "чт", "четверг", "четверг", .masculine),
        OfWeekday("friday", "пт", "пятница", "пятницу", .feminine),
        OfWeekday("saturday", "сб", "суббота", "субботу", .feminine),
        OfWeekday("sunday", "вс", "воскресенье", "воскресенье", .neuter),
    ]

    struct OfMonth {
        let number: Int
        let english: String
        let russian: String
        let prepositional: String
    }

    static let months = [
        ("january", "январь", "январе"), ("february", "февраль", "феврале"), ("march", "март", "марте"),
        ("april", "апрель", "апреле"), ("may", "май", "мае"), ("june", "июнь", "июне"),
        ("july", "июль", "июле"), ("august", "август", "августе"), ("september", "сентябрь", "сентябре"),
        ("october", "октябрь", "октябре"), ("november", "ноябрь", "ноябре"),
        ("december", "декабрь", "декабре"),
    ].enumerated().map { index, names in
        OfMonth(number: index + 1, english: names.0, russian: names.1, prepositional: names.2)
    }

    /// A month as it stands behind a day: short and long in English, then in Russian.
    static func months(_ month: Int) -> [String] {
        let english = [
            "january", "february", "march", "april", "may", "june", "july", "august", "september", "october",
            "november", "december",
        ]
        let russian = [
            "января", "февраля", "марта", "апреля", "мая", "июня", "июля", "августа", "сентября", "октября",
            "ноября", "декабря",
        ]
        return [english, russian].flatMap { [String($0[month - 1].prefix(3)), $0[month - 1]] }
    }
}
