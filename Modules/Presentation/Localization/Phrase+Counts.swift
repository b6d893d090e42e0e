public import TrackerDomain

/// The texts beside the cards of the list.
extension Phrase {
    public static let thisWeek = Phrase("this week", "эта неделя")
    public static let todayMark = Phrase("today", "сегодня")
    public static let pinnedMark = Phrase("pinned", "закреплено")
    static let isDone = Phrase("done", "отмечено")
    static let isNotDone = Phrase("not done", "не отмечено")

    /// "3 of 7 done", "all done"; nil if nothing was planned.
    public static func done(_ share: DayShare) -> Phrase? {
        switch share.level {
        case nil: nil
        case .full: Phrase("all done", "всё сделано")
        case .zero, .low, .middle, .high:
            Phrase(
                "\(share.completed) of \(share.planned) done",
                "сделано \(share.completed) из \(share.planned)")
        }
    }

    /// What is not done of today's plan is over its limit.
    static let nothingLeft = Phrase("nothing left", "ничего не осталось")

    /// "nothing asked this week", «на эту неделю ничего не запланировано».
    static func nothingAsked(
        _ period: Quota.Period, isPast: Bool, weekStartsOn firstWeekday: Weekday = .monday
    ) -> Phrase {
        let (this, these) = isPast ? ("that", "those") : ("this", "these")
        let (week, month, days) = isPast ? ("ту", "тот", "те") : ("эту", "этот", "эти")
        return switch period {
        case .week where !isPast && firstWeekday != .monday:
            Phrase("nothing asked since Monday", "с понедельника ничего не запланировано")
        case .week:
            Phrase("nothing asked \(this) week", "на \(week) неделю ничего не запланировано")
        case .month:
            Phrase("nothing asked \(this) month", "на \(month) месяц ничего не запланировано")
        case .days(let grid):
            Phrase(
                "nothing asked in \(these) \(grid.length) days",
                "на \(days) \(CountedPhrase.days(grid.length).russian) ничего не запланировано")
        }
    }

    /// "17 habits", «привычек: 17».
    static func habits(_ count: Int) -> Phrase { Phrase("\(count) habits", "привычек: \(count)") }

    public static func shownOf(_ shown: Int, _ all: Int) -> Phrase {
        Phrase("\(shown) of \(all) shown", "показано \(shown) из \(all)")
    }

    public static let streakTitle = Phrase("streak", "серия")

    /// "streak 5"; of periods of a sum "5 in a row".
    public static func streak(_ count: Int, ofSum: Bool = false) -> Phrase {
        let number = Phrase { NumberText.whole(count, $0) }
        return ofSum
            ? number + Phrase(" in a row", " подряд") : Phrase("streak ", "серия ") + number
    }

    /// "once", "5 times".
    static func times(_ count: Int) -> Phrase {
        count == 1 ? Phrase("once", "1 раз") : CountedPhrase.times(count)
    }

    /// "5 days"; of a sum "reached 5 times", "kept once".
    static func completed(_ count: Int, _ sum: Goal.Kind?) -> Phrase {
        guard let sum else { return CountedPhrase.days(count) }
        let times = Phrase.times(count)
        return switch sum {
        case .atLeast: Phrase("reached ", "достигнуто ") + times
        case .atMost: Phrase("kept ", "выдержано ") + times
        }
    }
}

extension CountedPhrase {
    static let breaksAhead = CountedPhrase(
        EnglishPlural(one: "break ahead", other: "breaks ahead"),
        RussianPlural(one: "перерыв впереди", few: "перерыва впереди", many: "перерывов впереди"))
}
