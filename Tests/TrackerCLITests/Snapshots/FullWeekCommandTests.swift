import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// The week typed at a prompt: every line and its answer, then all that looks back on it.
@Suite struct FullWeekCommandTests {
    @Test(
        "SCH-1…8, AMT-1…5, OFF-1…4, NOTE-1, NOTE-2, STR-2, WHY-1: a week with all of it, by commands",
        arguments: Language.allCases)
    func week(language: Language) throws {
        let week = FullWeek(language: language)
        let shell = try Shell(language: language.rawValue)
        shell.isTerminal = true
        shell.environment["NO_COLOR"] = "1"
        var session = ""
        func type(_ line: [String]) {
            let run = shell.run(line)
            #expect(run.code == .done && run.errors == "", "\(line): \(run.errors)")
            let words = line.map { $0.contains(" ") ? "\"\($0)\"" : $0 }
            session += "$ tracker \(words.joined(separator: " "))\n\(StyledOutput(run.output).text)"
        }
        for (day, lines) in zip(FullWeek.days, week.commands) {
            shell.today = day
            session += "\n─── \(day.iso)\n"
            lines.forEach(type)
        }
        let library = try InMemoryLibraryStore(
            contents: shell.library, today: { FullWeek.sunday },
            newIdentifier: { Identifier(high: 0, low: 1) }
        ).load().library
        try week.expectFacts(of: library)

        session += "\n─── \(FullWeek.sunday.iso), looking back\n"
        week.looks.forEach(type)
        for fact in week.facts { #expect(session.contains(fact), "\(fact)") }
        let mismatch = Snapshot.mismatch(of: String(session.dropFirst()), named: language.rawValue)
        #expect(mismatch == nil, "\(mismatch ?? "")")
    }
}

extension FullWeek {
    /// The lines of each day.
    fileprivate var commands: [[[String]]] {
        [
            [
                ["add", gym, "--category", health, "--schedule", threeAWeek, "--emoji", "🥇"],
                ["add", plants, "--category", home, "--schedule", everyThreeDays, "--emoji", "🌺"],
                ["add", rent, "--category", home, "--schedule", onTheFirst, "--emoji", "🏝"],
                ["add", run, "--category", health, "--schedule", daily, "--goal", fiveKilometers],
                ["add", coffee, "--category", health, "--schedule", daily, "--limit", twoCups],
                ["add", guitar, "--category", home, "--schedule", weekdays, "--emoji", "🎸"],
                ["add", diary, "--category", home, "--schedule", daily],
                ["done", gym, plants, diary],
                ["done", run, "--amount", "3"],
                ["done", coffee, "--amount", "1"],
                ["done", guitar], ["undo"], ["redo"],
            ],
            [
                ["done", run, "--amount", "5"], ["done", coffee, "--amount", "+2"], ["done", guitar, diary],
                ["done", gym], ["undo"],
            ],
            [
                ["skip", run, "--note", cold], ["done", gym], ["pause", coffee, guitar],
            ],
            [["done", run, "--amount", "2"], ["done", run, "--amount", addedDistance]],
            [
                ["resume", coffee], ["done", coffee, "--amount", "3"], ["done", run, "--amount", "4"],
                ["archive", diary],
            ],
            [["done", run], ["done", coffee], ["note", gym, sauna]],
            [["done", run, "--amount", "+3"], ["done", coffee, "--amount", "1"]],
        ]
    }

    fileprivate var looks: [[String]] {
        [
            ["list"], ["list", "--filter", "due"], ["list", "--filter", "resting"], ["log"], ["notes"],
            ["show", gym], ["show", run], ["show", coffee], ["show", rent], ["stats"],
        ]
    }

    /// What must be read in it.
    fileprivate var facts: [String] {
        switch language {
        case .english:
            [
                "2 of 3 since Monday", "3 of 5 km", "1 · limit 2 cups", "paused since 18 Nov",
                "archived since 20 Nov", "25.5 km", "5.5 km",
            ]
        case .russian:
            [
                "2 из 3 на этой неделе", "3 · цель: 5 км", "1 · предел: 2 чашек", "на паузе с 18 ноября",
                "в архиве с 20 ноября", "25,5 км", "5,5 км",
            ]
        }
    }
}
