import Samples
import TrackerDomain

/// Devices that moved trackers and categories.
enum MovedJournals {
    private static func tracker(_ number: UInt64, _ name: String) -> Tracker {
        Tracker.made(
            id: .tracker(number), name: name, emoji: "🙂", color: .number(Int(number)),
            categoryID: .category(1),
            kind: .habit(ScheduleHistory(.weekdays(.everyDay), from: "2026-11-02")), createdOn: "2026-11-02",
            completions: DaySet("2026-11-03"..."2026-11-05"))
    }

    /// The laptop's state after moves of two devices, with something of all that version 6 can have.
    static func fixture() throws -> Journal {
        var all = SyncedJournals(
            try Library(
                id: .library,
                categories: [
                    Category(id: .category(1), name: "Home"), Category(id: .category(2), name: "Art"),
                    Category(id: .category(3), name: "Sea"),
                ],
                trackers: [
                    tracker(1, "Run"), tracker(2, "Read"), tracker(3, "Swim"), tracker(4, "Row"),
                ]))
        try all.phone.perform([.move(.tracker(4), .first)], today: "2026-11-18")
        try all.laptop.perform([.move(.tracker(3), .first)], today: "2026-11-18")
        try all.laptop.perform([.moveCategory(.category(3), .before(.category(2)))], today: "2026-11-18")
        try all.meet(today: "2026-11-19")
        try all.laptop.perform([.move(.tracker(1), .after(.tracker(3)))], today: "2026-11-19")
        try all.laptop.perform([.sortCategories], today: "2026-11-19")
        _ = try all.laptop.undo(today: "2026-11-20")
        try all.laptop.perform([.deleteTracker(.tracker(2)), .move(.tracker(1), .last)], today: "2026-11-20")
        try all.laptop.perform([.sortCategories], today: "2026-11-20")
        _ = try all.laptop.undo(today: "2026-11-20")
        return all.laptop
    }
}
