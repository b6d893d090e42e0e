import TrackerData
import TrackerDomain

/// A library in this process, on one thread, by the code that the program is made of.
struct LibraryBenchmark {
    private let store: InMemoryLibraryStore
    private let library: Library
    private let completions: Double
    private let rounds: Int
    private static let today = Clock.today

    /// Reads the library once.
    init(_ file: File, rounds: Int) throws {
        let bytes = try file.bytes()
        store = InMemoryLibraryStore(
            contents: bytes, today: { Self.today }, newIdentifier: { Identifier(high: 0, low: 0) })
        library = try store.load().library
        completions = Double(library.trackers.reduce(0) { $0 + $1.completions.count })
        self.rounds = rounds
    }

    /// What each takes in seconds of the processor.
    struct Times {
        let reading: Double
        /// With the reading back that comes before any bytes are kept.
        let writing: Double
        let statistics: Double
    }

    func times() throws -> Times {
        let reading = try median { _ = try store.load() }
        // A change reads, changes one mark, writes, and reads back.
        let change = try median {
            _ = try store.update { (journal) throws(EditError) in try toggle(&journal) }
        }
        return Times(reading: reading, writing: change - reading, statistics: try median(figures))
    }

    /// - Parameter hasGoals: Whether the library is the one that the goals speak of.
    func table(hasGoals: Bool) throws -> String {
        let times = try times()
        func perCompletion(_ name: String, _ seconds: Double, _ limit: Double) -> Goal {
            Goal("\(name), ns per completion", seconds * 1e9 / completions, atMost: hasGoals ? limit : nil)
        }
        return GoalTable(
            title: "the library in one process",
            goals: [
                perCompletion("reading", times.reading, 6),
                perCompletion("writing, and reading back", times.writing, 12),
                perCompletion("writing alone", times.writing - times.reading, 12),
                Goal("all figures, ms", times.statistics * 1000, atMost: hasGoals ? 2.5 : nil),
            ]
        ).text
    }

    private func toggle(_ journal: inout Journal) throws(EditError) {
        guard let id = library.trackers.first?.id else { return }
        let isDone = journal.library.tracker(id)?.completions.contains(Self.today) ?? false
        _ = try journal.perform(
            [isDone ? .uncomplete([id], on: Self.today) : .complete([id], on: Self.today)], today: Self.today)
    }

    /// The four figures of the library, and of each tracker the streaks and the rate.
    private func figures() {
        var sum = library.statistics(today: Self.today).bestPeriod
        for tracker in library.trackers { sum &+= tracker.statistics(today: Self.today).bestStreak }
        // Somebody must want to know, or the compiler may leave it all out.
        precondition(sum >= 0)
    }

    private func median(_ body: () throws -> Void) throws -> Double {
        let times = try (0..<rounds).map { _ in
            let began = Clock.processor
            try body()
            return Clock.processor - began
        }
        return Distribution(times)?.median ?? 0
    }
}
