public import TrackerDomain

/// What is told of a tracker beyond its counts: how firm it is, why its streak is as long as it is, when it is due
/// next, and what its days hold.
public struct HabitFigures: Hashable, Sendable {
    public let nextDue: Day?
    /// How the present period stands; `nil` for any rule but a quota.
    public let quota: QuotaProgress?
    /// `nil` for an event.
    public let streak: StreakReason?
    /// 0 to 1; `nil` for an event.
    public let strength: Double?
    /// `nil` for any rule but a quota.
    public let periods: PeriodStreaks?
    public let goal: Goal?
    public let standing: TrackerStatus
    /// None where there is no goal: they are kept, but shown no more.
    public let amounts: DayMap<Amount>
    public let notes: DayMap<String>
    public let skips: DaySet
    public let rests: DaySet
    /// How many times the period of the quota can have at most; `nil` for any other rule.
    private let reachable: Int?
    private let today: Day
}

extension HabitFigures {
    public init(_ tracker: Tracker, today: Day) {
        nextDue = tracker.nextDue(today: today)
        let quota = tracker.quota(around: today, today: today)
        self.quota = quota
        reachable = quota.map { tracker.reachable(in: $0, today: today) }
        streak = tracker.streakReason(today: today)
        strength = tracker.strength(today: today)
        periods = tracker.periodStreaks(today: today)
        goal = tracker.goal(on: today)
        standing = tracker.standing
        amounts = goal == nil ? DayMap() : tracker.amounts
        notes = tracker.notes
        skips = tracker.skips
        rests = tracker.rests
        self.today = today
    }

    /// What there is to tell, with its captions, of a habit; of an event, how it stands and its notes.
    ///
    /// - Parameter amounts: Told before how it stands.
    public func facts(_ language: Language, and amounts: [TrackerDetailsState.Fact] = [])
        -> [TrackerDetailsState.Fact]
    {
        var facts: [(Phrase, [String])] = []
        if let next = nextText { facts.append((Phrase("Next", "Следующий раз"), [next(language)])) }
        if let reason = reasonText { facts.append((Phrase("Streak", "Серия"), [reason(language)])) }
        if let periods { facts.append((periods.caption, [periods.text(language)])) }
        if strength != nil {
            facts.append((.columnStrength, [NumberText.percent(strength: strength, language)]))
        }
        if let goal {
            facts.append((TrackerField.goal.label, [AmountText.goal(goal, language)]))
            if let amount = self.amounts[today] {
                let progress = AmountText.progress(amount, of: goal, language)
                facts.append((Phrase("Today", "Сегодня"), [progress]))
            }
            facts += amounts.map { (Phrase(same: $0.caption), $0.values) }
        }
        if let standing = standing.phrase(toldOn: today) {
            facts.append((TrackerField.standing.label, [standing(language)]))
        }
        if !skips.isEmpty {
            facts.append((Phrase("Skipped", "Пропущено"), [CountedPhrase.days(skips.count)(language)]))
        }
        return facts.map { TrackerDetailsState.Fact(caption: $0(language), values: $1) } + noteFacts(language)
    }

    /// "Mon, 23 November 2026", "today", with how many are left of a quota: "today, 2 more by Sunday", or can still be
    /// done: "today; 1 of 4 can still be reached".
    private var nextText: Phrase? {
        guard let nextDue else { return nil }
        let day: Phrase =
            switch nextDue - today {
            case 0: Phrase("today", "сегодня")
            case 1: Phrase("tomorrow", "завтра")
            default: Phrase(DateText.full(nextDue, .english), DateText.full(nextDue, .russian))
            }
        guard let quota, let reachable else { return day }
        return QuotaText.left(quota, reachable: reachable, today: today).map { day + $0 } ?? day
    }

    /// "since 3 Nov; 2 Nov was missed", "since 27 Oct; the week of 26 Oct had 2 of 3", "since 3 Nov; October had 1 of 2".
    private var reasonText: Phrase? {
        guard let streak else { return nil }
        let since = streak.since.map { Phrase("since ", "с ") + short($0) }
        let missed = streak.lastMissed.map { day in
            streak.missedPeriod.map(ended) ?? short(day) + Phrase(" was missed", " — не сделано")
        }
        let parts = [since, missed].compactMap(\.self)
        return parts.isEmpty ? nil : parts.dropFirst().reduce(parts[0]) { $0 + "; " + $1 }
    }

    private func ended(_ period: QuotaProgress) -> Phrase {
        let first = short(period.days.lowerBound)
        let what: Phrase =
            switch period.period {
            case .week: Phrase("the week of ", "за неделю с ") + first
            case .month:
                Phrase(
                    DateText.month(of: period.days.lowerBound, toldOn: today, .english),
                    DateText.month(of: period.days.lowerBound, toldOn: today, .russian))
            case .days(let grid):
                Phrase("the \(grid.length) days from ", "за \(CountedPhrase.days(grid.length).russian) с ")
                    + first
            }
        return what
            + Phrase(" had \(period.done) of \(period.asked)", " — \(period.done) из \(period.asked)")
    }

    /// The notes, newest first; none where there is none.
    private func noteFacts(_ language: Language) -> [TrackerDetailsState.Fact] {
        let texts = notes.entries.reversed().map { "\(short($0.day)(language)): \($0.value)" }
        let caption = Phrase("Notes", "Заметки")(language)
        return texts.isEmpty ? [] : [TrackerDetailsState.Fact(caption: caption, values: texts, isList: true)]
    }

    private func short(_ day: Day) -> Phrase {
        Phrase(DateText.short(day, toldOn: today, .english), DateText.short(day, toldOn: today, .russian))
    }
}

extension PeriodStreaks {
    /// "Weeks kept".
    fileprivate var caption: Phrase {
        switch period {
        case .week: Phrase("Weeks kept", "Недели подряд")
        case .month: Phrase("Months kept", "Месяцы подряд")
        case .days: Phrase("Periods kept", "Периоды подряд")
        }
    }

    /// "4 in a row, best 9".
    fileprivate var text: Phrase {
        Phrase("\(current) in a row, best \(best)", "\(current), рекорд \(best)")
    }
}
