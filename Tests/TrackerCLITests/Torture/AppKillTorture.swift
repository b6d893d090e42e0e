import TestKit
import Testing
import TrackerData
import TrackerDomain

/// The app, killed at random moments after a key that marks.
@Suite struct AppKillTorture {
    /// What the terminal showed when the app died.
    private enum Shown: String, CaseIterable {
        case nothing = "before the frame"
        case frame = "within a frame"
        case saving = "as being saved"
        case saved = "as saved"
    }

    @Test(
        "LIVE-2: kill -9 after a mark: it is there unless it was shown as being saved, and not before its frame"
    )
    func marks() throws {
        let program = try Program.tortured()
        try program.addHabits(1)
        let tracker = Identifier(high: 1, low: 1)
        var random = SeededRandom(seed: 23)
        var counts: [Shown: Int] = [:]
        let tries = Torture.tries(brief: 12, full: 400)
        for number in 0..<tries {
            let before = try program.store.load().library
            let isDone = before.tracker(tracker)?.marks.contains(Program.today) == true
            var journal = Journal(library: before)
            try journal.perform(
                [
                    isDone
                        ? .uncomplete([tracker], on: Program.today) : .complete([tracker], on: Program.today)
                ],
                today: Program.today)

            let app = try RunningApp.ready(program)
            #expect(try app.waits { $0.shows(button: isDone ? "✓" : "+") })
            try app.type(" ")
            Sleep.pause(.microseconds(Int.random(in: 0...25_000, using: &random)))
            try app.terminal.send(signal: Signal.kill)
            _ = try app.terminal.finish()

            let screen = app.screen
            let shown: Shown =
                if screen.modes.contains(2026) { .frame } else if screen.shows(button: isDone ? "✓" : "+") {
                    .nothing
                } else if screen.shows("saving…") { .saving } else { .saved }
            counts[shown, default: 0] += 1
            let loaded = try program.store.load()
            #expect(loaded.warnings.isEmpty, "kill \(number)")
            switch shown {
            case .nothing: #expect(loaded.library == before, "kill \(number)")
            case .frame, .saving:
                #expect([before, journal.library].contains(loaded.library), "kill \(number)")
            case .saved: #expect(loaded.library == journal.library, "kill \(number)")
            }
        }
        try program.tracker("done", "T1", "--date", "2000-01-01")
        #expect(program.leftovers == [])
        let told = Shown.allCases.map { "\(counts[$0, default: 0]) \($0.rawValue)" }.joined(separator: ", ")
        Torture.report(
            item: 2, "kill -9 of the app after a mark", tries: tries,
            outcome: "\(told); nothing shown as saved is missing, nothing is written before it is shown")
    }
}
