extension Merge {
    /// The changes of the library by device.
    ///
    /// A change is told from the device that made it: it set the text, counted the mark, or is the only one that changed
    /// the tracker. If that is unknown, as of deletions, it is told from the first one whose file has it.
    func arrivals(_ changes: [Change]) -> [MergeReport.Arrival] {
        var arrivals: [MergeReport.Arrival] = []
        func index(of device: String) -> Int {
            if let index = arrivals.firstIndex(where: { $0.device == device }) { return index }
            arrivals.append(MergeReport.Arrival(device: device, changes: []))
            return arrivals.count - 1
        }
        let merged = mergedCategories(changes)
        for change in changes {
            if case .category(let id, .deleted(let category, _)) = change, merged[id] != nil {
                arrivals[index(of: author(of: change))].mergedCategories.append(category)
                continue
            }
            if change.follows(from: merged) { continue }
            for (device, part) in parts(of: change) { arrivals[index(of: device)].changes.append(part) }
        }
        return arrivals
    }

    /// The categories that are not shown any more, though nobody has deleted them, with their folded names.
    private func mergedCategories(_ changes: [Change]) -> [Identifier: FoldedName] {
        var merged: [Identifier: FoldedName] = [:]
        for case .category(let id, .deleted(let category, _)) in changes
        where joined.categories[id]?.lifetime.lives == true {
            merged[id] = FoldedName(category.name)
        }
        return merged
    }

    /// The change; days that several devices marked in as many parts.
    private func parts(of change: Change) -> [(device: String, part: Change)] {
        guard case .tracker(let id, .days(let field, var days, isAdded: true)) = change else {
            return [(author(of: change), change)]
        }
        var parts: [(device: String, part: Change)] = []
        for (device, marked) in newDays(field, of: id) {
            let own = days.intersection(marked)
            if !own.isEmpty { parts.append((name(device), .tracker(id, .days(field, own, isAdded: true)))) }
            days.subtract(own)
        }
        if !days.isEmpty {
            parts.append((author(ofTracker: id), .tracker(id, .days(field, days, isAdded: true))))
        }
        return parts
    }

    private func author(of change: Change) -> String {
        switch change {
        case .tracker(_, .added(let tracker, _)):
            let (old, new) = (known.trackers[tracker.id], joined.trackers[tracker.id])
            return setter(old?.created, new?.created) ?? author(ofTracker: tracker.id)
        case .tracker(_, .deleted(let tracker, _)): return deleter(tracker.id)
        case .tracker(let id, .set(let field, _, _)):
            let (old, new) = (known.trackers[id], joined.trackers[id])
            return setter(old?.fields[field], new?.fields[field]) ?? author(ofTracker: id)
        case .tracker(let id, .value(let field, let day, _, _, _)):
            let old = known.trackers[id]?.values[field]?[day]
            let new = joined.trackers[id]?.values[field]?[day]
            return setter(old?.set, new?.set) ?? adder(old, new) ?? author(ofTracker: id)
        case .tracker(let id, .days(_, _, _)): return author(ofTracker: id)
        case .tracker(let id, .moved(_, _)):
            return setter(known.trackers[id]?.rank, joined.trackers[id]?.rank) ?? author(ofTracker: id)
        case .category(let id, .moved(_, _)): return placer(of: [id])
        case .categoryOrder(_, let new): return placer(of: new.ids)
        case .category(_, .added(let category, _)): return author(of: .name, category.id)
        case .category(let id, .set(let field, _, _)): return author(of: field, id)
        case .category(_, .deleted(let category, _)):
            return bringer { facts in
                let lifetime = facts.categories[category.id]?.lifetime ?? Lifetime()
                let old = known.categories[category.id]?.lifetime ?? Lifetime()
                return !old.joined(with: lifetime).lives
            }
        }
    }

    /// The device that added to an amount.
    private func adder(_ old: DayValue?, _ new: DayValue?) -> String? {
        let additions = new?.additions.filter { $0.key != own && $0.value != old?.additions[$0.key] } ?? [:]
        return additions.keys.min().map(name)
    }

    private func author(ofTracker id: Identifier) -> String {
        let touchers = touchers(id)
        if touchers.count == 1 { return name(touchers[0]) }
        return bringer { facts in
            guard let new = facts.trackers[id] else { return false }
            return known.trackers[id].map { $0.joined(with: new) != $0 } ?? true
        }
    }

    /// The device that placed one of the categories, or brought word of it.
    private func placer(of ids: [Identifier]) -> String {
        let setters = ids.lazy.compactMap { id in
            setter(known.categories[id]?.rank, joined.categories[id]?.rank)
        }
        return setters.first
            ?? bringer { facts in
                ids.contains { facts.categories[$0]?.rank != known.categories[$0]?.rank }
            }
    }

    private func author(of field: CategoryField, _ id: Identifier) -> String {
        setter(known.categories[id]?.fields[field], joined.categories[id]?.fields[field])
            ?? bringer { facts in
                guard let new = facts.categories[id] else { return false }
                return known.categories[id].map { $0.joined(with: new) != $0 } ?? true
            }
    }
}

extension Change {
    /// True for what another category brings that shows these: itself, and the trackers that were in them.
    fileprivate func follows(from merged: [Identifier: FoldedName]) -> Bool {
        switch self {
        case .category(_, .added(let category, _)): merged.values.contains(FoldedName(category.name))
        case .tracker(_, .set(.category, let old, _)): Identifier(old).map { merged[$0] != nil } ?? false
        default: false
        }
    }
}

extension [Change] {
    /// The changes without the marks that came in and were taken back at once, as their day's amount does not reach its goal.
    func withoutMarks(takenBackBy decided: [Change]) -> [Change] {
        if decided.isEmpty { return self }
        return compactMap { change in
            guard case .tracker(let id, .days(.completions, var days, let isAdded)) = change else {
                return change
            }
            for case .tracker(id, .days(.completions, let others, !isAdded)) in decided {
                days.subtract(others)
            }
            return days.isEmpty ? nil : .tracker(id, .days(.completions, days, isAdded: isAdded))
        }
    }
}
