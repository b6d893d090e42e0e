import Testing
import TrackerCLI
import TrackerPresentation

/// What people type that a command does not take, and what they are told to write.
@Suite struct TwinTests {
    /// A row of the table: the line without what is wrong, what is typed, and what to write instead.
    struct Row: Sendable, CustomTestStringConvertible {
        let line: String
        let typed: String
        let advice: String

        init(_ line: String, _ typed: String, _ advice: String) {
            (self.line, self.typed, self.advice) = (line, typed, advice)
        }

        var testDescription: String { line + " " + typed }
    }

    private static let options: [Row] = [
        Row("done Run", "--from mon", "--date mon..today"),
        Row("undone Run", "--to mon", "--date mon"),
        Row("done Run", "--until yesterday", "--date yesterday"),
        Row("skip Run", "--from mon", "--date mon"), Row("skip Run", "--from -6", "--date -6..today"),
        Row("skip Run", "--to fri", "--date today..fri"),
        Row("unskip Run", "--until \"in a week\"", "--date \"today..in a week\""),
        Row("list", "--days 7", "tracker log --days 7"),
        Row("list", "--year 2026", "tracker log --year 2026"),
        Row("list", "--from mon --to today", "tracker log --from mon --to today"),
        Row("list", "--until \"last fri\"", "tracker log --until \"last fri\""),
        Row("list", "--archived", "--filter resting"), Row("list", "--paused", "--filter resting"),
        Row("list", "--open", "--filter not-completed"), Row("list", "--undone", "--filter not-completed"),
        Row("list", "--done", "--filter completed"), Row("list", "--todo", "--filter due"),
        Row("list", "--find run", "--search run"),
        Row("list", "--find \"two words\"", "--search \"two words\""),
        Row("list", "--find mon", "--date mon"), Row("list", "--find due", "--filter due"),
        Row("stats", "--month 2026-10", "--from 2026-10-01 --to 2026-10-31"),
        Row("report", "--month 2024-2", "--from 2024-02-01 --to 2024-02-29"),
        Row("notes", "--days 7", "--from -6"), Row("stats", "--last 7", "--from -6"),
        Row("report", "--last 1", "--from today"),
        Row("log", "--month 2026-10", "--from 2026-10-01 --to 2026-10-31"),
        Row("export", "--month 2026-10", "--from 2026-10-01 --to 2026-10-31"),
        Row("review", "--days 3", "--from -2"), Row("log", "--last 7", "--from -6"),
        Row("stats", "--week", "--date \"this week\""), Row("calendar", "--week", "--date \"this week\""),
        Row("add X --category C", "--days mon,wed", "--schedule mon,wed"),
        Row("edit Run", "--rule 3/week", "--schedule 3/week"),
        Row("edit Run", "--every \"2 weeks\"", "--schedule \"every 2 weeks\""),
        Row("add X --category C", "--daily", "--schedule daily"),
        Row("edit Run", "--weekly", "--schedule 1/week"),
        Row("edit Run", "--whenever", "--schedule whenever"), Row("edit Run", "--max 2", "--limit 2"),
        Row("edit Run", "-n Jog", "--name Jog"), Row("edit Run", "--rename Jog", "--name Jog"),
        Row("edit Run", "--no-goal", "--goal none"), Row("edit Run", "--remove", "--goal none"),
        Row("pause Run", "--for \"1 week\"", "--until +6"), Row("pause Run", "--for \"3 дня\"", "--until +2"),
        Row("list", "--missed", "--filter not-completed"), Row("list", "--week", "tracker log"),
        Row("list", "--all", "tracker log"), Row("resume --all", "--date 31.12", "--from 31.12"),
        Row("log", "--missed", "tracker review --open"), Row("stats", "--month october", "--date october"),
        Row("edit Run", "--pin", "tracker pin Run"), Row("edit Run", "--archive", "tracker archive Run"),
        Row("show Run", "--year 2026", "tracker stats Run --year 2026"),
        Row("export", "--csv", "--format csv"), Row("export", "--markdown", "--format markdown"),
        Row("delete Run", "--force", "--yes"), Row("category delete Sport", "-f", "--yes"),
        Row("add X --category C", "--no-schedule", "--schedule whenever"),
        Row("add X --category C", "--at-most 2", "--limit 2"), Row("edit Run", "--at-least 2", "--goal 2"),
        Row("add X --category C", "--repeat 3d", "--schedule 3d"), Row("log", "-n 7", "--days 7"),
        Row("stats", "--since mon", "--from mon"), Row("remind", "--time 20:00", "--at 20:00"),
        Row("list", "--due", "--filter due"), Row("list", "--completed", "--filter completed"),
        Row("list", "--format json", "--json"), Row("show Run", "-o json", "--json"),
        Row("done Run", "--yesterday", "--date yesterday"), Row("skip Run", "--tomorrow", "--date tomorrow"),
        Row("stats", "--last-month", "--date last-month"), Row("done Run", "--on mon", "--date mon"),
        Row("done Run", "--reason \"too cold\"", "--note \"too cold\""),
        Row("delete Run", "-y", "--yes"), Row("done Run", "-m hi", "--note hi"),
        Row("skip Run", "--comment \"too cold\"", "--note \"too cold\""),
        Row("note Run", "--delete", "--remove"),
        Row("done Run", "--remove", "tracker undone Run"), Row("skip Run", "--off", "tracker unskip Run"),
        Row("pin Run", "--undo", "tracker unpin Run"), Row("archive Run", "--off", "tracker unarchive Run"),
        Row("pause \"Good deeds\"", "--remove", "tracker resume \"Good deeds\""),
        Row("pause --all", "--off", "tracker resume --all"), Row("note Run", "--undo", "--remove"),
        Row("sync", "--off", "tracker sync off"), Row("remind", "--off", "tracker remind off"),
        Row("config", "--unset theme", "tracker config unset theme"),
        Row("config set theme", "--unset", "tracker config unset theme"),
        Row("sync on", "--folder /tmp/x", "tracker sync on /tmp/x --name NAME"),
        Row("sync on --name laptop", "--folder /tmp/x", "tracker sync on /tmp/x --name laptop"),
        Row("report", "--html a.html", "tracker report a.html"),
        Row("restore", "--list", "tracker restore"), Row("backup", "--list", "tracker restore"),
        Row("undo", "--steps 3", "tracker undo 3"), Row("redo", "--steps 3", "tracker redo 3"),
    ]

    private static let words: [Row] = [
        Row("list", "archived", "--filter resting"), Row("list", "paused", "--filter resting"),
        Row("list", "open", "--filter not-completed"), Row("list", "undone", "--filter not-completed"),
        Row("list", "done", "--filter completed"), Row("list", "todo", "--filter due"),
        Row("list", "not-completed", "--filter not-completed"), Row("list", "yesterday", "--date yesterday"),
        Row("list", "last mon", "--date \"last mon\""),
        Row("skip Run", "until sunday", "--date today..sunday"),
        Row("pause Run", "until sunday", "--until sunday"), Row("pause Run", "до вс", "--until вс"),
        Row("stats", "since monday", "--from monday"), Row("log", "с пн", "--from пн"),
        Row("list", "last week", "tracker log --date \"last week\""),
        Row("list", "october", "tracker log --date october"), Row("list", "week", "tracker log"),
        Row("move Run", "first", "--first"),
        Row("move Run", "before Good deeds", "--before \"Good deeds\""),
        Row("category move Sport", "last", "--last"), Row("undo", "всё", "tracker undo 100"),
        Row("edit Run", "name Jog", "--name Jog"), Row("edit Run", "goal 6 km", "--goal \"6 km\""),
        Row("merge Run into", "Walk", "tracker merge Run Walk"),
        Row("category merge A and", "B", "tracker category merge A B"),
        Row("note Run windy", "yesterday", "--date yesterday"),
        Row("stats", "2026", "--year 2026"), Row("calendar", "2026-10", "--month 2026-10"),
        Row("log", "2025", "--year 2025"), Row("report", "year", "--year 2026"),
        Row("notes", "week", "--date \"this week\""), Row("stats", "month", "--date \"this month\""),
        Row("add Swim --category Sport", "event", "--event"),
        Row("add Swim --category Sport", "3/week", "--schedule 3/week"),
        Row("add Swim --category Sport", "mon wed", "--schedule \"mon wed\""),
        Row("remind", "20:00", "--at 20:00"), Row("remind", "at 20:00", "--at 20:00"),
        Row("remind", "20", "--at 20:00"), Row("remind", "в 9:30", "--at 9:30"),
        Row("config", "theme dark", "tracker config set theme dark"),
        Row("config", "theme", "tracker config get theme"),
        Row("config", "lang ru", "tracker config set language ru"),
        Row("config", "lang", "tracker config get language"), Row("remind", "8pm", "--at 20:00"),
        Row("sync", "~/a b", "tracker sync on \"~/a b\" --name NAME"),
        Row("pause", "all", "--all"), Row("resume", "все", "--all"),
        Row("restore", "list", "tracker restore"), Row("undo", "all", "tracker undo 100"),
        Row("redo", "all", "tracker redo 100"), Row("undo", "-3", "tracker undo 3"),
    ]

    private static let values: [Row] = [
        Row("calendar", "--from 2026-10", "--month 2026-10"),
        Row("calendar", "--date 2026-10", "--month 2026-10"),
        Row("pause Run", "--from \"next week\"", "--date \"next week\""),
        Row("pause Run", "--until mon..fri", "--date mon..fri"),
        Row("add X --category C", "--schedule none", "--schedule whenever"),
        Row("edit Run", "--schedule нет", "--schedule whenever"),
        Row("list", "--filter archived", "--filter resting"),
        Row("add X --category C", "--goal \"3 times a week\"", "--schedule 3/week"),
        Row("edit Run", "--goal \"2 раза в месяц\"", "--schedule 2/month"),
        Row("edit Run", "--goal 4x/10d", "--schedule 4/10d"),
        Row("list", "--filter missed", "--filter not-completed"),
        Row("list", "--filter open", "--filter not-completed"),
        Row("list", "--filter done", "--filter completed"), Row("list", "--filter todo", "--filter due"),
        Row("add X --category C", "--goal \"at most 2\"", "--limit 2"),
        Row("edit Run", "--goal \"не больше 2 чашки\"", "--limit \"2 чашки\""),
    ]

    private static let days: [Row] = [
        Row("done Run", "yesterday", "--date yesterday"), Row("skip Run", "mon", "--date mon"),
        Row("undone Run", "\"last mon\"", "--date \"last mon\""),
        Row("done Run 5km", "вчера", "--date вчера"),
        Row("done Run", "2 days ago", "--date \"2 days ago\""), Row("unskip Run", "-3", "--date -3"),
        Row("done", "yesterday", "--date yesterday"), Row("pause Run", "sun", "--until sun"),
        Row("export", "yesterday", "--date yesterday"),
    ]

    private static let severalDays: [Row] = [
        Row("done Run", "mon..today", "--date mon..today"), Row("log Run", "mon..today", "--date mon..today"),
        Row("stats", "\"last week\"", "--date \"last week\""), Row("stats", "october", "--date october"),
        Row("report", "\"за ноябрь\"", "--date \"за ноябрь\""), Row("skip Run", "mon,wed", "--date mon,wed"),
        Row("pause Run", "\"next week\"", "--date \"next week\""),
        Row("pause --all", "\"24 dec..3 jan\"", "--date \"24 dec..3 jan\""),
    ]

    private func shell(_ language: String) throws -> Shell {
        let shell = try Shell(language: language)
        for name in ["Run", "Good deeds"] {
            shell.tracker("add", name, "--category", "Sport", "--schedule", "daily", "--goal", "5 km")
        }
        return shell
    }

    /// Runs the line in both languages, and parses the line that is advised.
    private func expect(_ row: Row, _ english: String, _ russian: String) throws {
        let line = Self.words(of: row.line)
        for (language, said) in [("en", english), ("ru", russian)] {
            let shell = try shell(language)
            let before = shell.library
            #expect(
                shell.run(line + Self.words(of: row.typed))
                    == Shell.Run(errors: said + "\n", code: .wrongLine))
            #expect(shell.library == before)
        }
        let advice = Self.words(of: row.advice)
        let right = advice[0] == "tracker" ? Array(advice.dropFirst()) : line + advice
        // TRACKER is still missing where a day stands alone.
        #expect(throws: Never.self, "\(right)") {
            try parse(right == ["done"] + advice ? right + ["Run"] : right).get()
        }
    }

    /// The words of a line as a shell takes them apart.
    private static func words(of line: String) -> [String] {
        line.split(separator: "\"", omittingEmptySubsequences: false).enumerated().flatMap { index, part in
            index.isMultiple(of: 2) ? part.split(separator: " ").map(String.init) : [String(part)]
        }
    }

    @Test(
        "TWIN-1: an option of the table is refused with its twin, which the parser takes", arguments: options)
    func option(row: Row) throws {
        let option = Self.words(of: row.typed)[0]
        let first = Self.words(of: row.line).prefix { !$0.hasPrefix("-") }.prefix(2)
        let isLong = CommandName(rawValue: first.joined(separator: " ")) != nil
        let command = isLong ? first.joined(separator: " ") : first[0]
        try expect(
            row, "“tracker \(command)” has no “\(option)”: write \(row.advice).",
            "У «tracker \(command)» нет «\(option)»: напишите \(row.advice).")
    }

    @Test("TWIN-2: a word too many is refused with its twin, which the parser takes", arguments: words)
    func word(row: Row) throws {
        try expect(
            row, "Unexpected argument “\(row.typed)”: write \(row.advice).",
            "Лишнее слово «\(row.typed)»: напишите \(row.advice).")
    }

    @Test("TWIN-1: a value of another option is refused with that", arguments: values)
    func value(row: Row) throws {
        let typed = Self.words(of: row.typed)
        try expect(
            row, "Unknown \(typed[0]) “\(typed[1])”: write \(row.advice).",
            "Недопустимое значение \(typed[0]): «\(typed[1])»; напишите \(row.advice).")
    }

    @Test(
        "TWIN-3: days in place of a tracker, behind an amount and as a whole tail are told as days",
        arguments: days)
    func day(row: Row) throws {
        let typed = row.typed.replacing("\"", with: "")
        try expect(
            row, "“\(typed)” is a day: write \(row.advice).", "«\(typed)» — это день: напишите \(row.advice)."
        )
    }

    @Test("TWIN-3: a second day behind --date is added to the first")
    func secondDay() throws {
        let shell = try shell("en")
        #expect(
            shell.tracker("done", "Run", "--date", "yesterday", "mon").errors
                == "“mon” is a day: write --date yesterday,mon.\n")
        #expect(shell.tracker("done", "Run", "--date", "yesterday,mon").code == .done)
    }

    @Test("TWIN-3: words that together are one name, and a category where the command takes one")
    func oneName() throws {
        for (language, one, category) in [
            (
                "en", "“good deeds” is one name: write \"Good deeds\".\n",
                "“sport” is a category: write --category sport.\n"
            ),
            (
                "ru", "«good deeds» — это одно название: напишите \"Good deeds\".\n",
                "«sport» — категория: напишите --category sport.\n"
            ),
        ] {
            let shell = try shell(language)
            #expect(shell.tracker("done", "good", "deeds") == Shell.Run(errors: one, code: .couldNot))
            #expect(shell.tracker("done", "good", "deeds", "3km").errors == one)
            for command in ["stats", "calendar", "notes"] {
                #expect(shell.tracker(command, "sport") == Shell.Run(errors: category, code: .couldNot))
            }
        }
    }

    @Test("TWIN-3: a range, a week and a month are told as days", arguments: severalDays)
    func ofSeveralDays(row: Row) throws {
        let typed = row.typed.replacing("\"", with: "")
        try expect(
            row, "“\(typed)” names days: write \(row.advice).",
            "«\(typed)» — это дни: напишите \(row.advice).")
    }

    @Test("TWIN-3: a tracker of that name is one, and a category is told before a day")
    func names() throws {
        let shell = try shell("en")
        shell.tracker("add", "Yesterday", "--category", "Mon", "--schedule", "daily")
        #expect(shell.tracker("done", "Run", "yesterday").code == .done)
        #expect(shell.tracker("done", "mon").errors == "“Mon” is a category: see tracker category.\n")
        #expect(shell.tracker("done", "Run", "3").code == .done)
        #expect(shell.tracker("done", "Run", "--goal", "x").code == .wrongLine)
    }

    struct Sentence: Sendable {
        let line: [String]
        let said: Phrase

        init(_ line: [String], _ english: String, _ russian: String) {
            (self.line, said) = (line, Phrase(english, russian))
        }
    }

    private static let sentences: [Sentence] = [
        Sentence(
            ["move", "Run", "3"], "Unexpected argument “3”: write --before T, --first or --last.",
            "Лишнее слово «3»: напишите --before T, --first или --last."
        ),
        Sentence(
            ["remind", "Run", "at", "21:00"],
            "One reminder names all that is due: tracker remind --at 21:00.",
            "Напоминание одно, обо всём, что пора сделать: tracker remind --at 21:00."
        ),
        Sentence(
            ["remind", "Run", "--at", "9:30"],
            "One reminder names all that is due: tracker remind --at 9:30.",
            "Напоминание одно, обо всём, что пора сделать: tracker remind --at 9:30."
        ),
        Sentence(
            ["note", "Run", "yesterday", "windy"], "Unexpected argument “windy”: write --date yesterday.",
            "Лишнее слово «windy»: напишите --date yesterday."
        ),
        Sentence(
            ["list", "-a"],
            "“tracker list” has no “-a”; it has --date, --filter, --category, --search and --exit-code.",
            "У «tracker list» нет «-a»; есть --date, --filter, --category, --search и --exit-code."
        ),
        Sentence(
            ["pause", "Run", "--from", "24.12", "--for", "2 weeks"],
            "There is no option “--for”: see “tracker help pause” (a name that begins with a dash goes behind “--”).",
            "Параметра «--for» нет: смотрите «tracker help pause» (название, которое начинается с дефиса, ставится после «--»)."
        ),
        Sentence(
            ["move", "Run", "Mind"],
            "Unexpected argument “Mind”: write --before Mind or tracker edit T --category Mind.",
            "Лишнее слово «Mind»: напишите --before Mind или tracker edit T --category Mind."
        ),
        Sentence(
            ["list", "walk", "dog"],
            "Unexpected argument “walk dog”: write --search \"walk dog\" or --category \"walk dog\".",
            "Лишнее слово «walk dog»: напишите --search \"walk dog\" или --category \"walk dog\"."
        ),
        Sentence(
            ["add", "Gym", "Sport"],
            "Unexpected argument “Sport”: put a name of several words in quotes; a category goes behind --category.",
            "Лишнее слово «Sport»: название из нескольких слов возьмите в кавычки; категорию пишут после --category."
        ),
        Sentence(
            ["note", "Run", "so", "windy"], "Unexpected argument “windy”: put the text in quotes.",
            "Лишнее слово «windy»: возьмите текст в кавычки."
        ),
        Sentence(
            ["move", "Run", "--up"], "“tracker move” has no “--up”: write --before T, --first or --last.",
            "У «tracker move» нет «--up»: напишите --before T, --first или --last."
        ),
        Sentence(
            ["remind", "Run"], "One reminder names all that is due: tracker remind --at 20:00.",
            "Напоминание одно, обо всём, что пора сделать: tracker remind --at 20:00."
        ),
        Sentence(
            ["restore", "Old"], "Unexpected argument “Old”: write tracker unarchive Old.",
            "Лишнее слово «Old»: напишите tracker unarchive Old."
        ),
        Sentence(
            ["log", "--event"],
            "“tracker log” has no “--event”; it has --date, --from, --to, --year, --days and --category.",
            "У «tracker log» нет «--event»; есть --date, --from, --to, --year, --days и --category."
        ),
        Sentence(
            ["add", "X", "--filter", "due"], "“tracker add” has no “--filter”: see tracker help add.",
            "У «tracker add» нет «--filter»: смотрите tracker help add."
        ),
        Sentence(
            ["pin", "Run", "--event"], "“tracker pin” has no “--event”: see tracker help pin.",
            "У «tracker pin» нет «--event»: смотрите tracker help pin."
        ),
    ]

    @Test("TWIN-1: move names its places, one reminder is enough, and without a twin the options are named")
    func sentences() throws {
        for language in Language.allCases {
            let shell = try shell(language.rawValue)
            shell.tracker("add", "Old", "--category", "Sport", "--event")
            shell.tracker("archive", "Old")
            for row in Self.sentences {
                #expect(
                    shell.run(row.line) == Shell.Run(errors: row.said(language) + "\n", code: .wrongLine))
            }
            // A mistyped command is still found, and a backup is looked for first.
            #expect(shell.tracker("remind", "sttus").errors.contains("status"))
            #expect(shell.tracker("restore", "nothing").code == .couldNot)
        }
    }

    @Test("SAY-6: a whole line that is advised carries the library and the language of the run")
    func library() throws {
        let shell = try shell("en")
        #expect(
            shell.tracker("list", "--days", "7", "--lang", "en", "--library", "a.plist").errors
                == "“tracker list” has no “--days”: write tracker log --days 7 --library a.plist --lang en.\n"
        )
        #expect(
            shell.tracker("list", "run", "--lang", "en").errors
                == "Unexpected argument “run”: write --search run or --category run.\n")
    }

    @Test(
        "TWIN-1: whatever the command, a line that is advised is taken by the parser",
        arguments: CommandName.visible)
    func everyCommand(command: CommandName) throws {
        let operands = command.spec.operands.filter { $0.count.minimum > 0 }.map {
            $0.kind.fixedWords?.first ?? "x"
        }
        let needed = command.spec.needsAnOption ? [command == .edit ? "--limit=2" : "--last"] : []
        let line = Self.words(of: command.rawValue) + operands + needed
        for row in Self.options + Self.words + Self.values {
            guard case .failure(.twin(_, _, _, let advice)) = parse(line + Self.words(of: row.typed)) else {
                continue
            }
            for words in advice.map(Self.words) {
                let right =
                    words[0] == "tracker"
                    ? Array(words.dropFirst())
                    : (words == ["--json"] ? line : line.filter { !needed.contains($0) }) + words
                #expect(throws: Never.self, "\(right)") { try parse(right).get() }
            }
        }
    }

    @Test("T47: what cannot be printed in a line, or is too long for one, is not advised")
    func hostile() throws {
        for text in ["a\u{1B}[31mb", "a\u{202E}b", String(repeating: "x", count: 201)] {
            let said = try shell("en").tracker("list", "--find", text).errors
            #expect(said == "There is no option “--find”: see “tracker help list”.\n")
        }
    }

    @Test("T4: the nearest word never says the opposite")
    func opposite() {
        #expect(
            parse("list", "--onboarding") == .failure(.unknownOption("--onboarding", .list, nearest: nil)))
        #expect(parse("list", "--no-jsn") == .failure(.unknownOption("--no-jsn", .list, nearest: nil)))
        #expect(
            parse("list", "--nomouse") == .failure(.unknownOption("--nomouse", .list, nearest: "--no-mouse")))
        #expect(parse("undelete") == .failure(.unknownCommand("undelete", nearest: nil)))
        #expect(parse("unskp") == .failure(.unknownCommand("unskp", nearest: "unskip")))
    }
}
