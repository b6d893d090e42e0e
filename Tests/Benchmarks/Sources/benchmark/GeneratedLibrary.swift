import Processes
import TrackerData
import TrackerDomain

/// A library of habits, each done on four days of five or as often as its quota asks, drawn from a seed.
///
/// The same size, seed and last day give the same library.
struct GeneratedLibrary {
    let library: Library
    private let lastDay: Day

    private static let trackersInCategory = 10
    private static let emoji = ["🙂", "🐶", "🥦", "🏓", "🎸", "🌴"]
    private static let notes = [
        "Rain all morning; went out after lunch, and it was better than staying in.",
        "Late, but done.", "Тяжело начать, дальше пошло само.", "With Anna, along the river and back",
    ]

    init(_ size: LibrarySize, lastDay: Day, seed: UInt64 = 1) throws {
        var random = SeededRandom(seed: seed)
        func newID() -> Identifier { Identifier(high: random.next(), low: random.next()) }
        let end = lastDay.components
        let firstDay = Month(year: end.year - size.years, month: end.month).first + end.day
        let categories = (0..<(size.trackers - 1) / Self.trackersInCategory + 1).map {
            Category(id: newID(), name: "Category \($0 + 1)")
        }
        let trackers = (0..<size.trackers).map { index in
            let habit = Habit(index, of: size.habits, from: firstDay)
            let id = newID()
            let days = (firstDay...lastDay).map { (day: $0, number: random.next()) }
            let done = days.filter { $0.number % habit.share.of >= habit.share.without }.map(\.day)
            let skipped = habit.hasSkips ? days.filter { $0.number % 5 == 0 && $0.number % 3 == 0 } : []
            var (amounts, notes) = (DayMap<Amount>(), DayMap<Note>())
            for day in habit.hasAmounts ? done : [] {
                amounts[day] = Amount(thousandths: 5000 + day.number % 9 * 500)!
            }
            for (day, number) in habit.hasNotes ? days : [] where number / 5 % 10 == 0 {
                notes[day] = Note(Self.notes[Int(number / 50 % UInt64(Self.notes.count))])
            }
            return Tracker(
                id: id, name: "Habit \(index + 1)", emoji: Self.emoji[index % Self.emoji.count],
                color: PaletteColor.all[index % PaletteColor.all.count],
                categoryID: categories[index / Self.trackersInCategory].id,
                kind: .habit(ScheduleHistory(habit.rule, from: firstDay)), createdOn: firstDay,
                isPinned: false, goals: habit.goal.map { GoalHistory($0, from: firstDay) }, status: .active,
                marks: DaySet(done), skips: DaySet(skipped.map(\.day)), pausedDays: DaySet(),
                amounts: amounts, notes: notes)
        }
        library = try Library(id: newID(), categories: categories, trackers: trackers)
        self.lastDay = lastDay
    }

    /// What is asked of a habit, and what its days have.
    private struct Habit {
        var rule = Schedule.weekdays(.everyDay)
        var goal: TrackerDomain.Goal?
        /// Of so many days, the number without a completion.
        var share: (without: UInt64, of: UInt64) = (1, 5)
        var hasNotes = false
        var hasSkips = false

        var hasAmounts: Bool {
            if case .sum = rule { true } else { goal != nil }
        }

        init(_ index: Int, of habits: LibrarySize.Habits, from day: Day) {
            switch (habits, index % 4) {
            case (.quotas, _):
                let periods: [Quota.Period] = [.week, .month, .days(DayGrid(every: 10, from: day)!)]
                let period = periods[index % periods.count]
                rule = .quota(Quota(period.times.upperBound * 3 / 5, in: period)!)
            case (.someSums, 1):
                rule = .sum(
                    PeriodGoal(TrackerDomain.Goal(.atLeast, Amount(text: "20")!, unit: "km")!, in: .week))
                share = (4, 7)
            case (.mixed, 0): hasNotes = true
            case (.mixed, 1), (.someQuotas, 1):
                rule = .quota(Quota(3, in: .week)!)
                share = (4, 7)
            case (.daily, _), (.someQuotas, _), (.someSums, _): break
            case (.mixed, 2): hasSkips = true
            case (.mixed, _): goal = TrackerDomain.Goal(.atLeast, Amount(text: "5")!, unit: "km")
            }
        }
    }

    var completions: Int { library.trackers.reduce(0) { $0 + $1.marks.count } }

    /// The file, as the program writes it, with so many steps of history.
    func bytes(steps: Int) throws -> [UInt8] {
        let (today, id) = (lastDay, library.id)
        let store = InMemoryLibraryStore(today: { today }, newIdentifier: { id })
        // Only a change is written: without steps one is made, taken back and forgotten.
        _ = try store.update { (journal) throws(EditError) in
            journal = Journal(library: library)
            for step in 0..<max(steps, 1) {
                let tracker = journal.library.trackers[step % library.trackers.count]
                let isDone = tracker.marks.contains(today)
                _ = try journal.perform(
                    [isDone ? .uncomplete([tracker.id], on: today) : .complete([tracker.id], on: today)],
                    today: today)
            }
            if steps == 0 {
                _ = try journal.undo(today: today)
                journal.clearHistory()
            }
        }
        return store.contents ?? []
    }
}
