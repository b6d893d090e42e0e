package import TrackerDomain

/// The week of Monday 16 to Sunday 22 November 2026, seen on its Friday: a habit of each kind.
package enum SampleWeek {
    package static let today: Day = "2026-11-20"
    package static let days: ClosedRange<Day> = "2026-11-16"..."2026-11-22"

    package static let (dog, run, shower, read, coffee, dentist, sunday) = (
        1 as Identifier, 2 as Identifier, 3 as Identifier, 4 as Identifier, 5 as Identifier, 6 as Identifier,
        7 as Identifier
    )

    /// The rows of the week in their order; an open event and an archived habit have none.
    package static func library() throws(LibraryFault) -> Library {
        try .holding(
            .habit(
                run, "Morning run", planned: .rule("3 a week"), created: "2026-11-02", goal: kilometers,
                done: ["2026-11-17"], amounts: [("2026-11-17", "5.2")]),
            .habit(
                dog, "Walk the dog", created: "2026-11-01", pinned: true,
                done: Array(("2026-11-01" as Day)..."2026-11-20")),
            .habit(
                shower, "Cold shower", planned: .on(.tuesday, .wednesday, .thursday, .friday),
                created: "2026-11-12", done: ["2026-11-12", "2026-11-13", "2026-11-19", "2026-11-20"],
                skipped: ["2026-11-17", "2026-11-18"]),
            .habit(
                read, "Read", in: .work, created: "2026-11-15", goal: pages,
                done: ["2026-11-15", "2026-11-16", "2026-11-18", "2026-11-19"],
                amounts: [
                    ("2026-11-16", "25"), ("2026-11-17", "12"),
                    ("2026-11-18", "35"), ("2026-11-19", "20"),
                    ("2026-11-20", "12"),
                ], notes: [("2026-11-17", "tired")]),
            .habit(
                coffee, "Coffee", in: .work, created: "2026-11-16", goal: cups,
                done: ["2026-11-16", "2026-11-17", "2026-11-19", "2026-11-20"],
                amounts: [
                    ("2026-11-16", .one), ("2026-11-17", "2"),
                    ("2026-11-18", "3"), ("2026-11-19", .one), ("2026-11-20", .one),
                ]),
            .event(dentist, "Dentist", done: ["2026-11-19"]),
            .habit(sunday, "Call home", in: .work, planned: .on(.sunday), created: "2026-11-16"),
            .event(8, "Buy a present"),
            .habit(9, "Piano", status: .archived(since: "2026-11-01"), done: ["2026-03-02"]))
    }

    private static let kilometers = Goal(.atLeast, "5", unit: "km")
    private static let pages = Goal(.atLeast, "20", unit: "pages")
    private static let cups = Goal(.atMost, "2")
}
