import Processes
import TrackerData
import TrackerDomain

/// A library of habits, each done on four days of five, drawn from a seed.
///
/// The same size, seed and last day give the same library.
struct GeneratedLibrary {
    let library: Library
    private let lastDay: Day

    private static let trackersInCategory = 10
    private static let emoji = ["🙂", "🐶", "🥦", "🏓", "🎸", "🌴"]

    init(_ size: LibrarySize, lastDay: Day, seed: UInt64 = 1) throws {
        var random = SeededRandom(seed: seed)
        func newID() -> Identifier { Identifier(high: random.next(), low: random.next()) }
        let end = lastDay.components
        let firstDay = Month(year: end.year - size.years, month: end.month).first + end.day
        let categories = (0..<(size.trackers - 1) / Self.trackersInCategory + 1).map {
            Category(id: newID(), name: "Category \($0 + 1)")
        }
        let trackers = (0..<size.trackers).map { index in
            let (rule, goal) = Self.asked(of: index, size.habits, from: firstDay)
            let id = newID()
            let done = (firstDay...lastDay).filter { _ in random.next() % 5 != 0 }
            var amounts = DayMap<Amount>()
            for day in goal == nil ? [] : done {
                amounts[day] = Amount(thousandths: 5000 + day.number % 9 * 500)!
            }
            return Tracker(
                id: id, name: "Habit \(index + 1)", emoji: Self.emoji[index % Self.emoji.count],
                color: PaletteColor.all[index % PaletteColor.all.count],
                categoryID: categories[index / Self.trackersInCategory].id,
                kind: .habit(ScheduleHistory(rule, from: firstDay)), createdOn: firstDay,
                isPinned: false, goals: goal.map { GoalHistory($0, from: firstDay) }, status: .active,
                completions: DaySet(done), skips: DaySet(), pausedDays: DaySet(), amounts: amounts,
                notes: DayMap())
        }
        library = try Library(id: newID(), categories: categories, trackers: trackers)
        self.lastDay = lastDay
    }

    private static func asked(
        of index: Int, _ habits: LibrarySize.Habits, from day: Day
    ) -> (Schedule, TrackerDomain.Goal?) {
        let periods: [Quota.Period] = [.week, .month, .days(DayGrid(every: 10, from: day)!)]
        func quota(_ place: Int) -> Schedule {
            let period = periods[place % periods.count]
            return .quota(Quota(period.times.upperBound * 3 / 5, in: period)!)
        }
        return switch (habits, index % 4) {
        case (.quotas, _): (quota(index), nil)
        case (.mixed, 1): (quota(index / 4), nil)
        case (.mixed, 3): (.weekdays(.everyDay), TrackerDomain.Goal(.atLeast, Amount(text: "5")!, unit: "km"))
        case (.mixed, _), (.daily, _): (.weekdays(.everyDay), nil)
        }
    }

    var completions: Int { library.trackers.reduce(0) { $0 + $1.completions.count } }

    /// The file, as the program writes it.
    func bytes() throws -> [UInt8] {
        let (today, id) = (lastDay, library.id)
        let store = InMemoryLibraryStore(today: { today }, newIdentifier: { id })
        // Only a change is written, so that one is made, taken back and forgotten.
        _ = try store.update { (journal) throws(EditError) in
            journal = Journal(library: library)
            try journal.perform(
                [.addCategory(id: Identifier(high: 0, low: 0), name: "Passing")], today: today)
            _ = try journal.undo()
            journal.clearHistory()
        }
        return store.contents ?? []
    }
}
