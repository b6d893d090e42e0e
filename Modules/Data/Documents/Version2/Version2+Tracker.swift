package import TrackerDomain

/// Converts a tracker to and from the format of version 2.
extension Version2.Tracker: TrackerDocument {
    package init(_ tracker: Tracker) {
        let (kind, schedule) = tracker.kind.version2
        self.init(
            category: tracker.categoryID.description, color: tracker.color.number,
            completions: tracker.marks.version2, created: tracker.createdOn.iso,
            emoji: UserText(tracker.emoji).documentText, id: tracker.id.description,
            kind: kind, name: UserText(tracker.name).documentText, pinned: tracker.isPinned,
            schedule: schedule)
    }

    package func tracker() throws(PropertyListFault) -> Tracker {
        Tracker(
            id: try Identifier(id).required(at: "id"),
            name: try UserText(documentText: name).required(at: "name").name,
            emoji: try UserText(documentText: emoji).required(at: "emoji").visible,
            color: try PaletteColor(number: color).required(at: "color"),
            categoryID: try Identifier(category).required(at: "category"),
            kind: try Tracker.Kind(version2: kind, schedule),
            createdOn: try Day(iso: created).required(at: "created"), isPinned: pinned, goals: nil,
            status: .active,
            marks: try part("completions", DaySet(version2: completions)),
            skips: DaySet(), pausedDays: DaySet(), amounts: DayMap(), notes: DayMap())
    }
}
