import TestKit
import Testing
import TrackerCLI

/// Each bad input gives its one sentence in the person's language, its exit code, and leaves every byte as it was.
@Suite struct BadInputTests {
    private static let long = String(repeating: "ё", count: 39)
    private static let huge = String(repeating: "x", count: 20_000)

    /// The world: «Бег» and «Белка» are habits, «Врач» is an event done yesterday; «Дом» and «Дача» are categories.
    private static let lines: [(code: ExitCode, line: [String])] = [
        // Names.
        (.wrongLine, ["add", "", "--category", "Дом", "--event"]),
        (.wrongLine, ["add", " \t ", "--category", "Дом", "--event"]),
        (.wrongLine, ["add", long, "--category", "Дом", "--event"]),
        (.wrongLine, ["add", huge, "--category", "Дом", "--event"]),
        (.wrongLine, ["add", "А", "--category", long, "--event"]),
        (.wrongLine, ["add", "А", "--category", " ", "--event"]),
        (.wrongLine, ["add", "А\u{1B}[31m", "--category", "Дом", "--event"]),
        (.wrongLine, ["add", "А\u{9B}31m", "--category", "Дом", "--event"]),
        (.wrongLine, ["add", "А\u{202E}Б", "--category", "Дом", "--event"]),
        (.wrongLine, ["add", "А", "--category", "Б\u{7}", "--event"]),
        (.wrongLine, ["edit", "Бег", "--name", ""]), (.wrongLine, ["edit", "Бег", "--name", long]),
        (.wrongLine, ["edit", "Бег", "--name", "\u{7F}"]),
        (.wrongLine, ["category", "add", "\u{A0}"]), (.wrongLine, ["category", "add", long]),
        (.wrongLine, ["category", "rename", "Дом", ""]), (.wrongLine, ["category", "rename", "Дом", long]),
        (.couldNot, ["category", "add", "дОМ"]), (.couldNot, ["category", "rename", "Дача", "ДОМ"]),
        // What is not there, or is there more than once.
        (.couldNot, ["done", "Плавание"]), (.couldNot, ["done", ""]), (.couldNot, ["done", huge]),
        (.couldNot, ["done", "Бег", "Плавание"]), (.couldNot, ["show", "Плавание"]),
        (.couldNot, ["calendar", "Плавание"]),
        (.couldNot, ["undone", "Плавание"]), (.couldNot, ["pin", "Плавание"]),
        (.couldNot, ["unpin", "Плавание"]),
        (.couldNot, ["edit", "Плавание", "--name", "А"]), (.couldNot, ["delete", "Плавание", "--yes"]),
        (.couldNot, ["category", "rename", "Сад", "Огород"]),
        (.couldNot, ["category", "delete", "Сад", "--yes"]),
        (.wrongLine, ["done", "Б"]), (.wrongLine, ["show", "бе"]), (.wrongLine, ["delete", "Б", "--yes"]),
        (.wrongLine, ["category", "delete", "Д", "--yes"]), (.wrongLine, ["category", "rename", "д", "Сад"]),
        // Days, schedules, months.
        (.wrongLine, ["done", "Бег", "--date", "завтра"]),
        (.wrongLine, ["done", "Бег", "--date", "2199-12-31"]),
        (.wrongLine, ["undone", "Бег", "--date", "завтра"]), (.couldNot, ["done", "Врач"]),
        (.wrongLine, ["done", "Бег", "--date", "2026-02-29"]),
        (.wrongLine, ["done", "Бег", "--date", "31.11.2026"]),
        (.wrongLine, ["done", "Бег", "--date", "1899-12-31"]),
        (.wrongLine, ["list", "--date", "2200-01-01"]),
        (.wrongLine, ["list", "--date", "когда-нибудь"]), (.wrongLine, ["list", "--date", ""]),
        (.wrongLine, ["list", "--date", "-99999999999999999999"]), (.wrongLine, ["list", "--date", huge]),
        (.wrongLine, ["list", "--filter", "today", "--date", "вчера"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "пн,среда,чур"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", ""]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "пн-"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "0/нед"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "8/week"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "every-1-days"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "месяц:32"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "1/400d"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "3d@2026-02-30"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "пн", "--start", "завтра"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "пн", "--start", "1899-12-31"]),
        (.wrongLine, ["add", "А", "--category", "Дом", "--schedule", "пн", "--goal", "5", "--limit", "2"]),
        (.wrongLine, ["done", "Бег", "--date", "2026-11-05..2026-11-01"]),
        (.wrongLine, ["undone", "Бег", "--date", "1999-01-01..2026-11-01"]),
        (.wrongLine, ["log", "--days", "0"]), (.wrongLine, ["log", "--days", "x"]),
        (.wrongLine, ["list", "--category", "Д"]), (.couldNot, ["log", "--category", "Сад"]),
        (.couldNot, ["log", "Плавание"]), (.couldNot, ["notes", "Плавание"]),
        (.wrongLine, ["notes", "--from", "сегодня", "--to", "вчера"]),
        (.wrongLine, ["edit", "Врач", "--schedule", "пн"]), (.wrongLine, ["calendar", "--month", "2026-00"]),
        (.wrongLine, ["calendar", "--month", "ноябрёк"]),
        // Emoji and colours.
        (.wrongLine, ["edit", "Бег", "--emoji", "я"]), (.wrongLine, ["edit", "Бег", "--emoji", "🙂🙂"]),
        (.wrongLine, ["edit", "Бег", "--emoji", ""]), (.wrongLine, ["edit", "Бег", "--color", "0"]),
        (.wrongLine, ["edit", "Бег", "--color", "19"]), (.wrongLine, ["edit", "Бег", "--color", "#000000"]),
        (.wrongLine, ["edit", "Бег", "--color", "серобуромалиновый"]),
        // The line itself.
        (.wrongLine, ["--library", "", "list"]), (.wrongLine, ["сделано"]), (.wrongLine, ["lisst"]),
        (.wrongLine, ["li"]), (.wrongLine, ["Бег"]),
        (.wrongLine, [huge]),
        (.wrongLine, ["category"]), (.wrongLine, ["category", "ad"]), (.wrongLine, ["list", "Бег"]),
        (.wrongLine, ["list", "--nope"]), (.wrongLine, ["list", "-z"]), (.wrongLine, ["list", "--date"]),
        (.wrongLine, ["done"]),
        (.wrongLine, ["done", "Бег", "--filter", "all"]),
        (.wrongLine, ["list", "--filter", "some"]), (.wrongLine, ["stats", "--sort", "луна"]),
        (.wrongLine, ["edit", "Бег"]),
        (.wrongLine, ["add", "А", "--category", "Дом"]),
        (.wrongLine, ["add", "А", "--event", "--schedule", "пн"]),
        (.wrongLine, ["add", "А", "Б", "--category", "Дом", "--event"]),
        (.wrongLine, ["list", "--lang", "fr"]),
        (.wrongLine, ["list", "--screen-color", "some"]), (.wrongLine, ["list", "--dry-run"]),
        (.wrongLine, ["delete", "Бег"]), (.wrongLine, ["category", "delete", "Дом", "--no-input"]),
        (.wrongLine, ["history", "clear"]), (.wrongLine, ["undo", "x"]), (.wrongLine, ["undo", "0"]),
        (.wrongLine, ["redo", "-1"]),
        (.wrongLine, ["redo", "1.5"]), (.wrongLine, ["onboarding"]),
        (.wrongLine, ["help", "lisst"]),
        (.wrongLine, ["man", "fr"]), (.wrongLine, ["completions", "tcsh"]),
        // Settings.
        (.wrongLine, ["config", "set", "language", "fr"]), (.wrongLine, ["config", "set", "theme", "blue"]),
        (.wrongLine, ["config", "set", "first-weekday", "пнд"]),
        (.wrongLine, ["config", "set", "day-start", "12:00"]),
        (.wrongLine, ["config", "set", "day-start", "3"]),
        (.wrongLine, ["config", "set", "default-filter", "none"]),
        (.wrongLine, ["config", "set", "mouse", "maybe"]), (.wrongLine, ["config", "set", "шрифт", "14"]),
        (.wrongLine, ["config", "get", "шрифт"]), (.wrongLine, ["config", "unset", "шрифт"]),
        (.wrongLine, ["config", "set", "mouse"]),
    ]

    @Test("one sentence, its exit code, every byte as it was", arguments: ["en", "ru"])
    func refused(language: String) throws {
        let shell = try shell(language)
        let before = try shell.home.contents()
        for (code, line) in Self.lines {
            let run = shell.run(line)
            let shown = line.map { $0.prefix(40) }
            #expect(run.code == code, "\(shown)")
            #expect(run.output == "", "\(shown)")
            #expect(
                OneSentence(run.errors, line: line).faults(language) == [],
                "\(shown): \(run.errors.prefix(300))")
        }
        #expect(try shell.home.contents() == before)
    }

    @Test("every refusal of a Russian is another sentence than that of an Englishman")
    func translated() throws {
        let (english, russian) = (try shell("en"), try shell("ru"))
        for (_, line) in Self.lines {
            #expect(english.run(line).errors != russian.run(line).errors, "\(line.map { $0.prefix(40) })")
        }
    }

    /// One of many characters, and one character of as many code points.
    private static let longWords = [
        ("en", String(repeating: "x", count: 20_000)),
        ("ru", "e" + String(repeating: "\u{301}", count: 20_000)),
    ]

    @Test("T26: a long word is not repeated whole", arguments: longWords)
    func excerpt(language: String, word: String) throws {
        let shell = try shell(language)
        for line in [
            ["done", word], ["show", word], ["category", "rename", word, "А"], ["list", "--date", word],
            ["add", "А", "--category", "Дом", "--schedule", word], ["edit", "Бег", "--emoji", word],
            ["edit", "Бег", "--color", word], ["calendar", "--month", word], ["undo", word],
            ["config", "set", "day-start", word], ["config", "get", word], [word], ["list", "--" + word],
            ["list", word], ["list", "--filter", word], ["category", word], ["help", word],
            ["--library", "/" + word, "list"], ["--library", "/" + word, "done", "Бег"],
        ] {
            let errors = shell.run(line).errors
            #expect(errors.contains("…") && errors.utf8.count < 1_000, "\(line[0].prefix(9))")
        }
        shell.environment["XDG_CONFIG_HOME"] = "/" + word
        #expect(shell.tracker("config", "set", "mouse", "on").errors.utf8.count < 2_000)
        shell.environment["XDG_CONFIG_HOME"] = nil
        shell.environment["TRACKER_TODAY"] = word
        #expect(shell.tracker("list").errors.utf8.count < 1_000)
    }

    @Test(
        "C9: TRACKER_TODAY is refused for the true reason",
        arguments: [
            ("2026-02-29", "February 2026 has 28 days"), ("2026-13-01", "months go from 1 to 12"),
            ("1899-12-31", "days go from 1900-01-01"), ("yesterday", "set it to a date such as 2026-11-20"),
            ("soon", "set it to a date such as 2026-11-20"),
        ])
    func today(word: String, reason: String) throws {
        let shell = try Shell()
        shell.environment["TRACKER_TODAY"] = word
        let run = shell.tracker("list")
        #expect(run.code == .wrongLine && run.errors.contains("TRACKER_TODAY"))
        #expect(run.errors.contains(reason) && OneSentence(run.errors).faults("en") == [], "\(run.errors)")
    }

    @Test("T4: the nearest name is named, and nothing is done")
    func nearest() throws {
        for (language, line, nearest) in [
            ("en", ["lisst"], "“list”"), ("ru", ["lisst"], "«list»"),
            ("en", ["category", "ad"], "“add”"),
            ("en", ["list", "--filtr", "all"], "“--filter”"), ("ru", ["done", "Бек"], "«Бег»"),
            ("en", ["delete", "вра4", "--yes"], "“Врач”"),
            ("ru", ["category", "delete", "Дон", "--yes"], "«Дом»"),
        ] {
            #expect(try shell(language).run(line).errors.contains(nearest), "\(line)")
        }
    }

    @Test("TRACKER is ambiguous: all that it could mean are listed with their ids")
    func ambiguous() throws {
        let shell = try shell("en")
        shell.tracker("add", "Бег", "--category", "Дом", "--event")
        let ids = shell.tracker("list", "--plain").output.split(separator: "\n").filter {
            $0.contains("\tБег\t")
        }
        .map { $0.prefix(8) }
        let run = shell.tracker("done", "бег")
        #expect(run.code == .wrongLine && ids.count == 2)
        for id in ids { #expect(run.errors.contains("Бег (Дом, \(id))"), "C2") }
        #expect(shell.tracker("done", String(ids[0])).code == .done)
    }

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for line in [
            ["add", "Бег", "--category", "Дом", "--schedule", "daily"],
            ["add", "Белка", "--category", "Дача", "--schedule", "пн"],
            ["add", "Врач", "--category", "Дом", "--event"], ["done", "Врач", "--date", "yesterday"],
        ] {
            #expect(shell.run(line).code == .done)
        }
        return shell
    }
}
