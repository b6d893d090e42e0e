public import TrackerDomain

/// The schedule of a habit in words.
public enum ScheduleText {
    /// "Every day", "Weekdays", "Weekends", else short names in the order of the week: "Mon, Wed".
    ///
    /// "Every 3 days", "On the 1st and 15th", "3 times a week", "30 km a week".
    public static func summary(_ schedule: Schedule, conventions: Conventions) -> String {
        switch schedule {
        case .weekdays(.everyDay): Phrase.everyDay(conventions.language)
        case .weekdays(.weekdays): Phrase.onWeekdays(conventions.language)
        case .weekdays(.weekends): Phrase.onWeekends(conventions.language)
        case .weekdays(let weekdays): names(weekdays, conventions).joined(separator: ", ")
        case .interval, .monthDays, .quota, .sum, .whenever:
            Phrase(same: onCard(schedule, conventions: conventions)).capitalized(conventions.language)
        }
    }

    /// The text on a card, in the middle of a line: "every day", «пн, ср».
    public static func onCard(_ schedule: Schedule, conventions: Conventions) -> String {
        let language = conventions.language
        return switch schedule {
        case .weekdays(.everyDay), .weekdays(.weekdays), .weekdays(.weekends):
            summary(schedule, conventions: conventions).lowercased()
        case .weekdays(let weekdays):
            language.withinSentence(names(weekdays, conventions).joined(separator: ", "))
        case .interval(let grid): Phrase.every(grid.length)(language)
        case .monthDays(let days): Phrase.on(days)(language)
        case .quota(let quota): Phrase.times(quota)(language)
        case .sum(let sum): Phrase.sum(sum)(language)
        case .whenever: Phrase.whenever(language)
        }
    }

    /// The text with the day that the rule counts from: "every 2 days from 21 Nov".
    public static func exact(_ schedule: Schedule, relativeTo today: Day, conventions: Conventions) -> String
    {
        onCard(schedule, conventions: conventions)
            + origin(of: schedule, relativeTo: today)(conventions.language)
    }

    /// " from 21 Nov", the day that a rule counts from; empty if it follows the calendar alone.
    static func origin(of schedule: Schedule, relativeTo today: Day) -> Phrase {
        guard let day = schedule.grid?.from else { return .empty }
        return Phrase(" from ", " с ") + DateText.short(day, relativeTo: today)
    }

    static func names(_ weekdays: WeekdaySet, _ conventions: Conventions) -> [String] {
        conventions.firstWeekday.week.filter(weekdays.contains)
            .map { Phrase.shortName(of: $0)(conventions.language) }
    }
}

extension Phrase {
    static let whenever = Phrase("whenever", "без плана")

    /// "every 3 days", «каждые 3 дня», «каждый 21 день».
    fileprivate static func every(_ days: Int) -> Phrase {
        let noun = CountedPhrase.days.russian
        let isOne = noun.form(for: days) == noun.one
        return Phrase("every ", isOne ? "каждый " : "каждые ") + CountedPhrase.days(days)
    }

    /// "on the 1st and 15th", «1 и 15 числа», "on the last day".
    fileprivate static func on(_ days: MonthDaySet) -> Phrase {
        let numbers = days.members.filter { $0 < 31 }
        let hasLast = days.contains(.last)
        guard !numbers.isEmpty else { return Phrase("on the last day", "в последний день месяца") }
        let english = all(of: numbers.map(ordinal) + (hasLast ? ["last day"] : [])).english
        let russian = all(of: numbers.map(String.init)).russian + " числа"
        return Phrase("on the \(english)", hasLast ? "\(russian) и в последний день" : russian)
    }

    /// "3 times a week", "twice a month", "4 times in 10 days", «3 раза в неделю».
    fileprivate static func times(_ quota: Quota) -> Phrase {
        let times =
            switch quota.times {
            case 1: Phrase("once", "1 раз")
            case 2: Phrase("twice", "2 раза")
            default: CountedPhrase.times(quota.times)
            }
        return times + period(quota.period)
    }

    /// "30 km a week", "at most 4 a month", «100 км за 10 дней».
    package static func sum(_ sum: PeriodGoal) -> Phrase {
        switch sum.goal.kind {
        case .atLeast: sumInOption(sum)
        case .atMost: wholeSum(sum)
        }
    }

    /// "at least 30 km a week", "at most 4 a month".
    static func wholeSum(_ sum: PeriodGoal) -> Phrase {
        Phrase { AmountText.goal(sum.goal, $0) } + period(sum.period)
    }

    /// "30 km a week", "4 a month", as an option for a goal or for a limit takes it.
    package static func sumInOption(_ sum: PeriodGoal) -> Phrase {
        Phrase { AmountText.amount(sum.goal.amount, unit: sum.goal.unit, $0) } + period(sum.period)
    }

    /// " a week", " a month", " in 10 days".
    private static func period(_ period: Quota.Period) -> Phrase {
        switch period {
        case .week: Phrase(" a week", " в неделю")
        case .month: Phrase(" a month", " в месяц")
        case .days(let grid):
            Phrase(" in \(grid.length) days", " за \(CountedPhrase.days(grid.length).russian)")
        }
    }

    /// "1st", "22nd", "13th".
    private static func ordinal(_ number: Int) -> String {
        let ending =
            switch (number % 10, number) {
            case (_, 11...13): "th"
            case (1, _): "st"
            case (2, _): "nd"
            case (3, _): "rd"
            default: "th"
            }
        return "\(number)\(ending)"
    }
}
