import TrackerDomain

/// A device that does something, on the day that its clock tells.
struct Doer {
    let device: DeviceID?
    let today: Day
}

/// The operations behind changes.
extension Causality {
    mutating func note(_ changes: [Change], by doer: Doer, seen: inout OperationSet) {
        for change in changes { note(change, by: doer, seen: &seen) }
    }

    private mutating func note(_ change: Change, by doer: Doer, seen: inout OperationSet) {
        switch change {
        case .tracker(_, .added(let tracker, let index)):
            add(tracker, by: doer, &seen)
            let list = listed(seen, \.tracker).filter { $0.log.lives(in: seen) }
            for (id, rank) in Places.moving(tracker.id, to: index, in: list) {
                set(.tracker(id), .rank, rank, by: doer, &seen)
            }
        case .tracker(_, .deleted(let tracker, _)):
            let before = shownCategories(in: seen)
            delete(.tracker(tracker.id), by: doer, &seen)
            keep(before, by: doer, &seen)
        case .tracker(let id, .moved(let after, _)):
            touch(.tracker(id), by: doer, &seen)
            let list = listed(seen, \.tracker).filter { $0.log.lives(in: seen) }
            for (id, rank) in Places.moving(id, after: after, in: list) {
                set(.tracker(id), .rank, rank, by: doer, &seen)
            }
        case .tracker(let id, .set(.category, _, let new)):
            let before = shownCategories(in: seen)
            touch(.tracker(id), by: doer, &seen)
            set(.tracker(id), .field(.category), new, by: doer, &seen)
            keep(before, by: doer, &seen)
        case .tracker(let id, .set(let field, _, let new)):
            touch(.tracker(id), by: doer, &seen)
            // A habit that was an event has none of what the event did not show.
            if field == .schedule, self[.tracker(id)].isEvent(in: seen),
                let shown = self[.tracker(id)].tracker(id, in: seen)
            {
                become(shown, by: doer, &seen)
            }
            set(.tracker(id), .field(field), new, by: doer, &seen)
        case .tracker(let id, .days(let field, let days, isAdded: true)):
            touch(.tracker(id), by: doer, &seen)
            mark(id, field, days, by: doer, &seen)
        case .tracker(let id, .days(let field, let days, isAdded: false)):
            touch(.tracker(id), by: doer, &seen)
            unmark(id, field, days, by: doer, &seen)
        case .tracker(let id, .value(let field, let day, _, let new, let isAdding)):
            touch(.tracker(id), by: doer, &seen)
            let isSet = self[.tracker(id)].setting(.value(.amount, day), in: seen) != nil
            let amount = new.flatMap { Amount(text: $0) }
            if isAdding, field == .amount, amount != nil || !isSet {
                let total = self[.tracker(id)].total(on: day, in: seen)
                let operation = operation(of: doer.device, seen: &seen)
                self[.tracker(id)].additions[day, default: []].append(
                    Added(
                        operation: operation, thousandths: (amount?.inThousandths ?? 0) - total,
                        takesAllBack: amount == nil))
            } else {
                set(.tracker(id), .value(field, day), new ?? "", by: doer, &seen)
            }
        case .category(_, .added(let category, let index)):
            add(category, by: doer, &seen)
            guard isOwnOrder(in: seen) else { return }
            for (id, rank) in Places.moving(category.id, to: index, in: listedCategories(seen)) {
                for id in namesakes(of: id, seen) { rerank(id, rank, by: doer, &seen) }
            }
        case .category(_, .deleted(let category, _)):
            for id in namesakes(of: category.id, seen) { delete(.category(id), by: doer, &seen) }
        case .category(let id, .set(let field, _, let new)):
            for id in namesakes(of: id, seen) {
                touch(.category(id), by: doer, &seen)
                set(.category(id), .name(field), new, by: doer, &seen)
            }
        case .category(let id, .moved(let after, _)):
            for id in namesakes(of: id, seen) { touch(.category(id), by: doer, &seen) }
            for (id, rank) in Places.moving(id, after: after, in: listedCategories(seen)) {
                for id in namesakes(of: id, seen) { rerank(id, rank, by: doer, &seen) }
            }
        case .categoryOrder(_, let new):
            if new.order == .own {
                for (index, id) in new.ids.enumerated() {
                    for id in namesakes(of: id, seen) { rerank(id, "\(index + 1)", by: doer, &seen) }
                }
            } else {
                for (id, _) in inOrder(seen, \.category) { rerank(id, "", by: doer, &seen) }
            }
        }
    }

    private mutating func rerank(
        _ id: Identifier, _ rank: String, by doer: Doer, _ seen: inout OperationSet
    ) {
        let known = self[.category(id)].setting(.rank, in: seen)?.text ?? ""
        if known != rank { set(.category(id), .rank, rank, by: doer, &seen) }
    }

    /// The living categories that are shown as one.
    private func namesakes(of id: Identifier, _ seen: OperationSet) -> [Identifier] {
        shownCategories(in: seen).home.filter { $0.value == id }.map(\.key)
    }

    private mutating func add(_ tracker: Tracker, by doer: Doer, _ seen: inout OperationSet) {
        if self[.tracker(tracker.id)].isKnown(in: seen) {
            touch(.tracker(tracker.id), by: doer, &seen)
            become(tracker, by: doer, &seen)
            return
        }
        let order = nextOrder(\.tracker, in: seen)
        let operation = operation(of: doer.device, seen: &seen)
        self[.tracker(tracker.id)].orders.append((operation, order))
        touch(.tracker(tracker.id), by: doer, &seen)
        become(tracker, by: doer, &seen)
    }

    /// Adds a category; one that was hidden behind another leaves its trackers where they were shown.
    private mutating func add(_ category: Category, by doer: Doer, _ seen: inout OperationSet) {
        let isOwnOrder = isOwnOrder(in: seen)
        let last = nextOrder(\.category, in: seen)
        if let home = shownCategories(in: seen).home[category.id] {
            for (id, log) in inOrder(seen, \.tracker)
            where log.lives(in: seen) && log.text(.category, in: seen) == "\(category.id)" {
                touch(.tracker(id), by: doer, &seen)
                set(.tracker(id), .field(.category), "\(home)", by: doer, &seen)
            }
        }
        if !self[.category(category.id)].isKnown(in: seen) {
            let order = nextOrder(\.category, in: seen)
            let operation = operation(of: doer.device, seen: &seen)
            self[.category(category.id)].orders.append((operation, order))
        }
        touch(.category(category.id), by: doer, &seen)
        if self[.category(category.id)].setting(.name(.name), in: seen)?.text != category.name {
            set(.category(category.id), .name(.name), category.name, by: doer, &seen)
        }
        if isOwnOrder, self[.category(category.id)].setting(.rank, in: seen)?.text ?? "" == "" {
            rerank(category.id, "\(last + 1)", by: doer, &seen)
        }
    }

    /// Sets everything that differs from a tracker, shown or not.
    private mutating func become(_ tracker: Tracker, by doer: Doer, _ seen: inout OperationSet) {
        let (id, known) = (tracker.id, self[.tracker(tracker.id)])
        if known.setting(.created, in: seen)?.text != tracker.createdOn.iso {
            set(.tracker(id), .created, tracker.createdOn.iso, by: doer, &seen)
        }
        for field in TrackerField.allCases where known.text(field, in: seen) != tracker.text(of: field) {
            set(.tracker(id), .field(field), tracker.text(of: field), by: doer, &seen)
        }
        for field in DaySetField.allCases {
            let marked = known.marked(field, in: seen)
            unmark(id, field, marked.subtracting(tracker[field]), by: doer, &seen)
            mark(id, field, tracker[field].subtracting(marked), by: doer, &seen)
        }
        for field in DayValueField.allCases {
            let days = known.days(of: field, in: seen).union(field.days(of: tracker))
            for day in days where known.text(field, on: day, in: seen) != field.text(of: tracker, on: day) {
                // What comes along with a tracker counts as set on its own day, by its file as by its facts.
                let isNew = known.setting(.created, in: seen) == nil
                set(
                    .tracker(id), .value(field, day), field.text(of: tracker, on: day) ?? "",
                    by: isNew ? Doer(device: doer.device, today: day) : doer, &seen)
            }
        }
    }

    /// Touches each category that was shown only because of a tracker which is no longer in it.
    private mutating func keep(_ before: Shown, by doer: Doer, _ seen: inout OperationSet) {
        let living = shownCategories(in: seen).home
        for category in before.categories where living[category.id] == nil {
            touch(.category(category.id), by: doer, &seen)
        }
    }
}

extension Causality {
    fileprivate mutating func touch(_ subject: Subject, by doer: Doer, _ seen: inout OperationSet) {
        let operation = operation(of: doer.device, seen: &seen)
        self[subject].touches.append(operation)
    }

    fileprivate mutating func delete(_ subject: Subject, by doer: Doer, _ seen: inout OperationSet) {
        let operation = operation(of: doer.device, seen: &seen)
        self[subject].deletions.append(operation)
    }

    /// Each text counts one more than the one that it replaces, and a pass more if that was another device's.
    fileprivate mutating func set(
        _ subject: Subject, _ cell: ItemLog.Cell, _ text: String, by doer: Doer, _ seen: inout OperationSet
    ) {
        let known = self[subject].setting(cell, in: seen)
        let operation = operation(of: doer.device, seen: &seen)
        let setting: Setting
        if let known, known.operation.device == doer.device {
            setting = Setting(
                operation: operation, passes: known.passes, day: max(known.day, doer.today),
                edit: known.edit + 1, text: text)
        } else {
            setting = Setting(
                operation: operation, passes: known.map { $0.passes + 1 } ?? 0, day: doer.today,
                edit: known.map { $0.edit + 1 } ?? 0, text: text)
        }
        self[subject].settings[cell, default: []].append(setting)
    }

    /// Marks the days that nobody has marked.
    fileprivate mutating func mark(
        _ id: Identifier, _ field: DaySetField, _ days: DaySet, by doer: Doer, _ seen: inout OperationSet
    ) {
        for day in days where self[.tracker(id)].days[field]?[day]?.isMarked(in: seen) != true {
            let operation = operation(of: doer.device, seen: &seen)
            self[.tracker(id)].days[field, default: [:]][day, default: DayLog()].marks.append(operation)
        }
    }

    fileprivate mutating func unmark(
        _ id: Identifier, _ field: DaySetField, _ days: DaySet, by doer: Doer, _ seen: inout OperationSet
    ) {
        for day in days {
            let operation = operation(of: doer.device, seen: &seen)
            self[.tracker(id)].days[field, default: [:]][day, default: DayLog()].removals.append(operation)
        }
    }

    /// What was there before the devices were in step: its days are those of the device that began.
    mutating func begin(with library: Library, by device: DeviceID, seen: inout OperationSet) {
        let (nobody, day) = (Doer(device: nil, today: .earliest), Doer(device: device, today: .earliest))
        for category in library.categories { add(category, by: nobody, &seen) }
        for tracker in library.trackers {
            var fields = tracker
            for field in DaySetField.allCases { fields[field] = DaySet() }
            for field in DayValueField.allCases {
                for day in field.days(of: tracker) { _ = field.set(nil, of: &fields, on: day) }
            }
            add(fields, by: nobody, &seen)
            for field in DaySetField.allCases { mark(tracker.id, field, tracker[field], by: day, &seen) }
            for field in DayValueField.allCases {
                for day in field.days(of: tracker) {
                    set(
                        Subject.tracker(tracker.id), .value(field, day), field.text(of: tracker, on: day)!,
                        by: Doer(device: device, today: day), &seen)
                }
            }
        }
    }
}
