package import TrackerDomain

extension Edit {
    /// Adds a habit, or an event where nothing is planned, of which a test says only what it is about.
    package static func adding(
        _ id: Identifier, _ name: String, in category: CategoryChoice,
        planned schedule: Schedule? = .everyDay,
        _ values: [TrackerValue] = []
    ) -> Edit {
        .addTracker(NewTracker(id: id, name: name, category: category, schedule: schedule, values))
    }
}
