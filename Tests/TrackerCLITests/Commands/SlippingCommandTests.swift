import DeskKit
import Samples
import Terminal
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// The worked example of what slips, on the command line and on the screen.
@MainActor @Suite struct SlippingCommandTests {
    private func shell(_ language: Language = .english) throws -> Shell {
        let shell = try Shell(today: SlippingHabits.today.iso, language: language.rawValue)
        for (tracker, rule) in zip(SlippingHabits.all, ["daily", "daily", "3/week", "daily"]) {
            let start = tracker.createdOn.iso
            shell.tracker("add", tracker.name, "--category", "Home", "--schedule", rule, "--start", start)
            for days in tracker.marks.ranges {
                let days = "\(days.lowerBound.iso)..\(days.upperBound.iso)"
                try #require(shell.tracker("done", tracker.name, "--date", days).code == .done)
            }
        }
        return shell
    }

    private func records(_ output: String) -> [[String]] {
        output.split(separator: "\n").map {
            $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
        }
    }

    @Test("SLIP-2: `stats` names what slips, in ASCII without emoji, and nothing where none does")
    func line() throws {
        let shell = try shell()
        #expect(shell.tracker("stats").output.contains("\nSlipping 😻 Water 93 → 52% · 🌺 Gym 79 → 62%\n\n"))
        #expect(
            shell.tracker("stats", "--ascii").output.contains("\nSlipping Water 93 -> 52% - Gym 79 -> 62%\n"))
        #expect(
            shell.tracker("stats", "--lang", "ru").output
                .contains("\nНа спаде 😻 Water 93 → 52\u{A0}% · 🌺 Gym 79 → 62\u{A0}%\n"))
        shell.tracker("pause", "Water", "--until", "2026-11-20")
        #expect(shell.tracker("stats").output.contains("\nSlipping 🌺 Gym 79 → 62%\n"))
        #expect(!shell.tracker("stats", "Read").output.contains("Slipping"))
    }

    @Test("SLIP-2: the line is as wide as the window, and the numbered prompts say it without emoji")
    func width() throws {
        let shell = try shell()
        shell.isTerminal = true
        shell.columns = 40
        #expect(shell.tracker("stats", "--no-pager").output.contains("Water 93 → 52% and 1 more"))
        shell.answers = [.row("statistics")]
        let spoken = shell.tracker("--accessible").output
        #expect(spoken.contains("\nSlipping: Water 93 → 52% · Gym 79 → 62%\n"))
    }

    @Test("SLIP-3: changes of five and more stand beside the strengths, which are aligned")
    func table() throws {
        let shell = try shell()
        let table = shell.tracker("stats").output
        for text in [
            "30 days   Strength  Last", "100%    99% ▴6   ✓", "52%    52% ▾41  ✓", "50%    62% ▾17  ✗",
            "0%     0%      ✗",
        ] {
            #expect(table.contains(text), "\(text)")
        }
        let ascii = shell.tracker("stats", "--ascii").output
        for text in ["99% ^6 ", "52% v41 ", "62% v17 ", "0%     "] { #expect(ascii.contains(text)) }
    }

    @Test("SLIP-3, FRONT-13: `show` and report say what the strength was, the report's table what changed")
    func show() throws {
        let shell = try shell()
        #expect(shell.tracker("show", "Water").output.contains("52%, 93% 30 days ago\n"))
        #expect(shell.tracker("show", "New").output.contains("  0%\n"))
        let report = shell.tracker("report", "-").output
        #expect(report.contains("<dd dir='auto'>52%, 93% 30 days ago</dd>"))
        // The emoji have the fonts that colour them (FRONT-13).
        let told = "<i class='e'>😻</i> Water 93 → 52% · <i class='e'>🌺</i> Gym 79 → 62%"
        #expect(report.contains("<dt>Slipping</dt><dd dir='auto'>\(told)</dd>"))
        #expect(report.contains("<td>52% <i class='down'>▾41</i></td>"))
        #expect(report.contains("<td>99% <i class='up'>▴6</i></td><td>"))
        #expect(report.contains("<td>0% <i></i></td>"))
        let steady = shell.tracker("report", "New", "-").output
        #expect(steady.contains("New") && !steady.contains("<i></i>") && !steady.contains("Slipping"))
    }

    @Test("SLIP-4: `--sort slipping`; the strength of then at the end of a line, empty without one")
    func plain() throws {
        let shell = try shell()
        let lines = records(shell.tracker("stats", "--sort", "slipping", "--plain").output)
        #expect(
            lines.map { [$0[1], $0[6], $0[7]] } == [
                ["Water", "0.519", "0.934"], ["Gym", "0.623", "0.794"], ["Read", "0.986", "0.934"],
                ["New", "0", ""],
            ])
        // The rate of chosen days keeps its place.
        let year = records(shell.tracker("stats", "Water", "--year", "2026", "--plain").output)
        #expect(year.map { $0.suffix(3) } == [["0.519", "0.83", "0.934"]])
    }

    @Test("SLIP-4: JSON has both after the strength, `show` without what slips")
    func json() throws {
        let shell = try shell()
        let stats = shell.tracker("stats", "--json").output
        #expect(stats.contains(#""strength":0.519,"strength30":0.934,"slipping":true}"#))
        #expect(stats.contains(#""strength":0.986,"strength30":0.934,"slipping":false}"#))
        #expect(stats.contains(#""strength":0,"strength30":null,"slipping":false}"#))
        #expect(
            shell.tracker("show", "Gym", "--json").output
                .contains(#""strength":0.623,"strength30":0.794,"periodStreak""#))
        let over = shell.tracker("stats", "--json", "--to", "2026-11-19").output
        #expect(over.contains(#""slipping":false,"rate""#) && !over.contains(#""slipping":true"#))
    }

    // MARK: The screen

    private func screen(
        _ columns: Int, isASCII: Bool = false, _ trackers: [Tracker] = SlippingHabits.all
    ) throws -> Rendering {
        let session = try KeySession(SlippingHabits.library(trackers))
        session.desk.today = SlippingHabits.today
        session.app.perform(.showStatistics)
        let context = TextContext(
            language: .english, theme: Theme(appearance: .dark, glyphs: isASCII ? .ascii : .unicode),
            width: nil, isASCII: isASCII)
        var rendering = Rendering(size: Size(columns: columns, rows: 40))
        StatisticsScreenView(context: context).draw(
            session.model.statisticsScreen, in: rendering.frame.bounds, on: &rendering)
        return rendering
    }

    @Test("SLIP-2: on the screen it stands in the line of the strongest if there is room, else below")
    func screenLine() throws {
        let rows = try screen(120).frame.rows.joined(separator: "\n")
        #expect(rows.contains("Slipping 🙂 Water 93 → 52% · 🙂 Gym 79 → 62%"))
        let ascii = try screen(80, isASCII: true).frame.rows
        #expect(ascii.contains { $0.contains("Slipping Water 93 -> 52% - Gym 79 -> 62%") })
        #expect(try !screen(80, [SlippingHabits.read]).frame.rows.contains { $0.contains("Slipping") })
    }

    @Test(
        "SLIP-3: on a screen of 80 columns the strengths keep their column, which has the roles of its changes"
    )
    func roles() throws {
        let rendering = try screen(80)
        let rows = rendering.frame.rows
        #expect(rows.contains { $0.contains("30 days   Strength  Last 14 days") })
        let theme = Theme(appearance: .dark, glyphs: .unicode)
        for (sign, role) in [("▾", Role.error), ("▴", .success)] {
            let row = try #require(rows.firstIndex { $0.contains("% " + sign) })
            let cell = (0..<80).map { rendering.frame[Point(column: $0, row: row)] }.first {
                $0.cluster == Character(sign)
            }
            #expect(cell?.style == theme.style(role), "\(sign)")
        }
    }
}
