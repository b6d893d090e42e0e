public import TrackerDomain

extension ChangeSummary {
    /// The style of a sentence.
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

    /// The result of what was asked for, in whole sentences: "Done today: Run (3 of 5 km). Already done: Read."
    public func sentence(_ style: Style) -> Phrase {
        guard let request else { return .empty }
        let remarks = remarks(isTrial: style.isTrial)
        let parts = outcomes(style) + request.edits.compactMap { text(of: $0, in: request, style) }
        let told =
            parts.isEmpty
            ? fallback(request) : parts.joined(separator: ". ") + remarks.map(\.clauses).joined() + "."
        return told + afterMarks(request) + remarks.map(\.sentences).joined()
    }

    /// The line of a change without a sentence of its own; without any tracker, that there is none.
    private func fallback(_ request: Request) -> Phrase {
        guard isEmpty else { return line(ChangeNames(request.after, changes)).capitalized + "." }
        return request.edits.lazy.compactMap(\.traits.phraseOfNone).first ?? .empty
    }

    /// " With a note." " Still paused: Run.": a mark resumes nothing, nor does a break that only adds days.
    private func afterMarks(_ request: Request) -> Phrase {
        let asked = request.edits.compactMap { $0.requested(in: request) }
        let ids = asked.filter { $0.acts[0] == .completed }.flatMap(\.trackers)
        let noted = asked.filter { $0.acts.count > 1 }.flatMap(\.trackers).filter { has(.noted, $0) }
        let hasNote =
            !noted.isEmpty
            && noted.allSatisfy { id in
                changes.contains { $0.tracker == id && Act($0) != .noted }
            }
        return (hasNote ? Phrase(" With a note.", " С заметкой.") : .empty)
            + (ids.compactMap(request.before.tracker) + pausedInBreak(request)).stillResting(on: day)
    }

    /// The trackers whose pause stays, though a break was added.
    private func pausedInBreak(_ request: Request) -> [Tracker] {
        request.edits.flatMap { edit -> [Identifier] in
            if case .takeBreak(let ids, .adding) = edit { ids } else { [] }
        }.compactMap(request.before.tracker).filter { tracker in
            !tracker.status.isArchived && (tracker.status.since.map { $0 <= day } ?? false)
        }
    }

    func has(_ act: Act, _ tracker: Identifier) -> Bool {
        changes.contains { $0.tracker == tracker && Act($0) == act }
    }
}

// MARK: What became of each tracker

/// The result for one tracker.
struct TrackerOutcome {
    /// The order of outcomes in the sentence; those of one rank are listed together.
    var rank: Int
    var verb: Phrase
    var when = Phrase.empty
    var subject: Phrase
    /// The days before the tracker's start that were left out.
    var leftOut = DaySet()
}

extension [TrackerOutcome] {
    /// The outcomes in the order of their ranks, those with the same words together.
    fileprivate var alike: [[TrackerOutcome]] {
        var groups: [[TrackerOutcome]] = []
        for outcome in self {
            let index = groups.firstIndex {
                $0[0].rank == outcome.rank && $0[0].verb == outcome.verb && $0[0].when == outcome.when
            }
            if let index { groups[index].append(outcome) } else { groups.append([outcome]) }
        }
        return groups.enumerated().sorted {
            ($0.element[0].rank, $0.offset) < ($1.element[0].rank, $1.offset)
        }
        .map(\.element)
    }
}

extension ChangeSummary {
    /// A part of the sentence for each kind of outcome; the days are named once, those left out in the last part.
    private func outcomes(_ style: Style) -> [Phrase] {
        guard let request else { return [] }
        let outcomes = request.edits.compactMap { $0.requested(in: request) }.flatMap { asked in
            asked.trackers.compactMap(request.before.tracker).map {
                outcome(asked, of: $0, in: request, style)
            }
        }
        var leftOuts: [DaySet] = []
        for outcome in outcomes where !leftOuts.contains(outcome.leftOut) { leftOuts.append(outcome.leftOut) }
        return leftOuts.flatMap { leftOut in
            var told = Phrase.empty
            var parts = outcomes.filter { $0.leftOut == leftOut }.alike.map { same in
                let when = same[0].when == told ? Phrase.empty : same[0].when
                told = same[0].when
                return same[0].verb + when + ": " + same.map(\.subject).joined(separator: ", ")
            }
            if !leftOut.isEmpty {
                parts.append(parts.removeLast() + "; " + CountedPhrase.daysBeforeStartLeftOut(leftOut.count))
            }
            return parts
        }
    }

    private func outcome(
        _ asked: RequestedActs, of old: Tracker, in request: Request, _ style: Style
    ) -> TrackerOutcome {
        let new = request.after.tracker(old.id) ?? old
        let days = asked.days ?? DaySet()
        let done = asked.acts.first { has($0, old.id) }
        var (act, progress) = (done ?? asked.acts[0], Phrase.empty)
        var leftOut = DaySet()
        switch asked.acts[0] {
        case .completed:
            if done == nil, !days.allSatisfy(new.marks.contains) { act = .amountSet }
            if done != .noted, days.count == 1,
                let told = days.first.flatMap({ new.progress(on: $0, since: old) })
            {
                progress = Phrase(same: " (") + told + ")"
            }
        case .uncompleted: if done == nil { progress = old.otherDayOfEvent }
        case .skipped: leftOut = old.daysBeforeStart(among: days, today: day)
        case .unskipped: if act == .breakRemoved { act = .unskipped }
        case .resumed where act == .breakRemoved:
            if asked.breakEdit != nil || old.isInactive(on: day) { act = .resumed }
        default: break
        }
        if let outcome = sumOutcome(
            asked.acts[0], done, on: days, of: old, alone: asked.trackers.count == 1, style)
        {
            return outcome
        }
        var outcome = TrackerOutcome(
            rank: act.rank(isDone: done != nil),
            verb: done == nil ? act.words.already : act.verb(isTrial: style.isTrial),
            subject: Phrase(same: old.name) + progress
                + (act == .archived ? .empty : sumsChanged(old.id, style)),
            leftOut: leftOut)
        if leftOut == days, !days.isEmpty {
            outcome.verb = .nothingSkipped
        } else if !days.isEmpty {
            let acts = done == .noted ? [.noted] : asked.acts.filter { $0 != .noted }
            outcome.when = when(changed(old.id, by: acts) ?? days.subtracting(leftOut), of: done)
        } else if done != nil {
            outcome.verb =
                BreakOutcome(old: old, new: new, today: day)
                .verb(of: act, asked.breakEdit, isTrial: style.isTrial) ?? outcome.verb
            outcome.when = since(asked.from)
        } else if case .ending(let last)? = asked.breakEdit, !old.status.isArchived {
            outcome.verb = .notResting(on: last)
        } else if old.status.isArchived, act == .paused || act == .resumed || act == .breakAdded {
            (outcome.rank, outcome.verb) = (
                .max, Phrase("Unchanged (archived)", "Без изменений (в архиве)")
            )
        }
        return outcome
    }

    /// The days of a tracker that acts have changed: others that were named may have been so before; nil if there are none.
    private func changed(_ id: Identifier, by acts: [Act]) -> DaySet? {
        let days = changes.filter { $0.tracker == id && acts.contains(Act($0)) }.compactMap(\.days)
        return days.isEmpty ? nil : days.reduce(into: DaySet()) { $0.formUnion($1) }
    }

    /// " today", " on Tue, 14 October 2025", " on 3 days (Mon, 16 – Wed, 18 November 2026)"; an amount is removed " for today".
    func when(_ days: DaySet, of act: Act? = nil) -> Phrase {
        guard let first = days.first, let last = days.last else { return .empty }
        let isFor = act == .amountRemoved
        if first == last { return .on(first, today: day, isFor: isFor) }
        return Phrase(isFor ? " for " : " on ", " за ") + CountedPhrase.days(days.count) + " ("
            + Phrase { DateText.fullRange(first...last, $0) } + ")"
    }

    /// " from Mon, 23 November 2026 on".
    private func since(_ day: Day?) -> Phrase {
        guard let day, day != self.day else { return .empty }
        return Phrase(" from \(DateText.full(day, .english)) on", " с \(DateText.full(day, .russian))")
    }
}

extension Act {
    /// The order of outcomes in a sentence.
    func rank(isDone: Bool) -> Int {
        (Self.allCases.firstIndex(of: self) ?? 0) + (isDone ? 0 : Self.allCases.count)
    }
}

extension Tracker {
    /// "3 of 8 glasses", "8 of 8 glasses, goal reached", "3 cups, over the limit of 2", without a goal "3"; nil without an
    /// amount, and for a sum.
    func progress(on day: Day, since old: Tracker) -> Phrase? {
        guard let amount = amounts[day], sum(on: day) == nil else { return nil }
        guard let goal = goal(on: day) else { return Phrase { AmountText.number(amount, $0) } }
        let (was, isNow) = (old.marks.contains(day), marks.contains(day))
        let isLost = was && !isNow && goal.kind == .atLeast
        return AmountText.outcome(amount, of: goal, isNew: isNow && !was)
            + (isLost ? Phrase(", no longer done", ", больше не сделано") : .empty)
    }

    /// " (done on Tue, 14 October 2025)", of an event.
    fileprivate var otherDayOfEvent: Phrase {
        guard isEvent, let done = marks.last else { return .empty }
        return Phrase(" (done on ", " (отмечено за ") + DateText.full(done) + ")"
    }
}

extension Phrase {
    /// "Not at rest on Thu, 31 December 2026"
    fileprivate static func notResting(on day: Day) -> Phrase {
        let day = DateText.full(day)
        return Phrase("Not at rest on \(day.english)", "В \(day.russian), не на отдыхе")
    }

    /// " today", " on Tue, 14 October 2025".
    static func on(_ day: Day, today: Day, isFor: Bool = false) -> Phrase {
        day == today
            ? Phrase(isFor ? " for today" : " today", " за сегодня")
            : Phrase(isFor ? " for " : " on ", " за ") + DateText.full(day)
    }
}
