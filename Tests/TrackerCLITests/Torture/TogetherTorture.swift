import Synchronization
import TestKit
import Testing
import TrackerData
import TrackerDomain

/// Many processes on one library, and what the dead among them leave.
@Suite struct TogetherTorture {
    @Test("eight processes at once and an open app: every mark is there, none twice")
    func marks() throws {
        let program = try Program.tortured()
        try program.addHabits(9)
        let app = try RunningApp.ready(program)
        #expect(try app.waits { $0.shows("T9") })
        try app.type("/T9\r")
        #expect(try app.waits { $0.shows("T9") && !$0.shows("T8") })

        let days = Torture.tries(brief: 15, full: 500)
        let crowd = Crowd(program, days: days)
        let workers = try Workers(8) { crowd.markDays(of: $0 + 1) }
        var (appMarks, appLongest) = (0, Duration.zero)
        while !crowd.isDone, try app.waits(for: { $0.shows(button: "+") }) {
            let start = ContinuousClock.now
            try app.type(" ")
            guard try app.waits(for: { $0.shows(button: "✓") && !$0.shows("saving…") }) else { break }
            appLongest = max(appLongest, start.duration(to: .now))
            appMarks += 1
            try app.type("[")
        }
        workers.join()

        let outcome = crowd.outcome
        #expect(outcome.failures == [])
        #expect(appMarks > 0)
        let total = 8 * days + appMarks
        // What the app shows in the end is all of it, its own marks and those of the others.
        try app.type("2")
        #expect(try app.waits { $0.shows(Self.grouped(total)) }, "the app does not show \(total)")
        #expect(try app.quit() == .exited(0))
        let library = try program.store.load().library
        let expected =
            (1...8).map { _ in DaySet((0..<days).map { Program.today - $0 }) }
            + [DaySet((0..<appMarks).map { Program.today - $0 })]
        #expect(library.trackers.map(\.marks) == expected)
        // Each mark was written once: one addition, then a generation a mark.
        let text = try program.home.read(program.libraryPath).text
        #expect(text.contains(" gen=\(1 + total) "))
        #expect(try program.store.loadJournal().history.undo.count == min(1 + total, History.limit))
        #expect(outcome.longest < .seconds(20), "a deadline far beyond what anybody should wait")
        Torture.report(
            item: 4, "8 processes × \(days) marks, the app open and marking", tries: total,
            outcome:
                "\(8 * days) of \(8 * days) there and the app's \(appMarks), none twice; longest command "
                + "\(outcome.longest.inMilliseconds), longest mark in the app \(appLongest.inMilliseconds)")
    }

    @Test("a process that dies with the lock blocks nobody")
    func deadHolder() throws {
        let program = try Program.tortured()
        try program.addHabits(2)
        let life = try program.timed(["done", "T1", "--date", "1999-12-31"]).elapsed
        var random = SeededRandom(seed: 4)
        let wanted = Torture.tries(brief: 1, full: 50)
        var (holders, started, longest) = (0, 0, Duration.zero)
        while holders < wanted, started < 500 * wanted {
            started += 1
            let child = try PseudoTerminal(program.process(["done", "T1", "--date", "-\(started)"]))
            Sleep.pause(.microseconds(Int.random(in: 0...Int(life / .microseconds(1)), using: &random)))
            try child.send(signal: Signal.stop)
            // Stopping takes effect a moment after it was asked for.
            Sleep.pause(.milliseconds(2))
            let holds = try FolderLock.isTaken(program.libraryFolder)
            try child.send(signal: Signal.kill)
            _ = try child.finish()
            guard holds else { continue }
            holders += 1
            let (next, elapsed) = try program.timed(["done", "T2", "--date", "-\(started)"])
            #expect(next.status == .exited(0))
            longest = max(longest, elapsed)
            #expect(program.leftovers == [])
        }
        #expect(holders == wanted, "\(started) processes were stopped, and too few of them held the lock")
        #expect(longest < .seconds(4), "the lock was waited for")
        Torture.report(
            item: 4, "kill -9 of a process that holds the lock", tries: holders,
            outcome: "the next command succeeds, after at most \(longest.inMilliseconds)")
    }

    @Test("files that look like locks are nobody's: not waited for, and left as they are")
    func lockFiles() throws {
        let program = try Program.tortured()
        try program.addHabits(1)
        let names = [
            "Library.plist.lock", ".Library.plist.lock", "Library.lock", "lock", ".lock", ".#Library.plist",
            "Library.plist.lck", ".~lock.Library.plist#",
        ]
        for name in names { try program.home.write("1\n", to: program.libraryFolderName + "/" + name) }
        let (done, elapsed) = try program.timed(["done", "T1"])
        #expect(done.status == .exited(0))
        #expect(elapsed < .seconds(4), "somebody was waited for")
        for name in names {
            #expect(try program.home.read(program.libraryFolderName + "/" + name).text == "1\n")
        }
        Torture.report(
            item: 4, "lock files of other programs lying there", tries: names.count,
            outcome: "not waited for, left as they are")
    }

    private static func grouped(_ number: Int) -> String {
        number < 1000 ? String(number) : "\(number / 1000)," + String(number % 1000 + 1000).dropFirst()
    }
}

/// Eight people at eight prompts, each with a habit of their own.
private final class Crowd: Sendable {
    struct Outcome {
        var failures: [String] = []
        var longest = Duration.zero
        var done = 0
    }

    private let process: @Sendable ([String]) -> ChildProcess
    private let days: Int
    private let state = Mutex(Outcome())

    init(_ program: Program, days: Int) {
        let (executable, environment) = (program.executable, program.environment)
        process = { ChildProcess(executable: executable, arguments: $0, environment: environment) }
        self.days = days
    }

    var outcome: Outcome { state.withLock { $0 } }
    var isDone: Bool { outcome.done == 8 }

    func markDays(of number: Int) {
        for day in 0..<days {
            let start = ContinuousClock.now
            let outcome = Result { try process(["done", "T\(number)", "--date", "-\(day)"]).run() }
            let elapsed = start.duration(to: .now)
            state.withLock {
                $0.longest = max($0.longest, elapsed)
                // "Already done" would be a mark made twice.
                if case .success(let run) = outcome, run.status == .exited(0), run.output.hasPrefix("Done ") {
                    return
                }
                $0.failures.append("T\(number) -\(day): \(outcome)")
            }
        }
        state.withLock { $0.done += 1 }
    }
}
