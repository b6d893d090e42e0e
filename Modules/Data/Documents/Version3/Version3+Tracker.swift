package import TrackerDomain

/// A tracker as version 3 keeps it, and back.
extension Version3.Tracker: TrackerDocument {
    package static let version = Version3.number
    package static let fields: Set<TrackerField> = Version2.Tracker.fields.union([.goal, .standing])
    package static let days: Set<DaysField> = Version2.Tracker.days.union([.skips, .rests])
    package static let dayFields: Set<DayField> = [.amount, .note]

    package init(_ tracker: Tracker) {
        let old = Version2.Tracker(tracker)
        self.init(
            amounts: tracker.amounts.version3.unlessEmpty, category: old.category, color: old.color,
            completions: old.completions, created: old.created, emoji: old.emoji,
            goals: tracker.goals?.version3, id: old.id, kind: old.kind, name: old.name,
            notes: tracker.notes.version3.unlessEmpty, pinned: old.pinned,
            rests: tracker.rests.version2.unlessEmpty, schedule: old.schedule,
            skips: tracker.skips.version2.unlessEmpty,
            standing: tracker.standing == .active ? nil : tracker.standing.text)
    }

    package func tracker() throws(PropertyListFault) -> Tracker {
        let old = try Version2.Tracker(
            category: category, color: color, completions: completions, created: created, emoji: emoji,
            id: id, kind: kind, name: name, pinned: pinned, schedule: schedule
        ).tracker()
        return Tracker(
            id: old.id, name: old.name, emoji: old.emoji, color: old.color, categoryID: old.categoryID,
            kind: old.kind, createdOn: old.createdOn, isPinned: old.isPinned,
            goals: try goals.map { texts throws(PropertyListFault) in
                try part("goals") { () throws(PropertyListFault) in try GoalHistory(version3: texts) }
            },
            standing: try part("standing") { () throws(PropertyListFault) in try Standing(version3: standing)
            },
            completions: old.completions,
            skips: try part("skips") { () throws(PropertyListFault) in try DaySet(version2: skips ?? [:]) },
            rests: try part("rests") { () throws(PropertyListFault) in try DaySet(version2: rests ?? [:]) },
            amounts: try part("amounts") { () throws(PropertyListFault) in
                try DayMap(version3: amounts ?? [:])
            },
            notes: try part("notes") { () throws(PropertyListFault) in try DayMap(version3: notes ?? [:]) })
    }
}

extension Dictionary {
    /// What has no entries is left out of a file.
    fileprivate var unlessEmpty: Self? { isEmpty ? nil : self }
}
