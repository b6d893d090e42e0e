import TrackerData
import TrackerDomain

/// A library in this process, on one thread, by the code that the program is made of.
struct LibraryBenchmark {
    private let store: InMemoryLibraryStore
    let library: Library
    private let completions: Double
    private let rounds: Int
    static let today = Clock.today

    /// Reads the library once.
    init(_ file: File, rounds: Int) throws { try self.init(file.bytes(), rounds: rounds) }

    init(_ bytes: [UInt8], rounds: Int) throws {
        store = InMemoryLibraryStore(
            contents: bytes, today: { Self.today }, newIdentifier: { Identifier(high: 0, low: 0) })
        library = try store.load().library
        completions = Double(library.trackers.reduce(0) { $0 + $1.marks.count })
        self.rounds = rounds
    }

    private init(_ library: Library, rounds: Int) {
        store = InMemoryLibraryStore(
            contents: nil, today: { Self.today }, newIdentifier: { Identifier(high: 0, low: 0) })
        self.library = library
        completions = 0
        self.rounds = rounds
    }

    /// What each takes in seconds of the processor.
    struct Times {
        let reading: Double
        /// With the reading back that comes before any bytes are kept.
        let writing: Double
        let statistics: Double
        let strengths: Double
    }

    func times() throws -> Times {
        let reading = try median { _ = try store.load() }
        // A change reads, changes one mark, writes, and reads back.
        let change = try median {
            _ = try store.update { (journal) throws(EditError) in try toggle(&journal) }
        }
        return Times(
            reading: reading, writing: change - reading, statistics: try median(figures),
            strengths: try median(strengths))
    }

    /// - Parameters:
    ///   - hasGoals: Whether the library is the one that the goals speak of.
    ///   - hasExchangeGoals: Whether it is that of the goals for moving in and out.
    func table(hasGoals: Bool, hasExchangeGoals: Bool) throws -> String {
        let times = try times()
        func perCompletion(_ name: String, _ seconds: Double, _ limit: Double) -> Goal {
            Goal("\(name), ns per completion", seconds * 1e9 / completions, atMost: hasGoals ? limit : nil)
        }
        return try GoalTable(
            title: "the library in one process",
            goals: [
                perCompletion("reading", times.reading, 6),
                perCompletion("writing, and reading back", times.writing, 12),
                perCompletion("writing alone", times.writing - times.reading, 12),
                Goal("all figures, ms", times.statistics * 1000, atMost: hasGoals ? 2.5 : nil),
                Goal("strengths, ms", times.strengths * 1000, atMost: hasGoals ? 40 : nil),
            ] + exchange(beside: times, limit: hasExchangeGoals ? 3 : nil)
        ).text
    }

    /// The figures of as many habits with quotas as the largest library has.
    static func quotaTable(rounds: Int) throws -> String {
        guard let size = LibrarySize("1000x20-quotas") else { throw Failure("no size") }
        let benchmark = try LibraryBenchmark(
            GeneratedLibrary(size, lastDay: today - 1).library, rounds: rounds)
        return GoalTable(
            title: "1,000 habits with quotas, 20 years",
            goals: [
                Goal("all figures, ms", try benchmark.median(benchmark.figures) * 1000, atMost: 8),
                Goal("strengths, ms", try benchmark.median(benchmark.strengths) * 1000, atMost: 40),
            ]
        ).text
    }

    private func toggle(_ journal: inout Journal) throws(EditError) {
        guard let id = library.trackers.first?.id else { return }
        let isDone = journal.library.tracker(id)?.marks.contains(Self.today) ?? false
        _ = try journal.perform(
            [isDone ? .uncomplete([id], on: Self.today) : .complete([id], on: Self.today)], today: Self.today)
    }

    /// The four figures of the library, and of each tracker the streaks and the rate.
    private func figures() {
        let plans = library.trackers.map { $0.plan(through: Self.today) }
        var sum = LibraryStatistics(plans).bestPeriod
        for (tracker, plan) in zip(library.trackers, plans) {
            sum &+= tracker.statistics(by: plan).bestStreak
        }
        // Somebody must want to know, or the compiler may leave it all out.
        precondition(sum >= 0)
    }

    private func strengths() {
        var sum = 0.0
        for tracker in library.trackers { sum += tracker.strength(today: Self.today) ?? 0 }
        precondition(sum >= 0)
    }

    func median(_ body: () throws -> Void) throws -> Double {
        let times = try (0..<rounds).map { _ in
            let began = Clock.processor
            try body()
            return Clock.processor - began
        }
        return Distribution(times)?.median ?? 0
    }
}
