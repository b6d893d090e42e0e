import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Processes that mark days, killed at random moments of their lives.
@Suite struct KillTorture {
    /// Where a process was when it died, by what it left.
    private enum Moment: String, CaseIterable {
        case before = "before writing"
        case writing = "while writing"
        case published = "published but not said"
        case said = "said"
        case ended = "ended before"
    }

    @Test(
        "kill -9 while a day is marked: the library is as before or as after, and as after if that was said")
    func marks() throws {
        let program = try Program.tortured()
        try program.addHabits(10)
        try program.perform((1...730).map { .complete([Self.id(0)], on: Program.today - $0) })
        let usualLife = try Self.life { try program.tracker("done", "T1", "--date", "-\(731 + $0)") }
        var life = usualLife
        var random = SeededRandom(seed: 9)
        var counts: [Moment: Int] = [:]
        var library = try program.store.load().library
        var longest = Duration.zero
        let tries = Torture.tries(brief: 20, full: 1000)
        for number in 0..<tries {
            let (tracker, day) = (Self.id(1 + number % 9), Program.today - number / 9)
            let marked = try Self.marked(tracker, on: day, in: library)
            let line = ["done", tracker.description, "--date", day.iso]
            let outcome = try program.process(line).run(
                killedAfter: .microseconds(
                    Int.random(in: 0...Int(life * 1.2 / .microseconds(1)), using: &random)))
            let loaded = try program.store.load()
            #expect(loaded.warnings.isEmpty, "kill \(number)")
            #expect(loaded.library == library || loaded.library == marked, "kill \(number)")
            #expect(try program.store.loadJournal().library == loaded.library, "kill \(number)")

            let hasSaid = outcome.output.contains("\n")
            if hasSaid { #expect(loaded.library == marked, "kill \(number): said, and not there") }
            let leftovers = program.leftovers
            let moment: Moment =
                switch (outcome.status, hasSaid, loaded.library == marked) {
                case (.exited(0), _, _): .ended
                case (_, true, _): .said
                case (_, _, true): .published
                default: leftovers.isEmpty ? .before : .writing
                }
            counts[moment, default: 0] += 1
            // Other processes make this one's life longer and shorter: one in six is let live to its end.
            life = max(life * (moment == .ended ? 0.95 : 1.01), usualLife / 8)
            library = loaded.library
            guard !leftovers.isEmpty, Bool.random(using: &random) else { continue }

            // The next write: the lock died with its holder, and what the dead have left goes.
            let other = Program.today - (800 + number)
            let (next, elapsed) = try program.timed(["done", "T1", "--date", other.iso])
            #expect(next.status == .exited(0), "after kill \(number)")
            longest = max(longest, elapsed)
            #expect(program.leftovers == [], "after kill \(number)")
            library = try Self.marked(Self.id(0), on: other, in: library)
            #expect(try program.store.load().library == library, "after kill \(number)")
        }
        #expect(counts[.ended, default: 0] < tries, "the kills come too late")
        try program.tracker("done", "T1", "--date", "2000-01-01")
        #expect(program.leftovers == [])
        #expect(try program.tracker("doctor").output == "All is well.\n")
        let told = Moment.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
        Torture.report(
            item: 2, "kill -9 while a day is marked (it lives \(usualLife.inMilliseconds))", tries: tries,
            outcome:
                "\(told); every file opens, nothing said is missing; next write after one at most \(longest.inMilliseconds)"
        )
    }

    @Test("kill -9 at the first write of all: no library, or the one that was meant")
    func firstWrite() throws {
        let line = ["add", "Run", "--category", "Sport", "--schedule", "daily"]
        let life = try Self.life { _ in
            let program = try Program.tortured()
            return try program.process(line).run()
        }
        var random = SeededRandom(seed: 10)
        let tries = Torture.tries(brief: 5, full: 200)
        var (there, cutShort) = (0, 0)
        for number in 0..<tries {
            let program = try Program.tortured()
            let outcome = try program.process(line).run(
                killedAfter: .microseconds(
                    Int.random(in: 0...Int(life * 1.2 / .microseconds(1)), using: &random)))
            let names = try program.store.load().library.trackers.map(\.name)
            #expect(names == ["Run"] || names.isEmpty && !outcome.output.contains("\n"), "kill \(number)")
            there += names.count
            #expect(try program.tracker("add", "Walk", "--category", "Sport", "--event").status == .exited(0))
            // A path that was not written to its end tells nobody whose it was to be: it stays, in a folder of its own.
            let unfinished = program.leftovers.filter { $0.hasSuffix("/.tracker-origin") }
            #expect(program.leftovers == unfinished)
            for name in unfinished { #expect(try !program.home.read(name).text.hasSuffix("\n")) }
            cutShort += unfinished.count
            #expect(try program.store.load().library.trackers.map(\.name) == names + ["Walk"])
        }
        Torture.report(
            item: 2, "kill -9 at the first write of all", tries: tries,
            outcome:
                "\(there) there, \(tries - there) not begun; \(cutShort) left an unfinished path among the backups"
        )
    }

    private static func id(_ number: Int) -> Identifier { Identifier(high: 1, low: UInt64(1 + number)) }

    private static func marked(_ tracker: Identifier, on day: Day, in library: Library) throws -> Library {
        var journal = Journal(library: library)
        try journal.perform([.complete([tracker], on: day)], today: Program.today)
        return journal.library
    }

    /// How long such a process lives when it is let: the middle of nine.
    private static func life(_ run: (Int) throws -> ProcessOutcome) throws -> Duration {
        let lives = try (0..<9).map { number in
            let start = ContinuousClock.now
            let status = try run(number).status
            #expect(status == .exited(0))
            return start.duration(to: .now)
        }
        return lives.sorted()[4]
    }
}
