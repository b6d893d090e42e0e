extension Library {
    func adding(_ new: NewTracker, today: Day) throws(EditError) -> [Change] {
        try requireFresh(new.id)
        let name = try Library.cleaned(new.name, else: EditError.name)
        let (categoryID, categoryChanges) = try resolve(new.category)
        guard categoryID != new.id else { throw .duplicateID(new.id) }
        if let schedule = new.schedule, schedule.weekdays.isEmpty { throw .emptySchedule }
        let tracker = Tracker(
            id: new.id, name: name, emoji: try checked(new.emoji) ?? leastUsedEmoji,
            color: new.color ?? leastUsedColor, categoryID: categoryID,
            kind: new.schedule.map { .habit(ScheduleHistory($0, from: today)) } ?? .event, createdOn: today)
        let added = categoryChanges + [.trackerAdded(tracker, at: trackers.count)]
        return new.isPinned ? added + [.pinned(new.id)] : added
    }

    func editing(_ tracker: Tracker, _ edit: TrackerEdit, today: Day) throws(EditError) -> [Change] {
        var fields = tracker.fields
        var changes: [Change] = []
        if let name = edit.name { fields.name = try Library.cleaned(name, else: EditError.name) }
        if let emoji = try checked(edit.emoji) { fields.emoji = emoji }
        if let color = edit.color { fields.color = color }
        if let schedule = edit.schedule { fields.kind = try tracker.changing(to: schedule, today: today) }
        if let choice = edit.category {
            let (id, added) = try resolve(choice)
            fields.categoryID = id
            changes += added
        }
        if fields != tracker.fields {
            changes.append(.trackerEdited(tracker.id, before: tracker.fields, after: fields))
        }
        var edited = tracker
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

    private func checked(_ emoji: String?) throws(EditError) -> String? {
        guard let emoji else { return nil }
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
        guard !schedule.weekdays.isEmpty else { throw .emptySchedule }
        return .habit(history.changing(to: schedule, on: today))
    }
}
