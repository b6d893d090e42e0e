extension Library {
    func adding(_ new: NewTracker, today: Day) throws(EditError) -> [Change] {
        try requireFresh(new.id)
        let name = try Library.cleaned(new.name, else: EditError.name)
        let (categoryID, categoryChanges) = try resolve(new.category)
        guard categoryID != new.id else { throw .duplicateID(new.id) }
        if let schedule = new.schedule, schedule.isEmpty { throw .emptySchedule }
        let tracker = Tracker(
            id: new.id, name: name, emoji: try new.emoji.map(checked) ?? leastUsedEmoji,
            color: new.color ?? leastUsedColor, categoryID: categoryID,
            kind: new.schedule.map { .habit(ScheduleHistory($0, from: today)) } ?? .event, createdOn: today)
        let added = categoryChanges + [.trackerAdded(tracker, at: trackers.count)]
        return new.isPinned ? added + [.pinned(new.id)] : added
    }

    func editing(_ tracker: Tracker, _ edit: TrackerEdit, today: Day) throws(EditError) -> [Change] {
        var edited = tracker
        var changes: [Change] = []
        for value in edit.values {
            switch value {
            case .name(let name): edited.name = try Library.cleaned(name, else: EditError.name)
            case .schedule(let schedule): edited.kind = try tracker.changing(to: schedule, today: today)
            case .category(let choice):
                let (id, added) = try resolve(choice)
                edited.categoryID = id
                changes += added
            case .emoji(let emoji): edited.emoji = try checked(emoji)
            case .color(let color): edited.color = color
            case .pinned(let isPinned): edited.isPinned = isPinned
            }
        }
        changes += tracker.changes(to: edited)
        for day in edit.uncompleting {
            changes += try edited.uncompleting(on: day, today: today)
            edited.completions.remove(day)
        }
        for day in edit.completing {
            changes += try edited.completing(on: day, today: today)
            edited.completions.insert(day)
        }
        return changes
    }

    private func checked(_ emoji: String) throws(EditError) -> String {
        guard Emoji.isValid(emoji) else { throw .emoji(emoji) }
        return emoji
    }

    private func resolve(_ choice: CategoryChoice) throws(EditError) -> (Identifier, [Change]) {
        switch choice {
        case .existing(let id): return (try existingCategory(id).id, [])
        case .named(let name, let newID):
            if let category = category(named: name) ?? Identifier(name).flatMap(category) {
                return (category.id, [])
            }
            return (newID, [try addingCategory(id: newID, name: name)])
        }
    }

    static func cleaned(_ name: String, else refusal: (NameFault) -> EditError) throws(EditError) -> String {
        do throws(NameFault) { return try Name.cleaned(name) } catch { throw refusal(error) }
    }
}

extension Tracker {
    fileprivate func changing(to schedule: Schedule, today: Day) throws(EditError) -> Kind {
        guard case .habit(let history) = kind else { throw .eventHasNoSchedule(name: name) }
        guard !schedule.isEmpty else { throw .emptySchedule }
        return .habit(history.changing(to: schedule, on: today))
    }
}

extension Library {
    /// The palette's emoji that the fewest trackers have; the first in its order on a tie.
    public var leastUsedEmoji: String {
        leastUsed(of: Emoji.palette, by: \.emoji) ?? Emoji.palette[0]
    }

    /// The colour that the fewest trackers have; the first in the palette's order on a tie.
    public var leastUsedColor: PaletteColor {
        leastUsed(of: PaletteColor.all, by: \.color) ?? PaletteColor.all[0]
    }

    private func leastUsed<Value: Hashable>(
        of palette: [Value], by field: KeyPath<Tracker, Value>
    ) -> Value? {
        let uses = Dictionary(grouping: trackers) { $0[keyPath: field] }.mapValues(\.count)
        return palette.min { uses[$0, default: 0] < uses[$1, default: 0] }
    }
}
