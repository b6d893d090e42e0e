import Samples
import TestKit
import TrackerData
import TrackerDomain

extension Program {
    static let today = Day(9818)  // Friday, 20 November 2026

    /// The program that `Scripts/torture` built as it is shipped.
    static func tortured(today: String? = "2026-11-20") throws -> Program {
        var program = try Program(today: today)
        program.executable = Torture.program
        return program
    }

    /// The library as the program's own commands find it.
    var store: PropertyListLibraryStore {
        get throws {
            let paths = try Paths(environment: { environment[$0] }, platform: .current)
            return PropertyListLibraryStore(
                path: paths.library, backups: paths.backups,
                environment: StoreEnvironment(
                    today: { Program.today }, newIdentifier: { Identifier(high: 0, low: 1) },
                    dayOfTime: { _ in Program.today }))
        }
    }

    /// Changes the library without a process.
    func perform(_ edits: [Edit]) throws {
        _ = try store.update { (journal) throws(EditError) in
            try journal.perform(edits, today: Program.today)
        }
    }

    /// Adds daily habits T1, T2 and so on.
    func addHabits(_ count: Int) throws {
        let all = CategoryChoice.named("All", newID: Identifier(high: 2, low: 1))
        try perform(
            (1...count).map { .adding(Identifier(high: 1, low: UInt64($0)), "T\($0)", in: all) })
    }

    /// Runs a command in pipes and takes the time.
    func timed(_ line: [String]) throws -> (outcome: ProcessOutcome, elapsed: Duration) {
        let start = ContinuousClock.now
        let outcome = try process(line).run()
        return (outcome, start.duration(to: .now))
    }

    /// The names of what writes have left behind, in the library's folder and among its backups.
    var leftovers: [String] {
        home.list().filter { $0.split(separator: "/").last?.hasPrefix(".tracker-") ?? false }
    }
}

extension Duration {
    /// "4.2 ms".
    var inMilliseconds: String {
        let tenths = Int(self / .microseconds(100))
        return "\(tenths / 10).\(tenths % 10) ms"
    }
}
