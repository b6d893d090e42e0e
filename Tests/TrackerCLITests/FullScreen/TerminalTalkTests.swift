import Terminal
import TestKit
import Testing

/// What the built program says to a terminal, and what it makes of the answers.
@Suite struct TerminalTalkTests {
    /// The accent of the theme for a light background, 2F66D0.
    private static let lightAccent = "38;2;47;102;208"
    /// 6E9BF2.
    private static let darkAccent = "38;2;110;155;242"

    @Test("T73: a key typed before the first screen is kept")
    func typedBefore() throws {
        let app = try RunningApp(.withHabits(), "--no-onboarding")
        try app.type("n")
        #expect(try app.shows("Habit"))
    }

    @Test("T69: a lone Esc is a key; a sequence in pieces is one")
    func escape() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        try app.type("\u{1B}")
        #expect(try app.waits { !$0.shows("PgUp/PgDn") })
        try app.type("\u{1B}[4")
        try app.type("~")
        #expect(try app.waits { $0.rows.contains { $0.contains("›") && $0.contains("Read") } })
    }

    @Test("T69: split at any place, what a terminal sends means the same")
    @MainActor func split() throws {
        for sequence in ["\u{1B}[B", "\u{1B}OB", "\u{1B}[4~", "\u{1B}[<65;5;9M", "\u{1B}[1089::99;5u", "т"] {
            let bytes = Array(sequence.utf8)
            for place in 0...bytes.count {
                var decoder = KeyDecoder()
                let whole = decoder.decode(bytes)
                let pieces = decoder.decode(bytes[..<place]) + decoder.decode(bytes[place...])
                #expect(pieces == whole && whole.count == 1, "\(sequence.debugDescription) at \(place)")
            }
        }
    }

    @Test("T71: late and unknown answers change nothing")
    func lateAnswers() throws {
        let app = try RunningApp.ready(.withHabits())
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        let before = app.screen.rows
        for answer in [
            "\u{1B}[?2026;0$y", "\u{1B}]11;rgb:0000/0000/0000\u{7}", "\u{1B}P1$r0m\u{1B}\\", "\u{1B}[?997;1n",
            "\u{1B}[?1;2c", "\u{1B}[999;9z", "\u{1B}_x\u{1B}\\", "\u{1B}[I\u{1B}[O", "\u{1B}[12;40R",
        ] { try app.type(answer) }
        try app.terminal.write([0xFF, 0xC0, 0x80])
        // Whatever those did has been done once the next key has.
        try app.type("\u{1B}[C")
        #expect(try app.waits { $0.rows != before })
        try app.type("\u{1B}[D")
        #expect(try app.waits { $0.rows == before })
    }

    @Test("T74: among 100 trackers a moved focus is at most 1 KB; Ctrl-L clears everything, keys do not")
    func economy() throws {
        var program = try Program.withHabits(count: 100)
        program.environment["COLORTERM"] = "truecolor"
        let app = try RunningApp.ready(program)
        var clears = 0
        // Two columns, in the order of their names: down the left one, then across and back.
        for (key, name) in [
            ("j", "Habit 103"), ("j", "Habit 105"), ("l", "Habit 106"), ("k", "Habit 104"),
            ("h", "Habit 103"),
        ] {
            let count = app.terminal.transcript.count
            try app.type(key)
            #expect(try app.waits { $0.rows.contains { Self.focused(name, in: $0) } }, "\(name)")
            #expect(app.terminal.transcript.count - count <= 1024, "\(key)")
            if clears == 0 { clears = app.screen.clears }
            #expect(app.screen.clears == clears)
        }
        try app.type("\u{C}")
        #expect(try app.waits { $0.clears == clears + 1 && $0.shows("Habit 103") })
    }

    private static func focused(_ name: String, in row: String) -> Bool {
        guard let pointer = row.firstIndex(of: "›"), let range = row.firstRange(of: name) else {
            return false
        }
        // Nothing but its colour and emoji stands between them.
        return pointer < range.lowerBound && row[pointer..<range.lowerBound].count <= 6
    }

    @Test(
        "T75: frames are synchronized where the terminal says it can",
        arguments: [("1", true), ("2", true), ("0", false), (nil, false)] as [(String?, Bool)])
    func synchronized(answer: String?, isUsed: Bool) throws {
        let mode = answer.map { "\u{1B}[?2026;\($0)$y" } ?? ""
        let app = try RunningApp.ready(.withHabits(), answer: mode + RunningApp.plainAnswer)
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        let controls = app.screen.controls
        #expect(controls.contains("?2026h") == isUsed)
        #expect(controls.count { $0 == "?2026h" } == controls.count { $0 == "?2026l" })
    }

    @Test("T75: Apple's Terminal is not asked")
    func appleTerminal() throws {
        var program = try Program.withHabits()
        program.environment["TERM_PROGRAM"] = "Apple_Terminal"
        let app = try RunningApp.ready(program)
        #expect(!app.screen.controls.contains("?2026$p"))
    }

    @Test(
        "T77: the theme follows the background that the terminal reports",
        arguments: [
            ("rgb:ffff/ffff/ffff\u{1B}\\", true), ("rgb:ff/ff/ff\u{7}", true),
            ("rgba:ffff/ffff/ffff/ffff\u{7}", true),
            ("rgb:1e1e/1e1e/1e1e\u{1B}\\", false), ("rgb:f/f\u{7}", false), ("white\u{7}", false),
        ])
    func background(answer: String, isLight: Bool) throws {
        var program = try Program.withHabits()
        program.environment["COLORTERM"] = "truecolor"
        let app = try RunningApp.ready(program, answer: "\u{1B}]11;" + answer + RunningApp.plainAnswer)
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        #expect(uses(Self.lightAccent, app) == isLight)
        #expect(uses(Self.darkAccent, app), "the first screen is dark")
    }

    @Test("T79, LOOK-3: cards are tinted over the background that the terminal reports, else over near-black")
    func tint() throws {
        var program = try Program.withHabits()
        program.environment["COLORTERM"] = "truecolor"
        let app = try RunningApp.ready(
            program, answer: "\u{1B}]11;rgb:0000/2b2b/3636\u{7}" + RunningApp.plainAnswer)
        // 22 % of FF881E over 1A1B22, and over 002B36 once the answer has come.
        #expect(uses("48;2;76;51;33", app))
        #expect(try app.waits { $0.controls.contains { $0.contains("48;2;56;63;49") } })
    }

    @Test("T77: --theme comes before the background")
    func namedTheme() throws {
        var program = try Program.withHabits()
        program.environment["COLORTERM"] = "truecolor"
        let app = try RunningApp(program, "--no-onboarding", "--theme", "light")
        #expect(try app.terminal.read(until: RunningApp.question) != nil)
        try app.type("\u{1B}]11;rgb:0/0/0\u{7}" + RunningApp.plainAnswer + "c")
        #expect(try app.shows("PgUp/PgDn"))
        #expect(uses(Self.lightAccent, app) && !uses(Self.darkAccent, app))
    }

    @Test("T78: a switched theme is asked for and followed")
    func themeSwitch() throws {
        var program = try Program.withHabits()
        program.environment["COLORTERM"] = "truecolor"
        let app = try RunningApp.ready(program)
        #expect(app.screen.modes.contains(2031))
        let count = app.terminal.transcript.count
        try app.type("\u{1B}[?997;2n")
        #expect(try app.terminal.read(since: count, until: "\u{1B}]11;?") != nil)
        try app.type("\u{1B}]11;rgb:ffff/ffff/ffff\u{7}" + RunningApp.plainAnswer)
        #expect(try app.waits { _ in uses(Self.lightAccent, app) })
    }

    @Test("T28: NO_COLOR takes colours away and leaves bold", arguments: ["1", "0"])
    func noColor(value: String) throws {
        var program = try Program.withHabits()
        program.environment["NO_COLOR"] = value
        let app = try RunningApp.ready(program)
        try app.type("c")
        #expect(try app.shows("PgUp/PgDn"))
        #expect(colorNumbers(app).isEmpty)
        #expect(
            app.screen.controls.contains {
                $0.last == "m" && $0.dropLast().split(separator: ";").contains("1")
            })
    }

    @Test("T80, T79: with sixteen colours only 30–37 and 90–97, and no background")
    func sixteenColors() throws {
        var program = try Program.withHabits()
        program.environment["TERM"] = "xterm"
        let app = try RunningApp.ready(program)
        try app.type("2")
        #expect(try app.shows("Average"))
        let colors = colorNumbers(app)
        #expect(!colors.isEmpty && colors.allSatisfy { 30...37 ~= $0 || 90...97 ~= $0 }, "\(colors)")
        // The colours to choose from are fields of their own, their numbers in black or white.
        try app.type("1n\r")
        #expect(try app.shows("0/38"))
        #expect(colorNumbers(app).isDisjoint(with: [38, 48]))
    }

    /// The parameters that set a colour.
    private func colorNumbers(_ app: RunningApp) -> Set<Int> {
        let numbers = app.screen.controls.filter { $0.last == "m" }
            .flatMap { $0.dropLast().split(separator: ";").compactMap { Int($0) } }
        return Set(numbers.filter { $0 >= 30 && $0 != 39 })
    }

    @Test("T81: --ascii: no byte beyond U+007F but those of people's emoji")
    func ascii() throws {
        let app = try RunningApp(.withHabits(), "--no-onboarding", "--ascii")
        #expect(try app.terminal.read(until: RunningApp.question) != nil)
        try app.type(RunningApp.synchronizingAnswer)
        for (key, text) in [
            ("c", "PgUp/PgDn"), ("q2", "Average"), ("1m", "Delete"), ("q", "+]"), ("?", "Keys and commands"),
        ] {
            try app.type(key)
            #expect(try app.shows(text), "\(key)")
        }
        let written = String(decoding: app.terminal.transcript, as: UTF8.self).unicodeScalars
        #expect(written.allSatisfy { $0.isASCII || $0.properties.isEmojiPresentation })
    }

    @Test("T72: the mouse is switched on, and not with --no-mouse")
    func mouse() throws {
        let app = try RunningApp.ready(.withHabits())
        #expect(app.screen.modes.isSuperset(of: [1002, 1006]))
        try app.type("\u{1B}[<0;20;1M")
        #expect(try app.shows("Average"), "a click on 2 Statistics")
        let other = try RunningApp(.withHabits(), "--no-onboarding", "--no-mouse")
        #expect(try other.shows("Walk"))
        #expect(other.screen.modes.isDisjoint(with: [1000, 1002, 1003, 1006]))
    }

    private func uses(_ color: String, _ app: RunningApp) -> Bool {
        app.screen.controls.contains { $0.contains(color) }
    }
}
