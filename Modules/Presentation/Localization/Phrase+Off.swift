internal import TrackerDomain

/// How a card says that its tracker is off on a date, or will be.
struct RestText {
    let tracker: Tracker
    let today: Day

    /// "skipped", "paused since 3 Nov", "break until 3 Jan", the longest first; empty on a date like others.
    func off(on date: Day) -> [Phrase] {
        if let since = tracker.status.since, since <= date { return status }
        if let rest = tracker.restBreak(on: date) { return rests(rest) }
        return tracker.skips.contains(date) && !tracker.isDone(on: date, today: today) ? [.skipped] : []
    }

    /// "paused since 3 Nov", "break until 3 Jan" of a tracker that rests today, whatever the date of its list.
    var offToday: [Phrase] {
        if let since = tracker.status.since, since <= today { return status }
        return tracker.restBreak(on: today).map(rests) ?? []
    }

    /// "paused from 24 Dec", "break 24 Dec – 3 Jan" of a tracker that will rest.
    var ahead: Phrase? {
        guard let next = tracker.restBegins(after: today) else { return nil }
        if next.isPause { return tracker.status.phrase(relativeTo: today) }
        return tracker.restBreak(on: next.day).map { .aBreak($0, relativeTo: today) }
    }

    /// "paused from 24 Dec", "break from 24 Dec" in the week before.
    func soon(after date: Day) -> Phrase? {
        guard let next = tracker.restBegins(after: date), next.day > today, next.day - date <= 7 else {
            return nil
        }
        return next.isPause
            ? tracker.status.phrase(relativeTo: today) : .breakFrom(next.day, relativeTo: today)
    }

    /// "3 resting · break 24 Dec – 2 Jan, 17 habits, and 2 more", then "3 resting · 3 breaks ahead"; empty if none rests.
    static func elsewhere(_ agenda: Agenda, today: Day) -> [Phrase] {
        let (count, ahead) = (agenda.inactive, agenda.restsAhead)
        let resting = count == 0 ? nil : Phrase("\(count) resting", "на отдыхе: \(count)")
        guard let first = ahead.first else { return resting.map { [$0] } ?? [] }
        let more = ahead.count - 1
        let next =
            named(first, relativeTo: today)
            + (more == 0 ? .empty : Phrase(", and \(more) more", " и ещё \(more)"))
        return [next, CountedPhrase.breaksAhead(ahead.count)].map { text in
            [resting, text].compactMap(\.self).joined(separator: " · ")
        }
    }

    /// "break 24 Dec – 2 Jan, 17 habits", "pause from 24 Dec, Run".
    private static func named(_ rest: Agenda.RestAhead, relativeTo today: Day) -> Phrase {
        let days =
            rest.last.map {
                Phrase("break ", "перерыв ") + BreakText.short(rest.first...$0, relativeTo: today)
            } ?? Phrase("pause from ", "пауза с ") + BreakText.short(rest.first, relativeTo: today)
        let count = rest.names.count
        return days + ", "
            + (count == 1 ? Phrase(same: rest.names[0]) : .habits(count))
    }

    private var status: [Phrase] {
        [tracker.status.phrase(relativeTo: today), tracker.status.phrase].compactMap(\.self)
    }

    /// Of a break that a pause follows, the end is not that of the rest.
    private func rests(_ days: ClosedRange<Day>) -> [Phrase] {
        let short = Phrase("a break", "перерыв")
        guard case .paused(let since) = tracker.status, since <= days.upperBound + 1 else {
            return [.breakUntil(days.upperBound, relativeTo: today), short]
        }
        return [.breakUntil(since - 1, relativeTo: today) + Phrase(", then paused", ", потом пауза"), short]
    }
}

extension Phrase {
    static let skipped = Phrase("skipped", "пропущено")

    /// "On a break until Sat, 2 January 2027" if the rest of all ends on one day, else "Everything rests on this day".
    static func off(_ trackers: [Tracker], on date: Day) -> Phrase {
        let ends = Set(trackers.map { $0.restEnds(on: date) })
        guard ends.count == 1, let last = ends.first ?? nil else {
            return Phrase("Everything rests on this day", "В этот день всё отдыхает")
        }
        return Phrase("On a break until ", "Перерыв по ") + DateText.full(last)
    }

    static let nothingSkipped = Phrase("Nothing skipped", "Ничего не пропущено")
}

extension CountedPhrase {
    /// "2 days before the start left out", of a skip.
    static let daysBeforeStartLeftOut = CountedPhrase(
        EnglishPlural(one: "day before the start left out", other: "days before the start left out"),
        RussianPlural(
            one: "день до начала не учтён", few: "дня до начала не учтены", many: "дней до начала не учтено"))
}

extension TrackerStatus {
    /// "paused"; nil if active.
    var phrase: Phrase? {
        switch self {
        case .active: nil
        case .paused: Phrase("paused", "на паузе")
        case .archived: Phrase("archived", "в архиве")
        }
    }

    /// "paused since 3 Nov", "paused from 24 Dec" for a future day, with the month as a break has it; nil if active.
    func phrase(relativeTo today: Day) -> Phrase? {
        guard let since else { return nil }
        let day = BreakText.day(since, relativeTo: today)
        return switch self {
        case .active: nil
        case .paused: Phrase(since > today ? "paused from " : "paused since ", "на паузе с ") + day
        case .archived: Phrase("archived since ", "в архиве с ") + day
        }
    }
}
