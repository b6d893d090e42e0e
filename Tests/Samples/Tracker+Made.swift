package import TrackerDomain

extension Tracker {
    /// A tracker with defaults for everything that a test is not about; the product has none.
    package static func made(
        id: Identifier, name: String, emoji: String, color: PaletteColor, categoryID: Identifier,
        kind: Kind, createdOn: Day, isPinned: Bool = false, goals: GoalHistory? = nil,
        status: TrackerStatus = .active, completions: DaySet = DaySet(), skips: DaySet = DaySet(),
        pausedDays: DaySet = DaySet(), amounts: DayMap<Amount> = DayMap(), notes: DayMap<Note> = DayMap()
    ) -> Tracker {
        Tracker(
            id: id, name: name, emoji: emoji, color: color, categoryID: categoryID, kind: kind,
            createdOn: createdOn, isPinned: isPinned, goals: goals, status: status,
            marks: completions, skips: skips, pausedDays: pausedDays, amounts: amounts, notes: notes)
    }
}
