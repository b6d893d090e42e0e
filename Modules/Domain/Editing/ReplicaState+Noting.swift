extension ReplicaState {
    /// The facts after changes that one device has made to the library read from these.
    public func noting(_ changes: [Change], by device: DeviceID, on today: Day) -> ReplicaState {
        var noted = self
        let noting = Noting(device: device, today: today)
        for change in changes { noted.note(change, noting) }
        return noted.settlingCategories()
    }

    mutating func note(_ change: Change, _ noting: Noting) {
        switch change {
        case .tracker(_, .added(let tracker, let index)):
            add(tracker, noting)
            place(tracker: tracker.id, at: index, noting)
        case .tracker(_, .deleted(let tracker, _)):
            keepingCategories(noting) { $0.trackers[tracker.id]?.delete() }
        case .tracker(let id, .moved(let after, _)): move(tracker: id, after: after, noting)
        case .tracker(let id, .set(.category, _, let new)):
            keepingCategories(noting) { $0.trackers[id]?.set(.category, to: new, noting) }
        case .tracker(let id, .set(let field, _, let new)):
            if field == .schedule { trackers[id]?.showAll(id, noting) }
            trackers[id]?.set(field, to: new, noting)
        case .tracker(let id, .days(let field, let days, isAdded: true)):
            trackers[id]?.add(days, to: field, noting)
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            trackers[id]?.remove(days, from: field, noting)
        case .tracker(let id, .value(let field, let day, _, let new, let isAdding)):
            trackers[id]?.set(field, on: day, to: new, isAdding: isAdding, noting)
        case .category(_, .added(let category, let index)):
            add(category, noting)
            place(category: category.id, at: index, noting)
        case .category(_, .deleted(let category, _)):
            for id in shownCategories.behind(category.id) { categories[id]?.lifetime.delete() }
        case .category(let id, .set(let field, _, let new)):
            for id in shownCategories.behind(id) { categories[id]?.set(field, to: new, noting) }
        case .category(let id, .moved(let after, _)): move(category: id, after: after, noting)
        case .categoryOrder(_, let new): arrange(new, noting)
        }
    }

    private mutating func add(_ tracker: Tracker, _ noting: Noting) {
        if let known = trackers[tracker.id], known.created != nil {
            trackers[tracker.id]?.become(tracker, noting)
        } else {
            // A new one, or one that was forgotten.
            let known = trackers[tracker.id]
            var facts = TrackerRegisters(
                tracker, order: known?.order ?? trackers.nextOrder, setBy: noting.device,
                on: noting.today, daysBy: noting.device)
            facts.lifetime = known?.lifetime ?? Lifetime()
            facts.lifetime.touch(by: noting.device)
            trackers[tracker.id] = facts
        }
    }

    /// Adds a category; one that was hidden behind another leaves its trackers where they were shown.
    private mutating func add(_ category: Category, _ noting: Noting) {
        if let shown = shownCategories.shown[category.id] {
            for (id, facts) in trackers where facts.lifetime.lives && facts.category == category.id {
                trackers[id]?.set(.category, to: shown.description, noting)
            }
        }
        let hasOwnOrder = shownCategories.order(in: self) == .own
        var facts = categories[category.id] ?? CategoryRegisters(order: categories.nextOrder)
        facts.become(category, noting)
        if hasOwnOrder, !facts.rank.hasPlace {
            facts.rank = noting.overwriting(facts.rank, by: Rank(place: categories.nextOrder + 1).text)
        }
        categories[category.id] = facts
    }

    /// Touches each category that was shown only because of a tracker which is no longer in it.
    private mutating func keepingCategories(_ noting: Noting, while change: (inout ReplicaState) -> Void) {
        let before = shownCategories
        change(&self)
        let alive = livingCategories
        for category in before.categories where !alive.contains(category.id) {
            categories[category.id]?.lifetime.touch(by: noting.device)
        }
    }
}
