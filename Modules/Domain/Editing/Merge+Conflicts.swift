/// What has to be told of what came in; each of it follows from facts that are new, so it is told once.
extension Merge {
    /// - Parameters:
    ///   - before: The library as it was here.
    ///   - after: The library of the joined facts.
    ///   - history: What was done here.
    func conflicts(from before: Library, to after: Library, _ history: History, today: Day) -> [SyncConflict]
    {
        let changed = Set(joined.trackers.keys.filter { known.trackers[$0] != joined.trackers[$0] })
        var conflicts = deletions(
            before.trackers.filter { changed.contains($0.id) && after.tracker($0.id) == nil })
        for tracker in after.trackers where changed.contains(tracker.id) {
            guard let old = before.tracker(tracker.id) else {
                if let kept = revived(tracker, history) { conflicts.append(kept) }
                continue
            }
            if let kept = kept(tracker, history) { conflicts.append(kept) }
            let overwritten =
                TrackerField.allCases.compactMap {
                    self.overwritten($0, from: (old, before), to: (tracker, after), history, today: today)
                } + overwrittenValues(from: old, to: tracker, history, today: today)
            conflicts += overwritten.map { .overwritten($0) }
            conflicts += markedArchived(old, tracker, today: today)
            if isDoneTwice(old, tracker) {
                conflicts.append(.eventDoneTwice(tracker, tracker.marks, today: today))
            }
        }
        for category in after.categories where known.categories[category.id] != joined.categories[category.id]
        {
            guard let old = before.category(category.id), old.name != category.name else { continue }
            let overwritten = overwritten(
                .category(.name, of: category), old.name, category.name, history, today: today)
            if let overwritten { conflicts.append(.overwritten(overwritten)) }
        }
        return conflicts + categoriesKept(before, after, history) + begunTwice(before, after)
    }

    private func begunTwice(_ before: Library, _ after: Library) -> [SyncConflict] {
        guard after.trackers.contains(where: { before.tracker($0.id) == nil }) else { return [] }
        return after.duplicates(since: before).compactMap { pair in
            let ids = [pair.source, pair.target]
            let new = ids.filter { before.tracker($0) == nil }
            guard new.count == 1, Set(ids.map { after.tracker($0)?.isEvent }).count == 1 else { return nil }
            let creator = setter(known.trackers[new[0]]?.created, joined.trackers[new[0]]?.created)
            return .begunTwice(pair, device: creator ?? bringer { $0.trackers[new[0]] != nil })
        }
    }

    /// The trackers that are gone, by the device that deleted them.
    private func deletions(_ trackers: [Tracker]) -> [SyncConflict] {
        var devices: [(name: String, trackers: [Tracker])] = []
        for tracker in trackers {
            let name = deleter(tracker.id)
            if let index = devices.firstIndex(where: { $0.name == name }) {
                devices[index].trackers.append(tracker)
            } else {
                devices.append((name, [tracker]))
            }
        }
        return devices.map { .deleted($0.trackers, device: $0.name) }
    }

    // MARK: Texts

    /// A value that was set here, if another device's stands instead and that device did not know this one.
    private func overwritten(
        _ place: Overwritten.Place, _ lost: String?, _ kept: String?, isDone: Bool? = nil,
        _ history: History, today: Day
    ) -> Overwritten? {
        guard let own = known.register(place), let new = joined.register(place), own.device == self.own,
            new.device != self.own, new.text != own.text
        else { return nil }
        // Of equal passes neither knew of the other, nor did a text with no more before it.
        if new.passes > own.passes, new.edit > own.edit {
            let peer = peers.first { $0.device == new.device } ?? peers.first
            let unseen = peer.map { unseenChanges(of: place.subject, by: $0, history) } ?? []
            guard unseen.contains(where: place.isSet) else { return nil }
        }
        return setter(own, new).map {
            Overwritten(place, lost: lost, kept: kept, device: $0, today: today, isDone: isDone)
        }
    }

    /// The newest changes that were made here and that a device did not know when it published its file.
    private func unseenChanges(of subject: Change.Subject, by peer: Peer, _ history: History) -> [Change] {
        func count(_ facts: ReplicaState) -> Int { facts.lifetime(subject)?.touched[own] ?? 0 }
        let undone = history.redo.flatMap(\.changes).count { $0.subject == subject }
        // Each change counts once, and an undone one twice.
        let unseen = count(known) - count(peer.facts) - 2 * undone
        guard unseen > 0 else { return [] }
        let changes = history.undo.reversed().lazy.flatMap { $0.changes.reversed() }
        return Array(changes.filter { $0.subject == subject }.prefix(unseen))
    }

    private func overwritten(
        _ field: TrackerField, from old: (tracker: Tracker, library: Library),
        to new: (tracker: Tracker, library: Library), _ history: History, today: Day
    ) -> Overwritten? {
        guard old.tracker.differs(in: field, from: new.tracker) else { return nil }
        var texts = (own: old.tracker.text(of: field), other: new.tracker.text(of: field))
        if field == .category {
            texts.own = old.library.category(old.tracker.categoryID)?.name ?? ""
            texts.other = new.library.category(new.tracker.categoryID)?.name ?? ""
            if FoldedName(texts.own) == FoldedName(texts.other) { return nil }
        }
        return overwritten(.tracker(field, of: new.tracker), texts.own, texts.other, history, today: today)
    }

    private func overwrittenValues(
        from old: Tracker, to new: Tracker, _ history: History, today: Day
    ) -> [Overwritten] {
        let fields = DayValueField.allCases.filter { $0.isShown(ofEvent: new.isEvent) }
        return fields.flatMap { field -> [Overwritten] in
            let own = known.trackers[new.id]?.values[field] ?? DayMap()
            guard own != joined.trackers[new.id]?.values[field] else { return [] }
            return own.days.compactMap { day in
                let (lost, kept) = (field.text(of: old, on: day), field.text(of: new, on: day))
                guard lost != kept else { return nil }
                let (was, isDone) = (old.marks.contains(day), new.marks.contains(day))
                return overwritten(
                    .value(field, of: new, on: day), lost, kept,
                    isDone: field == .amount && was != isDone ? isDone : nil, history, today: today)
            }
        }
    }

    // MARK: Marks

    private func markedArchived(_ old: Tracker, _ new: Tracker, today: Day) -> [SyncConflict] {
        guard new.status.isArchived, let status = joined.trackers[new.id]?.fields[.status] else { return [] }
        if old.status.isArchived {
            guard status.device == own else { return [] }
            let days = new.marks.subtracting(old.marks)
            return newDays(.completions, of: new.id).compactMap { device, marked in
                let marked = marked.intersection(days)
                return marked.isEmpty
                    ? nil
                    : .markedArchived(new, marked, archivedOn: nil, markedOn: name(device), today: today)
            }
        }
        let archiver =
            peers.first { $0.device == status.device }
            ?? peers.first {
                $0.facts.trackers[new.id]?.fields[.status] == status
            }
        guard let archiver, let marks = known.trackers[new.id]?.days[.completions]?[own].marked else {
            return []
        }
        let seen = archiver.facts.trackers[new.id]?.days[.completions]?[own].marked ?? DaySet()
        let unseen = marks.subtracting(seen)
        guard !unseen.isEmpty else { return [] }
        let device = status.device.map(name) ?? archiver.name
        return [.markedArchived(new, unseen, archivedOn: device, markedOn: nil, today: today)]
    }

    /// True if an event that was done here, and still is, was done elsewhere on another day.
    private func isDoneTwice(_ old: Tracker, _ new: Tracker) -> Bool {
        guard old.isEvent, new.isEvent, !new.marks.subtracting(old.marks).isEmpty else {
            return false
        }
        func marks(_ facts: ReplicaState) -> DaySet {
            facts.trackers[new.id]?.days[.completions]?[own].marked ?? DaySet()
        }
        return !marks(known).isDisjoint(with: marks(joined))
    }
}

extension Tracker {
    /// True if a person can tell the values of a field apart; the day on which a rule or a goal began is not told.
    fileprivate func differs(in field: TrackerField, from other: Tracker) -> Bool {
        switch field {
        case .schedule: newestSchedule != other.newestSchedule
        case .goal: newestGoal != other.newestGoal
        default: text(of: field) != other.text(of: field)
        }
    }
}

extension ReplicaState {
    fileprivate func lifetime(_ subject: Change.Subject) -> Lifetime? {
        switch subject {
        case .tracker(let id): trackers[id]?.lifetime
        case .category(let id): categories[id]?.lifetime
        case .categoryOrder: nil
        }
    }
}
