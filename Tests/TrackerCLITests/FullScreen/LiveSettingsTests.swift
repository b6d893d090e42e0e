import TestKit
import Testing

/// A3, SET-1: settings that are changed in the built program, while it runs and on the disk.
@Suite struct LiveSettingsTests {
    @Test("A3, SET-2: `:set language ru` changes the open app, and is what commands find")
    func language() throws {
        let program = try Program.withHabits()
        let app = try RunningApp.ready(program)
        try app.type(":set language ru\r")
        #expect(try app.waits { $0.shows("Сохранено: язык — Русский.") && $0.shows("1 Трекеры") })
        #expect(try program.tracker("config", "get", "language", "--plain").output == "ru\n")
        #expect(try app.quit() == .exited(0))
    }

    @Test("T72, T60: the mouse is off as soon as it is set so; at the end only what is on is switched off")
    func mouse() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type(":set mouse off\r")
        #expect(try app.waits { $0.shows("Saved: mouse off.") && $0.modes.isDisjoint(with: [1002, 1006]) })
        try app.type("o")
        #expect(try app.focus(row: "Mouse"))
        try app.type("l")
        #expect(try app.waits { $0.modes.isSuperset(of: [1002, 1006]) })
        try app.type("h")
        #expect(try app.waits { $0.modes.isDisjoint(with: [1002, 1006]) })
        try app.type("\u{1B}")
        #expect(try app.waits { !$0.shows("Week begins on") })
        #expect(try app.quit() == .exited(0))
        let controls = app.screen.controls
        #expect(app.screen.modes == [7, 25])
        #expect(controls.count { $0 == "?1002h" } == 2 && controls.count { $0 == "?1002l" } == 2)
    }

    @Test("A3: a setting that cannot be written says so first and why, and the app goes on with the old one")
    func refused() throws {
        let program = try Program.withHabits()
        try program.home.makeFolder(".config/tracker/Settings.plist")
        let app = try RunningApp.ready(program)
        try app.type(":set language ru\r")
        #expect(try app.waits { $0.shows("The settings were not saved.") && $0.shows("1 Trackers") })
        #expect(try app.quit() == .exited(0))
    }

    @Test("SET-1, SET-2: an option outranks a setting, and the sheet says so")
    func outranked() throws {
        let program = try Program.withHabits()
        let app = try RunningApp(program, "--no-onboarding", "--lang", "en", "--theme", "dark", "--no-mouse")
        _ = try app.terminal.read(until: RunningApp.question)
        try app.type(RunningApp.synchronizingAnswer + "o")
        #expect(
            try app.waits { screen in
                ["--lang decides", "--theme decides", "--no-mouse decides"].allSatisfy { screen.shows($0) }
            })
        try app.type("q")
        #expect(try app.waits { !$0.shows("--lang decides") })
        #expect(try app.quit() == .exited(0))
    }

    @Test("T77: a light theme is set and taken back to the system's: the terminal's background decides again")
    func theme() throws {
        let program = try Program.withHabits()
        let light = "\u{1B}]11;rgb:ffff/ffff/ffff\u{1B}\\"
        let app = try RunningApp.ready(program, answer: light + RunningApp.synchronizingAnswer)
        try app.type(":set theme dark\r")
        #expect(try app.shows("Saved: theme dark."))
        try app.type("oj")
        #expect(try app.shows("◂ dark ▸"))
        try app.type("l")
        #expect(try app.shows("◂ system (light) ▸"))
        try app.type("\r")
        #expect(try app.shows("Saved: theme system."))
        #expect(try app.quit() == .exited(0))
        #expect(try program.tracker("config", "list", "--plain").output.contains("theme\tsystem\n"))
    }

    @Test("SET-1, LOG-1: the usage log begins and ends as set")
    func usageLog() throws {
        let program = try Program()
        let path = ".local/state/tracker/usage.log"
        let app = try RunningApp.ready(program)
        try app.type(":set usage-log on\r")
        #expect(try app.shows("Saved: usage log on."))
        try app.type("n")
        #expect(try app.shows("New habit"))
        try app.type("\u{1B}")
        #expect(try app.waits { !$0.shows("New habit") })
        try app.type(":set usage-log off\r")
        #expect(try app.shows("Saved: usage log off."))
        #expect(try app.quit() == .exited(0))
        let lines = String(decoding: try program.home.read(path), as: UTF8.self).split(separator: "\n")
        #expect(try lines.map { try ParsedJSON(String($0))["event"]?.string } == ["click"])
    }
}
