/// What is known of one tracker, living or deleted.
package struct TrackerRegisters: Hashable, Sendable {
    /// Its place in the order of creation; equal ones are told apart by id.
    package var order: Int
    /// Its place in the list as a text, once it was moved.
    package var rank: Register?
    package var lifetime = Lifetime()
    /// The day of creation as a text; nil if the tracker is forgotten.
    package var created: Register?
    /// Has every field, unless the tracker is forgotten.
    package var fields: [TrackerField: Register] = [:]
    package var days: [DaySetField: DayClock] = [:]
    package var values: [DayValueField: DayMap<DayValue>] = [:]

    package init(order: Int) {
        self.order = order
    }

    /// The facts of a tracker that one device knows: each of its days was marked by that device.
    ///
    /// - Parameters:
    ///   - setter: The device that set its fields; nil if they are older than being in step.
    ///   - today: The day on which they were set.
    init(_ tracker: Tracker, order: Int, setBy setter: DeviceID?, on today: Day, daysBy device: DeviceID) {
        self.init(order: order)
        created = Register(day: today, device: setter, text: tracker.createdOn.iso)
        for field in TrackerField.allCases {
            fields[field] = Register(day: today, device: setter, text: tracker.text(of: field))
        }
        for field in DaySetField.allCases where !tracker[field].isEmpty {
            days[field, default: DayClock()].mark(tracker[field], by: device)
        }
        for field in DayValueField.allCases {
            for day in field.days(of: tracker) {
                guard let text = field.text(of: tracker, on: day) else { continue }
                values[field, default: DayMap()][day] = DayValue(
                    set: Register(day: day, device: device, text: text))
            }
        }
    }

    /// The days of a set that some device has marked.
    package func marked(_ field: DaySetField) -> DaySet { days[field]?.marked ?? DaySet() }

    /// True if the tracker is an event, which shows no goal, skips, paused days and amounts, and no pause.
    package var isEvent: Bool { fields[.schedule]?.text == "" }

    /// The tracker as shown, in a category; nil if it is forgotten or a text is no value.
    package func tracker(_ id: Identifier, in category: (Identifier) -> Identifier) -> Tracker? {
        guard let createdOn = created.flatMap({ Day(iso: $0.text) }) else { return nil }
        var texts = fields.mapValues(\.text)
        if isEvent {
            texts[.goal] = TrackerField.goal.defaultText
            if case .paused = texts[.status].flatMap({ TrackerStatus(text: $0) }) {
                texts[.status] = TrackerField.status.defaultText
            }
        }
        guard var tracker = Tracker(id: id, createdOn: createdOn, fields: texts) else { return nil }
        tracker.categoryID = category(tracker.categoryID)
        for field in DaySetField.allCases where field.isShown(ofEvent: isEvent) {
            tracker[field] = marked(field)
        }
        for field in DayValueField.allCases where field.isShown(ofEvent: isEvent) {
            guard let values = values[field] else { continue }
            // In order, so that each is added at the end.
            for (day, value) in zip(values.days, values.values) {
                guard let text = value.text else { continue }
                guard field.set(text, of: &tracker, on: day) else { return nil }
            }
        }
        return tracker
    }

    /// True if each text of a field, shown or hidden, is one that the field may have.
    package func hasValidTexts(_ id: Identifier) -> Bool {
        let texts = fields.mapValues(\.text)
        guard rank == nil || rank.isPlace, var tracker = Tracker(id: id, createdOn: .earliest, fields: texts),
            TrackerField.allCases.allSatisfy({ tracker.text(of: $0) == texts[$0] })
        else { return false }
        // What an event hides is checked as that of a habit, which it may become.
        if isEvent {
            tracker.kind = .habit(ScheduleHistory(.weekdays(.everyDay), from: .earliest))
        }
        return TrackerField.allCases.allSatisfy { (try? $0.check(tracker)) != nil }
    }

    func joined(with other: TrackerRegisters) -> TrackerRegisters {
        if self == other { return self }
        var joined = TrackerRegisters(order: min(order, other.order))
        joined.lifetime = lifetime.joined(with: other.lifetime)
        joined.rank = [rank, other.rank].compactMap(\.self).max()
        joined.created = [created, other.created].compactMap(\.self).max()
        joined.fields = fields.merging(other.fields, uniquingKeysWith: max)
        joined.days = days.merging(other.days) { $0.joined(with: $1) }
        joined.values = values.merging(other.values) { $0.joined(with: $1) }
        return joined.settled
    }

    /// Without its content if it is forgotten and does not live.
    private var settled: TrackerRegisters {
        guard lifetime.isForgotten, !lifetime.lives else { return self }
        var empty = TrackerRegisters(order: order)
        empty.lifetime = lifetime
        return empty
    }

    /// Deletes the tracker; one that was forgotten before and has come back loses its content again.
    mutating func delete() {
        lifetime.delete()
        self = settled
    }

    /// Forgets the content unless it lives.
    var forgettingDead: TrackerRegisters {
        guard !lifetime.lives else { return self }
        var forgotten = self
        forgotten.lifetime.isForgotten = true
        return forgotten.settled
    }
}
