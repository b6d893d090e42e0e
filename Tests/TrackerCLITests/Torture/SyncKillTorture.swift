import Samples
import TestKit
import Testing
import TrackerDomain

/// Processes that take in and publish, killed at random moments of their lives.
@Suite struct SyncKillTorture {
    private let laptop: Program
    private let desktop: Program
    private let shared: String

    /// Two devices in step through a folder, with a habit T1.
    init() throws {
        laptop = try Program.tortured()
        desktop = try Program.tortured()
        shared = laptop.home.path("shared")
        try laptop.addHabits(1)
        for (program, name) in [(laptop, "laptop"), (desktop, "desktop")] {
            let begun = try program.tracker("sync", "on", shared, "--name", name)
            try #require(begun.status == .exited(0), "\(begun)")
        }
        try laptop.tracker("sync")
    }

    @Test(
        "SYNC 9: kill -9 while a device takes in and publishes: nothing said is lost here, and both end in step"
    )
    func marks() throws {
        var random = SeededRandom(seed: 25)
        let (_, life) = try laptop.timed(["done", "T1", "--date", "1999-12-31"])
        let tries = Torture.tries(brief: 12, full: 1000)
        let first = Program.today - tries
        var said: Set<Day> = ["1999-12-31"]
        var killed = 0
        for number in 0..<tries {
            // Each of them takes in what the other one did and publishes what it does.
            let (program, day) = (number.isMultiple(of: 2) ? laptop : desktop, first + number)
            let outcome = try program.process(["done", "T1", "--date", day.iso]).run(
                killedAfter: .microseconds(
                    Int.random(in: 0...Int(life * 1.3 / .microseconds(1)), using: &random)))
            if outcome.status != .exited(0) { killed += 1 }
            if outcome.output.contains("\n") {
                said.insert(day)
                #expect(try Self.marks(of: program).contains(day), "kill \(number): said, and not there")
            }
        }
        #expect(killed > 0, "the kills come too late")
        // What a kill has left goes with the next change, which a sync need not bring.
        for (program, day) in [(laptop, "1999-12-29"), (desktop, "1999-12-30")] {
            try program.tracker("done", "T1", "--date", day)
        }
        for _ in 0..<3 { for program in [laptop, desktop] { try program.tracker("sync") } }
        let (ours, theirs) = (try Self.marks(of: laptop), try Self.marks(of: desktop))
        #expect(ours == theirs)
        #expect(said.isSubset(of: ours), "\(said.subtracting(ours))")
        for program in [laptop, desktop] {
            #expect(try program.tracker("sync", "status", "--plain").output.contains("inStep"))
            #expect(try program.tracker("doctor").output == "All is well.\n")
            #expect(program.leftovers == [])
        }
        // Only what both publish is left in the folder.
        let files = laptop.home.list().filter { $0.hasPrefix("shared/") && $0 != "shared/" }
        #expect(files.count == 2, "\(files)")
        Torture.report(
            item: 2, "kill -9 while a device takes in and publishes", tries: tries,
            outcome: "\(killed) killed; nothing said is missing, and both are in step")
    }

    private static func marks(of program: Program) throws -> Set<Day> {
        let lines = try program.tracker("export", "--format", "csv").output.split(separator: "\n")
        return Set(lines.dropFirst().compactMap { Day(iso: $0.prefix(10)) })
    }
}
