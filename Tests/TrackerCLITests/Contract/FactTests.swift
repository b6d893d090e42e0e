import Terminal
import TestKit
import Testing
import TrackerCLI
import TrackerData
import TrackerDomain
import TrackerPresentation

/// Every front end tells each fact of a tracker that its row declares for it, and no other.
@MainActor @Suite struct FactTests {
    /// A quota with a goal and all that its days can hold, a habit about to pause, and an event.
    private static let lines = [
        ["add", "Run", "--category", "Sport", "--schedule", "3/week", "--goal", "5 km", "--start", "-30"],
        ["add", "Rest", "--category", "Sport", "--schedule", "daily", "--start", "-9"],
        ["add", "Exam", "--category", "Sport", "--event"],
        ["done", "Run", "--date", "-3", "--amount", "6"], ["done", "Run", "--amount", "2"],
        ["skip", "Run", "--date", "-9"], ["note", "Run", "Windy"], ["pause", "Rest", "--from", "tomorrow"],
        ["pause", "Rest", "--from", "2026-12-24", "--until", "2027-01-03"],
        ["done", "Exam"],
    ]

    private func shell(_ language: Language) throws -> Shell {
        let shell = try Shell(language: language.rawValue)
        for line in Self.lines { try #require(shell.run(line).code == .done, "\(line)") }
        return shell
    }

    private func states(_ shell: Shell, _ language: Language) throws -> [TrackerDetailsState] {
        let library = try InMemoryLibraryStore(
            contents: shell.library, today: { [today = shell.today] in today },
            newIdentifier: { Identifier(high: 0, low: 1) }
        ).load().library
        // The locale of an English shell is the American one.
        let conventions = Conventions(
            language: language, firstWeekday: language == .english ? .sunday : .monday)
        return library.trackers.compactMap {
            TrackerDetailsState($0.id, in: library, today: shell.today, conventions: conventions)
        }
    }

    @Test("Each key has one fact, for scripts or for people, and the trackers have all of them to tell")
    func rows() throws {
        let shell = try shell(.english)
        // HARD-18: what is left is told of the limit of a period alone.
        let sweets = ["add", "Sweets", "--category", "Sport", "--limit", "14 a week", "--start", "-30"]
        let walk = ["add", "Walk", "--category", "Sport", "--schedule", "whenever"]
        for line in [sweets, ["done", "Sweets", "3"], walk, ["done", "Walk"]] {
            try #require(shell.run(line).code == .done)
        }
        let states = try states(shell, .english)
        for state in states {
            let keys = state.facts.map(\.key)
            #expect(Set(keys).count == keys.count)
            #expect(state.facts.filter { $0.value != nil }.count == 41)
            // The break is the newest key of both documents.
            #expect(
                state.card.facts.map(\.key) == Array(TrackerFact.Key.allCases.prefix(19)) + [.restBreak])
        }
        // The rate is one of chosen days, what slips one of the statistics.
        #expect(
            Set(states.flatMap(\.facts).map(\.key))
                == Set(TrackerFact.Key.allCases).subtracting([.rate, .slipping]))
        for fact in states.flatMap(\.facts) {
            #expect(fact.value != nil || fact.form != nil, "\(fact.key) is for nobody")
            let isTold = states.contains { $0.fact(fact.key)?.texts.isEmpty == false }
            #expect(isTold == (fact.form != nil), "\(fact.key)")
        }
    }

    @Test("JSON and --plain have the same keys, those of JSON in the order of their declaration")
    func scripts() throws {
        let shell = try shell(.english)
        for state in try states(shell, .english) {
            let keys = state.facts.filter { $0.value != nil }.map(\.key.rawValue)
            let json = try ParsedJSON(shell.tracker("show", state.card.name, "--json").output)
            #expect(
                json.keys.dropFirst().map(\.self)
                    == TrackerFact.Key.allCases.map(\.rawValue).filter(keys.contains))
            let plain = shell.tracker("show", state.card.name, "--plain").output.split(separator: "\n")
            let fields = plain.map { String($0.prefix { $0 != "\t" }) }
            #expect(Set(fields) == Set(keys) && fields.count == keys.count)
        }
    }

    @Test("Text, report and numbered prompts tell people the same facts", arguments: Language.allCases)
    func people(language: Language) throws {
        let shell = try shell(language)
        let states = try states(shell, language)
        let report = shell.tracker("report", "-").output
        shell.isTerminal = true
        shell.answers = states.flatMap { [.row($0.card.name), .row(Phrase.details(language))] }
        let spoken = shell.tracker("--accessible").output
        shell.isTerminal = false
        for state in states {
            let shown = shell.tracker("show", state.card.name).output.split(separator: "\n")
            #expect(!state.shownFacts.isEmpty)
            for fact in state.shownFacts {
                let text = fact.texts[0]
                let line = shown.first { $0.hasPrefix("  \(fact.caption)  ") }
                #expect(line?.hasSuffix("  " + text) == true, "\(fact)")
                let (name, value) = fact.form == .list ? ("p", "li") : ("dt", "dd")
                #expect(report.contains("<\(name)>\(fact.caption)</\(name)>"), "\(fact)")
                #expect(report.contains("<\(value) dir='auto'>\(text)</\(value)>"), "\(fact)")
                #expect(spoken.contains("\(fact.caption): \(text)\n"), "\(fact)")
            }
        }
    }

    @Test("Each column of the statistics has a place in every table, and says what scripts and the ear get")
    func columns() throws {
        let shell = try shell(.english)
        let library = try states(shell, .english)
        try #require(library.count == 3)
        let (table, report) = (shell.tracker("stats").output, shell.tracker("report", "-").output)
        for column in StatisticsColumn.all {
            let heading = column.heading.english
            #expect(table.contains(heading) && report.contains("<th scope='col'>\(heading)</th>"))
        }
        let json = try ParsedJSON(shell.tracker("stats", "--json").output)["trackers"]?.items ?? []
        let plain = shell.tracker("stats", "--plain").output.split(separator: "\n")
        #expect(
            json.map(\.keys)
                == Array(
                    repeating: [
                        "id", "name", "currentStreak", "bestStreak", "total", "rate30", "strength",
                        "strength30", "slipping",
                    ], count: 3))
        #expect(plain.map { $0.split(separator: "\t", omittingEmptySubsequences: false).count } == [8, 8, 8])
        shell.isTerminal = true
        shell.answers = [.row("statistics")]
        let spoken = shell.tracker("--accessible").output
        for line in ["\nThis week: ", "\nStrongest: Run "] { #expect(spoken.contains(line), "\(spoken)") }
        for line in ["Run: streak 1, Last 30 days ", "Rest: streak 0, Last 30 days ", "Exam: 1 day\n"] {
            #expect(spoken.contains(line), "\(line): \(spoken)")
        }
    }
}
