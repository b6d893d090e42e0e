internal import TrackerDomain

/// How the sentence about a change tells of the break of a tracker.
struct BreakOutcome {
    let old, new: Tracker
    let today: Day

    /// "On a break from Thu, 24 December 2026 to Sun, 3 January 2027 (11 days)"; nil for an act that tells of no break.
    ///
    /// - Parameter edit: The break that was asked for; nil for the end of one.
    func verb(of act: Act, _ edit: BreakEdit?, isTrial: Bool) -> Phrase? {
        switch (edit, act) {
        // A break that it touches goes on after it.
        case (.adding(let first, let last), _):
            begun(first...(new.restBreak(on: last)?.upperBound ?? last), isTrial)
        case (.moving(_, let days), _): begun(days, isTrial)
        case (.until(let last), _):
            old.isInactive(on: today)
                ? moved(to: last, isTrial)
                : new.restBreak(on: last).map { begun(max(today, $0.lowerBound)...$0.upperBound, isTrial) }
        case (.ending(let day), _):
            if day == today {
                nil
            } else if new.isInactive(on: day - 1) {
                moved(to: day - 1, isTrial)
            } else {
                ended(isTrial)
            }
        case (nil, .breakRemoved): ended(isTrial)
        case (nil, _): nil
        }
    }

    private func begun(_ days: ClosedRange<Day>, _ isTrial: Bool) -> Phrase {
        (isTrial ? Act.breakAdded.words.would : Phrase("On a break", "Перерыв")) + BreakText.during(days)
    }

    /// A break that touches another one ends with it.
    private func moved(to last: Day, _ isTrial: Bool) -> Phrase {
        let last = new.restBreak(on: last)?.upperBound ?? last
        return
            (isTrial
            ? Act.breakAdded.words.would + Phrase(" until ", " по ")
            : Phrase("Break now until ", "Перерыв теперь по "))
            + BreakText.date(last)
    }

    /// The break to come is taken back.
    private func ended(_ isTrial: Bool) -> Phrase? {
        let removed = old.pausedDays.subtracting(new.pausedDays)
        guard let first = removed.first, let last = removed.last else { return nil }
        let days = BreakText.days(first...last, relativeTo: today)
        return isTrial
            ? Phrase("Would take back the break of \(days.english)", "Будет отменён перерыв \(days.russian)")
            : Phrase("Break of \(days.english) taken back", "Перерыв \(days.russian) отменён")
    }
}

extension [Tracker] {
    /// " Still paused: Run.", " Still on a break until 3 Jan: Run."; empty if none rests on a day.
    func stillResting(on day: Day) -> Phrase {
        var groups: [(what: Phrase, names: [String])] = []
        for tracker in self {
            guard let what = tracker.stillResting(on: day) else { continue }
            if let index = groups.firstIndex(where: { $0.what == what }) {
                groups[index].names.append(tracker.name)
            } else {
                groups.append((what, [tracker.name]))
            }
        }
        return groups.map { $0.what + $0.names.joined(separator: ", ") + "." }.joined()
    }
}

extension Tracker {
    fileprivate func stillResting(on day: Day) -> Phrase? {
        if let since = status.since, since <= day {
            return status.isArchived
                ? Phrase(" Still archived: ", " По-прежнему в архиве: ")
                : Phrase(" Still paused: ", " По-прежнему на паузе: ")
        }
        guard let last = restBreak(on: day)?.upperBound else { return nil }
        let until = BreakText.day(last, relativeTo: day)
        return Phrase(
            " Still on a break until \(until.english): ", " По-прежнему перерыв (по \(until.russian)): ")
    }
}
