import TrackerDomain
import TrackerPresentation

/// Says what became of trackers on days: marked, recorded, skipped.
struct MarkSentence {
    let days: DaySet
    let today: Day
    let isDryRun: Bool

    /// - Parameter library: As it is afterwards.
    func done(_ trackers: [Tracker], _ library: Library) -> Phrase {
        let pairs = trackers.map { (old: $0, new: library.tracker($0.id) ?? $0) }
        var marked: [Phrase] = []
        var recorded: [Phrase] = []
        var noted: [Phrase] = []
        var (old, sameAmount): ([Phrase], [Phrase]) = ([], [])
        for (before, after) in pairs {
            if !after.completions.intersection(days).subtracting(before.completions).isEmpty {
                marked.append(name(after) + reached(before, after))
            } else if days.contains(where: { before.amounts[$0] != after.amounts[$0] }) {
                recorded.append(name(after) + reached(before, after))
            } else if isNoted(before, after) {
                noted.append(name(after))
            } else if days.allSatisfy(after.completions.contains) {
                old.append(name(after) + reached(before, after))
            } else {
                sameAmount.append(name(after) + reached(before, after))
            }
        }
        let hasNote = noted.isEmpty && pairs.contains(where: isNoted)
        return sentences(
            (verb("Done", "Отмечено", "Would mark as done", "Будет отмечено"), marked),
            (verb("Recorded", "Записано", "Would record", "Будет записано"), recorded),
            (notedVerb, noted), (Phrase("Already done", "Уже отмечено"), old),
            (Phrase("Already recorded", "Уже записано"), sameAmount))
            + (hasNote ? Phrase(" With a note.", " С заметкой.") : Phrase(same: "")) + resting(trackers)
    }

    /// An event that was done on another day is named with that day.
    func undone(_ trackers: [Tracker]) -> Phrase {
        let marked = trackers.filter { !$0.completions.intersection(days).isEmpty }
        let others = trackers.filter { $0.completions.intersection(days).isEmpty }
        let (open, recorded) = others.separated { tracker in days.contains { tracker.amounts[$0] != nil } }
        return sentences(
            (verb("Unmarked", "Отметка снята", "Would unmark", "Будет снята отметка"), marked.map(name)),
            (
                verb(
                    "Amount forgotten", "Количество забыто", "Would forget the amount",
                    "Будет забыто количество"),
                recorded.map(name)
            ),
            (Phrase("Was not done", "Не было отмечено"), open.map(nameWithDay)))
    }

    /// Of each tracker without the days before its start, which are told behind it.
    func skipped(_ trackers: [Tracker], _ library: Library) -> Phrase {
        var groups: [(leftOut: DaySet, trackers: [Tracker])] = []
        for tracker in trackers {
            let leftOut = tracker.daysBeforeStart(among: days, today: today)
            if let place = groups.firstIndex(where: { $0.leftOut == leftOut }) {
                groups[place].trackers.append(tracker)
            } else {
                groups.append((leftOut, [tracker]))
            }
        }
        return groups.map { skipped($1, library, without: $0) }.joined(separator: " ")
    }

    private func skipped(_ trackers: [Tracker], _ library: Library, without leftOut: DaySet) -> Phrase {
        let end =
            leftOut.isEmpty ? Phrase(same: "") : Phrase(same: "; ") + .leftOutBeforeStart(leftOut.count)
        guard leftOut != days else {
            return .nothingSkipped + ": \(trackers.map(\.name).joined(separator: ", "))" + end + "."
        }
        let rest = MarkSentence(days: days.subtracting(leftOut), today: today, isDryRun: isDryRun)
        return rest.off(
            trackers, library, verb("Skipped", "Пропущено", "Would skip", "Будет пропущено"),
            Phrase("Already skipped", "Уже пропущено"), end: end)
    }

    func unskipped(_ trackers: [Tracker], _ library: Library) -> Phrase {
        off(
            trackers, library,
            verb("No longer skipped", "Пропуск отменён", "Would no longer skip", "Будет отменён пропуск"),
            Phrase("Was not skipped", "Не было пропуска"))
    }

    private func off(
        _ trackers: [Tracker], _ library: Library, _ verb: Phrase, _ already: Phrase,
        end: Phrase = Phrase(same: "")
    ) -> Phrase {
        var changed: [Phrase] = []
        var noted: [Phrase] = []
        var same: [Phrase] = []
        for before in trackers {
            let after = library.tracker(before.id) ?? before
            if before.skips != after.skips || before.rests != after.rests {
                changed.append(name(after))
            } else if isNoted(before, after) {
                noted.append(name(after))
            } else {
                same.append(name(after))
            }
        }
        return sentences((verb, changed), (notedVerb, noted), (already, same), end: end)
    }

    /// A note that was written, removed, or is not there.
    func noted(_ before: Tracker, _ after: Tracker, isRemoval: Bool) -> Phrase {
        let isChanged = isNoted(before, after)
        let verb =
            switch (isRemoval, isChanged) {
            case (false, true): notedVerb
            case (false, false): Phrase("Already noted", "Уже записана заметка")
            case (true, true):
                self.verb("Note removed", "Заметка убрана", "Would remove the note", "Будет убрана заметка")
            case (true, false): Phrase("No note", "Нет заметки")
            }
        return sentences((verb, [name(after)]))
    }

    private var notedVerb: Phrase {
        verb("Noted", "Записана заметка", "Would note", "Будет записана заметка")
    }

    private func isNoted(_ before: Tracker, _ after: Tracker) -> Bool {
        days.contains { before.notes[$0] != after.notes[$0] }
    }

    private func verb(_ english: String, _ russian: String, _ would: String, _ will: String) -> Phrase {
        isDryRun ? Phrase(would, will) : Phrase(english, russian)
    }

    /// One sentence for each group that has members; the days are told once, and what else there is in the last one.
    private func sentences(
        _ groups: (verb: Phrase, names: [Phrase])..., end: Phrase = Phrase(same: "")
    ) -> Phrase {
        groups.filter { !$0.names.isEmpty }.enumerated()
            .map { $1.verb + ($0 == 0 ? when : Phrase(same: "")) + ": " + $1.names.joined(separator: ", ") }
            .joined(separator: ". ") + end + "."
    }

    /// " today", " on Tue, 14 October 2025", " on 3 days".
    private var when: Phrase {
        guard let day = days.first, days.count == 1 else {
            let count = CountedPhrase.days(days.count)
            return Phrase(" on \(count.english)", " за \(count.russian)")
        }
        if day == today { return Phrase(" today", " за сегодня") }
        return Phrase(" on \(DateText.full(day, .english))", " за \(DateText.full(day, .russian))")
    }

    private func name(_ tracker: Tracker) -> Phrase { Phrase(same: tracker.name) }

    private func nameWithDay(_ tracker: Tracker) -> Phrase {
        guard tracker.isEvent, let done = tracker.completions.last else { return name(tracker) }
        return name(tracker)
            + Phrase(
                " (done on \(DateText.full(done, .english)))",
                " (отмечено за \(DateText.full(done, .russian)))"
            )
    }
}

extension MarkSentence {
    /// " (3 of 8 glasses)", " (8 of 8 glasses, goal reached)", " (3 of at most 2, beyond the limit)"; nothing without
    /// a goal, and of several days.
    private func reached(_ before: Tracker, _ after: Tracker) -> Phrase {
        guard let day = days.first, days.count == 1, let goal = after.goal(on: day),
            let amount = after.amounts[day]
        else { return Phrase(same: "") }
        let (was, isNow) = (before.completions.contains(day), after.completions.contains(day))
        let end: Phrase =
            switch goal.kind {
            case .atLeast where isNow && !was: Phrase(", goal reached", ", цель достигнута")
            case .atLeast where was && !isNow: Phrase(", no longer done", ", больше не сделано")
            case .atMost where !isNow: Phrase(", beyond the limit", ", сверх предела")
            case .atLeast, .atMost: Phrase(same: "")
            }
        return Phrase(
            " (" + AmountText.progress(amount, of: goal, .english),
            " (" + AmountText.progress(amount, of: goal, .russian)) + end + ")"
    }

    /// " Still paused: Run.": a mark resumes nothing.
    private func resting(_ trackers: [Tracker]) -> Phrase {
        let resting = trackers.filter { $0.standing.since.map { $0 <= today } ?? false }
        let (paused, archived) = resting.separated(by: \.standing.isArchived)
        return [
            (Phrase(" Still paused: ", " По-прежнему на паузе: "), paused),
            (Phrase(" Still archived: ", " По-прежнему в архиве: "), archived),
        ].filter { !$1.isEmpty }
            .map { $0 + $1.map(\.name).joined(separator: ", ") + "." }.joined()
    }
}
