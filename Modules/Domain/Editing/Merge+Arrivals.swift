extension Merge {
    /// The changes of the library by device.
    ///
    /// A change is told from the device that made it: it set the text, counted the mark, or is the only one that changed
    /// the tracker. If that is unknown, as of deletions, it is told from the first one whose file has it.
    func arrivals(_ changes: [Change]) -> [MergeReport.Arrival] {
        var arrivals: [MergeReport.Arrival] = []
        for change in changes {
            for (machine, part) in parts(of: change) {
                if let index = arrivals.firstIndex(where: { $0.machine == machine }) {
                    arrivals[index].changes.append(part)
                } else {
                    arrivals.append(MergeReport.Arrival(machine: machine, changes: [part]))
                }
            }
        }
        return arrivals
    }

    /// The change; days that several devices marked in as many parts.
    private func parts(of change: Change) -> [(machine: String, part: Change)] {
        guard case .tracker(let id, .days(let field, var days, isAdded: true)) = change else {
            return [(author(of: change), change)]
        }
        var parts: [(machine: String, part: Change)] = []
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
