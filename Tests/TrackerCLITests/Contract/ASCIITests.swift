import Terminal
import Testing
import TrackerCLI
import TrackerPresentation

/// Where nothing beyond U+007F can be shown, the product writes nothing beyond it: people's own text alone.
@MainActor @Suite struct ASCIITests {
    /// Run one after another where there is a habit "Run" of "Sport" and an event "Dentist".
    ///
    /// Not the manual and the completions: those are sources for programs that have their own ways with letters.
    private static let lines: [[String]] = [
        ["list"], ["list", "--date", "yesterday"], ["list", "--search", "zzz"],
        ["list", "--filter", "completed"], ["stats"], ["stats", "--sort", "rate"], ["show", "Run"],
        ["show", "Dentist"], ["calendar"], ["calendar", "Run"], ["category", "list"], ["history"],
        ["config", "list"], ["config", "get", "theme"], ["paths"], ["doctor"], ["doctor", "--repair"],
        ["help"],
        // What is wrong.
        ["lisst"], ["done", "zzz"], ["done", "Run", "--date", "tomorrow"], ["list", "--frobnicate"],
        ["add", String(repeating: "x", count: 40), "--category", "Sport", "--event"],
        ["add", "A\u{7}", "--category", "Sport", "--event"], ["category", "add", "SPORT"],
        ["done", "Run", "--plain"], ["list", "--date", "2026-02-30"], ["stats", "--sort", "luck"],
        ["config", "set", "theme", "pink"], ["list", "--date", "-3", "--filter", "today"], ["onboarding"],
        ["category"], ["calendar", "--month", "13"],
        // What changes something, and questions.
        ["done", "Run"], ["done", "Run", "Dentist", "--date", "yesterday"], ["list"], ["stats"], ["history"],
        ["edit", "Run", "--schedule", "mon"], ["pin", "Run"], ["edit", "Run", "--name", "Jog"], ["undo"],
        ["redo"], ["undo"], ["add", "Swim"], ["add", "Swim", "--category", "Sport", "--event", "--dry-run"],
        ["delete", "Run"], ["delete", "Run", "--yes"], ["undo"], ["category", "delete", "Sport", "--yes"],
        ["history", "clear"], ["history", "clear", "--yes"],
    ]

    @Test("T81: commands write ASCII alone", arguments: [false, true])
    func commands(isTerminal: Bool) throws {
        let everyHelp = CommandName.visible.map {
            ["help"] + $0.rawValue.split(separator: " ").map(String.init)
        }
        let shell = try shell()
        shell.isTerminal = isTerminal
        for line in Self.lines + everyHelp {
            shell.answers = ["n", "n"]
            let run = shell.run(line + ["--ascii"])
            let written = (run.output + run.errors).unicodeScalars
            #expect(!written.isEmpty, "\(line)")
            // Emoji are what people choose.
            let others = written.filter { !$0.isASCII && !$0.properties.isEmojiPresentation }
            #expect(others.isEmpty, "\(line): \(String(String.UnicodeScalarView(others)))")
        }
    }

    @Test("T44, T81: where the locale names no UTF-8, letters stay as they are and signs are ASCII")
    func locale() throws {
        let shell = try shell()
        shell.environment["LC_ALL"] = "C"
        shell.isTerminal = true
        shell.tracker("add", "Чтение «Дозора»…", "--category", "Дом", "--schedule", "daily")
        #expect(shell.tracker("list").output.contains("Чтение «Дозора»…"))
        for line in Self.lines {
            shell.answers = ["n", "n"]
            let run = shell.run(line)
            // Arrows, lines, blocks and shapes begin there.
            let signs = (run.output + run.errors).unicodeScalars.filter {
                $0.value >= 0x2190 && !$0.properties.isEmojiPresentation
            }
            #expect(signs.isEmpty, "\(line): \(String(String.UnicodeScalarView(signs)))")
        }
    }

    @Test("T81: every screen of the app is ASCII")
    @MainActor func screens() throws {
        for keys in AppPlaces.all {
            let stage = try AppStage(glyphs: .ascii)
            stage.type(keys)
            for row in stage.rows {
                let others = row.unicodeScalars.filter { !$0.isASCII && !$0.properties.isEmojiPresentation }
                // Emoji of several scalars are joined and shown in colour by signs of their own.
                #expect(others.allSatisfy { ["\u{200D}", "\u{FE0F}", "❤"].contains($0) }, "\(keys): \(row)")
            }
        }
    }

    @Test("T81: the numbered prompts are ASCII")
    func prompts() throws {
        let shell = try shell()
        shell.answers = [
            "1", "1", "1", "x", "5", "1", "2", "1", "Swim", "Sport", "daily", "99", "4", "zzz", "",
        ]
        let run = shell.tracker("--accessible", "--ascii")
        #expect(run.output.contains("1. Run") && run.output.contains("Swim"))
        let others = (run.output + run.errors).unicodeScalars.filter { !$0.isASCII }
        #expect(others.isEmpty, "\(run.output)")
    }

    private func shell() throws -> Shell {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "weekdays", "--pin")
        shell.tracker("add", "Dentist", "--category", "Health", "--event")
        return shell
    }
}
