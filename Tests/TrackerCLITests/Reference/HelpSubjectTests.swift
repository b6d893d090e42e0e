import TestKit
import Testing
import TrackerCLI
import TrackerDomain
import TrackerPresentation

/// HLP-2: pages on what several commands share.
@Suite struct HelpSubjectTests {
    /// What the entries of a page name as examples, without quotation marks.
    private func terms(_ subject: HelpSubject, _ language: Language) -> [String] {
        subject.paragraphs.flatMap { paragraph -> [String] in
            guard case .entry(let term, _) = paragraph else { return [] }
            return term(language).split(separator: ", ").map { String($0.filter { $0 != "\"" }) }
        }
    }

    @Test(
        "HLP-2: each day, amount and schedule that a page names is read as one", arguments: Language.allCases)
    func read(language: Language) throws {
        let days = terms(.days, language)
        #expect(days.count >= 16)
        for word in days { #expect(throws: Never.self, "\(word)") { try DaysWord.days(word, today: Day(0)) } }
        let amounts = terms(.amounts, language)
        #expect(amounts.count >= 10)
        for word in amounts {
            let isGoal = GoalWord.isNone(word) || (try? GoalLine.typed(word, today: Day(0), language)) != nil
            #expect(isGoal || (try? AmountWord.edit(word, language)) != nil, "\(word)")
        }
        let schedules = terms(.schedules, language)
        #expect(schedules.count >= 12)
        for word in schedules {
            #expect(throws: Never.self, "\(word)") { try ScheduleWord.schedule(word, today: Day(0)) }
        }
    }

    @Test(
        "HLP-2, T3: each example of a subject is right, and works", arguments: HelpSubject.allCases,
        Language.allCases)
    func examples(subject: HelpSubject, language: Language) throws {
        #expect((2...3).contains(subject.examples.count))
        let shell = try Shell(language: language.rawValue)
        for (name, category) in [(Example.Word.run, Example.Word.sport), (.read, .home), (.steps, .sport)] {
            let line = Example(
                ["add", name, "--category", category, "--schedule", "daily", "--goal", "9"], Phrase("", ""))
            try #require(shell.run(line.arguments(language)).code == .done)
        }
        try shell.home.write("Date,Run\n2026-11-01,x\n", to: "habits.csv")
        for example in subject.examples {
            let words = example.arguments(language)
            let run = shell.run(words.map { $0 == "habits.csv" ? shell.home.path($0) : $0 })
            #expect(run.code == .done && run.errors == "", "\(example.commandLine(language)): \(run.errors)")
        }
    }

    @Test(
        "HLP-2: the lines for jq run",
        .enabled(if: InstalledProgram(name: "jq").isThere, "jq is not installed"))
    func jq() throws {
        let shell = try Shell()
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
        for line in HelpSubject.jq {
            let halves = line.split(separator: " | jq -r ", maxSplits: 1)
            let command = halves[0].split(separator: " ").dropFirst().map(String.init)
            let program = String(halves[1].dropFirst().dropLast())
            let outcome = try InstalledProgram(name: "jq").run(
                ["-r", program], input: shell.run(command).output)
            #expect(outcome.errors == "" && outcome.output.contains("Run"), "\(line): \(outcome)")
        }
        #expect(HelpSubject.jq.map { $0.split(separator: " ")[1] } == ["list", "stats", "log"])
    }

    @Test(
        "HLP-2: scripts has codes, prompts of bash, zsh and tmux, ids and cron; options has the names of colors"
    )
    func content() {
        for language in Language.allCases {
            let scripts = text(.subject(.scripts), language)
            for part in [
                "\n  0 ", "\n  1 ", "\n  2 ", "\n  130 ", "PS1=", "PROMPT=", "status-right",
                "0 20 * * * tracker remind now",
            ] {
                #expect(scripts.contains(part), "\(part)")
            }
            let options = text(.subject(.options), language).split { $0.isWhitespace || $0 == "," }
            for color in PaletteColor.all {
                #expect(options.contains(Substring(Phrase.name(of: color)(language))))
            }
        }
    }

    @Test("HLP-2: a command explains each kind of value in a line, which names the page on it")
    func values() {
        let help = text(.command(.add), .english)
        for line in [
            "  RULE          daily, mon,wed, 3d, 3/week …: tracker help schedules\n",
            "  AMOUNT        5km, \"30 km a week\" …: tracker help amounts\n",
            "  DAY           2026-11-20, yesterday, mon, -3, +3 …: tracker help days\n",
            "  COLOR         1 to 18, #HEX, or a name such as red: tracker help options\n",
        ] { #expect(help.contains(line), "\(line)") }
        #expect(
            text(.command(.list), .russian).contains(
                "  ДЕНЬ          2026-11-20, вчера, пн, -3, +3 …: tracker help дни\n"))
    }

    private func text(_ topic: HelpTopic, _ language: Language) -> String {
        HelpText.lines(on: topic, in: language).map(\.text).joined(separator: "\n")
    }
}
