import Testing
import TrackerCLI
import TrackerPresentation

/// A whole week kept by commands alone; every figure is worked out by hand from the definitions.
///
/// C: 2{Run, Read} 3{Read} 4{Run, Read, Doctor} 5{Run} 6{} 7{Run, Water} 8{Read}.
/// P: 2{Run, Read} 3{Read} 4{Run, Read} 5{Run, Read} 6{Read} 7{Run, Read, Water} 8{Read, Water}.
/// Run is planned Mon, Wed, Fri until the 4th and Tue, Thu, Sat from the 5th; Water counts from the 7th.
@Suite struct WeekTests {
    @Test("the figures on Sunday", arguments: Language.allCases)
    func figures(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        let stats = try ParsedJSON(week.shell.tracker("stats", "--json").output)
        // The 6th broke the period after 2, 3, 4, 5.
        #expect(stats["bestPeriod"] == .number("4"))
        // 2, 3 and 4; Read was missed on 5, 6 and 7, Water on the 8th.
        #expect(stats["perfectDays"] == .number("3"))
        #expect(stats["completed"] == .number("10"))
        // 10 on 6 days: 1.66….
        #expect(stats["average"] == .number("1.7"))

        let words = week.words
        let rows = try #require(stats["trackers"]?.items)
        let figures = rows.map { row in
            // The strength of thirty days ago is none yet.
            row.keys.dropFirst().dropLast(2).map { key in row[key].map { "\($0.string ?? $0.shown)" } ?? "" }
        }
        let home = [
            [words.read, "1", "3", "4", "0.57", "0.171"],  // 4 of 7
            [words.doctor, "1", "1", "1", "null", "null"],
        ]
        let health = [
            [words.run, "4", "4", "4", "1", "0.075"],  // 2, 4, 5 and 7, each as planned then
            [words.water, "1", "1", "1", "1", "0.052"],  // the 8th is not over
        ]
        // Health stands before Home, «Здоровье» after «Дом».
        #expect(figures == (language == .english ? health + home : home + health))
    }

    @Test("the calendar's shares", arguments: Language.allCases)
    func calendar(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        let all = try shares(week.shell.tracker("calendar", "--month", "2026-03", "--json"))
        #expect(
            all.prefix(8) == [
                "0/0 null", "2/2 1", "1/1 1", "2/2 1", "1/2 0.5", "0/1 0", "2/3 0.67", "1/2 0.5",
            ])
        // SHADE-2: reading and water are planned on each day to come, the run on Tuesday, Thursday and Saturday.
        let runs = [10, 12, 14, 17, 19, 21, 24, 26, 28, 31]
        let ahead = (9...31).map { runs.contains($0) ? "0/3 null" : "0/2 null" }
        #expect(all.count == 31 && Array(all.suffix(23)) == ahead)
        let run = try shares(week.shell.tracker("calendar", week.words.run, "--json"))
        #expect(
            run.prefix(9) == [
                "0/0 null", "1/1 1", "0/0 null", "1/1 1", "1/1 1", "0/0 null", "1/1 1", "0/0 null",
                "0/0 null",
            ])
    }

    @Test("MAIN-3, TRK-5: past days keep the schedule they had", arguments: Language.allCases)
    func past(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        let words = week.words
        let planned = (1...14).filter { day in
            let date = "2026-03-" + (day < 10 ? "0\(day)" : "\(day)")
            return names(week.shell.tracker("list", "--date", date, "--plain")).contains(words.run)
        }
        // Mon 2, Wed 4; Thu 5, Sat 7, Tue 10, Thu 12, Sat 14.
        #expect(planned == [2, 4, 5, 7, 10, 12, 14])
        let wednesday = try ParsedJSON(week.shell.tracker("list", "--date", "2026-03-04", "--json").output)
        let run = wednesday["sections"]?.items.flatMap { $0["trackers"]?.items ?? [] }
            .first { $0["name"]?.string == words.run }
        #expect(run?["schedule"]?.items.map(\.string) == ["mon", "wed", "fri"])
        #expect(run?["category"]?["name"]?.string == words.health, "the category has its new name everywhere")
        let now = try ParsedJSON(week.shell.tracker("show", words.run, "--json").output)
        #expect(now["schedule"]?.items.map(\.string) == ["tue", "thu", "sat"])
        #expect(now["createdOn"]?.string == "2026-03-02")
        #expect(
            now["completions"]?.items.map(\.string) == [
                "2026-03-02", "2026-03-04", "2026-03-05", "2026-03-07",
            ])
    }

    @Test("MAIN-7, MAIN-8, MAIN-13: search, each filter, the pinned section", arguments: Language.allCases)
    func narrowing(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        let (shell, words) = (week.shell, week.words)
        // Sunday: Read is pinned and done, Water is open; the event was done on Wednesday.
        #expect(names(shell.tracker("list", "--plain")) == [words.read, words.water])
        #expect(names(shell.tracker("list", "--filter", "all", "--plain")) == [words.read, words.water])
        #expect(names(shell.tracker("list", "--filter", "today", "--plain")) == [words.read, words.water])
        #expect(names(shell.tracker("list", "--filter", "completed", "--plain")) == [words.read])
        #expect(names(shell.tracker("list", "--filter", "not-completed", "--plain")) == [words.water])
        #expect(names(shell.tracker("list", "--search", " \(words.partOfRead) ", "--plain")) == [words.read])
        #expect(
            names(shell.tracker("list", "--search", words.partOfRead, "--filter", "not-completed", "--plain"))
                == [])
        // Wednesday: the pinned one, then by the order of category names; a habit is listed before its start too.
        let (home, health) = ([words.doctor], [words.run, words.water])
        #expect(
            names(shell.tracker("list", "--date", "wed", "--plain"))
                == [words.read] + (language == .english ? health + home : home + health))
    }

    @Test("CAT-7: after deleting, the figures are those of what is left", arguments: Language.allCases)
    func afterDeleting(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        try week.tidyUp()
        let stats = try ParsedJSON(week.shell.tracker("stats", "--json").output)
        // Run alone: 2, 4, 5, 7; the days between had nothing planned and neither add nor break.
        #expect(stats["bestPeriod"] == .number("4"))
        #expect(stats["perfectDays"] == .number("4"))
        #expect(stats["completed"] == .number("4"))
        #expect(stats["average"] == .number("1"))
        #expect(stats["trackers"]?.items.map { $0["name"]?.string } == [week.words.run])
        #expect(
            week.shell.tracker("category", "list", "--plain").output.hasSuffix("\t\(week.words.health)\t1\n"))
    }

    @Test(
        "UNDO-1: undoing all of it gives the empty start, redoing all of it the end",
        arguments: Language.allCases)
    func undoAndRedo(language: Language) throws {
        var week = try KeptWeek(language)
        try week.keepUntilSunday()
        // The pictures are of one day: figures depend on today.
        let empty = try KeptWeek(language)
        empty.shell.today = week.shell.today
        let (start, sunday) = (empty.picture, week.picture)
        try week.tidyUp()
        let (shell, end, steps) = (week.shell, week.picture, week.steps)
        let history = try ParsedJSON(shell.tracker("history", "--json").output)
        #expect(history["undo"]?.items.count == steps)

        shell.tracker("undo", "2")
        #expect(week.picture == sunday)
        for _ in 0..<steps - 2 { #expect(shell.tracker("undo").code == .done) }
        #expect(week.picture == start)
        #expect(shell.tracker("undo", "--json").output == "{\"schemaVersion\":1,\"changes\":[]}\n")

        #expect(shell.tracker("redo", "1000").code == .done)
        #expect(week.picture == end)
        #expect(try ParsedJSON(shell.tracker("history", "--json").output) == history)
        shell.tracker("undo", "\(steps)")
        #expect(week.picture == start)
    }

    private func names(_ run: Shell.Run) -> [String] {
        run.output.split(separator: "\n").map { String($0.split(separator: "\t")[2]) }
    }

    /// "done/planned share" of each day.
    private func shares(_ run: Shell.Run) throws -> [String] {
        try ParsedJSON(run.output)["days"]?.items.map { day in
            let figures = ["completed", "planned", "share"].map { day[$0]?.shown ?? "" }
            return "\(figures[0])/\(figures[1]) \(figures[2])"
        } ?? []
    }
}

extension ParsedJSON {
    /// A number as it stands in the text; `null`.
    fileprivate var shown: String {
        if case .number(let text) = self { text } else { self == .null ? "null" : "?" }
    }
}
