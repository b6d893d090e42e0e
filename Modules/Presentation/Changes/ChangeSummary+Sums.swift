internal import TrackerDomain

/// The parts of sentences about amounts that count by a period.
extension ChangeSummary {
    /// What became of a tracker whose day counts for a sum: "5 km today: Run (17 of 30 km this week)"; nil for any other
    /// day, and for several.
    ///
    /// - Parameters:
    ///   - asked: The first act that was asked for, `completed` or `uncompleted`.
    ///   - done: The act that was done; nil if nothing changed.
    ///   - alone: False if the sentence lists other trackers too.
    func sumOutcome(
        _ asked: Act, _ done: Act?, on days: DaySet, of old: Tracker, alone: Bool, _ style: Style
    ) -> TrackerOutcome? {
        guard let request, let new = request.after.tracker(old.id), let day = days.first, days.count == 1,
            let progress = new.sum(around: day, today: self.day)
        else { return nil }
        let state = Phrase(same: new.name + " (") + outcome(of: progress, old.id) + ")"
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
                verb: amount == nil ? Phrase("Already reached", "Уже выполнено") : act.words.already,
                when: amount == nil ? .empty : when(days), subject: state)
        case (.uncompleted, .amountRemoved):
            return TrackerOutcome(
                rank: Act.amountRemoved.rank(isDone: true),
                verb: Act.amountRemoved.verb(isTrial: style.isTrial), when: when(days), subject: state)
        case (.uncompleted, nil) where new.isDone(on: day, today: self.day):
            return TrackerOutcome(
                rank: Act.amountRemoved.rank(isDone: false), verb: Act.amountRemoved.words.already,
                when: when(days),
                subject: Phrase(same: new.name) + Phrase(" (done by ", " (выполнено: ")
                    + SumText.period(progress) + ")")
        default: return nil
        }
    }

    /// "17 of 30 km this week", "30 of 30 km this week: done".
    func outcome(of progress: SumProgress, _ id: Identifier) -> Phrase {
        var (come, gone) = (DaySet(), DaySet())
        for case .daysAdded(id, .completions, let days) in sumChanges { come.formUnion(days) }
        for case .daysRemoved(id, .completions, let days) in sumChanges { gone.formUnion(days) }
        let days = progress.days
        return SumText.outcome(
            progress, isNew: come.count(in: days) > 0, lost: gone.intersection(days).first, today: day)
    }

    /// "5 km" and " on Fri, 6 March 2026"; "5 km today", «Сегодня 5 км».
    private func recorded(
        _ amount: Amount, _ progress: SumProgress, on day: Day, alone: Bool, _ style: Style
    ) -> (verb: Phrase, when: Phrase) {
        guard alone else { return (Act.amountSet.verb(isTrial: style.isTrial), .on(day, today: self.day)) }
        let whole = Phrase { AmountText.amount(amount, unit: progress.unit, $0) }
        if style.isTrial { return (Act.amountSet.words.would + " " + whole, .on(day, today: self.day)) }
        if day == self.day { return (Phrase("\(whole.english) today", "Сегодня \(whole.russian)"), .empty) }
        return (whole, .on(day, today: self.day))
    }
}
