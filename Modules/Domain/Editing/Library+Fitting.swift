/// What undo and redo still can make of a change, as others may have changed the library since.
extension Library {
    /// The changes to make in place of one; whether they can be made is told by applying them.
    ///
    /// - Parameters:
    ///   - replica: The facts of a library in step: marks of other devices stay, and what was deleted comes back as it is
    ///     known by now.
    ///   - noted: The same facts with what was made of the step so far, which tell where the deleted stands.
    func fitting(_ change: Change, _ replica: Replica?, noted: ReplicaState?) -> [Change] {
        if replica != nil, isHidden(change) { return [] }
        switch change {
        case .tracker(let id, .days(let field, let days, isAdded: true)):
            let missing = days.subtracting(tracker(id)?[field] ?? DaySet())
            return missing.isEmpty ? [] : [.tracker(id, .days(field, missing, isAdded: true))]
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            let others = replica.map { $0.facts.marked(byOthersThan: $0.device, field, of: id) } ?? DaySet()
            let present = tracker(id).map { days.intersection($0[field]) } ?? days
            let own = present.subtracting(others)
            return own.isEmpty ? [] : [.tracker(id, .days(field, own, isAdded: false))]
        case .tracker(let id, .value(let field, let day, let old, let new, isAdding: true)):
            guard let shown = tracker(id).flatMap({ field.text(of: $0, on: day) }), shown != old else {
                return [change]
            }
            let moved = Amount.text(shown, movedFrom: old, to: new)
            return [.tracker(id, .value(field, on: day, from: shown, to: moved, isAdding: true))]
        case .tracker(_, .added(let tracker, let index)):
            guard let replica, let noted else { return [change] }
            let position = noted.index(ofReturningTracker: tracker.id, to: index, by: replica.device)
            guard let known = replica.facts.deletedTracker(tracker.id) else {
                return [.added(tracker, at: position)]
            }
            var parts: [Change] = []
            if let home = known.category, category(known.tracker.categoryID) == nil {
                parts.append(
                    .added(home, at: noted.index(ofReturning: home, to: nil, by: replica.device)))
            }
            return parts + [.added(known.tracker, at: position)]
        case .category(_, .added(let category, let index)):
            guard let replica, let noted else { return [change] }
            let position = noted.index(ofReturning: category, to: index, by: replica.device)
            return [.added(category, at: position)]
        case .tracker(_, .deleted(let tracker, _)):
            return replica?.isTouchedByOthers(tracker.id) == true ? [] : [change]
        case .tracker(let id, .moved(let after, _)):
            guard let replica else { return [change] }
            let from = trackers.predecessor(of: id)
            let after = after.shown(among: trackers.map(\.id), besides: id) {
                replica.facts.trackers[$0]?.shownRank
            }
            let isDone = from == after || replica.isByOthers(replica.facts.trackers[id]?.rank)
            return isDone ? [] : [.tracker(id, .moved(after: after, from: from))]
        case .category(let id, .moved(let after, _)):
            guard let replica else { return [change] }
            let from = categories.predecessor(of: id)
            let after = after.shown(among: categories.map(\.id), besides: id) {
                replica.facts.categories[$0]?.shownRank
            }
            let isDone =
                from == after || categoryOrder == .byName
                || replica.isByOthers(replica.facts.categories[id]?.rank)
            return isDone ? [] : [.category(id, .moved(after: after, from: from))]
        case .categoryOrder(_, let new):
            guard let replica else { return [change] }
            let isOthers = replica.facts.categories.values.contains {
                $0.rank.hasPlace && replica.isByOthers($0.rank)
            }
            if isOthers { return [] }
            let wanted = arrangement.ordered(as: new)
            return arrangement == wanted ? [] : [.categoryOrder(from: arrangement, to: wanted)]
        case .tracker(_, .value), .tracker(_, .set), .category(_, .deleted), .category(_, .set):
            return [change]
        }
    }

    /// True if a change makes something that the facts do not show, as the tracker is an event or would become one.
    private func isHidden(_ change: Change) -> Bool {
        guard case .tracker(let id, let event) = change, let tracker = tracker(id) else { return false }
        return switch event {
        case .days(let field, _, isAdded: true): tracker.isEvent && !field.isShown(ofEvent: true)
        case .value(let field, _, _, _?, _): tracker.isEvent && !field.isShown(ofEvent: true)
        // Others may have added days to the habit that it was.
        case .set(.schedule, _, ""): tracker.hasDaysOfHabits
        case .added, .deleted, .moved, .set, .days, .value: false
        }
    }

    /// What the library shows in place of what a change would make, as the change that made it; nil if nothing does.
    func standing(inPlaceOf change: Change) -> Change? {
        switch change {
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            let shown = days.intersection(tracker(id)?[field] ?? DaySet())
            return shown.isEmpty ? nil : .tracker(id, .days(field, shown, isAdded: true))
        case .tracker(let id, .set(let field, _, let wanted)):
            let shown = tracker(id)?.text(of: field) ?? wanted
            return shown == wanted ? nil : .tracker(id, .set(field, from: wanted, to: shown))
        case .tracker(let id, .value(let field, let day, _, let wanted, _)):
            let shown = tracker(id).map { field.text(of: $0, on: day) } ?? wanted
            return shown == wanted ? nil : .tracker(id, .value(field, on: day, from: wanted, to: shown))
        case .tracker(let id, .deleted): return tracker(id).map { .added($0, at: 0) }
        case .category(let id, .set(let field, _, let wanted)):
            let shown = category(id).map(field.text) ?? wanted
            return shown == wanted ? nil : .category(id, .set(field, from: wanted, to: shown))
        default: return nil
        }
    }

    /// The part of a change that the library does not show; nil if it is as the change would make it.
    func lacking(_ change: Change) -> Change? {
        switch change {
        case .tracker(let id, .days(let field, let days, let isAdded)):
            let shown = tracker(id)?[field] ?? DaySet()
            let rest = isAdded ? days.subtracting(shown) : days.intersection(shown)
            return rest.isEmpty ? nil : .tracker(id, .days(field, rest, isAdded: isAdded))
        // What was added can always be taken from what is there.
        case .tracker(let id, .value(_, _, _, _, isAdding: true)): return tracker(id) == nil ? change : nil
        case .tracker(let id, .value(let field, let day, _, let new, isAdding: false)):
            return tracker(id).flatMap { field.text(of: $0, on: day) } == new ? nil : change
        case .tracker(_, .added(let tracker, _)): return self.tracker(tracker.id) == nil ? change : nil
        case .tracker(_, .deleted(let tracker, _)): return self.tracker(tracker.id) == nil ? nil : change
        case .tracker(let id, .moved(let after, _)):
            // Where the one before it is gone, it stands where that was.
            let isPlaced =
                trackers.predecessor(of: id) == after || after.flatMap(tracker) == nil && after != nil
            return tracker(id) != nil && isPlaced ? nil : change
        case .tracker(let id, .set(let field, _, let new)):
            return tracker(id)?.text(of: field) == new ? nil : change
        case .category(_, .added(let category, _)): return self.category(category.id) == nil ? change : nil
        case .category(_, .deleted(let category, _)): return self.category(category.id) == nil ? nil : change
        case .category(let id, .set(let field, _, let new)):
            return category(id).map(field.form.text) == new ? nil : change
        case .category(let id, .moved(let after, _)):
            let isPlaced =
                categories.predecessor(of: id) == after || after.flatMap(category) == nil && after != nil
            return category(id) != nil && isPlaced ? nil : change
        // By name only the word tells; of what is in step the list has an order of its own.
        case .categoryOrder(_, let new): return categoryOrder == new.order ? nil : change
        }
    }
}

extension CategoryArrangement {
    /// The same categories in the order of others; those that are new since stand last.
    fileprivate func ordered(as other: CategoryArrangement) -> CategoryArrangement {
        let (here, there) = (Set(ids), Set(other.ids))
        return CategoryArrangement(
            other.order, other.ids.filter(here.contains) + ids.filter { !there.contains($0) })
    }
}

extension Tracker {
    /// True if it has days that an event does not show.
    fileprivate var hasDaysOfHabits: Bool {
        DaySetField.allCases.contains { !$0.isShown(ofEvent: true) && !self[$0].isEmpty }
            || DayValueField.allCases.contains { !$0.isShown(ofEvent: true) && !$0.days(of: self).isEmpty }
    }
}

extension Identifier? {
    /// The item, or the one that stands right before its place if it is deleted.
    fileprivate func shown(
        among ids: [Identifier], besides moved: Identifier, _ rank: (Identifier) -> Rank?
    ) -> Identifier? {
        guard let id = self, !ids.contains(id), let place = rank(id) else { return self }
        return ids.last { other in
            other != moved && rank(other).map { ($0, other) < (place, id) } ?? false
        }
    }
}

extension Journal {
    /// What stands in place of a change that undo or redo has left, and the other devices that made it.
    package func standing(inPlaceOf change: Change) -> (change: Change, devices: [DeviceID])? {
        guard let replica, let standing = library.standing(inPlaceOf: change) else { return nil }
        let devices = replica.makers(of: standing).subtracting([replica.device]).sorted()
        return devices.isEmpty ? nil : (standing, devices)
    }
}

extension Replica {
    /// The devices that made what a change has made.
    fileprivate func makers(of change: Change) -> Set<DeviceID> {
        switch change {
        case .tracker(let id, .days(let field, let days, _)):
            let devices = facts.trackers[id]?.days[field]?.devices ?? [:]
            return Set(devices.filter { !$0.value.marked.isDisjoint(with: days) }.keys)
        case .tracker(let id, .set(let field, _, _)):
            return Set([facts.trackers[id]?.fields[field]?.device].compactMap(\.self))
        case .tracker(let id, .value(let field, let day, _, _, _)):
            let value = facts.trackers[id]?.values[field]?[day]
            return Set([value?.set?.device].compactMap(\.self)).union(value?.additions.keys.map(\.self) ?? [])
        case .category(let id, .set(let field, _, _)):
            return Set([facts.categories[id]?.fields[field]?.device].compactMap(\.self))
        case .tracker(let id, .added): return touchers(id)
        default: return []
        }
    }

    /// True if another device has set a place last.
    fileprivate func isByOthers(_ rank: Register?) -> Bool { rank?.device.map { $0 != device } ?? false }

    /// The devices that have touched a tracker since it was added or last deleted.
    private func touchers(_ id: Identifier) -> Set<DeviceID> {
        let lifetime = facts.trackers[id]?.lifetime ?? Lifetime()
        return Set(lifetime.touched.filter { $0.value > lifetime.gone[$0.key, default: 0] }.keys)
    }

    fileprivate func isTouchedByOthers(_ id: Identifier) -> Bool {
        !touchers(id).subtracting([device]).isEmpty
    }
}

extension Amount {
    /// The text of an amount moved by the difference of two others, within the range of amounts.
    fileprivate static func text(_ shown: String, movedFrom old: String?, to new: String?) -> String? {
        func number(_ text: String?) -> Int { text.flatMap { Amount(text: $0) }?.inThousandths ?? 0 }
        let moved = number(shown) + number(new) - number(old)
        return Amount(thousandths: min(max(0, moved), Amount.most.inThousandths))?.text
    }
}
