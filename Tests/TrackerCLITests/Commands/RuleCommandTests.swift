import Samples
import Terminal
import Testing
import TrackerCLI

/// Rules beyond weekdays on the command line: lists, details, the log.
@Suite struct RuleCommandTests {
    /// Sunday, 8 March 2026, with the worked example of SCH-5 before it: 3 a week, Monday done.
    private func week(_ language: String = "en", today: String = "2026-03-08") throws -> Shell {
        let shell = try Shell(today: today, language: language)
        shell.tracker("add", "Run", "--category", "Sport", "--schedule", "3/week", "--start", "2026-02-16")
        shell.tracker("done", "Run", "--date", "2026-02-16,2026-02-18,2026-02-20,2026-02-24,2026-02-25")
        shell.tracker("done", "Run", "--date", "2026-02-26,2026-03-02")
        return shell
    }

    /// Weeks begin on Sunday where the shell speaks English.
    @Test(
        "SCH-6, SCH-7, WKST-1: the list says where the week stands, and --filter due what must be done today"
    )
    func list() throws {
        for (today, english, russian, isDue) in [
            ("2026-03-05", "1 of 3 since Monday", "1 из 3 на этой неделе", false),
            ("2026-03-07", "1 of 3 since Monday · due today", "1 из 3 на этой неделе · пора сделать", true),
        ] {
            for (language, text) in [("en", english), ("ru", russian)] {
                let shell = try week(language, today: today)
                #expect(shell.tracker("list").output.contains("  \(text)\n"))
                #expect(
                    shell.tracker("list", "--filter", "due", "--plain").output.contains("\tRun\t") == isDue)
            }
        }
    }

    @Test(
        "SCH-8, SCH-10, WHY-1: show says when it is due next, how many are left, and why the streak is so long"
    )
    func show() throws {
        let shell = try week(today: "2026-03-07")
        let text = shell.tracker("show", "Run").output
        for line in ["Next            today, 2 more by Sunday", "Weeks kept      2 in a row, best 2"] {
            #expect(text.contains(line), "\(text)")
        }
        let document = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(document["nextDue"] == .string("2026-03-07") && document["due"] == .bool(true))
        #expect(document["lastMissed"] == .null && document["streakSince"] == .string("2026-02-16"))
        #expect(document["periodStreak"] == .number("2") && document["bestPeriodStreak"] == .number("2"))
        #expect(
            document["rule"]
                == (try ParsedJSON(#"{"kind":"quota","times":3,"per":"week","done":1,"asked":3}"#)))
        let records = shell.tracker("show", "Run", "--plain").output
        #expect(records.contains("\ndone\t1\nasked\t3\nnotes\t\ncompletedDays\t"), "\(records)")
        // Saturday passes undone.
        shell.today = "2026-03-08"
        #expect(shell.tracker("show", "Run").output.contains("the week of 2 Mar had 1 of 3"))
        let sunday = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(sunday["lastMissed"] == .string("2026-03-07") && sunday["currentStreak"] == .number("0"))
        // The present week never breaks.
        #expect(sunday["periodStreak"] == .number("2"))
    }

    // Twice a month from 1 October 2026 on, done once.
    @Test(
        "WHY-1: a month that was missed is told by its name, with the year where it is another one",
        arguments: [
            ("en", "2026-11-20", "since 2 Nov; October had 1 of 2"),
            ("ru", "2026-11-20", "с 2 ноя; за октябрь — 1 из 2"),
            ("en", "2027-01-05", "December 2026 had 0 of 2"),
            ("ru", "2027-01-05", "за декабрь 2026 — 0 из 2"),
        ])
    func missedMonth(language: String, today: String, text: String) throws {
        let shell = try Shell(today: today, language: language)
        shell.tracker(
            "add", "Run", "--category", "Sport", "--schedule", "2/month", "--start", "2026-10-01")
        shell.tracker("done", "Run", "--date", "2026-10-10,2026-11-02")
        #expect(shell.tracker("show", "Run").output.contains(" \(text)\n"))
    }

    @Test("SCH-8: done today, it is due tomorrow")
    func dueTomorrow() throws {
        for (language, line) in [("en", ("Next", "tomorrow")), ("ru", ("Следующий раз", "завтра"))] {
            let shell = try Shell(language: language)
            shell.tracker("add", "Run", "--category", "Sport", "--schedule", "daily")
            shell.tracker("done", "Run")
            let next = shell.tracker("show", "Run").output.split(separator: "\n")
                .first { $0.contains(line.0 + " ") }
            #expect(next?.hasSuffix(" " + line.1) == true)
        }
    }

    @Test("SCH-6, SCH-10: JSON has what the week asks for, and the best row of weeks beside the present one")
    func periodsInJSON() throws {
        let shell = try week(today: "2026-03-15")
        let missed = try ParsedJSON(shell.tracker("show", "Run", "--json").output)
        #expect(missed["periodStreak"] == .number("0") && missed["bestPeriodStreak"] == .number("2"))
        // Begun on a Thursday: 3 · 4 ÷ 7 → 2.
        shell.tracker("add", "Swim", "--category", "Sport", "--schedule", "3/week", "--start", "2026-03-12")
        let swim = try ParsedJSON(shell.tracker("show", "Swim", "--json").output)
        #expect(swim["rule"]?["asked"] == .number("2") && swim["rule"]?["times"] == .number("3"))
    }

    @Test("WHY-1: the streak of a habit on weekdays names its first day and the miss before it")
    func reason() throws {
        for (language, text) in [
            ("en", "since 7 Mar; 6 Mar was missed"), ("ru", "с 7 мар; 6 мар — не сделано"),
        ] {
            let shell = try WorkedExample.shell(language: language)
            #expect(shell.tracker("show", "Run").output.contains(text))
        }
    }

    @Test("SCH-1: JSON tells each rule with its numbers; schedule stays the weekdays")
    func rules() throws {
        for (word, rule) in [
            ("mon-wed", #"{"kind":"weekdays","weekdays":["mon","tue","wed"]}"#),
            ("3d@2026-03-01", #"{"kind":"interval","every":3,"from":"2026-03-01"}"#),
            ("every-3-days", #"{"kind":"interval","every":3,"from":"2026-03-01"}"#),
            ("month:15,1", #"{"kind":"monthDays","days":[1,15]}"#),
            ("2/month", #"{"kind":"quota","times":2,"per":"month","done":0,"asked":2}"#),
            (
                "4/10d@2026-03-08",
                #"{"kind":"quota","times":4,"per":{"days":10,"from":"2026-03-08"},"done":0,"asked":4}"#
            ),
        ] {
            let shell = try Shell(today: "2026-03-08")
            shell.tracker("add", "A", "--category", "B", "--schedule", word, "--start", "2026-03-01")
            let document = try ParsedJSON(shell.tracker("show", "A", "--json").output)
            // A rule without a day counts from the day the habit begins.
            #expect(document["rule"] == (try ParsedJSON(rule)), "\(word)")
            #expect((document["schedule"]?.items.isEmpty ?? false) == (word != "mon-wed"))
        }
    }

    @Test("The log: a character a day, done before off before the plan, 14 days in a pipe")
    func log() throws {
        let shell = try WorkedExample.shell()
        shell.tracker("skip", "Run", "--date", "2026-03-04,2026-03-06")
        // Run: Mon 2 done, Wed 4 done (and skipped), Fri 6 skipped, Sat 7 done. Drink from the 4th, the 7th missed.
        let run = shell.tracker("log", "Run", "Drink", "--days", "7", "--plain")
        #expect(
            run.output == "\(WorkedExample.drink)\tDrink\t..+++x+\n\(WorkedExample.run)\tRun\t+.+.s+.\n",
            "\(run.output)")
        shell.tracker("undone", "Drink")
        let document = try ParsedJSON(shell.tracker("log", "--category", "home", "--json").output)
        #expect(document["from"] == .string("2026-02-23") && document["to"] == .string("2026-03-08"))
        #expect(document["trackers"]?[0]?["days"] == .string(".........+++x?"))
        #expect(document["trackers"]?.items.count == 2)
    }

    @Test("The log of named trackers keeps to the category that is named")
    func logOfCategory() throws {
        let shell = try WorkedExample.shell()
        let log = shell.tracker("log", "Run", "Drink", "--category", "home", "--plain")
        #expect(log.output.split(separator: "\n").count == 1 && log.output.contains("\tDrink\t"))
    }

    @Test(
        "The log takes as many days as fit into the window", arguments: [40, 80, 200])
    func logWidth(columns: Int) throws {
        let shell = try WorkedExample.shell()
        shell.isTerminal = true
        shell.columns = columns
        let lines = shell.tracker("log", "--screen-color", "never").output.split(separator: "\n")
        // The dates stand over the first and the last mark; without colours this line has no codes.
        #expect(lines.first.map { String($0).cellWidth } == columns)
    }

    @Test("list --category shows one category alone, by the beginning of its name")
    func category() throws {
        let shell = try WorkedExample.shell()
        let output = shell.tracker("list", "--date", "2026-03-06", "--category", "spo", "--plain").output
        #expect(output.split(separator: "\n").count == 1 && output.contains("\tRun\t"))
    }

    @Test("STR-2: stats have a column of strengths, and sort by it")
    func strength() throws {
        let shell = try WorkedExample.shell()
        #expect(shell.tracker("stats").output.contains("Strength"))
        let names = shell.tracker("stats", "--sort", "strength", "--plain").output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false)[1] }
        let strengths = shell.tracker("stats", "--plain").output.split(separator: "\n")
            .map { $0.split(separator: "\t", omittingEmptySubsequences: false)[6].utf8.count }
        // "0.123", and nothing for the event.
        #expect(strengths.sorted() == [0, 5, 5])
        #expect(names == ["Drink", "Run", "Doctor"])
    }
}
