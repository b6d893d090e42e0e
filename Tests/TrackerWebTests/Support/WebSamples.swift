import Samples
import TrackerDomain

/// The library of the worked examples of the page.
enum WebSamples {
    static let (dog, shower, run, water, coffee, gym, dentist) = (
        1 as Identifier, 2 as Identifier, 3 as Identifier, 4 as Identifier, 5 as Identifier, 6 as Identifier,
        7 as Identifier
    )
    /// Of no tracker.
    static let unknown = 77 as Identifier

    static func library() throws -> Library {
        let (home, health) = (101 as Identifier, 102 as Identifier)
        return try Library(
            id: 1000, categories: [Category(id: home, name: "Home"), Category(id: health, name: "Health")],
            trackers: [
                .habit(
                    dog, "Walk the dog", in: home, created: "2026-11-09", pinned: true,
                    done: Array(("2026-11-16" as Day)..."2026-11-19")),
                .habit(
                    shower, "Cold shower", in: health,
                    planned: .on(.monday, .tuesday, .wednesday, .thursday, .friday), created: "2026-11-09"),
                .habit(
                    run, "Run", in: health, planned: .sum(PeriodGoal("at least 30 km", in: .week)),
                    created: "2026-11-09",
                    amounts: [("2026-11-16", "10"), ("2026-11-18", "8")]),
                .habit(
                    water, "Drink water", in: health, created: "2026-11-09", goal: "at least 2 l",
                    amounts: [("2026-11-20", "1.2")]),
                .habit(
                    coffee, "Coffee", in: health, created: "2026-11-09", goal: "at most 2 cups",
                    done: ["2026-11-16"], amounts: [("2026-11-16", "1")]),
                .habit(
                    gym, "Gym", in: health, planned: .rule("3 a week"), created: "2026-11-09",
                    done: ["2026-11-16", "2026-11-17"]),
                .event(dentist, "Dentist", in: health),
            ])
    }
}
