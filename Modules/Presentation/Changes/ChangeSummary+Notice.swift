internal import TrackerDomain

extension ChangeSummary {
    /// The line of an app about the change: "Done, 14 Oct: Run (5 km, was 3)"; nil if it is plain to see that nothing
    /// changed. Amounts and moves are worded as by a command.
    ///
    /// - Parameter isPerfectDay: Whether all habits of the day are done now.
    package func notice(_ style: Style, isPerfectDay: Bool = false) -> Phrase? {
        guard let request else { return nil }
        guard !isEmpty else { return request.edits.lazy.compactMap { unchanged($0, request) }.first }
        if let text = changedBreak(request, style) ?? moved(request, style) { return text }
        let remarks = remarks()
        let amounts = request.edits.compactMap { amount($0, request, style) }
        var text = amounts.joined(separator: "; ")
        if amounts.isEmpty {
            // The remark names a mark that a new goal has made.
            let told = changes.filter { change in !remarks.contains { $0.decided == change } }
            let names = ChangeNames(request.after, changes)
            text = ChangeSummary(Step(changes: told, day: day)).line(names).capitalized
            let made = request.after.categories.filter { request.before.category($0.id) == nil }
            if !remarks.isEmpty, !made.isEmpty {
                text =
                    text + Phrase("; new category: ", "; новая категория: ")
                    + made.map(\.name).joined(separator: ", ")
            }
            if let replaced = replacedAmount(request) { text = text + " (" + replaced + ")" }
            let asked = request.edits.compactMap { $0.requested(in: request) }.flatMap(\.trackers)
            if asked.count == 1 { text = text + sumsChanged(asked[0], style) }
        }
        let sentences = remarks.map(\.sentences).joined()
        return text + remarks.map(\.clauses).joined() + (sentences == .empty ? "" : ".") + sentences
            + (isPerfectDay ? Phrase(same: " — ") + .perfectDay + "!" : .empty)
    }

    /// Remarks on the trackers that were added, edited, or taken back from the archive.
    func remarks(isTrial: Bool = false) -> [EditRemarks] {
        guard let request else { return [] }
        return request.edits.flatMap(\.traits.described).filter { id in changes.contains { $0.tracker == id }
        }
        .map { EditRemarks(of: $0, from: request.before, to: request.after, today: day, isTrial: isTrial) }
    }

    /// "Run: 3 of 5 km", "Run: 5 of 5 km, goal reached", of a sum "Run: 5 km · 17 of 30 km this week".
    private func amount(_ edit: Edit, _ request: Request, _ style: Style) -> Phrase? {
        guard case .amount(_, let id, let days) = edit, let day = days.first,
            let old = request.before.tracker(id), let tracker = request.after.tracker(id)
        else { return nil }
        let name = Phrase(same: tracker.name + ": ")
        if let progress = tracker.progress(around: day, today: self.day), progress.goal != nil,
            let amount = tracker.amounts[day]
        {
            let whole = Phrase { AmountText.amount(amount, unit: progress.unit, $0) }
            return name + whole + " · " + outcome(of: progress, id, style)
        }
        return tracker.progress(on: day, since: old).map { name + $0 }
    }

    /// "Moved: Run, now after Read.", "Break now until Wed, 30 December 2026: Run."
    private func moved(_ request: Request, _ style: Style) -> Phrase? {
        guard let edit = request.edits.first, request.edits.count == 1 else { return nil }
        switch edit {
        case .move, .moveCategory, .takeBreak(_, .ending):
            return text(of: edit, in: request, style).map { $0 + "." }
        default: return nil
        }
    }

    /// "Break 28 – 30 Dec: Run · already: Read until 2 Jan", "Break now 28 – 30 Dec: Run (20 of 17 km this week: done)".
    private func changedBreak(_ request: Request, _ style: Style) -> Phrase? {
        guard case .takeBreak(let ids, let edit)? = request.edits.first, request.edits.count == 1 else {
            return nil
        }
        let (name, asked): (Phrase, ClosedRange<Day>)
        switch edit {
        case .adding(let first, let last): (name, asked) = (Phrase("Break ", "Перерыв "), first...last)
        case .moving(_, let days): (name, asked) = (Phrase("Break now ", "Перерыв теперь "), days)
        case .until, .ending: return nil
        }
        let trackers = ids.compactMap(request.after.tracker)
        let isChanged = { has(.breakAdded, $0) || has(.breakRemoved, $0) }
        let changed = trackers.filter { isChanged($0.id) }.map(\.name)
        let resting = trackers.compactMap { tracker -> Phrase? in
            guard !isChanged(tracker.id), let days = tracker.restBreak(on: asked.upperBound) else {
                return nil
            }
            return Phrase(same: tracker.name) + .until(days.upperBound, relativeTo: day)
        }
        let told =
            changed.count > 3
            ? .habits(changed.count)
            : Phrase(same: changed.joined(separator: ", "))
        let already =
            resting.count > 2
            ? Phrase("\(resting.count) others", "ещё \(resting.count)") : resting.joined(separator: ", ")
        return name + BreakText.short(asked, relativeTo: day) + ": " + told
            + (resting.isEmpty ? .empty : Phrase(" · already: ", " · и так: ") + already)
            + (ids.count == 1 ? sumsChanged(ids[0], style) : .empty)
    }

    /// "Nothing skipped: Run; 3 days before the start left out", "Nothing changed: a break on those days already."
    private func unchanged(_ edit: Edit, _ request: Request) -> Phrase? {
        if case .takeBreak = edit { return .nothingOfBreakChanged }
        guard case .skip(let ids, let days) = edit, let tracker = ids.first.flatMap(request.before.tracker)
        else { return nil }
        let count = tracker.daysBeforeStart(among: days, today: day).count
        return count == 0
            ? nil : .nothingSkipped + ": \(tracker.name); " + CountedPhrase.daysBeforeStartLeftOut(count)
    }

    /// "2,000 ml, was 1,250": what a mark made of an amount; nil if it only recorded the goal.
    private func replacedAmount(_ request: Request) -> Phrase? {
        for mark in request.edits.compactMap(\.traits.mark) {
            guard let tracker = request.after.tracker(mark.tracker), tracker.sum(on: mark.day) == nil else {
                continue
            }
            for case .tracker(mark.tracker, .value(.amount, mark.day, let old, let new, _)) in changes {
                return .replacement(
                    old.flatMap { Amount(text: $0) }, by: new.flatMap { Amount(text: $0) },
                    of: tracker.goal(on: mark.day))
            }
        }
        return nil
    }
}

extension Phrase {
    fileprivate static let nothingOfBreakChanged = Phrase(
        "Nothing changed: a break on those days already.",
        "Ничего не изменилось: в эти дни и так перерыв.")

    fileprivate static func replacement(_ old: Amount?, by new: Amount?, of goal: Goal?) -> Phrase? {
        if let goal, old == nil, new == goal.amountOfMark { return nil }
        let unit = goal?.unit ?? ""
        let amount = new.map { new in Phrase { AmountText.amount(new, unit: unit, $0) } }
        let was = old.map { old in
            Phrase("was ", "было ") + Phrase { AmountText.amount(old, unit: new == nil ? unit : "", $0) }
        }
        return [amount, was].compactMap(\.self).joined(separator: ", ")
    }
}
