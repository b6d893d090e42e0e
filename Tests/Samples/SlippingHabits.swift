package import TrackerDomain

/// The worked example of what slips: all begun on 1 September 2026 but one, seen on Friday, 20 November.
package enum SlippingHabits {
    package static let today: Day = "2026-11-20"

    /// 1 "Read", 2 "Water", 3 "Gym", 4 "New".
    package static var all: [Tracker] { [read, water(), gym, new] }

    package static let read = habit(1, "Read", done: days("2026-09-01"..."2026-11-19"))

    package static func water(
        status: TrackerStatus = .active, skipped: [Day] = [], pausedDays: [Day] = []
    ) -> Tracker {
        let single: [Day] = ["2026-11-03", "2026-11-07", "2026-11-11", "2026-11-15", "2026-11-16"]
        return .habit(
            2, "Water", created: "2026-09-01", status: status,
            done: days("2026-09-01"..."2026-10-31") + single, skipped: skipped, pausedDays: pausedDays)
    }

    package static let gym: Tracker = {
        let weekdays: Set<Weekday> = [.tuesday, .thursday, .saturday]
        let single: [Day] = ["2026-10-27", "2026-11-03", "2026-11-10", "2026-11-17"]
        return habit(
            3, "Gym", .rule("3 a week"),
            done: days("2026-09-01"..."2026-10-24").filter { weekdays.contains($0.weekday) } + single)
    }()

    package static let new: Tracker = .habit(4, "New", created: "2026-11-02")

    package static func habit(
        _ id: Identifier, _ name: String, _ rule: Schedule = .everyDay, done: [Day]
    ) -> Tracker {
        .habit(id, name, planned: rule, created: "2026-09-01", done: done)
    }

    package static func days(_ days: ClosedRange<Day>) -> [Day] { Array(days) }

    package static func library(_ trackers: [Tracker] = all) throws(LibraryFault) -> Library {
        try Library(id: 1000, categories: [.home, .work], trackers: trackers)
    }
}
