import TrackerDomain

/// What a device shows that has seen some operations.
extension Causality {
    /// The categories as shown, and for each living one that under which it is shown.
    struct Shown {
        var categories: [Category] = []
        var home: [Identifier: Identifier] = [:]
    }

    func library(_ id: Identifier, in view: OperationSet) throws -> Library {
        let shown = shownCategories(in: view)
        let trackers = listed(view, \.tracker).filter { $0.log.lives(in: view) }
        let isOwn = isOwnOrder(in: view)
        let places = listed(view, \.category).map(\.id)
        let own = shown.categories.sorted { places.firstIndex(of: $0.id)! < places.firstIndex(of: $1.id)! }
        return try Library(
            id: id, categories: isOwn ? own : shown.categories,
            trackers: trackers.compactMap { $0.log.tracker($0.id, in: view) { shown.home[$0] ?? $0 } },
            categoryOrder: isOwn ? .own : .byName)
    }

    func shownCategories(in view: OperationSet) -> Shown {
        let homes = Set(
            inOrder(view, \.tracker).filter { $0.log.lives(in: view) }
                .compactMap { $0.log.text(.category, in: view).flatMap { Identifier($0) } })
        var shown = Shown()
        for (id, log) in inOrder(view, \.category) where log.lives(in: view) || homes.contains(id) {
            guard let name = log.setting(.name(.name), in: view)?.text else { continue }
            let first = shown.categories.first { FoldedName($0.name) == FoldedName(name) }
            shown.home[id] = first?.id ?? id
            if first == nil { shown.categories.append(Category(id: id, name: name)) }
        }
        return shown
    }

    /// The known items of one kind.
    func inOrder(
        _ view: OperationSet, _ kind: KeyPath<Subject, Identifier?>
    ) -> [(id: Identifier, log: ItemLog)] {
        items.filter { $0.value.isKnown(in: view) }
            .compactMap { subject, log in
                subject[keyPath: kind].map { (id: $0, log: log, order: log.order(in: view)) }
            }
            .sorted { ($0.order, $0.id) < ($1.order, $1.id) }
            .map { (id: $0.id, log: $0.log) }
    }

    /// The place of something new: 1 + the greatest known.
    func nextOrder(_ kind: KeyPath<Subject, Identifier?>, in view: OperationSet) -> Int {
        inOrder(view, kind).flatMap { _, log in
            [1 + log.order(in: view), (log.ownRank(in: view) ?? 0) / Places.one]
        }.max() ?? 0
    }
}

extension Causality.Subject {
    var tracker: Identifier? { if case .tracker(let id) = self { id } else { nil } }
    var category: Identifier? { if case .category(let id) = self { id } else { nil } }
}

extension ItemLog {
    /// The tracker, living or deleted; an event shows its completions and notes alone.
    func tracker(
        _ id: Identifier, in view: OperationSet, home: (Identifier) -> Identifier = { $0 }
    ) -> Tracker? {
        let isEvent = isEvent(in: view)
        var texts: [TrackerField: String] = [:]
        for field in TrackerField.allCases { texts[field] = text(field, in: view) }
        if isEvent {
            texts[.goal] = ""
            if texts[.status]?.hasPrefix("paused") == true { texts[.status] = nil }
        }
        guard let created = setting(.created, in: view).flatMap({ Day(iso: $0.text) }),
            var tracker = Tracker(id: id, createdOn: created, fields: texts)
        else { return nil }
        tracker.categoryID = home(tracker.categoryID)
        for field in DaySetField.allCases where !isEvent || field == .completions {
            tracker[field] = marked(field, in: view)
        }
        for field in DayValueField.allCases where !isEvent || field == .note {
            for day in days(of: field, in: view) {
                guard field.set(text(field, on: day, in: view), of: &tracker, on: day) else { return nil }
            }
        }
        return tracker
    }
}
