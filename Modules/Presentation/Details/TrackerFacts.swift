internal import TrackerDomain

/// The facts of a tracker about today, a row each, in the order of reading.
struct TrackerFacts {
    let tracker: Tracker
    let card: TrackerCard
    let plan: Plan
    /// `nil` for an event.
    let rates: WeekdayRates?
    /// `nil` without a goal and without amounts.
    let amounts: AmountFigures?
    /// What the figures are about.
    let range: StatisticsRange
    let conventions: Conventions

    private var language: Language { conventions.language }
    private var today: Day { plan.today }
    /// The chosen days up to today; `nil` for all.
    private var days: ClosedRange<Day>? { range.days(today: today) }

    var all: [TrackerFact] {
        let rows = figures + progress + (amounts?.facts ?? []) + contents
        let all = rows + card.facts.filter { fact in !rows.contains { $0.key == fact.key } }
        return days == nil ? all : all.filter { !Self.aboutToday.contains($0.key) }
    }

    /// What is no part of other days.
    private static let aboutToday: [TrackerFact.Key] = [
        .nextDue, .streakSince, .lastMissed, .periodStreak, .bestPeriodStreak, .amount, .restBreak, .done,
        .asked, .left, .last, .times30,
    ]

    /// An event has no streaks; people see the days it was done on.
    private var figures: [TrackerFact] {
        let figures = tracker.statistics(by: plan, over: days)
        let start = tracker.startDay(by: plan)
        let sum = card.day.periodGoal?.kind
        func count(_ key: TrackerFact.Key, _ count: Int, _ caption: Phrase) -> TrackerFact {
            let text =
                key != .total && !figures.hasStreaks
                ? Phrase.noFigure
                : sum == nil || key == .total
                    ? Phrase.completed(count, sum) : Phrase.streak(count, ofSum: true)
            return figure(key, .count(count), caption, text(language))
        }
        return [
            count(
                .currentStreak, figures.currentStreak,
                days == nil
                    ? Phrase("Current streak", "Текущая серия") : Phrase("Streak at the end", "Серия в конце")
            ),
            count(.bestStreak, figures.bestStreak, Phrase("Best streak", "Лучшая серия")),
            count(.total, figures.total, .total),
            days == nil
                ? rate(.rate30, figures.rate30, .lastThirtyDays, figures)
                : rate(.rate, figures.rate, .rate, figures),
            TrackerFact(.createdOn, .day(tracker.createdOn)),
            figure(
                .startDay, .day(start), Phrase("Counted from", "Считается с"), DateText.long(start, language)),
            fact(
                .completions, .days(Array(tracker.doneDays(today: today))), .figure, .columnDone,
                card.isEvent ? daysDone : []),
        ]
    }

    private var progress: [TrackerFact] {
        let progress = card.day.progress
        let times = progress.flatMap { if case .times = $0.counted { $0 } else { nil } }
        let isWhenever = card.schedule == .whenever
        let nextDue = tracker.nextDue(today: today)
        let streak = tracker.streakReason(today: today)
        let periods = tracker.periodStreaks(today: today)
        let isOver = days.map { $0.upperBound < today } ?? false
        let change = tracker.strengthChange(on: days?.upperBound ?? today, by: plan)
        return [
            row(.nextDue, .day(nextDue), Phrase("Next", "Следующий раз"), nextDue.map(next)),
            row(.left, nil, Phrase("Left", "Осталось"), nextDue.flatMap(leftOfLimit)),
            row(.last, nil, Phrase("Last", "Последний раз"), progress.flatMap(lastOccasion)),
            row(
                .times30, nil, Phrase("In 30 days", "Раз за 30 дней"),
                isWhenever ? progress.map { Phrase.times($0.reached.times)(language) } : nil),
            row(.streakSince, .day(streak?.since), Phrase("Streak", "Серия"), streak.flatMap(reason)),
            TrackerFact(.lastMissed, .day(streak?.lastMissed)),
            // The streak of a sum is one of periods itself.
            row(
                .periodStreak, .count(periods?.current), periods?.caption ?? Phrase(same: ""),
                times == nil ? nil : periods?.text(language)),
            TrackerFact(.bestPeriodStreak, .count(periods?.best)),
            row(
                .strength, .strength(change?.now), .columnStrength,
                change.map { NumberText.strength($0, isOver: isOver)(language) }
                    ?? (isWhenever ? Phrase.noFigure(language) : nil)),
            TrackerFact(.strength30, .strength(change?.before)),
            fact(.weekdayRates, .weekdayRates(rates), .row, Phrase("Weekdays", "Дни недели"), weekdays),
            row(.goal, nil, TrackerField.goal.label, card.day.goal.map { AmountText.goal($0, language) }),
            row(
                .amount, nil, Phrase("Today", "Сегодня"),
                card.day.amount.map { AmountText.recorded($0, for: card.day.measure, language) }),
            TrackerFact(.done, .count(times?.reached.times)),
            TrackerFact(.asked, .count(times?.asked.times)),
        ]
    }

    /// "best Wed 91%", "worst Sun 20%"; none of a sum, whose done days depend on no weekday.
    private var weekdays: [String] {
        guard card.day.periodGoal == nil else { return [] }
        return WeekdayRatesText(rates, conventions).extremes.map { $0.word(language) + " " + $0.text }
    }

    private var contents: [TrackerFact] {
        let skips = tracker.skips.filter(isMeant)
        return [
            row(
                .status, nil, TrackerField.status.label,
                card.status.phrase(relativeTo: today)?(language)),
            row(.restBreak, nil, Phrase("Break", "Перерыв"), card.restBreak.map(BreakText.whole)?(language)),
            row(
                .skips, .days(skips), Phrase("Skipped", "Пропущено"),
                skips.isEmpty ? nil : CountedPhrase.days(skips.count)(language)),
            fact(
                .notes, .notes(tracker.notes), .list, .notesTitle,
                tracker.notes.entries.filter { isMeant($0.day) }.reversed().map {
                    "\(short($0.day)(language)): \($0.value.text)"
                }),
            TrackerFact(.amounts, .amounts(tracker.amounts)),
            TrackerFact(.pausedDays, .days(Array(tracker.pausedDays))),
        ]
    }

    // MARK: Rows

    private func rate(
        _ key: TrackerFact.Key, _ rate: Ratio?, _ caption: Phrase, _ figures: TrackerStatistics
    ) -> TrackerFact {
        figure(key, .ratio(rate), caption, figures.text(of: rate, language))
    }

    private func figure(
        _ key: TrackerFact.Key, _ value: TrackerFact.Value, _ caption: Phrase, _ text: String
    ) -> TrackerFact {
        fact(key, value, .figure, caption, card.isEvent ? [] : [text])
    }

    private func row(
        _ key: TrackerFact.Key, _ value: TrackerFact.Value?, _ caption: Phrase, _ text: String?
    ) -> TrackerFact {
        fact(key, value, .row, caption, text.map { [$0] } ?? [])
    }

    /// - Parameter value: `nil` for that of the card.
    private func fact(
        _ key: TrackerFact.Key, _ value: TrackerFact.Value?, _ form: TrackerFact.Form, _ caption: Phrase,
        _ texts: [String]
    ) -> TrackerFact {
        TrackerFact(
            key: key, value: value ?? card.facts.first { $0.key == key }?.value, form: form,
            caption: caption(language), texts: texts)
    }

    // MARK: Texts

    /// "4 days ago, 16 Nov", "never so far"; `nil` for a rule with a plan.
    private func lastOccasion(_ progress: RuleProgress) -> String? {
        guard case .occasions(let last) = progress.counted else { return nil }
        let text = last.map { RuleText.ago($0, on: today) + ", " + short($0) } ?? RuleText.neverSoFar
        return text(language)
    }

    /// The days of an event, the latest first.
    private var daysDone: [String] {
        if tracker.marks.isEmpty { return [Phrase("not yet", "ещё нет")(language)] }
        return tracker.marks.filter(isMeant).reversed().map { DateText.full($0, language) }
    }

    private func isMeant(_ day: Day) -> Bool { days?.contains(day) ?? true }

    /// "Mon, 23 November 2026", "today", with how many are left of a quota: "today, 2 more by Sunday", or can still be
    /// done: "today; 1 of 4 can still be reached"; of a sum "today, 18 km more by tonight".
    private func next(_ nextDue: Day) -> String {
        let day: Phrase =
            switch nextDue - today {
            case 0: Phrase("today", "сегодня")
            case 1: Phrase("tomorrow", "завтра")
            default: DateText.full(nextDue)
            }
        // What is left of this period says nothing of a day in another one.
        let left = card.day.progress.flatMap { progress in
            progress.goal == nil || progress.days.contains(nextDue)
                ? RuleText.left(
                    progress, reachable: tracker.reachable(in: progress, today: today), today: today)
                : nil
        }
        return (left.map { day + $0 } ?? day)(language)
    }

    /// "3 left until Sunday", of a limit whose period is not that of the next day.
    private func leftOfLimit(_ nextDue: Day) -> String? {
        guard let progress = card.day.progress, progress.kind == .atMost, !progress.days.contains(nextDue)
        else { return nil }
        return RuleText.leftOfLimit(progress, today: today)?(language)
    }

    /// "since 3 Nov; 2 Nov was missed", "since 27 Oct; the week of 26 Oct had 2 of 3", "since 3 Nov; October had 1 of 2".
    private func reason(_ streak: StreakReason) -> String? {
        let since = streak.since.map { Phrase("since ", "с ") + short($0) }
        let missed = streak.lastMissed.map { day in
            streak.missedPeriod.map(ended) ?? short(day) + Phrase(" was missed", " — не сделано")
        }
        let parts = [since, missed].compactMap { $0?(language) }
        return parts.isEmpty ? nil : parts.joined(separator: "; ")
    }

    /// "the week of 26 Oct had 25 of 30 km".
    private func ended(_ period: RuleProgress) -> Phrase {
        name(of: period.period, period.days) + RuleText.ended(period)
    }

    /// "the week of 26 Oct", "October", "the 10 days from 26 Oct".
    private func name(of period: Quota.Period, _ days: ClosedRange<Day>) -> Phrase {
        let first = short(days.lowerBound)
        return switch period {
        case .week: Phrase("the week of ", "за неделю с ") + first
        case .month: Phrase { DateText.month(of: days.lowerBound, relativeTo: today, $0) }
        case .days(let grid):
            Phrase("the \(grid.length) days from ", "за \(CountedPhrase.days(grid.length).russian) с ")
                + first
        }
    }

    private func short(_ day: Day) -> Phrase {
        DateText.short(day, relativeTo: today)
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
