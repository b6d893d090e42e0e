/// A figure beside what it is to be at most.
struct Goal {
    let name: String
    let measured: Double
    /// Nil where nothing is asked of the figure.
    let limit: Double?
    let places: Int

    init(_ name: String, _ measured: Double, atMost limit: Double? = nil, places: Int = 2) {
        self.name = name
        self.measured = measured
        self.limit = limit
        self.places = places
    }

    var isMissed: Bool { limit.map { measured > $0 } ?? false }
}

/// Figures and their goals, one below the other.
struct GoalTable {
    let title: String
    let goals: [Goal]

    var text: String {
        let rows = goals.map { goal in
            Column.name(goal.name) + Column.number(goal.measured, places: goal.places)
                + (goal.limit.map { Column.number($0, places: goal.places) } ?? "")
                + (goal.isMissed ? "  missed" : "")
        }
        return ([Column.name(title) + Column.text("measured") + Column.text("at most")] + rows)
            .map { $0 + "\n" }.joined()
    }
}
