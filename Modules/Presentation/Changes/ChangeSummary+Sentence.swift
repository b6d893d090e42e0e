public import TrackerDomain

extension ChangeSummary {
    /// How a sentence is written.
    public struct Style: Sendable {
        let isTrial: Bool
        let firstWeekday: Weekday
        /// Between what was and what has become of it.
        let arrow: String

        public init(isTrial: Bool = false, firstWeekday: Weekday = .monday, arrow: String = "→") {
            self.isTrial = isTrial
            self.firstWeekday = firstWeekday
            self.arrow = arrow
        }
    }

    /// What became of what was asked for, in whole sentences: "Done today: Run (3 of 5 km). Already done: Read."
    public func sentence(_ style: Style) -> Phrase {
        guard let request else { return .empty }
        let remarks = remarks(isTrial: style.isTrial)
        let parts = outcomes(style) + request.edits.compactMap { text(of: $0, in: request, style) }
        let told =
            parts.isEmpty
            ? fallback(request) : parts.joined(separator: ". ") + remarks.map(\.clauses).joined() + "."
        return told + afterMarks(request) + remarks.map(\.sentences).joined()
    }

    /// Of what has no sentence of its own the line; of no tracker at all, that there is none.
    private func fallback(_ request: Request) -> Phrase {
        guard isEmpty else { return line(ChangeNames(request.after, changes)).capitalized + "." }
        return request.edits.lazy.compactMap(\.phraseOfNone).first ?? .empty
    }

    /// " With a note." " Still paused: Run.": a mark resumes nothing.
    private func afterMarks(_ request: Request) -> Phrase {
        let ids = request.edits.flatMap(\.marked)
        let noted = ids.filter { has(.noted, $0) }
        let hasNote = !noted.isEmpty && noted.allSatisfy { has(.completed, $0) || has(.amountSet, $0) }
        let off = ids.compactMap(request.before.tracker).filter {
            $0.standing.since.map { $0 <= day } ?? false
        }
        let stillOff = [
            (Phrase(" Still paused: ", " По-прежнему на паузе: "), off.filter { !$0.standing.isArchived }),
            (Phrase(" Still archived: ", " По-прежнему в архиве: "), off.filter(\.standing.isArchived)),
        ].filter { !$1.isEmpty }
        return (hasNote ? Phrase(" With a note.", " С заметкой.") : .empty)
            + stillOff.map { $0 + $1.map(\.name).joined(separator: ", ") + "." }.joined()
    }

    func has(_ act: Act, _ tracker: Identifier) -> Bool {
        changes.contains { $0.tracker == tracker && Act($0) == act }
    }
}

// MARK: What became of each tracker

/// What became of one thing that was asked of one tracker.
private struct TrackerOutcome {
    /// Outcomes are told in this order; those of one rank together.
    let rank: Int
    let verb: Phrase
    let when: Phrase
    let subject: Phrase
    /// Days before the tracker's start, which were asked for and left out.
    var leftOut = DaySet()
}

extension ChangeSummary {
    /// A part of the sentence for each kind of outcome; the days are told once, the days left out in the last part.
    private func outcomes(_ style: Style) -> [Phrase] {
        guard let request else { return [] }
        let outcomes = request.edits.flatMap { self.outcomes(of: $0, in: request, style) }
        var leftOuts: [DaySet] = []
        for outcome in outcomes where !leftOuts.contains(outcome.leftOut) { leftOuts.append(outcome.leftOut) }
        return leftOuts.flatMap { leftOut in
            var told = Phrase.empty
            var parts = Dictionary(grouping: outcomes.filter { $0.leftOut == leftOut }, by: \.rank)
                .sorted { $0.key < $1.key }
                .map { _, same in
                    let when = same[0].when == told ? Phrase.empty : same[0].when
                    told = same[0].when
                    return same[0].verb + when + ": " + same.map(\.subject).joined(separator: ", ")
                }
            if !leftOut.isEmpty {
                parts.append(parts.removeLast() + "; " + .leftOutBeforeStart(leftOut.count))
            }
            return parts
        }
    }

    private func outcomes(of edit: Edit, in request: Request, _ style: Style) -> [TrackerOutcome] {
        func outcome(
            _ act: Act, _ isDone: Bool, _ when: Phrase, _ subject: Phrase, leftOut: DaySet = DaySet()
        ) -> TrackerOutcome {
            let rank = (Act.allCases.firstIndex(of: act) ?? 0) + (isDone ? 0 : Act.allCases.count)
            return TrackerOutcome(
                rank: rank, verb: isDone ? act.verb(isTrial: style.isTrial) : act.words.already, when: when,
                subject: subject, leftOut: leftOut)
        }
        func trackers(_ ids: [Identifier]) -> [Tracker] { ids.compactMap(request.before.tracker) }
        func after(_ tracker: Tracker) -> Tracker { request.after.tracker(tracker.id) ?? tracker }

        func mark(_ tracker: Tracker, _ days: DaySet) -> TrackerOutcome {
            let new = after(tracker)
            let acts: [Act] = [.completed, .amountSet, .noted]
            let act = acts.first { has($0, tracker.id) }
            let same: Act = days.allSatisfy(new.completions.contains) ? .completed : .amountSet
            let progress = act == .noted ? Phrase.empty : new.progress(on: days, since: tracker)
            return outcome(act ?? same, act != nil, when(days), Phrase(same: tracker.name) + progress)
        }
        func unmark(_ tracker: Tracker, _ days: DaySet) -> TrackerOutcome {
            let acts: [Act] = [.uncompleted, .amountRemoved]
            let act = acts.first { has($0, tracker.id) }
            let name = Phrase(same: tracker.name)
            return outcome(
                act ?? .uncompleted, act != nil, when(days),
                act == nil ? name + tracker.otherDayOfEvent : name)
        }
        func skip(_ tracker: Tracker, _ act: Act, _ days: DaySet, leftOut: DaySet) -> TrackerOutcome {
            let name = Phrase(same: tracker.name)
            if leftOut == days {
                return TrackerOutcome(
                    rank: 0, verb: .nothingSkipped, when: .empty, subject: name, leftOut: leftOut)
            }
            let acts: [Act] = [act, .noted]
            let done = acts.first { has($0, tracker.id) }
            return outcome(
                done ?? act, done != nil, when(days.subtracting(leftOut)), name, leftOut: leftOut)
        }
        func status(_ ids: [Identifier], _ act: Act, from day: Day? = nil) -> [TrackerOutcome] {
            trackers(ids).map { tracker in
                let name = Phrase(same: tracker.name)
                let isDone = after(tracker).standing != tracker.standing
                // A pause and its end leave alone what is archived.
                if !isDone, act == .paused || act == .resumed, tracker.standing.isArchived {
                    return TrackerOutcome(rank: .max, verb: .leftInArchive, when: .empty, subject: name)
                }
                return outcome(act, isDone, isDone ? since(day) : .empty, name)
            }
        }
        switch edit {
        case .complete(let ids, let days): return trackers(ids).map { mark($0, days) }
        case .amount(_, let id, let days): return trackers([id]).map { mark($0, days) }
        case .uncomplete(let ids, let days): return trackers(ids).map { unmark($0, days) }
        case .skip(let ids, let days):
            return trackers(ids).map {
                skip($0, .skipped, days, leftOut: $0.daysBeforeStart(among: days, today: day))
            }
        case .unskip(let ids, let days):
            return trackers(ids).map { skip($0, .unskipped, days, leftOut: DaySet()) }
        case .note(let text, let id, let day):
            // Beside a mark or a skip it is told with that.
            guard request.edits.allSatisfy(\.isNote) else { return [] }
            let act: Act = text == nil ? .noteRemoved : .noted
            return trackers([id]).map {
                outcome(act, has(act, id), when(DaySet([day])), Phrase(same: $0.name))
            }
        case .pause(let ids, let day): return status(ids, .paused, from: day)
        case .resume(let ids): return status(ids, .resumed)
        case .archive(let ids): return status(ids, .archived)
        case .unarchive(let ids): return status(ids, .unarchived)
        case .editTracker(let id, let edit):
            guard let tracker = request.after.tracker(id), let flag = edit.flagAlone else { return [] }
            let wanted = tracker.text(of: flag)
            let act = Act(.trackerSet(id, flag, from: wanted, to: wanted))
            return [outcome(act, has(act, id), .empty, Phrase(same: tracker.name))]
        case .addTracker, .deleteTracker, .addCategory, .renameCategory, .deleteCategory, .merge, .restore:
            return []
        }
    }

    /// " today", " on Tue, 14 October 2025", " on 3 days".
    private func when(_ days: DaySet) -> Phrase {
        guard let day = days.first, days.count == 1 else {
            let count = CountedPhrase.days(days.count)
            return Phrase(" on \(count.english)", " за \(count.russian)")
        }
        return .on(day, today: self.day)
    }

    /// " from Mon, 23 November 2026 on".
    private func since(_ day: Day?) -> Phrase {
        guard let day, day != self.day else { return .empty }
        return Phrase(" from \(DateText.full(day, .english)) on", " с \(DateText.full(day, .russian))")
    }
}

extension Tracker {
    /// " (3 of 8 glasses)", " (8 of 8 glasses, goal reached)", " (3 cups, over the limit of 2)"; nothing without a goal,
    /// and of several days.
    fileprivate func progress(on days: DaySet, since old: Tracker) -> Phrase {
        guard let day = days.first, days.count == 1, let goal = goal(on: day), let amount = amounts[day]
        else { return .empty }
        let (was, isNow) = (old.completions.contains(day), completions.contains(day))
        let isLost = was && !isNow && goal.kind == .atLeast
        return Phrase(same: " (") + AmountText.outcome(amount, of: goal, isNew: isNow && !was)
            + (isLost ? Phrase(", no longer done)", ", больше не сделано)") : Phrase(same: ")"))
    }

    /// " (done on Tue, 14 October 2025)", of an event.
    fileprivate var otherDayOfEvent: Phrase {
        guard isEvent, let done = completions.last else { return .empty }
        return Phrase(
            " (done on \(DateText.full(done, .english)))", " (отмечено за \(DateText.full(done, .russian)))")
    }
}

extension Edit {
    /// The trackers whose days it marks.
    fileprivate var marked: [Identifier] {
        switch self {
        case .complete(let ids, _): ids
        case .amount(_, let id, _): [id]
        case .addTracker, .editTracker, .uncomplete, .skip, .unskip, .note, .pause, .resume, .archive,
            .unarchive, .deleteTracker, .addCategory, .renameCategory, .deleteCategory, .merge, .restore:
            []
        }
    }

    fileprivate var isNote: Bool { if case .note = self { true } else { false } }

    /// What there is to say if it is asked of no tracker.
    fileprivate var phraseOfNone: Phrase? {
        switch self {
        case .pause: Phrase("There is no habit to pause.", "Ставить на паузу нечего.")
        case .resume: Phrase("Nothing is paused.", "На паузе ничего нет.")
        default: nil
        }
    }
}

extension Phrase {
    /// " today", " on Tue, 14 October 2025".
    static func on(_ day: Day, today: Day) -> Phrase {
        day == today
            ? Phrase(" today", " за сегодня")
            : Phrase(" on \(DateText.full(day, .english))", " за \(DateText.full(day, .russian))")
    }

    fileprivate static let leftInArchive = Phrase("Archived, so left alone", "В архиве, без изменений")
}
