import TestKit
import Testing
import TrackerCLI

/// WAY: the commands that look back take the same days and trackers. Today is Friday, 20 November 2026.
@Suite struct LookingBackTests {
    /// Run and Gym in Sport, Read, an event and an archived habit in Home, a category without trackers.
    static func shell(language: String = "en") throws -> Shell {
        let shell = try Shell(language: language)
        for (name, category, rule) in [
            ("Run", "Sport", ["--schedule", "daily", "--goal", "5 km"]),
            ("Gym", "Sport", ["--schedule", "3/week"]), ("Read", "Home", ["--schedule", "mon,wed,fri"]),
            ("Dentist", "Home", ["--event"]), ("Old", "Home", ["--schedule", "daily"]),
        ] {
            let start = rule == ["--event"] ? [] : ["--start", "2026-10-01"]
            shell.run(["add", name, "--category", category] + rule + start)
        }
        shell.tracker("category", "add", "Empty")
        shell.tracker("done", "Run", "5km", "--date", "2026-11-02..2026-11-12")
        shell.tracker("done", "Gym", "--date", "2026-11-03,2026-11-09,2026-11-16")
        shell.tracker("done", "Read", "--date", "2026-11-04", "--note", "chapter")
        shell.tracker("done", "Dentist", "--date", "2026-10-30")
        shell.tracker("done", "Old", "--date", "2026-10-05..2026-10-10")
        shell.tracker("archive", "Old")
        shell.tracker("skip", "Run", "--date", "2026-11-15")
        shell.tracker("note", "Run", "to come", "--date", "2026-12-24")
        return shell
    }

    /// A line of each command that prints, with what it needs besides days and trackers.
    static let readers: [[String]] = [
        ["log", "--json"], ["log", "--plain"], ["log"], ["stats", "--json"], ["stats"],
        ["calendar", "--json"],
        ["calendar"], ["notes", "--json"], ["export", "--format", "csv"], ["export", "--format", "markdown"],
        ["export", "--format", "ics"], ["export", "--format", "csv", "--wide"], ["export"], ["report", "-"],
        ["report", "--svg", "-"],
    ]

    @Test("WAY-1: --date A..B is the same as both ends, and --until as --to", arguments: readers)
    func sameDays(line: [String]) throws {
        let shell = try Self.shell()
        let ends = shell.run(line + ["--from", "2026-11-02", "--to", "2026-11-08"])
        #expect(ends.code == .done && ends.errors == "" && ends.output != "")
        for days in [
            ["--date", "2026-11-02..2026-11-08"], ["--date", "-18..-12"],
            ["--from", "2.11.2026", "--until", "8 nov"], ["--from=-18", "--to=-12"],
        ] { #expect(shell.run(line + days) == ends, "\(days)") }
        #expect(shell.run(line) != ends)
    }

    @Test("WAY-1, DAY-3: weeks, months and single days are ranges, in both languages", arguments: readers)
    func words(line: [String]) throws {
        let shell = try Self.shell()
        for (word, first, last) in [
            ("last week", "2026-11-09", "2026-11-15"), ("this week", "2026-11-16", "2026-11-20"),
            ("mon-fri", "2026-11-16", "2026-11-20"), ("last month", "2026-10-01", "2026-10-31"),
            ("в прошлом месяце", "2026-10-01", "2026-10-31"), ("yesterday", "2026-11-19", "2026-11-19"),
        ] {
            let named = shell.run(line + ["--date", word])
            #expect(named.code == .done, "\(word): \(named.errors)")
            #expect(named == shell.run(line + ["--from", first, "--to", last]), "\(word)")
        }
        let year = shell.run(line + ["--year", "2026"])
        #expect(year.code == .done && year.errors == "")
    }

    @Test("WAY-1: --to alone goes from the first day that holds anything")
    func toAlone() throws {
        let shell = try Self.shell()
        for line in Self.readers where line[0] != "notes" {
            let alone = shell.run(line + ["--to", "2026-11-08"])
            #expect(alone.code == .done, "\(alone.errors)")
            #expect(alone == shell.run(line + ["--from", "2026-10-05", "--to", "2026-11-08"]), "\(line)")
        }
        // Run holds nothing before 2 November.
        #expect(
            shell.tracker("stats", "Run", "--json", "--to", "2026-11-08").output.contains(
                #""from":"2026-11-02","to":"2026-11-08"}"#))
        let notes = shell.tracker("notes", "--plain", "--to", "2026-11-08").output
        #expect(notes.split(separator: "\t").map(String.init).last == "chapter\n")
        // Nothing at all was held by then.
        #expect(shell.tracker("stats", "--to", "2026-01-05").output.contains("Nothing was done"))
    }

    @Test(
        "WAY-1: days that are named twice are refused",
        arguments: ["log", "stats", "report", "export", "calendar", "notes", "review"])
    func twice(command: String) throws {
        let shell = try Self.shell()
        var pairs = [("--year", "--from"), ("--year", "--to"), ("--date", "--from"), ("--date", "--to")]
        pairs.append(("--year", "--date"))
        if command == "log" { pairs += ["--from", "--to", "--year", "--date"].map { ("--days", $0) } }
        if command == "calendar" { pairs += ["--from", "--to", "--year", "--date"].map { ("--month", $0) } }
        if command == "review" { pairs += ["--from", "--to", "--year", "--date"].map { ("--open", $0) } }
        let values = [
            "--year": "2026", "--from": "2026-11-02", "--to": "2026-11-08", "--date": "mon", "--days": "5",
            "--month": "2026-10",
        ]
        for (one, other) in pairs {
            let options = [one, other].flatMap { [$0] + (values[$0].map { [$0] } ?? []) }
            let run = shell.run([command] + options)
            #expect(run.code == .wrongLine && run.output == "", "\(options)")
            #expect(run.errors.contains(one) && run.errors.contains(other), "\(run.errors)")
        }
    }

    @Test("WAY-1: a beginning after today is refused but by the calendar and the notes")
    func toCome() throws {
        let shell = try Self.shell()
        for line in Self.readers {
            let run = shell.run(line + ["--from", "2026-12-01", "--to", "2026-12-31"])
            #expect(run.code == (["calendar", "notes"].contains(line[0]) ? .done : .wrongLine), "\(line)")
            #expect(shell.run(line + ["--from", "today"]).code == .done, "\(line)")
        }
        let notes = shell.tracker("notes", "--plain", "--from", "2026-12-01").output
        #expect(notes.hasPrefix("2026-12-24\t") && notes.hasSuffix("\tRun\tto come\n"))
    }

    @Test("WAY-1: 3,660 days are taken, one more is not")
    func most() throws {
        let shell = try Self.shell()
        for line in Self.readers where line[0] != "notes" {
            #expect(shell.run(line + ["--date", "2016-11-13..2026-11-20"]).code == .done, "\(line)")
            let more = shell.run(line + ["--date", "2016-11-12..2026-11-20"])
            #expect(more.code == .wrongLine && more.errors.contains("3,660"), "\(line)")
        }
    }

    struct Chosen: CustomTestStringConvertible {
        let words: [String]
        /// The trackers that are not chosen.
        let others: [String]
        let heading: String
        var testDescription: String { words.joined(separator: " ") }
    }

    static let chosen: [Chosen] = [
        Chosen(words: ["--category", "Sport"], others: ["Read", "Dentist", "Old"], heading: "Sport"),
        Chosen(words: ["Run"], others: ["Gym", "Read", "Dentist", "Old"], heading: "Run"),
        Chosen(words: ["Gym", "read", "Gym"], others: ["Run", "Dentist", "Old"], heading: "Read, Gym"),
        Chosen(
            words: ["Dentist", "Gym", "--category", "home"], others: ["Run", "Gym", "Read", "Old"],
            heading: "Home · Dentist"),
    ]

    @Test("WAY-2: every figure, line and count is that of a library with only these", arguments: chosen)
    func selection(chosen: Chosen) throws {
        let (shell, alone) = (try Self.shell(), try Self.shell())
        alone.run(["delete", "--yes"] + chosen.others)
        for line in Self.readers {
            for days in [[], ["--date", "2026-10-20..2026-11-10"]] {
                let selected = shell.run(line + days + chosen.words)
                let held = alone.run(line + days)
                #expect(selected.code == .done && selected.errors == "", "\(line): \(selected.errors)")
                if line == ["export"] {
                    // Categories without a tracker stay in a whole library.
                    let kept = try ParsedJSON(held.output)["trackers"]
                    #expect(try ParsedJSON(selected.output)["trackers"] == kept)
                } else if line[0] == "calendar", chosen.others.count == 4 {
                    // A single tracker's month has its own signs.
                    let single = alone.run(line + days + [chosen.heading.lastWord])
                    #expect(selected.output.unselected(chosen) == single.output.unselected(chosen))
                } else {
                    #expect(
                        selected.output.unselected(chosen) == held.output.unselected(chosen),
                        "\(line) \(days)")
                }
            }
        }
    }

    @Test("WAY-2: stats, report and calendar say what was chosen in their headings")
    func headings() throws {
        let shell = try Self.shell()
        let line = ["--year", "2026", "--category", "Sport"]
        #expect(shell.run(["stats"] + line).output.hasPrefix("Statistics · 2026 · Sport\n"))
        #expect(shell.run(["stats", "--lang", "ru"] + line).output.hasPrefix("Статистика · 2026 · Sport\n"))
        #expect(shell.tracker("stats", "Gym", "Run").output.hasPrefix("Statistics · Run, Gym\n"))
        #expect(shell.run(["report", "-"] + line).output.contains("<p>2026 · Sport</p>"))
        #expect(shell.tracker("report", "Run").output.contains("<p>Fri, 20 November 2026 · Run</p>"))
        let calendar = shell.tracker("calendar", "--category", "Sport").output
        #expect(calendar.split(separator: "\n")[0].contains("November 2026 · Sport"))
    }

    @Test("WAY-2: JSON names the selection behind today or month, only then")
    func document() throws {
        let shell = try Self.shell()
        let stats = try ParsedJSON(shell.tracker("stats", "--json", "Gym", "Run").output)
        #expect(stats.keys.prefix(4) == ["schemaVersion", "today", "selection", "hasData"])
        let ids = ["Run", "Gym"].map { name in
            try? ParsedJSON(shell.tracker("show", name, "--json").output)["tracker"]?["id"]
        }
        #expect(stats["selection"]?["category"] == .null)
        #expect(stats["selection"]?["trackers"]?.items.count == 2 && ids.count == 2)
        let range = ["--date", "mon..today", "--category", "Sport"]
        let calendar = try ParsedJSON(shell.run(["calendar", "--json"] + range).output)
        #expect(calendar.keys == ["schemaVersion", "month", "selection", "from", "to", "days"])
        #expect(calendar["selection"]?["trackers"] == .null)
        #expect(calendar["selection"]?["category"]?.string?.count == 36)
        for command in ["stats", "calendar"] {
            #expect(!shell.tracker(command, "--json").output.contains("selection"))
        }
    }

    @Test("WAY-2: archived trackers count where they are named; none such is rc 1, an empty category zeros")
    func named() throws {
        let shell = try Self.shell()
        #expect(!shell.tracker("stats", "--plain").output.contains("Old"))
        #expect(shell.tracker("stats", "Old", "--plain").output.contains("\tOld\t"))
        #expect(shell.tracker("log", "Old", "--plain").output.contains("\tOld\t"))
        for command in ["log", "stats", "calendar", "notes", "export", "report"] {
            #expect(shell.tracker(command, "Chess").code == .couldNot, "\(command)")
            #expect(shell.tracker(command, "--category", "Chess").code == .couldNot, "\(command)")
        }
        let empty = shell.tracker("stats", "--category", "Empty", "--json").output
        #expect(empty.contains(#""hasData":false,"bestPeriod":0"#) && empty.contains(#""trackers":[]"#))
    }

    @Test("WAY-3: a calendar of days has each of their months, other days blank; month is the first one's")
    func months() throws {
        let shell = try Self.shell()
        let run = shell.tracker("calendar", "Run", "--date", "2026-10-30..2026-11-03")
        #expect(
            run.output.hasPrefix(
                """
                        October 2026 · Run
                 Sun  Mon  Tue  Wed  Thu  Fri  Sat
                                          30○  31○

                        November 2026 · Run
                 Sun  Mon  Tue  Wed  Thu  Fri  Sat
                  1○   2●   3●

                """), "\(run.output)")
        let json = try ParsedJSON(
            shell.tracker("calendar", "--json", "--date", "2026-10-30..2026-11-03").output)
        #expect(json["month"]?.string == "2026-10" && json["days"]?.items.count == 5)
        #expect(json["from"]?.string == "2026-10-30" && json["to"]?.string == "2026-11-03")
    }

    @Test("WAY-3: the columns of a log are the chosen days; --days counts back from today")
    func columns() throws {
        let shell = try Self.shell()
        let log = shell.tracker("log", "Run", "--plain", "--from", "2026-11-10", "--to", "2026-11-15").output
        #expect(log.hasSuffix("\tRun\t+++xxs\n"), "\(log)")
        #expect(shell.tracker("log", "Run", "--plain", "--days", "3").output.hasSuffix("\tRun\txx?\n"))
        #expect(shell.tracker("log", "Run", "--plain", "--to", "2026-11-03").output.hasSuffix("\tRun\t++\n"))
        // Days to come have no column.
        #expect(
            shell.tracker("log", "Run", "--plain", "--date", "mon..2026-11-25").output.hasSuffix("\txxxx?\n"))
    }

    @Test("WAY-1: pause takes --to for --until")
    func pause() throws {
        let (shell, other) = (try Self.shell(), try Self.shell())
        let run = shell.tracker("pause", "Run", "--to", "2026-11-27")
        #expect(run == other.tracker("pause", "Run", "--until", "2026-11-27") && run.code == .done)
        #expect(shell.tracker("show", "Run").output == other.tracker("show", "Run").output)
    }
}

extension String {
    fileprivate var lastWord: String { split(separator: " ").last.map(String.init) ?? "" }

    /// Without what was chosen, and without the blanks that centre a title.
    fileprivate func unselected(_ chosen: LookingBackTests.Chosen) -> String {
        let heading = replacing(" · \(chosen.heading)", with: "")
        return heading.replacing(" · \(chosen.heading.lastWord)", with: "")
            .replacing(/"selection":\{[^}]*\},/, with: "").filter { $0 != " " }
    }
}
