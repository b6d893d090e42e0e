public import TrackerDomain

/// A fact of a tracker: its key and value for scripts, its caption and texts for people.
///
/// Each fact is declared once, in `TrackerCard.facts` or `TrackerFacts`, for all fronts.
public struct TrackerFact: Hashable, Sendable {
    /// The keys for scripts, and those of facts for people alone; JSON has this order, so a new key goes to the end.
    public enum Key: String, CaseIterable, Sendable {
        case id, name, emoji, color, kind, category, schedule, pinned, completed, completedDays, canComplete
        case rule, goal, amount, due, skipped, note
        case status = "standing"
        case since
        case createdOn, startDay, currentStreak, bestStreak, total, rate30, completions
        case nextDue, streakSince, lastMissed, strength, strength30, slipping, periodStreak, bestPeriodStreak
        case amounts, notes, skips
        case pausedDays = "rests"
        case totalAmount, dailyAverage, bestDay, amountThisWeek, amountThisMonth
        case done, asked
        case weekdayRates
        case restBreak = "break"
        case rate
        case left
        case last, times30
    }

    public enum Value: Hashable, Sendable {
        case id(Identifier)
        case text(String?)
        case flag(Bool)
        case count(Int?)
        case ratio(Ratio?)
        /// 0 to 1.
        case strength(Double?)
        case day(Day?)
        case days([Day])
        /// The first and the last day.
        case span(ClosedRange<Day>?)
        case amounts(DayMap<Amount>)
        case notes(DayMap<Note>)
        case color(PaletteColor)
        case category(Category)
        /// The weekdays alone, as `rule` has the whole schedule.
        case schedule(Schedule?)
        case rule(Schedule?, RuleProgress?)
        case goal(Goal?)
        case weekdayRates(WeekdayRates?)
    }

    public enum Form: Sendable {
        /// One of the few figures that come first.
        case figure
        case row
        /// May have many texts, of a line each.
        case list
    }

    public let key: Key
    /// `nil` for a fact for people alone.
    public let value: Value?
    /// `nil` for a fact for scripts alone.
    public let form: Form?
    public let caption: String
    /// Empty if there is nothing to show; several for an event done on several days.
    public let texts: [String]
}

extension TrackerFact {
    /// A fact for scripts alone.
    init(_ key: Key, _ value: Value) {
        (self.key, self.value, form, caption, texts) = (key, value, nil, "", [])
    }
}

extension TrackerCard {
    /// The facts of a list for scripts, in the order of their keys.
    public var facts: [TrackerFact] {
        [
            TrackerFact(.id, .id(id)),
            TrackerFact(.name, .text(name)),
            TrackerFact(.emoji, .text(emoji)),
            TrackerFact(.color, .color(color)),
            TrackerFact(.kind, .text(isEvent ? "event" : "habit")),
            TrackerFact(.category, .category(category)),
            TrackerFact(.schedule, .schedule(schedule)),
            TrackerFact(.pinned, .flag(isPinned)),
            TrackerFact(.completed, .flag(isCompleted)),
            TrackerFact(.completedDays, .count(completedDays)),
            TrackerFact(.canComplete, .flag(canComplete)),
            TrackerFact(.rule, .rule(schedule, day.progress)),
            TrackerFact(.goal, .goal(day.goal)),
            TrackerFact(.amount, .text(day.amount?.text)),
            TrackerFact(.due, .flag(day.isDue)),
            TrackerFact(.skipped, .flag(day.isSkipped)),
            TrackerFact(.note, .text(day.note)),
            TrackerFact(.status, .text(status.word)),
            TrackerFact(.since, .day(status.since)),
            TrackerFact(.restBreak, .span(restBreak)),
        ]
    }
}
