extension TrackerRegisters {
    mutating func set(_ field: TrackerField, to text: String, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        fields[field] = noting.overwriting(fields[field], by: text)
    }

    mutating func add(_ new: DaySet, to field: DaySetField, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        days[field, default: DayClock()].mark(new, by: noting.device)
    }

    mutating func remove(_ gone: DaySet, from field: DaySetField, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        days[field]?.unmark(gone)
    }

    /// - Parameter isAdding: True if the text came from adding to what was shown.
    mutating func set(
        _ field: DayValueField, on day: Day, to text: String?, isAdding: Bool, _ noting: Noting
    ) {
        lifetime.touch(by: noting.device)
        var value = values[field]?[day] ?? DayValue(set: nil)
        switch (field.joining, text.flatMap { Amount(text: $0) }) {
        case (.sum, let amount?) where isAdding: value.add(upTo: amount, device: noting.device)
        // Nothing was set, and nothing is: what another device sets meanwhile stands.
        case (.sum, nil) where isAdding && (value.set ?? .unset) == .unset:
            value.takeBack(device: noting.device)
        case (.sum, _), (.text, _):
            value.set = noting.overwriting(value.set == .unset ? nil : value.set, by: text ?? "")
            value.seen = value.additions
        }
        values[field, default: DayMap()][day] = value
    }

    /// Sets everything that differs from a tracker, shown or not.
    mutating func become(_ tracker: Tracker, _ noting: Noting) {
        lifetime.touch(by: noting.device)
        if created?.text != tracker.createdOn.iso {
            created = noting.overwriting(created, by: tracker.createdOn.iso)
        }
        for field in TrackerField.allCases where fields[field]?.text != tracker.text(of: field) {
            set(field, to: tracker.text(of: field), noting)
        }
        for field in DaySetField.allCases {
            let (known, meant) = (marked(field), tracker[field])
            if !meant.isSuperset(of: known) { remove(known.subtracting(meant), from: field, noting) }
            if !known.isSuperset(of: meant) { add(meant.subtracting(known), to: field, noting) }
        }
        for field in DayValueField.allCases {
            var days = field.days(of: tracker)
            if let known = values[field] {
                for (day, value) in zip(known.days, known.values) where value.text != nil { days.insert(day) }
            }
            for day in days {
                let text = field.text(of: tracker, on: day)
                if text != values[field]?[day]?.text {
                    set(field, on: day, to: text, isAdding: false, noting)
                }
            }
        }
    }

    /// Sets what an event hides to what it shows, as it may become a habit.
    mutating func showAll(_ id: Identifier, _ noting: Noting) {
        if isEvent, let tracker = tracker(id, in: { $0 }) { become(tracker, noting) }
    }
}
