internal import TrackerDomain

/// The parts of sentences about amounts that count by a period.
extension ChangeSummary {
    /// What became of a tracker whose day counts for a sum: "5 km today: Run (17 of 30 km this week)"; nil for any other
    /// day, and for several of which each has an amount.
    ///
    /// - Parameters:
    ///   - asked: The first act that was asked for, `completed` or `uncompleted`.
    ///   - done: The act that was done; nil if nothing changed.
    ///   - alone: False if the sentence lists other trackers too.
    func sumOutcome(
        _ asked: Act, _ done: Act?, on days: DaySet, of old: Tracker, alone: Bool, _ style: Style
    ) -> TrackerOutcome? {
        guard let request, let new = request.after.tracker(old.id), let day = days.first else { return nil }
        if days.count > 1 { return asked == .completed && done == nil ? alreadyReached(new, on: days) : nil }
        guard let progress = new.progress(around: day, today: self.day), progress.goal != nil else {
            return nil
        }
        let state = Phrase(same: new.name + " (") + outcome(of: progress, old.id, style) + ")"
        let amount = new.amounts[day]
        switch (asked, done) {
        case (.completed, .amountSet):
            let (verb, when) = recorded(amount ?? .zero, progress, on: day, alone: alone, style)
            return TrackerOutcome(
                rank: Act.amountSet.rank(isDone: true), verb: verb, when: when, subject: state)
        case (.completed, nil):
            let act = amount == nil ? Act.completed : .amountSet
            return TrackerOutcome(
                rank: act.rank(isDone: false),
                verb: amount == nil ? .alreadyReached : act.words.already,
                when: amount == nil ? .empty : when(days), subject: state)
        case (.uncompleted, .amountRemoved):
            return TrackerOutcome(
                rank: Act.amountRemoved.rank(isDone: true),
                verb: Act.amountRemoved.verb(isTrial: style.isTrial), when: when(days, of: .amountRemoved),
                subject: state)
        case (.uncompleted, nil) where new.isDone(on: day, today: self.day):
            return TrackerOutcome(
                rank: Act.amountRemoved.rank(isDone: false), verb: Act.amountRemoved.words.already,
                when: when(days),
                subject: Phrase(same: new.name) + Phrase(" (done by ", " (выполнено: ")
                    + RuleText.period(progress, weekStartsOn: style.firstWeekday) + ")")
        default: return nil
        }
    }

    /// The outcome of days on which there was nothing to do, as sums had been reached; nil if no day is one of these.
    private func alreadyReached(_ tracker: Tracker, on days: DaySet) -> TrackerOutcome? {
        let reached = days.filter { tracker.amounts[$0] == nil && tracker.measure(on: $0)?.period != nil }
        guard !reached.isEmpty else { return nil }
        let hasAmounts = days.contains { tracker.amounts[$0] != nil }
        let act = hasAmounts ? Act.amountSet : .completed
        return TrackerOutcome(
            rank: act.rank(isDone: false),
            verb: reached.count == days.count ? .alreadyReached : act.words.already,
            subject: Phrase(same: tracker.name))
    }

    /// "17 of 30 km this week", "30 of 30 km this week: done".
    func outcome(of progress: RuleProgress, _ id: Identifier, _ style: Style) -> Phrase {
        let (come, gone) = sumDays(of: id)
        let days = progress.days
        return RuleText.outcome(
            progress, isNew: come.count(in: days) > 0, lost: gone.intersection(days).first, today: day,
            weekStartsOn: style.firstWeekday)
    }

    /// The days that became done by the amounts of a tracker, and those that are done no more.
    private func sumDays(of id: Identifier) -> (come: DaySet, gone: DaySet) {
        var (come, gone) = (DaySet(), DaySet())
        for case .tracker(id, .days(.completions, let days, isAdded: true)) in sumChanges {
            come.formUnion(days)
        }
        for case .tracker(id, .days(.completions, let days, isAdded: false)) in sumChanges {
            gone.formUnion(days)
        }
        return (come, gone)
    }

    /// " (26 of 26 km this week: done)": what days off made of a tracker's sums; of several periods, " (4 done days changed)".
    /// Empty if no day became done or undone.
    func sumsChanged(_ id: Identifier, _ style: Style) -> Phrase {
        let (come, gone) = sumDays(of: id)
        var changed = come
        changed.formUnion(gone)
        guard let first = changed.first, let last = changed.last else { return .empty }
        let progress = request?.after.tracker(id)?.progress(around: first, today: day)
        guard let progress, progress.days.contains(last) else {
            let count = changed.count
            return Phrase(" (\(count) done days changed)", " (выполненных дней изменено: \(count))")
        }
        return Phrase(same: " (") + outcome(of: progress, id, style) + ")"
    }

    /// "5 km" and " on Fri, 6 March 2026"; "5 km today", «Сегодня 5 км».
    private func recorded(
        _ amount: Amount, _ progress: RuleProgress, on day: Day, alone: Bool, _ style: Style
    ) -> (verb: Phrase, when: Phrase) {
        guard alone else { return (Act.amountSet.verb(isTrial: style.isTrial), .on(day, today: self.day)) }
        let whole = Phrase { AmountText.amount(amount, unit: progress.unit, $0) }
        if style.isTrial { return (Act.amountSet.words.would + " " + whole, .on(day, today: self.day)) }
        if day == self.day { return (Phrase("\(whole.english) today", "Сегодня \(whole.russian)"), .empty) }
        return (whole, .on(day, today: self.day))
    }
}

extension Phrase {
    fileprivate static let alreadyReached = Phrase("Already reached", "Уже выполнено")
}
