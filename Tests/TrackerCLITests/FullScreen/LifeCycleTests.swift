import TestKit
import Testing

/// How the built program takes a terminal and gives it back.
@Suite struct LifeCycleTests {
    @Test("T76: the first screen waits for no answer")
    func firstPaint() throws {
        let app = try RunningApp(.withHabits(), "--no-onboarding")
        #expect(try app.shows("Walk"))
        #expect(try app.terminal.read(until: RunningApp.question) != nil)
        let bytes = app.terminal.transcript
        let name = try #require(bytes.firstRange(of: Array("Walk".utf8)))
        let question = try #require(bytes.firstRange(of: Array("\u{1B}]11;?".utf8)))
        #expect(name.upperBound < question.lowerBound)
        // It never answers: keys do what they do all the same.
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        try app.type("q")
        #expect(try app.waits { !$0.shows("PgUp/PgDn") })
        #expect(try app.quit() == .exited(0))
    }

    @Test("T55: after q the screen, the cursor and the line settings are as before")
    func restored() throws {
        let program = try Program.withHabits()
        let app = try RunningApp(
            program, script: "echo before; stty -g > $HOME/one; \"$0\" --no-onboarding; stty -g > $HOME/two")
        #expect(try app.shows("Walk"))
        #expect(try app.waits { $0.controls.contains("c") })
        try app.type(RunningApp.plainAnswer)
        #expect(try app.quit() == .exited(0))
        let screen = app.screen
        #expect(screen.modes == [7, 25])
        #expect(screen.rows[0] == "before" && screen.rows[1...].allSatisfy(\.isEmpty))
        let settings = try program.home.read("one")
        #expect(try !settings.isEmpty && settings == program.home.read("two"))
    }

    @Test(
        "A13, T73: q and Ctrl-S typed ahead, together or apart, leave the terminal as it was",
        arguments: 1...6)
    func typedAhead(run: Int) throws {
        let program = try Program.withHabits()
        let app = try RunningApp(
            program, script: "stty -g > $HOME/one; \"$0\" --no-onboarding; stty -g > $HOME/two")
        // As early as can be, and later and later: after the first sign, the first frame, the questions.
        switch run {
        case 1: try app.type("q\u{13}")
        case 2: try app.type("\u{13}q")
        case 3:
            try app.type("q")
            #expect(try app.terminal.read(until: "\u{1B}[?1049h") != nil)
            try app.type("\u{13}")
        case 4:
            _ = try app.terminal.read(until: "\u{1B}[?1049h")
            try app.type("q\u{13}")
        case 5:
            _ = try app.terminal.read(until: RunningApp.question)
            try app.type("q\u{13}" + RunningApp.plainAnswer)
        default:
            // While the answers that do not come are waited for.
            _ = try app.terminal.read(until: RunningApp.question)
            try app.type("q")
            for _ in 1...10 {
                try app.type("\u{13}")
                _ = try app.terminal.read(since: 0, deadline: .milliseconds(20)) { _ in false }
            }
        }
        #expect(try app.terminal.finish().status == .exited(0))
        #expect(app.screen.modes == [7, 25] && app.screen.controls.contains("?1049h"))
        let settings = try program.home.read("one")
        #expect(try !settings.isEmpty && settings == program.home.read("two"))
    }

    @Test("T56: signals that end it give the terminal back; rc 128 + n", arguments: [1, 2, 3, 15] as [Int32])
    func signals(number: Int32) throws {
        let app = try RunningApp.ready(.withHabits())
        try app.terminal.send(signal: number)
        #expect(try app.terminal.finish().status == .exited(128 + number))
        #expect(app.screen.modes == [7, 25])
    }

    @Test("T56: a terminal that vanishes ends it, without a second of work")
    func vanished() throws {
        let app = try RunningApp.ready(.withHabits())
        #expect(app.terminal.hangUp() == .exited(129))
        // All that it ever did: on a busy device the clock on the wall tells nothing.
        #expect(try #require(app.terminal.cpuTime) < .seconds(1))
    }

    @Test("T59: Ctrl-Z gives the terminal to the shell; fg takes it again and draws everything")
    func suspend() throws {
        let script = "set -m; \"$0\" --no-onboarding; echo \"stopped $?\"; read go; fg; echo \"ended $?\""
        let app = try RunningApp(.withHabits(), script: script)
        #expect(try app.waits { $0.controls.contains("c") })
        try app.type(RunningApp.plainAnswer + "\u{1A}")
        // M11: the signal has another number on each system.
        #expect(try app.shows("stopped \(128 + Signal.terminalStop)"))
        #expect(app.screen.modes == [7, 25])
        let clears = app.screen.clears
        try app.type("\n")
        #expect(try app.waits { $0.clears > clears && $0.modes.contains(1049) && $0.shows("Walk") })
        #expect(try app.quit() == .exited(0))
        #expect(app.screen.shows("ended 0") && app.screen.modes == [7, 25])
    }

    @Test("T60: everything switched on is switched off, the keyboard before the screen")
    func undoOrder() throws {
        let app = try RunningApp.ready(
            .withHabits(), answer: "\u{1B}[?2026;2$y\u{1B}]11;rgb:0/0/0\u{1B}\\\u{1B}[?0u\u{1B}[?62c")
        #expect(try app.waits { $0.controls.contains(">5u") })
        #expect(try app.quit() == .exited(0))
        let screen = app.screen
        #expect(screen.modes == [7, 25])
        let ends = ["?2026l", "<u", "?1006l", "?1002l", "?2004l", "?1004l", "?25h", "?1049l"]
        let places = ends.map { screen.controls.lastIndex(of: $0) ?? -1 }
        #expect(places == places.sorted() && places.first != -1, "\(screen.controls.suffix(14))")
    }

    @Test("T61: answers that come after q do not reach the shell")
    func lateAnswers() throws {
        let script = "\"$0\" --no-onboarding; echo over; read line; echo \"[$line]\""
        let app = try RunningApp(.withHabits(), script: script)
        try app.type("q")
        #expect(try app.waits { $0.controls.contains("?1049l") })
        try app.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\" + RunningApp.plainAnswer)
        #expect(try app.shows("over"))
        try app.type("mine\n")
        _ = try app.terminal.finish()
        #expect(app.screen.shows("[mine]"))
    }

    @Test("T62: a new size is answered by one frame, and the focus stays")
    func resized() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type("j")
        #expect(try app.waits { $0.rows.contains { $0.contains("›") && $0.contains("Read") } })
        try app.resize(columns: 100, rows: 30)
        // The last row is drawn last.
        #expect(try app.waits { $0.rows[29].contains("? all keys") })
        #expect(app.screen.rows.contains { $0.contains("›") && $0.contains("Read") })
        try app.type("k")
        #expect(try app.waits { $0.rows.contains { $0.contains("›") && $0.contains("Walk") } })
        #expect(app.screen.clears == 1)
    }

    @Test("T62, T63: 500 sizes, and a window too small says so and recovers")
    func sizes() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type("j")
        #expect(try app.waits { $0.rows.contains { $0.contains("›") && $0.contains("Read") } })
        let before = app.screen.rows
        var random = SeededRandom(seed: 62)
        for _ in 1...500 {
            try app.resize(
                columns: .random(in: 1...300, using: &random), rows: .random(in: 1...100, using: &random))
        }
        try app.resize(columns: 52, rows: 12)
        #expect(try app.shows("too small: 52×12, need 60×15"))
        try app.resize(columns: 80, rows: 24)
        #expect(try app.waits { $0.rows == before }, "\(app.screen.rows.joined(separator: "\n"))")
        #expect(try app.quit() == .exited(0))
    }

    @Test("T33, T64: an idle app writes nothing, and wakes up for the file check alone")
    func idle() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        let (count, sleeps, start) = (app.terminal.transcript.count, app.terminal.sleeps, ContinuousClock.now)
        #expect(try app.terminal.read(since: count, deadline: .seconds(5)) { !$0.isEmpty } == nil)
        if let sleeps, let later = app.terminal.sleeps {
            // Every two seconds; it may not have been asleep yet at the beginning, and not at a round moment.
            let checks = Int(start.duration(to: .now) / .seconds(2))
            #expect(later - sleeps <= checks + 2)
        }
        try app.type("q")
        #expect(try app.waits { !$0.shows("PgUp/PgDn") })
        #expect(try app.quit() == .exited(0))
    }

    @Test("T65: with something else on stdin the keys come from the terminal")
    func redirectedInput() throws {
        let app = try RunningApp(.withHabits(), script: "echo x | \"$0\" --no-onboarding")
        #expect(try app.waits { $0.controls.contains("c") && $0.shows("Walk") })
        try app.type(RunningApp.plainAnswer)
        #expect(try app.quit() == .exited(0))
    }

    @Test("T30: TERM dumb or unset: no escape, the commands are named, rc 2", arguments: ["dumb", ""])
    func dumb(term: String) throws {
        var program = try Program()
        program.environment["TERM"] = term.isEmpty ? nil : term
        for line in [[], ["onboarding"]] {
            let outcome = try PseudoTerminal(program.process(line)).finish()
            #expect(outcome.status == .exited(2) && !outcome.stdout.hasEscape)
            #expect(outcome.output.contains("tracker list"))
        }
    }
}
