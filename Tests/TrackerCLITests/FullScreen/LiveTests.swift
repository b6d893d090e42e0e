import TestKit
import Testing

/// The built program beside other processes, and from one start to the next.
@Suite struct LiveTests {
    @Test("T51, LIVE-1: a change by a command is shown, and kept")
    func change() throws {
        let program = try Program.withHabits()
        let app = try RunningApp.ready(program)
        #expect(try app.waits { marks($0) == 1 })
        try program.tracker("done", "Read")
        #expect(try app.waits { marks($0) == 2 })
        try app.type(" ")
        #expect(try app.waits { marks($0) == 1 })
        #expect(try app.quit() == .exited(0))
        let list = try program.tracker("list", "--plain").output
        #expect(try program.tracker("list", "--filter", "completed", "--plain").output.contains("Read"))
        #expect(list.contains("Walk"))
    }

    @Test("A5: an open app whose library is removed shows it on, says what to do, and begins no other")
    func removed() throws {
        let program = try Program.withHabits()
        let app = try RunningApp.ready(program)
        #expect(try app.waits { marks($0) == 1 })
        let before = try program.home.read(program.libraryPath)
        program.home.remove(program.libraryPath)
        for key in ["", " "] {
            try app.type(key)
            #expect(try app.shows("The library is gone; what you see is how it was. A backup of"))
            #expect(app.screen.shows("Walk") && marks(app.screen) == 1)
        }
        #expect((try? program.home.read(program.libraryPath)) == nil)
        try program.tracker("doctor", "--repair")
        #expect(try app.waits { !$0.shows("The library is gone") })
        #expect(try app.quit() == .exited(0))
        #expect(try !before.isEmpty && program.tracker("list", "--plain").output.contains("Walk"))
    }

    @Test("LIVE-1: a form over a tracker that is gone offers to create it anew")
    func deletedMeanwhile() throws {
        let program = try Program.withHabits()
        let app = try RunningApp.ready(program)
        try app.type("e")
        #expect(try app.shows("4/38"))
        try program.tracker("delete", "Walk", "--yes")
        try app.type("er\u{13}")
        #expect(try app.shows("y Create"))
        try app.type("y")
        #expect(try app.waits { $0.shows("Walker") && !$0.shows("y Create") })
        #expect(try program.tracker("list", "--plain").output.contains("Walker"))
    }

    @Test(
        "ONB-1, V24: with a tracker made by a command the first start is the list, and onboarding shows the pages"
    )
    func onboardingBesideTrackers() throws {
        let program = try Program.withHabits()
        let app = try RunningApp(program)
        #expect(try app.shows("Walk"))
        #expect(!String(decoding: app.terminal.transcript, as: UTF8.self).contains("Let me try!"))
        try app.type(RunningApp.plainAnswer)
        #expect(try app.quit() == .exited(0))
        let asked = try RunningApp(program, "onboarding")
        #expect(try asked.shows("Let me try!"))
    }

    @Test("ONB-1, ONB-3, T92: the first pages are shown until their button is pressed, then never again")
    func onboarding() throws {
        let program = try Program()
        for key in ["q", "\u{3}"] {
            let app = try RunningApp(program)
            #expect(try app.shows("Let me try!"))
            try app.type(RunningApp.plainAnswer + key)
            #expect(try app.terminal.finish().status == .exited(0))
        }
        let skipping = try RunningApp(program, "--no-onboarding")
        #expect(try skipping.shows("What will we track?"))
        try skipping.type(RunningApp.plainAnswer)
        #expect(try skipping.quit() == .exited(0))
        let app = try RunningApp(program)
        #expect(try app.shows("Let me try!"))
        try app.type(RunningApp.plainAnswer + "\r")
        #expect(try app.shows("What will we track?"))
        #expect(try app.quit() == .exited(0))
        let later = try RunningApp(program)
        #expect(try later.shows("What will we track?"))
        #expect(!String(decoding: later.terminal.transcript, as: UTF8.self).contains("Let me try!"))
    }

    @Test("LOG-1: usage events go to the log only where it is on")
    func usageLog() throws {
        let program = try Program()
        let path = ".local/state/tracker/usage.log"
        #expect(try RunningApp.ready(program).quit() == .exited(0))
        #expect((try? program.home.read(path)) == nil)
        try program.tracker("config", "set", "usage-log", "on")
        #expect(try RunningApp.ready(program).quit() == .exited(0))
        let lines = String(decoding: try program.home.read(path), as: UTF8.self).split(separator: "\n")
        #expect(try lines.map { try ParsedJSON(String($0))["event"]?.string } == ["open", "close"])
    }

    @Test("S9: a pipe in the log's place is neither waited for nor written into", arguments: [false, true])
    func pipeAsLog(isRead: Bool) throws {
        let program = try Program()
        try program.tracker("config", "set", "usage-log", "on")
        // Opened for both, a pipe waits for nobody: whoever still waits at its other end can go.
        let app = try RunningApp(
            program,
            script: """
                log=$HOME/.local/state/tracker/usage.log; mkdir -p "${log%/*}"; mkfifo "$log"
                \(isRead ? "cat \"$log\" > $HOME/read &" : "")
                "$0" --no-onboarding; code=$?; : <> "$log"; wait; exit $code
                """)
        #expect(try app.shows("What will we track?"))
        try app.type(RunningApp.plainAnswer)
        #expect(try app.quit() == .exited(0))
        #expect(try !isRead || program.home.read("read") == [])
    }

    @Test("T32: --accessible: numbers and lines alone make, mark and delete a habit")
    func accessible() throws {
        let program = try Program()
        let app = try RunningApp(program, "--accessible")
        #expect(try app.terminal.read(until: "(14: quit):") != nil)
        for (answer, next) in [
            ("1", "1. Habit"), ("1", "Name:"), ("Swim", "There are no categories yet"),
            ("Sport", "Schedule ("),
            ("sometimes", "Schedule ("),
            ("daily", "1. Swim, not done"), ("1", "1. Mark as done"), ("1", "1. Swim, done"),
            ("1", "5. Delete"),
            ("5", "2. Delete"), ("2", "What will we track?"),
        ] {
            let count = app.terminal.transcript.count
            try app.type(answer + "\n")
            #expect(try app.terminal.read(since: count, until: next) != nil, "\(answer) → \(next)")
        }
        try app.type("14\n")
        let outcome = try app.terminal.finish()
        #expect(outcome.status == .exited(0))
        #expect(!outcome.stdout.hasEscape && !outcome.output.unicodeScalars.contains("\u{9B}"))
        #expect(!outcome.output.unicodeScalars.contains { 0x2500...0x257F ~= $0.value }, "no box drawing")
        #expect(try program.tracker("history", "--plain").output.contains("Swim"))
    }

    @Test("T32: ACCESSIBLE=1 does the same on a terminal, and leaves pipes alone")
    func accessibleVariable() throws {
        var program = try Program.withHabits()
        program.environment["ACCESSIBLE"] = "1"
        let app = try RunningApp(program)
        #expect(try app.terminal.read(until: "1. Walk, done") != nil)
        let count = app.terminal.transcript.count
        try app.type("\n")
        #expect(try app.terminal.read(since: count, until: "1. Walk, done") != nil, "A8: Enter alone stays")
        try app.type("18\n")
        #expect(try app.terminal.finish().status == .exited(0))
        let piped = try program.tracker()
        #expect(piped.output.contains("Walk") && !piped.output.contains("1. Walk"))
    }

    private func marks(_ screen: TerminalScreen) -> Int { screen.buttons("✓") }
}
