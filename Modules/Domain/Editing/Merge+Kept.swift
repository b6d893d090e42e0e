/// What was deleted on one device and used on another.
extension Merge {
    /// A tracker that this device had deleted, and another one changed without knowing.
    func revived(_ tracker: Tracker, _ history: History) -> SyncConflict? {
        guard let lifetime = joined.trackers[tracker.id]?.lifetime, history.endsDeleted(tracker: tracker.id)
        else { return nil }
        let changers = touchers(tracker.id).filter {
            lifetime.touched[$0, default: 0] > lifetime.gone[$0, default: 0]
        }
        guard let changer = changers.first else { return nil }
        let isMarked = newDays(.completions, of: tracker.id).contains { $0.device == changer }
        return .kept(tracker, deletedOn: nil, changedOn: name(changer), isMarked: isMarked)
    }

    /// A tracker that another device has deleted without knowing what was done here, and not used since.
    func kept(_ tracker: Tracker, _ history: History) -> SyncConflict? {
        let id = tracker.id
        guard let old = known.trackers[id]?.lifetime, let new = joined.trackers[id]?.lifetime,
            new.gone != old.gone, new.touched[own, default: 0] > new.gone[own, default: 0]
        else { return nil }
        let deleter = peers.first { peer in
            guard let theirs = peer.facts.trackers[id]?.lifetime else { return false }
            return old.gone.joined(with: theirs.gone) != old.gone
                && theirs.touched[peer.device, default: 0] <= theirs.gone[peer.device, default: 0]
        }
        return deleter.map {
            .kept(tracker, deletedOn: $0.name, changedOn: nil, isMarked: history.endsMarked(tracker: id))
        }
    }

    /// The categories that live on by what one device put into them after another one deleted them.
    func categoriesKept(_ before: Library, _ after: Library, _ history: History) -> [SyncConflict] {
        after.categories.compactMap { category in
            let (old, new) = (known.categories[category.id], joined.categories[category.id])
            guard let old, let new, !new.lifetime.lives else { return nil }
            let isDeletedHere = before.category(category.id) == nil
            guard
                isDeletedHere
                    ? history.endsDeleted(category: category.id) : new.lifetime.gone != old.lifetime.gone
            else { return nil }
            let trackers = after.trackers(in: category.id).filter { tracker in
                isPut(tracker.id, into: category.id, byOwn: !isDeletedHere)
            }
            guard let first = trackers.first else { return nil }
            let setter = joined.trackers[first.id]?.fields[.category]?.device
            let deleter = bringer { facts in
                guard let theirs = facts.categories[category.id]?.lifetime.gone else { return false }
                return old.lifetime.gone.joined(with: theirs) != old.lifetime.gone
            }
            return .categoryKept(
                category, deletedOn: isDeletedHere ? nil : deleter, trackers: trackers.map(\.name),
                putOn: isDeletedHere ? setter.map(name) : nil)
        }
    }

    /// True if a tracker was put into a category without its deletion having seen that.
    private func isPut(_ id: Identifier, into category: Identifier, byOwn: Bool) -> Bool {
        guard let new = joined.trackers[id], new.category == category,
            new.lifetime.gone == known.trackers[id]?.lifetime.gone ?? new.lifetime.gone
        else { return false }
        // A text older than being in step was put there by nobody.
        guard let setter = new.fields[.category]?.device else { return false }
        if byOwn { return setter == own }
        return setter != own && new.fields[.category] != known.trackers[id]?.fields[.category]
    }
}

extension History {
    /// True if a tracker was deleted by the newest step that added or deleted it.
    fileprivate func endsDeleted(tracker id: Identifier) -> Bool {
        let isDeletion: Bool? = lastOfChanges { change in
            switch change {
            case .tracker(_, .deleted(let tracker, _)) where tracker.id == id: true
            case .tracker(_, .added(let tracker, _)) where tracker.id == id: false
            default: nil
            }
        }
        return isDeletion ?? false
    }

    /// True if a category was deleted by the newest step that added or deleted it.
    fileprivate func endsDeleted(category id: Identifier) -> Bool {
        let isDeletion: Bool? = lastOfChanges { change in
            switch change {
            case .category(_, .deleted(let category, _)) where category.id == id: true
            case .category(_, .added(let category, _)) where category.id == id: false
            default: nil
            }
        }
        return isDeletion ?? false
    }

    /// True if the newest step that changed a tracker marked it.
    fileprivate func endsMarked(tracker id: Identifier) -> Bool {
        let step = undo.last { step in step.changes.contains { $0.subject == .tracker(id) } }
        return step?.changes.contains { change in
            if case .tracker(id, .days(.completions, _, isAdded: true)) = change { true } else { false }
        } ?? false
    }

    private func lastOfChanges<Value>(_ value: (Change) -> Value?) -> Value? {
        for step in undo.reversed() {
            for change in step.changes.reversed() {
                if let value = value(change) { return value }
            }
        }
        return nil
    }
}
